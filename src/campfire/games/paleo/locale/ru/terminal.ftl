### Стол «Палео» в терминале.

picture-day = День { $n }
picture-night = Ночь { $n }
picture-painting = Рисунок
picture-deaths = Жетоны смерти
picture-of = { $n } из { $of }
picture-storage = Область хранения
picture-cave = Большая пещера
picture-deck-people = { $n ->
    [one] { $n } человек
    [few] { $n } человека
   *[many] { $n } человек
  }
picture-deck-dreams = { $n ->
    [one] { $n } сон
    [few] { $n } сна
   *[many] { $n } снов
  }
picture-deck-inventions = { $n ->
    [one] { $n } изобретение
    [few] { $n } изобретения
   *[many] { $n } изобретений
  }
picture-deck-asides = отложено: { $n }
picture-camp = Ночлег
picture-warriors = Воины: { $cards }; ран: { $wounds }
picture-workshop = Мастерская
picture-wilds = Дикие места
picture-closed = закрытый сброс: { $n }
picture-open = открытый сброс: { $cards }
picture-graveyard = кладбище мамонтов: { $n }
picture-person = { $name }, { $wounds ->
    [0] без ран
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[many] { $wounds } ран
  }, здоровье { $hearts }
picture-deck = Колода ({ $n })
picture-front = Карта
picture-helping = идёт на помощь: { $name }
picture-camped = на ночлеге
