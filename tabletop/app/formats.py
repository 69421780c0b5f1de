"""Numbers, shares and moments as the current language writes them."""

import contextlib
import datetime

import msgspec

from tabletop.app.translations import current_language

_NARROW_SPACE = "\u202f"
_FIXED_SPACE = "\u00a0"


class _Style(msgspec.Struct, frozen=True):
    """``grouped_from`` is the number of digits before the decimal sign from which thousands are set apart."""

    decimal: str
    thousands: str
    grouped_from: int
    percent: str
    moment: str


_STYLES = {
    "en": _Style(".", ",", 4, "%", "{0.day} {month} {0.year}, {0:%H:%M}"),
    "fr": _Style(",", _NARROW_SPACE, 4, f"{_NARROW_SPACE}%", "{0:%d/%m}/{0.year} {0:%H:%M}"),
    "es": _Style(",", ".", 5, f"{_FIXED_SPACE}%", "{0:%d/%m}/{0.year} {0:%H:%M}"),
    "de": _Style(",", ".", 4, f"{_FIXED_SPACE}%", "{0:%d.%m}.{0.year} {0:%H:%M}"),
}

# English alone needs names: its numbers are read as day and month by some and as month and day by others.
_ENGLISH_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "June", "July", "Aug", "Sept", "Oct", "Nov", "Dec")


def format_number(value: float, decimals: int = 0) -> str:
    """A finite number with so many decimals: 1234.5 is ``1 234,5`` in French."""
    style = _style()
    whole, _, fraction = f"{abs(value):.{decimals}f}".partition(".")
    if len(whole) >= style.grouped_from:
        whole = f"{int(whole):,}".replace(",", style.thousands)
    sign = "-" if value < 0 and any(digit in "123456789" for digit in whole + fraction) else ""
    return sign + whole + (style.decimal + fraction if fraction else "")


def format_percent(share: float, decimals: int = 0) -> str:
    """A share of one in percent: 0.046 with one decimal is ``4,6 %`` in French."""
    return format_number(share * 100, decimals) + _style().percent


def format_moment(moment: datetime.datetime, zone: datetime.tzinfo | None = None) -> str:
    """A day and a time of day as the clock shows it in ``zone``, which is the computer's own for None."""
    # A file may hold a moment at the edge of what can be counted: it is shown as it stands there.
    with contextlib.suppress(OverflowError, OSError, ValueError):
        moment = moment.astimezone(zone)
    return _style().moment.format(moment, month=_ENGLISH_MONTHS[moment.month - 1])


def _style() -> _Style:
    return _STYLES.get(current_language(), _STYLES["en"])
