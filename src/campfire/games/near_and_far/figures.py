"""A position of Near and Far in plain numbers, as a seat may know it: what a value is learned from."""

from __future__ import annotations

from campfire.games.near_and_far.view import SeatSight, Sight


def horizon(view: Sight) -> int:
    """The turn: a playout may be judged when the next one begins."""
    players = view["players"]
    return view["round"] * players + (view["active"] - view["first"]) % players


def figures(view: Sight) -> dict[str, float]:
    """What whoever looks has, and the best of the others beside it."""
    me = view["seats"][view["you"] or 0]
    others = [seat for seat in view["seats"] if seat["seat"] != me["seat"]]
    best = max([seat["open_points"] for seat in others], default=0)
    return {
        "players": view["players"],
        "round": view["round"],
        "final": view["final"],
        "points": me["open_points"],
        "lead": me["open_points"] - best,
        **{f"my_{name}": amount for name, amount in belongings(me).items()},
        "rivals_camps": max([seat["camps_placed"] for seat in others], default=0),
        "least_camps_left": min([seat["camps_left"] for seat in view["seats"]], default=0),
    }


def belongings(seat: SeatSight) -> dict[str, float]:
    """What a player has."""
    return {
        **seat["goods"],
        "hearts": seat["hearts"],
        "reputation": seat["reputation"],
        "icons": sum(seat["icons"].values()),
        "flags": sum(seat["flags"].values()),
        "party": len([one for one in seat["party"] if one]),
        "animals": seat["birds"] + seat["turtles"],
        "movement": seat["movement"],
        "treasures": len(seat["treasures"]),
        "artifacts": len(seat["artifacts"]),
        "hand": len(seat["hand"]),
        "camps_left": seat["camps_left"],
        "camps_placed": seat["camps_placed"],
        "beaten": len(seat["beaten"]),
        "experience": seat["experience"],
        "completed": seat["completed"],
        "in_town": not seat["space"],
    }
