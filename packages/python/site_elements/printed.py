"""Prints the header at build where Node and the command of the npm package are there."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from importlib.metadata import version
from typing import Any, Callable, Optional

#: Far more than a print takes.
_TIMEOUT_S = 60


class Printer:
    """
    Looks once for the command ``site-elements``: in ``node_modules`` of the folder that the build runs in, and on ``PATH``.

    :param tell: Gets one sentence where there is a command that cannot be used.
    """

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        path = os.pathsep.join([os.path.join("node_modules", ".bin"), os.environ.get("PATH", "")])
        self._command = shutil.which("site-elements", path=path)
        if not self._command:
            return
        theirs = (self._run("--version") or "").strip()
        ours = version("site-elements")
        if theirs != ours:
            tell(f"site-elements: {self._command} is version {theirs or '?'}; expected {ours}. The header is not printed.")
            self._command = None

    @property
    def is_there(self) -> bool:
        return self._command is not None

    def print(self, data: dict[str, Any], language: str, styles: str) -> Optional[str]:
        """
        The header as HTML with its data; ``None`` where it cannot be had.

        :param styles: Where the page finds ``prerender.css``.
        """
        if not self._command:
            return None
        options = ["--tag", "header", "--locale", language, "--attribute", "hydrate=intent", "--link-styles", styles]
        return self._run("print", "-", *options, given=json.dumps(data))

    def _run(self, *arguments: str, given: str = "") -> Optional[str]:
        try:
            done = subprocess.run(
                [str(self._command), *arguments], input=given, capture_output=True, encoding="utf-8", timeout=_TIMEOUT_S
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            self._tell(f"site-elements: {self._command} did not run ({error}). The header is not printed.")
            return None
        if done.returncode != 0 or done.stderr:
            self._tell(f"site-elements: {self._command} says: {done.stderr.strip()}")
        return done.stdout if done.returncode == 0 else None
