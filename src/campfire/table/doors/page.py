"""The page: the built client, served with the caching that its names allow."""

from __future__ import annotations

from html import escape
from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import HTMLResponse, Response
from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from campfire.words.language import OWN_NAMES
from campfire.words.lexicon import Lexicon

HERE = Path(__file__).parents[2]
FOLDERS = (HERE / "table" / "client", HERE.parents[1] / "web" / "dist")
"""In an installed package, and in a clone after `make play`."""

FOR_EVER = "public, max-age=31536000, immutable"


class Compression:
    """Sends page and words compressed; answers of the table, which may hold a key, never are."""

    def __init__(self, app: ASGIApp) -> None:
        self.plain = app
        self.compressed = GZipMiddleware(app, minimum_size=1000)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_page = scope["type"] == "http" and not scope["path"].startswith("/api")
        await (self.compressed if is_page else self.plain)(scope, receive, send)


class Client(StaticFiles):
    """Files whose names carry a hash are kept for ever, all others are asked for again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await self.packed(path, scope) or await super().get_response(path, scope)
        hashed = path.startswith("assets/") and response.status_code in (200, 304)
        response.headers["Cache-Control"] = FOR_EVER if hashed else "no-cache"
        return response

    async def packed(self, path: str, scope: Scope) -> Response | None:
        """The file as it was packed when it was built, for browsers that can unpack it."""
        takes = {one.split(";")[0].strip() for one in Headers(scope=scope).get("accept-encoding", "").split(",")}
        if "br" not in takes or not self.lookup_path(f"{path}.br")[1]:
            return None
        response = await super().get_response(f"{path}.br", scope)
        response.headers["Content-Type"] = "text/css" if path.endswith(".css") else "text/javascript"
        response.headers["Content-Encoding"] = "br"
        response.headers.add_vary_header("Accept-Encoding")
        return response


def client_folder(wish: str) -> Path | None:
    """Find the built client."""
    folders = (Path(wish),) if wish else FOLDERS
    return next((folder for folder in folders if (folder / "index.html").is_file()), None)


def is_built(wish: str) -> bool:
    """Tell whether there is a client to serve."""
    return client_folder(wish) is not None


OFFLINE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Campfire</title>
<link rel="icon" href="/flame.svg"><link rel="stylesheet" href="/offline.css">
</head>
<body><img src="/flame.svg" alt="" width="80" height="95"><main>
{said}
</main><script src="/offline.js" defer></script></body>
</html>
"""


async def offline() -> HTMLResponse:
    """The page that a browser keeps for when it cannot reach the table, in every language."""
    said = []
    for lang in OWN_NAMES:
        title, text, again = [
            escape(Lexicon(lang).word(key)) for key in ("web-line-lost", "table-offline", "web-again")
        ]
        said.append(f'<section lang="{lang}"><h1>{title}</h1><p>{text}</p><button>{again}</button></section>')
    return HTMLResponse(OFFLINE.format(said="\n".join(said)), headers={"Cache-Control": "no-cache"})


def install(app: FastAPI, wish: str) -> None:
    """Serve the client at the root, or say plainly that there is none."""
    folder = client_folder(wish)
    app.add_api_route("/offline", offline, include_in_schema=False, response_class=HTMLResponse)
    if folder:
        app.mount("/", Client(directory=folder, html=True), name="client")
        return

    async def not_built() -> HTMLResponse:
        said = (f'<p lang="{lang}">{escape(Lexicon(lang).word("table-not_built"))}</p>' for lang in OWN_NAMES)
        page = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Campfire</title>{"".join(said)}</html>'
        return HTMLResponse(page, 503, {"Cache-Control": "no-store"})

    app.add_api_route("/", not_built, include_in_schema=False, response_class=HTMLResponse)
