"""What works are called, each kind in its own words: msgids, translated where they are shown."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class WorkWords:
    """The words of one kind of work, as for grids.

    Attributes:
        title: the list of all ("Designed grids").
        none: said when there is none.
        new: begins one ("New grid").
        unfinished: the one that is not saved ("The unfinished grid").
        unfinished_already: said when another is begun.
        delete, forget: the questions before a kept one, and the unfinished one, are gone for good.
        take_in: the list of files.
        name: what its name is asked as ("Name of the grid").
        unnamed: what one without a name is called in files.
        taken: said when the name {name} is another's already; replacing cannot be undone.
        replace: the question then.
        foreign: said of a {file} that carries none.
        not_whole: said of a {file} with what is wrong in it: {faults}.
        play: sets up a table with it.
        code: the head of its code.
        other_code: the head of the line another is typed in.
        take_code: takes what was typed.
        code_form: how a code looks.
        no_such_code: said when a code stands for none.
    """

    title: str
    none: str
    new: str
    unfinished: str
    unfinished_already: str
    delete: str
    forget: str
    take_in: str
    name: str
    unnamed: str
    taken: str
    replace: str
    foreign: str
    not_whole: str
    play: str
    code: str
    other_code: str
    take_code: str
    code_form: str
    no_such_code: str
