// Live reload of `haftquiz serve`; never part of a built page.
(() => {
  const base = "/__haftquiz__/events";
  const id = "haftquiz-problems";
  let build = null;

  /** @param {[string, string][]} problems */
  const show = (problems) => {
    document.getElementById(id)?.remove();
    if (!problems.length) return;
    const box = document.createElement("aside");
    box.id = id;
    box.dir = "rtl";
    box.setAttribute("role", "alert");
    box.style.cssText =
      "position:fixed;inset:auto 0 0 0;max-height:60vh;overflow:auto;z-index:99999;" +
      "background:#2b1214;color:#fff;padding:16px 20px;font:15px/1.9 sans-serif;" +
      "border-block-start:4px solid #d33";
    const head = document.createElement("p");
    head.style.cssText = "margin:0 0 8px;font-weight:bold";
    const count = problems.length.toLocaleString("fa");
    head.textContent = `ساخته نشد (${count} اشکال)؛ آنچه می‌بینی ساختهٔ پیشین است.`;
    box.append(head);
    for (const [place, message] of problems) {
      const line = document.createElement("p");
      line.style.cssText = "margin:0 0 6px";
      const where = document.createElement("bdi");
      where.dir = "ltr";
      where.style.cssText = "font-family:monospace;color:#ffc9a0;margin-inline-end:8px";
      where.textContent = place;
      line.append(where, " ", message);
      box.append(line);
    }
    document.body.append(box);
  };

  /** @type {EventSource | null} */
  let source = null;

  const listen = () => {
    source?.close();
    source = null;
    // A browser opens six connections to a host: hidden tabs must not hold them.
    if (document.hidden) return;
    source = new EventSource(base);
    source.onmessage = (event) => {
      const news = JSON.parse(event.data);
      if (build !== null && news.build !== build) {
        source?.close();
        location.reload();
        return;
      }
      build = news.build;
      show(news.problems);
    };
  };

  document.addEventListener("visibilitychange", listen);
  listen();
})();
