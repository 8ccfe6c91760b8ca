### Стол «Робинзона Крузо» в терминале.

picture-round = раунд { $n } из { $of }
picture-first = первый игрок: { $name }
picture-weather = погода
picture-die-rain = кубик дождя
picture-die-winter = кубик зимы
picture-die-animals = кубик голодных зверей
picture-deck-events = события
picture-deck-build = приключения строительства
picture-deck-gather = приключения сбора
picture-deck-explore = приключения исследования
picture-deck-mysteries = тайны
picture-deck-beasts = звери
picture-deck-hunting = колода охоты
picture-deck-inventions = изобретения
picture-deck-discoveries = находки
picture-deck-tiles = участки
picture-track-totems = найдено тотемов: { $n }
picture-track-woodpile = дрова для костра: { $n }
picture-track-level = уровень дров для костра: { $n }
picture-track-places = исследовано особых мест: { $n }
picture-track-burned = сожжено деревень: { $n }
picture-track-city = город людоедов сожжён: { $n ->
    [0] нет
   *[other] да
  }
picture-crew = съёмочная группа: { $crew }
picture-island = Остров
picture-legend = ⌂ лагерь  ♣ дерево  ≈ рыба  ▼ попугай  × истощён  ♞ зверь  ◎ тотем  ▲ укрытие  ▒ недоступно  • жетоны
picture-unexplored = не исследовано
picture-closed = недоступно
picture-exhausted = истощён
picture-camp-here = лагерь
picture-sleeps = { $name } ночует здесь
picture-camp = Лагерь
picture-built = построено
picture-natural = естественное
picture-none = нет
picture-morale = моральный дух
picture-morale-best = на высоте
picture-available = доступно
picture-future = ожидается
picture-threats = Угрозы
picture-threat-left = слева, уйдёт следующей
picture-threat-right = справа
picture-plan = Запланированные действия
picture-helpers = свободные фишки
picture-pawn = { $name }
picture-things = Изобретения и вещи
picture-inventions = изобретения
picture-in-future = построено в этом раунде
picture-items = предметы
picture-equipment = стартовые предметы
picture-treasures = оставленные карты
picture-discoveries = найдено
picture-determination = решимость { $n }
picture-pawns = свободных фишек: { $n } из { $of }
picture-used = (применено)
picture-special = особые раны
picture-outside = ночует на клетке { $space };
picture-health = { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[many] { $wounds } ран
  }, здоровье { $hearts }
