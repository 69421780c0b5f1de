"""Finds the files that come with the program: assets, rules of the games, licences.

The same calls serve a checkout, an editable install, a wheel and a frozen program. A wheel and a frozen program
carry the data inside the package (``tabletop/assets``); a checkout has it beside the package (``assets``). The
package is asked first.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_BESIDE = _PACKAGE.parent


class MissingResource(FileNotFoundError):
    """A file that should have come with the program is not there.

    ``name`` is what was asked for, ``places`` are the paths that were tried.
    """

    def __init__(self, name: str, places: tuple[Path, ...]) -> None:
        self.name = name
        self.places = places
        tried = ", ".join(str(place) for place in places)
        super().__init__(f"{name} did not come with this copy of Tabletop; looked at {tried}")


def asset(name: str) -> Path:
    """The path of a file or folder of the assets, named with forward slashes: ``asset("locale/fr")``.

    Raises ValueError when the name is not a plain path inside the assets, MissingResource when it is not there.
    """
    return _find(name, _PACKAGE / "assets", _BESIDE / "assets")


def rules(game: str) -> Path:
    """The path of the RULES.md of a game, by the name of its folder in ``tabletop/games``.

    Raises ValueError when the name is not a plain one, MissingResource when there is no such game.
    """
    return _find(f"{game}/RULES.md", _PACKAGE / "games")


def licence(name: str) -> Path:
    """The path of a licence text or notice in ``assets/licences``.

    Raises ValueError when the name is not a plain path, MissingResource when it is not there.
    """
    return asset(f"licences/{name}")


def _find(name: str, *roots: Path) -> Path:
    parts = name.split("/")
    if not name or "\\" in name or ":" in name or any(part in ("", ".", "..") for part in parts):
        raise ValueError(f"{name!r} is not the name of a resource: plain parts joined by / are")
    places = tuple(root.joinpath(*parts) for root in roots)
    for place in places:
        if place.exists():
            return place
    raise MissingResource(name, places)
