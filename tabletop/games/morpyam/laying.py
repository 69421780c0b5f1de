"""Plus: the tiles are drawn and the players lay the grid (M-70 to M-72)."""

from __future__ import annotations

from typing import cast

from tabletop.core.actions import Action, Event
from tabletop.core.errors import IllegalAction
from tabletop.core.rng import Rng
from tabletop.games.morpyam.actions import CONFIRM, LAY, Confirm, Drawn, Lay, Lift
from tabletop.games.morpyam.events import Confirmed, Laid, LayingBegan, Lifted, TilesDrawn, TurnBegan
from tabletop.games.morpyam.grids import SQUARES, Grid, check_tiles, layout_of
from tabletop.games.morpyam.state import MorpyamState
from tabletop.games.morpyam.tiles import CLASSIC_TILES, Tile
from tabletop.games.morpyam.turn import square_of


def draw_due(state: MorpyamState) -> bool:
    """Whether the tiles are still to be drawn (M-70)."""
    return state.layout is None and state.tiles is None


def legal(state: MorpyamState) -> tuple[Action, ...]:
    """Every different tile the seat still holds on every free cell; the confirmation alone when all are laid."""
    if draw_due(state):
        return ()
    held = _held(state)
    if not held:
        return (CONFIRM,)
    cells = [square for square, tile in enumerate(state.grid) if tile is None]
    return tuple([lay[square] for lay in map(LAY.__getitem__, dict.fromkeys(held)) for square in cells])


def check(state: MorpyamState, action: Lay | Lift | Confirm) -> None:
    """Raises IllegalAction if tiles cannot be laid, taken back or confirmed so.

    Codes: ``grid_complete``, ``not_a_square``, ``tile_not_held``, ``cell_taken``, ``no_tile_there``,
    ``not_your_tile``, ``tiles_left``.
    """
    if state.layout is not None:
        raise IllegalAction("grid_complete", "type", got=type(action).__struct_config__.tag)
    held = _held(state)
    if isinstance(action, Confirm):
        if held:
            raise IllegalAction("tiles_left", "type", got="confirm", want="lay", left=len(held))
        return
    square = square_of(action.square)
    if isinstance(action, Lay):
        if action.tile not in held:
            raise IllegalAction("tile_not_held", "tile", got=action.tile, want=list(dict.fromkeys(held)))
        if state.grid[square] is not None:
            raise IllegalAction("cell_taken", "square", got=list(action.square), tile=state.grid[square])
    elif state.grid[square] is None:
        raise IllegalAction("no_tile_there", "square", got=list(action.square))
    elif not state.laid >> square & 1:
        raise IllegalAction("not_your_tile", "square", got=list(action.square), tile=state.grid[square])


def perform(state: MorpyamState, action: Lay | Lift | Confirm) -> list[Event]:
    """Applies what ``check`` accepts."""
    seat = cast(int, state.turn)
    if isinstance(action, Confirm):
        return _confirm(state, seat)
    square = square_of(action.square)
    held = _held(state)
    if isinstance(action, Lay):
        held.remove(action.tile)
        state.grid[square] = action.tile
        state.laid |= 1 << square
        return [Laid(seat, action.tile, action.square)]
    tile = cast(Tile, state.grid[square])
    held.append(tile)
    state.grid[square] = None
    state.laid &= ~(1 << square)
    return [Lifted(seat, tile, action.square)]


def draw(state: MorpyamState, drawn: Drawn) -> list[Event]:
    """The tiles lie open before their players, and who starts is due, or known."""
    state.tiles = [list(hand) for hand in drawn.tiles]
    events: list[Event] = [TilesDrawn(drawn.tiles)]
    if state.turn is not None:
        events.append(began(state))
    return events


def began(state: MorpyamState) -> Event:
    """The event that tells whose tiles are to be laid."""
    return LayingBegan(cast(int, state.turn))


def share(players: int) -> int:
    """How many tiles each draws (M-70)."""
    return SQUARES // players


def sample_drawn(players: int, rng: Rng) -> Drawn:
    """All 36 tiles dealt at random, the same number to each (M-70)."""
    tiles = [cast(Tile, tile) for tile in CLASSIC_TILES.elements()]
    rng.shuffle(tiles)
    each = share(players)
    return Drawn(tuple(tuple(tiles[seat * each : (seat + 1) * each]) for seat in range(players)))


def check_drawn(tiles: tuple[tuple[Tile, ...], ...], players: int) -> None:
    """Raises IllegalAction unless these are all 36 tiles, the same number for each seat.

    Codes: ``wrong_count``, ``wrong_tiles``.
    """
    if len(tiles) != players:
        raise IllegalAction("wrong_count", "tiles", got=len(tiles), want=players)
    for seat, hand in enumerate(tiles):
        if len(hand) != share(players):
            raise IllegalAction("wrong_count", f"tiles[{seat}]", got=len(hand), want=share(players))
        for place, tile in enumerate(hand):
            if not isinstance(tile, str) or tile not in CLASSIC_TILES:
                raise IllegalAction("unknown_tile", f"tiles[{seat}][{place}]", got=tile, want=list(CLASSIC_TILES))
    check_tiles((tile for hand in tiles for tile in hand), CLASSIC_TILES, "tiles", IllegalAction)


def _confirm(state: MorpyamState, seat: int) -> list[Event]:
    """M-71: round from who laid first, who then also starts the game."""
    state.confirmed[seat] = True
    state.laid = 0
    state.turn = after = (seat + 1) % state.table.players
    if not all(state.confirmed):
        return [Confirmed(seat), began(state)]
    state.layout = layout_of(cast(Grid, tuple(state.grid)))
    return [Confirmed(seat), TurnBegan(after, False)]


def _held(state: MorpyamState) -> list[Tile]:
    tiles = cast("list[list[Tile]]", state.tiles)
    return tiles[cast(int, state.turn)]
