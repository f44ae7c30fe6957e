// The button «جاسازی» below every quiz (not in it: pressing it is no reason to start Python). What it opens is fetched when it is pressed.

/** Makes the buttons work. */
export function startSharing() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[data-part="embed"]') : null;
    const quiz = document.getElementById((button instanceof HTMLElement && button.dataset.quiz) || '');
    if (!(button instanceof HTMLElement) || !(quiz instanceof HTMLElement)) return;
    import('./panel.mjs').then(({ openPanel }) => openPanel(quiz, button));
  });
}
