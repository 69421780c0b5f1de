"""Every rule of every RULES.md is held by at least one test, and no test cites a rule there is not."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
ID = re.compile(r"\b[MYPH]-\d\d\b")


def written_rules() -> dict[str, str]:
    """Every rule id with the file that gives it."""
    return {
        rule: str(path.relative_to(ROOT))
        for path in sorted((ROOT / "tabletop").rglob("RULES.md"))
        for rule in ID.findall(path.read_text(encoding="utf-8"))
    }


def cited_rules() -> Iterator[tuple[str, str]]:
    """Every id in a ``pytest.mark.rule(...)`` with the file that cites it."""
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("pytest.mark.rule", "mark.rule"):
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.value, str(path.relative_to(ROOT))


def test_every_rule_is_cited() -> None:
    cited = {rule for rule, _ in cited_rules()}
    missing = {rule: file for rule, file in written_rules().items() if rule not in cited}
    assert not missing, f"no test cites {missing}"


def test_every_citation_is_a_rule() -> None:
    written = written_rules()
    unknown = [(rule, file) for rule, file in cited_rules() if rule not in written]
    assert not unknown, f"cited, but in no RULES.md: {unknown}"
