"""The header's data, in the shape that docs/data.md calls Navigation, from what a generator knows of its site."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Optional

#: Fields that hold an address.
_ADDRESSES = {"url", "src", "src_dark"}

#: What no page's place changes: a scheme or host, the root of the host, an anchor, a query.
_FIXED = re.compile(r"[a-z][a-z0-9+.-]*:|[/\\#?]", re.IGNORECASE)


@dataclass
class Entry:
    """A page of the navigation, or a heading, with what is below it."""

    title: str
    #: From the root of the site, without a slash at its beginning; ``None``: a heading.
    url: Optional[str]
    children: list[Entry] = field(default_factory=list)


def navigation(entries: list[Entry]) -> list[dict[str, Any]]:
    """Items of the bar: links, and panels for entries with something below them."""
    return [item for entry in entries if (item := _item(entry))]


def _item(entry: Entry) -> Optional[dict[str, Any]]:
    if not entry.children:
        return _link(entry) if entry.url is not None else None
    if any(child.children for child in entry.children):
        sections = [{**_link(child), "links": _links(child.children)} for child in entry.children]
        return {**_link(entry), "sections": sections}
    blocks = [{"type": "sublinks", "links": _links(entry.children)}]
    return {**_link(entry), "columns": [{"blocks": blocks}]}


def _link(entry: Entry) -> dict[str, Any]:
    return {"title": entry.title} if entry.url is None else {"title": entry.title, "url": entry.url}


def _links(entries: list[Entry]) -> list[dict[str, Any]]:
    """What a panel has room for: entries below a page are one click away, those below a heading come in its place."""
    return [link for entry in entries for link in ([_link(entry)] if entry.url is not None else _links(entry.children))]


def header_data(
    entries: list[Entry],
    *,
    title: str,
    logo: Optional[str],
    home: str,
    language: str,
    search: Optional[dict[str, str]],
    ctas: dict[str, Any],
    own: dict[str, Any],
) -> dict[str, Any]:
    """
    :param home: Address of the home page, from the root of the site.
    :param language: A language tag such as ``pt-br``.
    :param search: ``title`` and ``url`` of the search page; ``None``: there is no search.
    :param ctas: ``primary`` and ``secondary``, each with ``title`` and ``url``.
    :param own: What the site's own file says; it wins, field by field.
    """
    own_ctas = own.get("ctas")
    links = {**({"search": search} if search else {}), **ctas, **(own_ctas if isinstance(own_ctas, dict) else {})}
    return {
        "locales": [{"code": language}],
        "logo": {"title": title, "url": home, **({"src": logo} if logo else {})},
        "navigation": navigation(entries),
        **own,
        **({"ctas": links} if links else {}),
    }


def read_own_data(path: Path) -> dict[str, Any]:
    """:raises ValueError: if it cannot be read or is no JSON object; the message says what came and what was expected."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ValueError(f"{path} cannot be read ({error}); expected a file with a JSON object") from error
    if not isinstance(data, dict):
        raise ValueError(f"{path} holds {type(data).__name__}; expected a JSON object with logo, navigation or others")
    return data


def seen_from(root: str, value: Any) -> Any:
    """
    The same data with its relative addresses as a page has them.

    :param root: The way from the page to the root of the site: ``./``, ``../``, ``../../`` …
    """
    if isinstance(value, list):
        return [seen_from(root, item) for item in value]
    if not isinstance(value, dict):
        return value
    return {key: address_seen_from(root, item) if key in _ADDRESSES else seen_from(root, item) for key, item in value.items()}


def address_seen_from(root: str, url: Any) -> Any:
    """One address of it."""
    return root + url.removeprefix("./") if isinstance(url, str) and not _FIXED.match(url) else url
