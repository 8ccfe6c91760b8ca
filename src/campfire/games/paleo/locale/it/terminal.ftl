### Il tavolo di Paleo nel terminale.

picture-day = Giorno { $n }
picture-night = Notte { $n }
picture-painting = Pittura
picture-deaths = Teschi
picture-of = { $n } su { $of }
picture-storage = Magazzino
picture-cave = Grande caverna
picture-deck-people = { $n ->
    [one] { $n } persona
   *[other] { $n } persone
  }
picture-deck-dreams = { $n ->
    [one] { $n } sogno
   *[other] { $n } sogni
  }
picture-deck-inventions = { $n ->
    [one] { $n } invenzione
   *[other] { $n } invenzioni
  }
picture-deck-asides = { $n ->
    [one] { $n } carta da parte
   *[other] { $n } carte da parte
  }
picture-camp = Accampamento notturno
picture-warriors = Guerrieri: { $cards }; ferite: { $wounds }
picture-workshop = Officina
picture-wilds = Terre selvagge
picture-closed = scarti coperti: { $n }
picture-open = scarti scoperti: { $cards }
picture-graveyard = cimitero dei mammut: { $n }
picture-person = { $name }, { $wounds ->
    [0] senza ferite
    [one] { $wounds } ferita
   *[other] { $wounds } ferite
  }, salute { $hearts }
picture-deck = Mazzo di { $n }
picture-front = Carta
picture-helping = aiuta { $name }
picture-camped = all’accampamento notturno
