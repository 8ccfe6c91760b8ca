"""A menu makes its options when somebody looks."""

from __future__ import annotations

from campfire.kernel.question import Ask, Menu, Option


def counting(made: list[str]) -> Menu:
    """A menu of three options that notes which have been made, all with something in common."""

    def make(common: int, key: str) -> Option:
        made.append(key)
        return Option(key, (common,))

    return Menu([(make, [("fish",)]), (make, []), (make, [("hunt",), ("rest",)])], 7)


def test_only_the_option_that_is_looked_at_is_made() -> None:
    made: list[str] = []
    menu = counting(made)
    assert len(menu) == 3
    assert made == []
    assert menu[-1] == Option("rest", (7,))
    assert made == ["rest"]


def test_a_menu_is_the_list_of_its_options() -> None:
    options = [Option("fish", (7,)), Option("hunt", (7,)), Option("rest", (7,))]
    menu = counting([])
    assert menu == options
    assert menu == counting([])
    assert menu != options[:2]
    assert menu[1:] == options[1:]
    assert [*menu] == options
    assert Ask((0,), "day", menu).find("hunt", (7,)) == options[1]
