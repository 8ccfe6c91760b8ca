### Стол «Робинзона Крузо» в терминале.

picture-round = раунд { $n } из { $of }
picture-first = первый игрок: { $name }
picture-weather = погода
picture-ahead = следующие раунды
picture-die-rain = кубик дождя
picture-die-winter = кубик зимы
picture-die-animals = кубик голодных зверей
picture-sign-ship = может пройти корабль
picture-sign-child = рождается ребёнок
picture-sign-lava = лава заливает { $spaces }
picture-deck-events = события
picture-deck-build = приключения строительства
picture-deck-gather = приключения сбора
picture-deck-explore = приключения исследования
picture-deck-mysteries = тайны
picture-deck-beasts = звери
picture-deck-hunting = колода охоты
picture-deck-waiting = выжидающий зверь
picture-deck-inventions = изобретения
picture-deck-discoveries = находки
picture-deck-tiles = участки
picture-top = сверху: { $back }
picture-goal-woodpile = дрова для костра: { $n } из { $of }
picture-goal-crosses = кресты: { $n } из { $of }
picture-goal-tiles = исследовано участков: { $n } из { $of }
picture-goal-places = особые места: { $n } из { $of }
picture-goal-villages = сожжено деревень: { $n } из { $of }
picture-goal-city = город людоедов сожжён: { $n } из { $of }
picture-goal-traps = ловушки: { $n } из { $of }
picture-goal-family = нужные изобретения: { $n } из { $of }
picture-goal-home = укрытие, крыша, частокол, оружие: { $n } из { $of }
picture-goal-children = дети: { $n } из { $of }
picture-room = на этом уровне поместится ещё: { $n }
picture-foe-village = сила деревни: { $n }
picture-foe-city = сила города: { $n }
picture-totems = найдено тотемов: { $n }
picture-lacking = ещё нужны: { $cards }
picture-crew = съёмочная группа, первой — следующая жертва Конга: { $crew }
picture-island = Остров
picture-legend = ⌂ лагерь  ♣ дерево  ≈ рыба  ▼ попугай  × истощён  ♞ зверь  ◎ тотем  ▲ естественное укрытие  ▒ недоступно  • жетоны
picture-legend-settled = ♜ деревня или город  ♜× сожжено
picture-unexplored = не исследовано
picture-closed = недоступно
picture-village = деревня людоедов
picture-city = город людоедов
picture-burned = сожжено
picture-exhausted = истощён
picture-camp-here = лагерь
picture-sleeps = { $name } ночует здесь
picture-camp = Лагерь
picture-built = построено
picture-natural = естественное
picture-none = нет
picture-costs = укрытие, крыша или частокол: { $wood } или { $fur }
picture-morale = моральный дух
picture-morale-best = на высоте
picture-available = доступно
picture-future = ожидается
picture-threats = Угрозы
picture-threat-left = слева, уйдёт с поля следующей
picture-threat-right = справа
picture-threat-asks = { $asks } → { $gain }
picture-threat-else = иначе — { $loss }
picture-plan = Запланированные действия
picture-helpers = свободные фишки
picture-lacks = { $n ->
    [one] не хватает { $n } фишки
   *[many] не хватает { $n } фишек
  }
picture-rolls = будет бросок кубиков
picture-things = Изобретения и вещи
picture-inventions = изобретения
picture-in-future = построено в этом раунде
picture-items = предметы
picture-equipment = стартовые предметы
picture-treasures = карты отряда
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
picture-jenny-camp = в лагере
picture-jenny-away = ждёт на скале
