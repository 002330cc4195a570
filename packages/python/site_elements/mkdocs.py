"""The plugin for MkDocs."""

from __future__ import annotations

import logging
import shutil
from html import unescape
from pathlib import Path
from typing import Any, Optional
from urllib.parse import urlsplit

from mkdocs.config import base, config_options
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, event_priority
from mkdocs.structure.nav import Navigation, Section
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url, is_error_template

from . import page as pages
from .data import Entry, header_data, read_own_data

_logger = logging.getLogger(f"mkdocs.plugins.{__name__}")

_FILES = "assets/site-elements/"

#: What MkDocs itself calls a search, as far as it says so to nobody: themes write it into their templates.
_SEARCH_TITLES = {"de": "Suche", "es": "Buscar", "fr": "Rechercher", "ja": "検索", "ko": "검색", "pt": "Pesquisar", "zh": "搜索"}


class Cta(base.Config):
    """A call to action."""

    title = config_options.Type(str)
    url = config_options.Type(str)


class SiteElementsConfig(base.Config):
    """Options of ``plugins: [site-elements]``; MkDocs says what is wrong with them, and stops."""

    title = config_options.Optional(config_options.Type(str))
    logo = config_options.Optional(config_options.Type(str))
    ctas = config_options.DictOfItems(config_options.SubConfig(Cta), default={})
    data_file = config_options.Optional(config_options.File(exists=True))
    theme_bar = config_options.Choice(("below", "hide"), default="below")
    search = config_options.Type(bool, default=True)


class SiteElementsPlugin(BasePlugin[SiteElementsConfig]):
    """Puts the elements into all pages of a site."""

    _nav: Optional[Navigation] = None
    _markup: Optional[pages.Markup] = None

    def on_config(self, config: MkDocsConfig) -> None:
        """A changed data file builds the site anew under ``mkdocs serve``."""
        if self.config.data_file:
            config.watch.append(self.config.data_file)

    @event_priority(-100)
    def on_nav(self, nav: Navigation, **_: Any) -> None:
        """After plugins that put it in another order. Pages have their titles later."""
        self._nav = nav

    def on_env(self, env: Any, config: MkDocsConfig, **_: Any) -> None:
        """Now all pages have been read, and none is written."""
        self._markup = self._made(config)

    def on_post_page(self, output: str, page: Page, config: MkDocsConfig, **_: Any) -> str:
        """A page of the site's own. Material's instant navigation keeps the header of the first one at all addresses."""
        is_kept = config.site_url and "navigation.instant" in (config.theme.get("features") or [])
        return self._inserted(output, urlsplit(config.site_url).path if is_kept else get_relative_url(".", page.url))

    def on_post_template(self, output_content: str, template_name: str, config: MkDocsConfig, **_: Any) -> str:
        """A page of the theme's. Those for errors are shown at any address."""
        is_lost = is_error_template(template_name)
        root = urlsplit(config.site_url or "/").path if is_lost else get_relative_url(".", template_name)
        return self._inserted(output_content, root)

    @event_priority(-100)
    def on_post_build(self, config: MkDocsConfig) -> None:
        """The files, after whatever empties or rewrites folders."""
        shutil.copytree(pages.SERVED / "site-elements", Path(config.site_dir, _FILES), dirs_exist_ok=True)

    def _inserted(self, html: str, root: str) -> str:
        return self._markup.insert(html, root if root.endswith("/") else f"{root}/") if self._markup else html

    def _made(self, config: MkDocsConfig) -> pages.Markup:
        try:
            own = read_own_data(Path(self.config.data_file)) if self.config.data_file else {}
        except ValueError as error:
            raise PluginError(f"site-elements: data_file: {error}. The build stops.") from error
        language = str(config.theme.get("language") or config.theme.get("locale") or "en").replace("_", "-").lower()
        has_search = self.config.search and any(name.split("/")[-1] == "search" for name in config.plugins)
        # Themes show what they have found for an address with a text in it: on a page of its own, or on any.
        search = ("search.html" if "search.html" in config.theme.static_templates else "./") if has_search else None
        title = _SEARCH_TITLES.get(language.split("-")[0], "Search")
        name = self.config.title or unescape(config.site_name)
        data = header_data(
            [_entry(item) for item in self._nav.items if item is not self._nav.homepage] if self._nav else [],
            title=name,
            logo=self.config.logo,
            home=(self._nav.homepage.url if self._nav and self._nav.homepage else "") or "./",
            language=language,
            search={"title": title, "url": search} if search else None,
            ctas={name: dict(cta) for name, cta in self.config.ctas.items()},
            own=own,
        )
        return pages.Markup(
            data=data,
            title=name,
            files=_FILES,
            language=language,
            search=(search, "mkdocs-search.js") if search else None,
            theme_bar=self.config.theme_bar,
            tell=_logger.info,
        )


def _entry(item: Any) -> Entry:
    """MkDocs' titles are HTML."""
    if isinstance(item, Section):
        return Entry(unescape(item.title), None, [_entry(child) for child in item.children])
    return Entry(unescape(item.title or item.url or "./"), item.url or "./")
