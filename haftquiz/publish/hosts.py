"""What a web server should be told: `_headers` in the output, samples for two servers.

`_headers` is read by Netlify, Cloudflare Pages and their like, and does no harm elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from haftquiz.publish.output import write_text

HEADERS = "_headers"

_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; font-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "frame-src 'self'; form-action 'self'; base-uri 'self'; frame-ancestors 'self'"
)
_LASTING = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class Rule:
    """Headers for the addresses below a path; `*` at its end stands for anything."""

    path: str
    headers: tuple[tuple[str, str], ...]


def rules(base: str, assets: str, runtime: str) -> list[Rule]:
    """Return the rules for one build, the general first."""
    lasting = (("Cache-Control", _LASTING), ("Access-Control-Allow-Origin", "*"))
    found = [
        Rule(
            f"{base}*",
            (
                ("X-Content-Type-Options", "nosniff"),
                ("Referrer-Policy", "strict-origin-when-cross-origin"),
            ),
        ),
        Rule(f"{base}sw.js", (("Cache-Control", "no-cache"),)),
        Rule(f"{base}{assets}/*", lasting),
    ]
    return [*found, Rule(f"{base}{runtime}/*", lasting)] if runtime else found


def embed_policy(origin: str) -> str:
    """Return the policy of embed pages, which stand in other people's frames.

    In a frame without an origin of its own, WebKit takes `'self'` for nobody, so the site's origin
    is named; a worker can be made there of a data: address only.
    """
    policy = _POLICY.replace("frame-ancestors 'self'", "frame-ancestors *")
    policy = policy.replace("worker-src 'self'", "worker-src 'self' data:")
    return policy.replace("'self'", f"'self' {origin}")


def headers_file(base: str, assets: str, runtime: str, pages: list[str], embeds: str) -> str:
    """Return the text of `_headers`. A policy may be set only once, so pages are named singly."""
    lines = []
    for rule in rules(base, assets, runtime):
        lines += [rule.path, *(f"  {name}: {value}" for name, value in rule.headers), ""]
    for page in pages:
        lines += [f"{base}{page}", f"  Content-Security-Policy: {_POLICY}", ""]
    if embeds:
        lines += [f"{base}e/*", f"  Content-Security-Policy: {embeds}"]
        lines += ["  Access-Control-Allow-Origin: *", ""]
    return "\n".join(lines)


def write_headers(out: Path, base: str, url: str, assets: str, runtime: str) -> None:
    """Write `_headers` for what the finished output folder holds."""
    files = sorted(path.relative_to(out).as_posix() for path in out.rglob("*.html"))
    pages = [name.removesuffix("index.html") for name in files if not name.startswith("e/")]
    # Where the site's address is not known, embed pages go without a policy: see `embed_policy`.
    policy = embed_policy(origin_of(url)) if url else "frame-ancestors *"
    embeds = policy if (out / "e").is_dir() else ""
    write_text(out / HEADERS, headers_file(base, assets, runtime, pages, embeds))


def origin_of(url: str) -> str:
    """Return `https://host` of an address."""
    return "/".join(url.split("/")[:3])


def write_samples(folder: Path, base: str, url: str = "") -> list[Path]:
    """Write the samples for nginx and Apache; they fit every build."""
    origin = origin_of(url or "https://example.org")
    made = [folder / "nginx.conf", folder / "apache.conf"]
    write_text(made[0], _NGINX.replace("BASE", base).replace("EMBED_POLICY", embed_policy(origin)))
    write_text(made[1], _APACHE.replace("BASE", base).replace("EMBED_POLICY", embed_policy(origin)))
    for path in made:
        write_text(path, path.read_text(encoding="utf-8").replace("POLICY", _POLICY))
    return made


_NGINX = """\
# haftquiz: inside `server { … }`. Needs mime.types with application/wasm; brotli_static needs the
# module ngx_brotli (without it, leave the line out: gzip_static serves the .gz files).
location BASE {
    root /var/www/site;  # the folder that holds the output
    index index.html;
    error_page 404 BASE404.html;
    types { text/javascript mjs js; application/wasm wasm; application/manifest+json webmanifest; }
    include mime.types;
    gzip_static on;
    # brotli_static on;
    add_header X-Content-Type-Options nosniff always;
    add_header Cache-Control no-cache always;
    add_header Content-Security-Policy "POLICY" always;
}
location BASEe/ {
    root /var/www/site;
    index index.html;
    add_header Access-Control-Allow-Origin * always;
    add_header Content-Security-Policy "EMBED_POLICY" always;
}
location ~ ^BASE(assets|runtime)-[0-9a-f]+/ {
    root /var/www/site;
    types { text/javascript mjs js; application/wasm wasm; text/css css; font/woff2 woff2;
            image/svg+xml svg; application/json json; application/zip zip; }
    gzip_static on;
    # brotli_static on;
    add_header Access-Control-Allow-Origin * always;
    add_header Cache-Control "public, max-age=31536000, immutable" always;
}
"""

_APACHE = """\
# haftquiz: in the virtual host or an .htaccess; needs headers, rewrite, mime, setenvif.
AddType text/javascript .mjs .js
AddType application/wasm .wasm
AddType application/manifest+json .webmanifest
ErrorDocument 404 BASE404.html

Header always set X-Content-Type-Options nosniff
SetEnvIf Request_URI "^BASEe/" HAFTQUIZ_EMBED
SetEnvIf Request_URI "^BASE(assets|runtime)-[0-9a-f]+/" HAFTQUIZ_LASTING
Header always set Cache-Control no-cache env=!HAFTQUIZ_LASTING
Header always set Cache-Control "public, max-age=31536000, immutable" env=HAFTQUIZ_LASTING
Header always set Access-Control-Allow-Origin * env=HAFTQUIZ_LASTING
Header always set Content-Security-Policy "POLICY" env=!HAFTQUIZ_EMBED
Header always set Content-Security-Policy "EMBED_POLICY" env=HAFTQUIZ_EMBED

# The files that were compressed at build.
RewriteEngine On
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule ^(.+)$ $1.br [L]
<FilesMatch "\\.br$">
    Header set Content-Encoding br
    Header append Vary Accept-Encoding
    RemoveType .br
</FilesMatch>
"""
