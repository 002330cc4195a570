"""What the package makes of configurations, good and bad. Run by ``host.ts`` before any site is built."""

from __future__ import annotations

import io
import tempfile
import unittest
from pathlib import Path
from typing import Any

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort
from sphinx.application import Sphinx

from site_elements.data import Entry, header_data, navigation, read_own_data, seen_from
from site_elements.page import Markup

INDEX = "Vendor\n======\n\n.. toctree::\n\n   more\n"


def markup(**fields: Any) -> Markup:
    data = {"locales": [{"code": "en"}], "logo": {"title": "Vendor", "url": "./"}, "navigation": []}
    values = {"data": data, "title": "Vendor", "files": "_static/site-elements/", "language": "en", "search": None}
    return Markup(**{**values, "theme_bar": "below", "tell": lambda message: None, **fields})


class DataTest(unittest.TestCase):
    def test_an_entry_with_entries_is_a_panel_and_one_with_two_levels_has_sections(self) -> None:
        leaf = Entry("Leaf", "leaf.html")
        flat, deep = navigation([Entry("Flat", None, [leaf]), Entry("Deep", "deep.html", [Entry("Middle", None, [leaf])])])
        link = {"title": "Leaf", "url": "leaf.html"}
        self.assertEqual(flat, {"title": "Flat", "columns": [{"blocks": [{"type": "sublinks", "links": [link]}]}]})
        self.assertEqual(deep["sections"], [{"title": "Middle", "links": [link]}])
        self.assertEqual(navigation([Entry("Nothing", None)]), [])

    def test_what_is_below_a_heading_that_has_no_room_comes_in_its_place(self) -> None:
        deepest = Entry("Deepest", None, [Entry("Leaf", "leaf.html")])
        (item,) = navigation([Entry("Guides", None, [Entry("More", None, [deepest, Entry("Page", "page.html")])])])
        links = [{"title": "Leaf", "url": "leaf.html"}, {"title": "Page", "url": "page.html"}]
        self.assertEqual(item["sections"], [{"title": "More", "links": links}])

    def test_only_addresses_from_the_root_of_the_site_depend_on_the_page(self) -> None:
        urls = ["a.html", "./", "/a", "#a", "?a", "https://a.example/", "mailto:a@a.example", "//a.example"]
        seen = seen_from("../", [{"title": "a.html", "url": url} for url in urls])
        self.assertEqual([link["url"] for link in seen], ["../a.html", "../", *urls[2:]])
        self.assertEqual({link["title"] for link in seen}, {"a.html"})

    def test_the_sites_own_data_win_and_keep_the_search_control(self) -> None:
        search = {"title": "Search", "url": "search.html"}
        own = {"navigation": [], "ctas": {"primary": {"title": "Go", "url": "/go"}}}
        data = header_data([Entry("A", "a")], title="V", logo=None, home="./", language="en", search=search, ctas={}, own=own)
        self.assertEqual(data["navigation"], [])
        self.assertEqual(list(data["ctas"]), ["search", "primary"])

    def test_data_that_is_no_object_is_named(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "header.json")
            for text, word in (("[]", "list"), ("{", "cannot be read")):
                file.write_text(text, encoding="utf-8")
                with self.assertRaisesRegex(ValueError, f"header.json .*{word}.*expected"):
                    read_own_data(file)


class PageTest(unittest.TestCase):
    def test_nothing_in_the_data_ends_its_script(self) -> None:
        data = {"locales": [], "logo": {"title": "</script><!--"}}
        html = markup(data=data).insert("<head></head><body class='>'><main></main>", "./")
        self.assertIn('{"title":"\\u003c/script>\\u003c!--"}', html)
        self.assertIn("<body class='>'>\n<site-header>", html)

    def test_data_of_another_type_are_the_elements_to_tell(self) -> None:
        html = markup(data={"locales": [], "navigation": None}).insert("<head></head><body>", "./")
        self.assertIn('"navigation":null', html)

    def test_a_text_without_a_body_stays(self) -> None:
        self.assertEqual(markup().insert("<OpenSearchDescription/>", "./"), "<OpenSearchDescription/>")

    def test_the_bar_of_the_theme_is_hidden_by_choice_only(self) -> None:
        page = "<head></head><body>"
        self.assertNotIn("hide-theme-bar", markup().insert(page, "./"))
        self.assertIn("../_static/site-elements/hide-theme-bar.css", markup(theme_bar="hide").insert(page, "../"))


class SphinxTest(unittest.TestCase):
    def build(self, builder: str = "html", **options: Any) -> tuple[str, str]:
        """The home page and the warnings."""
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "index.rst").write_text(INDEX, encoding="utf-8")
            Path(folder, "more.rst").write_text("R&D <b>\n=======\n", encoding="utf-8")
            warnings = io.StringIO()
            overrides = {"project": "Vendor", "extensions": ["site_elements"], **options}
            out = Path(folder, "out")
            Sphinx(folder, None, out, out, builder, overrides, status=None, warning=warnings).build()
            self.has_files = (out / "_static/site-elements").exists()
            (page,) = [out / name for name in ("index.html", "index.xhtml") if (out / name).exists()]
            return page.read_text(encoding="utf-8"), warnings.getvalue()

    def test_the_toctree_becomes_the_navigation(self) -> None:
        html, warnings = self.build()
        self.assertIn('"navigation":[{"title":"R&D \\u003cb>","url":"./more.html"}]', html)
        self.assertIn('<site-search search-url="./search.html">', html)
        self.assertNotIn("site_elements", warnings)

    def test_books_are_as_they_were(self) -> None:
        html, warnings = self.build("epub")
        self.assertNotIn("site-header", html)
        self.assertNotIn("site-elements", warnings)
        self.assertFalse(self.has_files)

    def test_a_page_for_all_has_no_search_page(self) -> None:
        html, _ = self.build("singlehtml")
        self.assertIn("<site-header>", html)
        self.assertNotIn("site-search", html)

    def test_addresses_without_file_names(self) -> None:
        html, _ = self.build("dirhtml", html_static_path=())
        self.assertIn('"url":"./more/"', html)
        self.assertIn('<site-search search-url="./search/">', html)
        self.assertTrue(self.has_files)

    def test_a_logo_elsewhere(self) -> None:
        html, _ = self.build(html_logo="https://vendor.example/logo.svg")
        self.assertIn('"src":"https://vendor.example/logo.svg"', html)

    def test_bad_options_are_named_and_the_rest_is_built(self) -> None:
        options = {"theme_bar": "above", "ctas": ["a"], "data_file": "absent.json"}
        html, warnings = self.build(**{f"site_elements_{name}": value for name, value in options.items()})
        self.assertIn("site_elements_theme_bar is 'above'; expected 'below' or 'hide'. 'below' is used.", warnings)
        self.assertIn("site_elements_ctas is ['a']; expected a dict", warnings)
        self.assertRegex(warnings, r"site_elements_data_file: .*absent\.json cannot be read .* It is ignored\.")
        self.assertIn("<site-header>", html)

    def test_the_search_can_be_left_out(self) -> None:
        html, _ = self.build(site_elements_search=False)
        self.assertNotIn("site-search", html)


class MkDocsTest(unittest.TestCase):
    def build(self, options: dict[str, Any], data: str = "{}", **config: Any) -> str:
        with tempfile.TemporaryDirectory() as folder:
            docs = Path(folder, "docs")
            docs.mkdir()
            (docs / "index.md").write_text("# Vendor\n", encoding="utf-8")
            (docs / "more.md").write_text("# R&D `<b>`\n", encoding="utf-8")
            Path(folder, "header.json").write_text(data, encoding="utf-8")
            file = Path(folder, "mkdocs.yml")
            file.write_text("site_name: Vendor\n", encoding="utf-8")
            plugins = ["search", {"site-elements": options}]
            site = Path(folder, "site")
            build(load_config(str(file), plugins=plugins, docs_dir=str(docs), site_dir=str(site), **config))
            more = site / ("more/index.html" if config.get("use_directory_urls", True) else "more.html")
            return more.read_text(encoding="utf-8") + (site / "404.html").read_text(encoding="utf-8")

    def test_the_navigation_becomes_the_headers_from_every_page(self) -> None:
        html = self.build({})
        self.assertIn('"navigation":[{"title":"R&D \\u003cb>","url":"../more/"}]', html)
        self.assertIn('"navigation":[{"title":"R&D \\u003cb>","url":"/more/"}]', html)
        self.assertIn('<site-search search-url="../">', html)

    def test_addresses_with_file_names(self) -> None:
        html = self.build({}, use_directory_urls=False)
        self.assertIn('"logo":{"title":"Vendor","url":"./index.html"}', html)
        self.assertIn('"url":"./more.html"', html)

    def test_bad_options_stop_the_build_and_are_named(self) -> None:
        unusable = {
            "Expected one of: ('below', 'hide') but received: 'above'": {"theme_bar": "above"},
            "Sub-option 'url': Required": {"ctas": {"primary": {"title": "Go"}}},
            "absent.json' isn't an existing file": {"data_file": "absent.json"},
            "header.json holds list; expected a JSON object": {"data_file": "header.json"},
        }
        for message, options in unusable.items():
            with self.subTest(options), self.assertLogs("mkdocs") as logs, self.assertRaises(Abort):
                self.build(options, data="[]")
            self.assertIn(message, "".join(logs.output))


if __name__ == "__main__":
    unittest.main()
