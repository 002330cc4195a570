"""What goes into each page, and where."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cached_property
from html import escape
from pathlib import Path
from typing import Any, Callable, Optional

from .data import address_seen_from, seen_from
from .printed import Printer

#: What the package serves, in a folder ``site-elements``.
SERVED = Path(__file__).parent / "served"

_HEAD_END = re.compile(r"</head\s*>", re.IGNORECASE)
_BODY_START = re.compile(r"<body\b(?:\"[^\"]*\"|'[^']*'|[^'\">])*>", re.IGNORECASE)


@dataclass
class Markup:
    """The elements of a site, as its pages have them."""

    #: As of :func:`site_elements.data.header_data`.
    data: dict[str, Any]
    #: The name of the site.
    title: str
    #: Where the files are served, from the root of the site: ``_static/site-elements/``.
    files: str
    #: The language tag of the pages.
    language: str
    #: Address of the search page, from the root of the site, and our script that finds suggestions; ``None``: no search.
    search: Optional[tuple[str, str]]
    #: ``hide`` takes the bar of the theme away, ``below`` leaves it there.
    theme_bar: str
    #: Says something to whoever builds the site.
    tell: Callable[[str], None]

    def __post_init__(self) -> None:
        self._parts: dict[str, tuple[str, str]] = {}

    def insert(self, html: str, root: str) -> str:
        """
        A page with the elements in it; a text without ``<head>`` and ``<body>`` stays as it is.

        :param root: The way from the page to the root of the site: ``./``, ``../`` …
        """
        head_end = _HEAD_END.search(html)
        body_start = _BODY_START.search(html, head_end.end()) if head_end else None
        if not head_end or not body_start:
            return html
        if root not in self._parts:  # Pages of one depth have the same: it is made once.
            self._parts[root] = self._head(root), self._body(root)
        head, body = self._parts[root]
        before, between, after = html[: head_end.start()], html[head_end.start() : body_start.end()], html[body_start.end() :]
        return f"{before}{head}{between}\n{body}{after}"

    @cached_property
    def _printer(self) -> Printer:
        return Printer(self.tell)

    def _head(self, root: str) -> str:
        folder = escape(root + self.files)
        printed = f'<link rel="stylesheet" href="{folder}prerender.css">\n' if self._printer.is_there else ""
        hidden = f'<link rel="stylesheet" href="{folder}hide-theme-bar.css">\n' if self.theme_bar == "hide" else ""
        return (
            f'<script src="{folder}site-elements.lite.js"></script>\n'
            f'{printed}<link rel="stylesheet" href="{folder}themes.css">\n{hidden}'
        )

    def _body(self, root: str) -> str:
        data = seen_from(root, self.data)
        folder = escape(root + self.files)
        header = self._printer.print(data, self.language, f"{root}{self.files}prerender.css") or _header(data)
        parts = [header, f'<script src="{folder}follow-theme.js"></script>']
        if self.search:
            address, provider = self.search
            # A product or an area in the path of the page narrows nothing here.
            areas = [{"value": area, "path_contains": []} for area in ("Documentation", "Blog")]
            credit = {"text": self.title}  # Nobody of ours ranks here.
            settings = _json({"locales": self.data["locales"], "areas": areas, "credit": credit})
            parts += [
                f'<site-search search-url="{escape(address_seen_from(root, address))}">{settings}</site-search>',
                f'<script type="module" src="{folder}{provider}"></script>',
            ]
        return "\n".join(parts) + "\n"


def _json(data: Any) -> str:
    """A JSON child. ``<`` could end it."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return f'<script type="application/json">{text}</script>'


def _header(data: dict[str, Any]) -> str:
    """What is there without script are plain links, one for each item of the bar."""
    items = data.get("navigation")
    links = "".join(
        f'<a href="{escape(url)}">{escape(str(item["title"]))}</a> '
        for item in [data.get("logo"), *(items if isinstance(items, list) else [])]
        if isinstance(item, dict) and "title" in item and (url := _first_url(item))
    )
    return f"<site-header>{_json(data)}<nav>{links}</nav></site-header>"


def _first_url(value: Any) -> Optional[str]:
    """Where an item leads, or the first one below it."""
    if isinstance(value, dict):
        own = value.get("url")
        return own if isinstance(own, str) else _first_url(list(value.values()))
    return next((url for item in value if (url := _first_url(item))), None) if isinstance(value, list) else None
