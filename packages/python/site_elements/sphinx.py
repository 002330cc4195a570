"""The extension for Sphinx."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path, PurePath
from typing import Any, Optional

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.config import Config
from sphinx.locale import _
from sphinx.util import logging

from . import page
from .data import Entry, header_data, read_own_data

_logger = logging.getLogger(__name__)

#: Levels of the toctree that bar and panels show.
_DEPTH = 3


def connect(app: Sphinx) -> dict[str, Any]:
    """Declares the options and says when what is done."""
    app.require_sphinx("7.4")
    app.add_config_value("site_elements_title", None, "html", (str,))
    app.add_config_value("site_elements_logo", None, "html", (str,))
    app.add_config_value("site_elements_ctas", {}, "html", (dict,))
    app.add_config_value("site_elements_data_file", None, "", (str,))
    app.add_config_value("site_elements_own_data", {}, "html", (dict,))  # What the file holds.
    app.add_config_value("site_elements_theme_bar", "below", "html", (str,))
    app.add_config_value("site_elements_search", True, "html", (bool,))
    app.connect("config-inited", _read_options)
    app.connect("builder-inited", _insert_into_pages)
    return {"version": version("site-elements"), "parallel_read_safe": True, "parallel_write_safe": True}


def _read_options(app: Sphinx, config: Config) -> None:
    """Puts right what cannot be used, and reads the data, so that a change of it writes all pages anew."""
    if config.site_elements_theme_bar not in ("below", "hide"):
        _warn(f"site_elements_theme_bar is {config.site_elements_theme_bar!r}; expected 'below' or 'hide'. 'below' is used.")
        config.site_elements_theme_bar = "below"
    if not isinstance(config.site_elements_ctas, dict):
        _warn(f"site_elements_ctas is {config.site_elements_ctas!r}; expected a dict with primary or secondary. It is ignored.")
        config.site_elements_ctas = {}
    if config.site_elements_data_file:
        try:
            config.site_elements_own_data = read_own_data(Path(app.confdir, config.site_elements_data_file))
        except ValueError as error:
            _warn(f"site_elements_data_file: {error}. It is ignored.")


def _warn(message: str) -> None:
    _logger.warning("%s See the README of site-elements.", message, type="site_elements")


def _insert_into_pages(app: Sphinx) -> None:
    """No block of templates is there in every theme, so pages get the elements when their template has been rendered."""
    builder = app.builder
    if not isinstance(builder, StandaloneHTMLBuilder) or builder.embedded:
        return
    app.config.html_static_path = [*app.config.html_static_path, str(page.SERVED)]
    render = builder.templates.render
    markup: Optional[page.Markup] = None

    def render_with_elements(template: str, context: dict[str, Any]) -> str:
        nonlocal markup
        html = render(template, context)
        if "content_root" not in context:
            return html
        markup = markup or _markup(app, builder)
        return markup.insert(html, context["content_root"])

    builder.templates.render = render_with_elements  # type: ignore[method-assign]


def _markup(app: Sphinx, builder: StandaloneHTMLBuilder) -> page.Markup:
    config = app.config
    has_search = config.site_elements_search and builder.search and builder.name != "singlehtml"  # Which has no such page.
    search = builder.get_target_uri("search") if has_search else None
    language = (config.language or "en").replace("_", "-").lower()
    logo = config.site_elements_logo
    if logo is None and config.html_logo:
        logo = config.html_logo if "://" in config.html_logo else f"_static/{PurePath(config.html_logo).name}"
    name = config.site_elements_title or config.project
    data = header_data(
        _entries(app, builder, config.root_doc, 1),
        title=name,
        logo=logo,
        home=builder.get_target_uri(config.root_doc) or "./",
        language=language,
        search={"title": _("Search"), "url": search} if search else None,
        ctas=config.site_elements_ctas,
        own=config.site_elements_own_data,
    )
    return page.Markup(
        data=data,
        title=name,
        files="_static/site-elements/",
        language=language,
        search=(search, "sphinx-search.js") if search else None,
        theme_bar=config.site_elements_theme_bar,
        tell=_logger.info,
    )


def _entries(app: Sphinx, builder: StandaloneHTMLBuilder, document: str, level: int) -> list[Entry]:
    """What the toctrees of a document list; at the top, one with a caption is an entry of its own."""
    found: list[Entry] = []
    for toctree in app.env.get_doctree(document).findall(addnodes.toctree):
        entries = [
            entry
            for title, target in toctree["entries"]
            if (entry := _entry(app, builder, document, title, target, level))
        ]
        caption = toctree.get("caption")
        found += [Entry(caption, None, entries)] if caption and level == 1 else entries
    return found


def _entry(
    app: Sphinx, builder: StandaloneHTMLBuilder, parent: str, title: Optional[str], target: str, level: int
) -> Optional[Entry]:
    """``None`` for what the toctree has and the site has not."""
    if "://" in target:
        return Entry(title or target, target)
    document = parent if target == "self" else target
    own_title: Optional[nodes.title] = app.env.titles.get(document)
    if own_title is None:
        return None
    children = _entries(app, builder, document, level + 1) if level < _DEPTH and document != parent else []
    return Entry(title or own_title.astext(), builder.get_target_uri(document) or "./", children)
