"""What people are told when something could not be kept or read."""

from tabletop.app.faults import Fault
from tabletop.app.translations import _


def tell_not_kept(fault: Fault) -> str:
    """Why something could not be written, in the person's language; play can always go on."""
    match fault.code:
        case "no_space":
            return _("The disk is full. Nothing new can be saved; what was saved before is safe.")
        case "denied" | "read_only" | "missing" | "not_a_file":
            return _("Tabletop may not write to {place}. You can play, but nothing will be saved.").format(
                place=fault.file
            )
        case _:
            return _("Saving failed: {reason}. What was saved before is safe.").format(reason=fault.message)


def tell_not_read(fault: Fault) -> str:
    """Why a kept file could not be used, in the person's language."""
    match fault.code:
        case "newer":
            return _("{file} was written by a newer version of Tabletop. It has been left as it is.").format(
                file=fault.file
            )
        case "denied" | "failed" | "read_only" | "no_space":
            return _("{file} could not be read: {reason}.").format(file=fault.file, reason=fault.message)
        case _:
            return _("{file} is damaged. It has been put aside, and nothing was overwritten.").format(file=fault.file)
