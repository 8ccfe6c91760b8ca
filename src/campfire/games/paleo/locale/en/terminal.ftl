### Paleo’s table in the terminal.

picture-day = Day { $n }
picture-night = Night { $n }
picture-painting = Painting
picture-deaths = Deaths
picture-of = { $n } of { $of }
picture-storage = Storage
picture-cave = Great Cave
picture-deck-people = { $n ->
    [one] { $n } person
   *[other] { $n } people
  }
picture-deck-dreams = { $n ->
    [one] { $n } dream
   *[other] { $n } dreams
  }
picture-deck-inventions = { $n ->
    [one] { $n } invention
   *[other] { $n } inventions
  }
picture-deck-asides = { $n } set aside
picture-camp = Night camp
picture-warriors = Warriors: { $cards }; wounds: { $wounds }
picture-workshop = Workshop
picture-wilds = Wilds
picture-closed = closed discard: { $n }
picture-open = open discard: { $cards }
picture-graveyard = Mammoth Graveyard: { $n }
picture-person = { $name }, { $wounds ->
    [0] unhurt
    [one] { $wounds } wound
   *[other] { $wounds } wounds
  }, health { $hearts }
picture-deck = Deck of { $n }
picture-front = Card
picture-helping = helps { $name }
picture-camped = at the night camp
