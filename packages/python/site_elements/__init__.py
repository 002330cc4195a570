"""The header and the search of site-elements in sites that Sphinx or MkDocs makes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sphinx.application import Sphinx


def setup(app: Sphinx) -> dict[str, Any]:
    """Called by Sphinx for ``extensions = ['site_elements']``. MkDocs comes in by ``site_elements.mkdocs``."""
    from .sphinx import connect

    return connect(app)
