### Робинзон Крузо: слова, из которых сложены карты.

## Общее

words-comma = { $first }, { $rest }
words-or = { $first } или { $rest }
who-friday = Пятница
who-jenny = Дженни
who-dog = пёс
who-candles_treasure = Свечи (клад)
who-group = все
amount-wood = { $n ->
    [one] { $n } дерево
    [few] { $n } дерева
   *[many] { $n } дерева
  }
amount-food = { $n ->
    [one] { $n } еда
    [few] { $n } еды
   *[many] { $n } еды
  }
amount-preserves = { $n ->
    [one] { $n } еда
    [few] { $n } еды
   *[many] { $n } еды
  }, которая не портится
amount-fur = { $n ->
    [one] { $n } шкура
    [few] { $n } шкуры
   *[many] { $n } шкур
  }
resource-wood = дерево
resource-food = еда
resource-preserves = еда, которая не портится
resource-fur = шкура
cost-none = { "" }
cost-some = { " " }({ $amount })
gain-none = { "" }
gain-some = { " " }→ { $amount }
track-roof = крыша
track-palisade = частокол
track-weapons = оружие
terrain-beach = пляж
terrain-hills = холмы
terrain-mountains = горы
terrain-river = река
terrain-plains = равнина
source-wood = источник дерева
source-parrot = источник еды (попугай)
source-fish = источник еды (рыба)
source-food = источник еды
source-at = { $source }, { $space }
crew-lights = осветитель
crew-cameraman = оператор
crew-sound = звукооператор
crew-screenwriter = сценарист
crew-make_up = гримёр
crew-actress = актриса
crew-double = дублёр
crew-actor = актёр
crew-director = режиссёр
part-head = голова
part-arm = рука
part-belly = живот
part-leg = нога

## Действия

action-threat = Угроза
action-hunt = Охота
action-build = Строительство
action-gather = Сбор ресурсов
action-explore = Исследование
action-camp = Обустройство лагеря
action-cultivate = Освоение
action-rest = Отдых
kind-threat = устранение угрозы
kind-hunt = охота
kind-build = строительство
kind-gather = сбор ресурсов
kind-explore = исследование
kind-camp = обустройство лагеря
kind-cultivate = освоение
kind-rest = отдых
target-shelter = укрытие
target-roof = крыша
target-palisade = частокол
target-weapons = оружие
target-treasure_map = карта сокровищ
target-temple = храм
target-raft = Дженни, на плоту
target-site = особое место
target-village = деревня людоедов
target-city = город людоедов
target-king_kong = Кинг-Конг
target-cage = похищенная актриса
target-at = { $thing }, { $space }
target-choice = { $card }: { $deed }

## Жетоны и где они лежат

token-reroll = жетон переброса
token-danger = жетон большой опасности
token-time = жетон трудоёмкого действия
token-wood = жетон дополнительного дерева
token-food = жетон дополнительной еды
token-adventure = жетон приключения
token-rain = жетон дождевой тучи
token-snow = жетон снежной тучи
token-storm = жетон шторма
token-animals = кубик голодных зверей
token-marker = чёрный маркер
token-exhausted = маркер истощения — { $source }
token-covered = маркер на символе местности
token-fog = маркер тумана
token-ash = маркер пепла
token-shortcut = жетон тропы
token-number = жетон с номером { $n }
token-cross = маркер креста
token-trap = маркер ловушки
token-totem_covered = маркер на тотеме
token-fire = маркер пожара
token-lasting_time = постоянный жетон трудоёмкого действия
token-parrot = новый источник еды (попугай)
area-hunt = ячейка охоты
area-build = ячейка строительства
area-gather = ячейка сбора ресурсов
area-explore = ячейка исследования
area-camp = ячейка обустройства лагеря
area-rest = ячейка отдыха
area-build_deck = колода приключений строительства
area-gather_deck = колода приключений сбора
area-explore_deck = колода приключений исследования
area-weather = ячейка погоды
area-night = ячейка ночи
area-shelter = ячейка укрытия
area-roof = шкала крыши
area-palisade = шкала частокола
area-weapons = шкала оружия
area-space = клетка { $space }
onto-hunt = на ячейку охоты
onto-build = на ячейку строительства
onto-gather = на ячейку сбора ресурсов
onto-explore = на ячейку исследования
onto-camp = на ячейку обустройства лагеря
onto-rest = на ячейку отдыха
onto-build_deck = на колоду приключений строительства
onto-gather_deck = на колоду приключений сбора
onto-explore_deck = на колоду приключений исследования
onto-weather = на ячейку погоды
onto-night = на ячейку ночи
onto-shelter = на ячейку укрытия
onto-roof = на шкалу крыши
onto-palisade = на шкалу частокола
onto-weapons = на шкалу оружия
onto-space = на клетку { $space }

## Что делают карты

effect-nothing = ничего
concerns-everybody = каждый персонаж: { $effect }
concerns-first_player = только первый игрок: { $effect }
effect-gain_wood = +{ $n ->
    [one] { $n } дерево
    [few] { $n } дерева
   *[many] { $n } дерева
  }
effect-gain_food = +{ $n ->
    [one] { $n } еда
    [few] { $n } еды
   *[many] { $n } еды
  }
effect-gain_preserves = +{ $n ->
    [one] { $n } еда
    [few] { $n } еды
   *[many] { $n } еды
  }, которая не портится
effect-gain_fur = +{ $n ->
    [one] { $n } шкура
    [few] { $n } шкуры
   *[many] { $n } шкур
  }
effect-food_per_player = +{ $n ->
    [one] { $n } еда
    [few] { $n } еды
   *[many] { $n } еды
  } за каждого игрока
effect-lose_wood = сбросить { $n ->
    [one] { $n } дерево
    [few] { $n } дерева
   *[many] { $n } дерева
  }
effect-lose_wood_if_possible = сбросить { $n ->
    [one] { $n } дерево
    [few] { $n } дерева
   *[many] { $n } дерева
  } (если возможно)
effect-lose_food = сбросить { $n ->
    [one] { $n } еду
    [few] { $n } еды
   *[many] { $n } еды
  }
effect-lose_food_if_possible = сбросить { $n ->
    [one] { $n } еду
    [few] { $n } еды
   *[many] { $n } еды
  } (если возможно)
effect-lose_preserves_if_possible = сбросить { $n ->
    [one] { $n } еду
    [few] { $n } еды
   *[many] { $n } еды
  }, которая не портится (если возможно)
effect-lose_everything = сбросить все доступные ресурсы
effect-wood_or_wounds = сбросить { $wood ->
    [one] { $wood } дерево
   *[other] { $wood } дерева
  }, иначе каждый персонаж получает { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } раны
   *[many] { $wounds } ран
  }
effect-wounds = { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[many] { $n } ран
  }
effect-wounds_each = каждый персонаж получает { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
  }
effect-wounds_without_medicine = { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[many] { $n } ран
  } (со снадобьем: { $otherwise ->
    [0] ни одной
   *[other] { $otherwise }
  })
effect-heals = вылечить { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
  }
effect-morale_up = моральный дух +{ $n }
effect-morale_down = моральный дух −{ $n }
effect-determination = +{ $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
  } решимости
effect-determination_each = каждому игроку: +{ $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
  } решимости
effect-lose_determination = сбросить { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
  } решимости
effect-lose_all_determination = сбросить все свои жетоны решимости
effect-raises = { $track } +{ $n }
effect-lowers = { $track } −{ $n }
effect-lowers_if_possible = { $track } −{ $n } (если возможно)
effect-roof_or_palisade = крыша или частокол { $n ->
    [1] +1
    [2] +2
    [-1] −1
    [-2] −2
   *[other] { $n }
  }
effect-halves = { $track }: потерять половину уровней, с округлением вниз
effect-halves_roof_or_palisade = крыша или частокол: потерять половину уровней, с округлением вниз
effect-fight = бой (сила { $strength }{ $weapon_loss ->
    [0] { "" }
   *[other] { ", оружие −" }{ $weapon_loss }
  }{ $food ->
    [0] { "" }
   *[other] { ", еда +" }{ $food }
  }{ $fur ->
    [0] { "" }
   *[other] { ", шкуры +" }{ $fur }
  }{ $palisade_loss ->
    [0] { "" }
   *[other] { ", частокол −" }{ $palisade_loss }
  })
effect-puts = { $token } { $onto }
effect-puts_here = { $token } на этот участок
effect-puts_marker = маркер { $onto }: следующее такое действие ничего не даст, только уберёт маркер
effect-lifts = убрать { $token } ({ $area })
effect-item_token = { $token } на участок с лагерем ({ $thing })
effect-item_level_lost = { $track } −{ $n } (если возможно)
effect-item_token_lost = убрать { $token } с участка с лагерем ({ $thing })
effect-lay_shortcut = жетон тропы на участок рядом с лагерем: в каждую фазу добычи оттуда приходит 1 ресурс
effect-lift_shortcut = убрать жетон тропы
effect-build_corral = истощить рядом с лагерем источник еды (попугай); жетон дополнительной еды на участок с лагерем
effect-exhausts_beside_camp = истощить { $n ->
    [1] 1 источник на соседнем с лагерем участке
    [one] { $n } источник на соседних с лагерем участках
    [few] { $n } источника на соседних с лагерем участках
   *[many] { $n } источников на соседних с лагерем участках
  }
effect-exhausts_closest = истощить ближайший { $source }; если его нет, каждый персонаж получает 1 рану
effect-exhausts_tile_beside_camp = истощить все источники соседнего с лагерем участка (если возможно)
effect-covers_terrain = на одном участке местность «{ $terrain }» больше не считается исследованной (если возможно)
effect-turns_tile_beside_camp = перевернуть соседний с лагерем участок лицом вниз (если возможно)
effect-uncovers_again = убрать маркер, положенный этой картой
effect-turns_up_again = перевернуть участок обратно
effect-must_move_camp = перенести лагерь на соседний участок
effect-washes_camp_away = перенести лагерь на соседний участок
effect-rebuilds_washed_away = крыша +1 и частокол +1, если они понизились из-за переноса лагеря
effect-skip_production = в этом раунде нет фазы добычи
effect-halve_production = в этом раунде добыча вдвое меньше, с округлением вниз
effect-no_production = в этом раунде не добывается { $resource }
effect-more_production = добыча в этом раунде: { $resource } +{ $n }
effect-less_production = добыча в этом раунде: { $resource } −{ $n } (если возможно)
effect-flip_items_if_possible = перевернуть { $n ->
    [one] { $n } предмет
    [few] { $n } предмета
   *[many] { $n } предметов
  } изобретением вверх (если возможно)
effect-items_off = до конца фазы действий предметы не работают
effect-discards_item_if_possible = потерять 1 предмет вместе с его эффектами и вернуть карту в колоду изобретений (если возможно)
effect-gain_item = построить без действия: { $item }
effect-discard_inventions = сбросить { $n ->
    [one] { $n } изобретение
    [few] { $n } изобретения
   *[many] { $n } изобретений
  } с поля
effect-draw_inventions = взять { $n ->
    [one] { $n } изобретение
    [few] { $n } изобретения
   *[many] { $n } изобретений
  }
effect-chooses_invention = взять из колоды 1 изобретение на выбор
effect-flood = перевернуть 1 предмет изобретением вверх, или оружие −1, или частокол −1, или каждый персонаж получает 1 рану
effect-find_equipment = { $n ->
    [one] { $n } случайный стартовый предмет
    [few] { $n } случайных стартовых предмета
   *[many] { $n } случайных стартовых предметов
  }
effect-draw_discoveries = взять { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
  } находки
effect-mysteries = брать карты тайн и разыграть не больше{ $treasures ->
    [0] { "" }
    [one] { " " }{ $treasures } клада
   *[many] { " " }{ $treasures } кладов
  }{ $creatures ->
    [0] { "" }
    [one] { " и " }{ $creatures } монстра
   *[many] { " и " }{ $creatures } монстров
  }{ $traps ->
    [0] { "" }
    [one] { " и " }{ $traps } ловушки
   *[many] { " и " }{ $traps } ловушек
  }
effect-mysteries_with_one_danger = брать карты тайн и разыграть 1 монстра или ловушку и не больше { $treasures ->
    [one] { $treasures } клада
   *[many] { $treasures } кладов
  }
effect-stop_drawing = больше не брать карты тайн
effect-discard_drawn_treasures = сбросить клады, взятые в этом действии
effect-shuffle_into_events = замешать эту карту в колоду событий
effect-keep_card = оставить себе эту карту
effect-special_wound = особая рана ({ $part })
effect-marked_wounds = персонаж с особой раной получает { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
  }
effect-marked_wounds_without_medicine = персонаж с особой раной получает { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
  } (со снадобьем: { $otherwise ->
    [0] ни одной
   *[other] { $otherwise }
  })
effect-marked_has_one_pawn = у персонажа с особой раной в этом раунде только 1 фишка
effect-marked_has_one_pawn_without_medicine = без снадобья у персонажа с особой раной в этом раунде только 1 фишка
effect-marked_only_rests_without_medicine = без снадобья персонаж с особой раной в этом раунде может только отдыхать
effect-marked_stays_home = персонаж с особой раной в этом раунде может только строить, обустраивать лагерь или отдыхать
effect-night_outside = провести ночь вне лагеря
effect-hear_beast = замешать верхнюю карту колоды зверей в колоду охоты
effect-lays_beast_aside = зверь выжидает: первый игрок сразится с ним перед следующим событием
effect-beast_joins_hunt = замешать выжидающего зверя в колоду охоты
effect-discards_hunting_card = сбросить верхнюю карту колоды охоты (если возможно)
effect-looks_at_hunting_card = посмотреть верхнюю карту колоды охоты (если возможно)
effect-hunting_card_to_bottom = положить верхнюю карту колоды охоты под низ колоды
effect-fights_hunting_card = первый игрок сражается с верхним зверем колоды охоты
effect-skins_hunting_card = взять верхнюю карту колоды охоты: действует всё, кроме её силы
effect-strongest_beast_comes = из { $n ->
    [one] { $n } взятого зверя
    [few] { $n } взятых зверей
   *[many] { $n } взятых зверей
  } сильнейший ложится на колоду охоты
effect-threats_strike = срабатывают эффекты угрозы карт в обеих ячейках угрозы; эти карты сбрасываются
effect-book_icon = эффект книги из сценария
effect-argument = в этом раунде в одном действии нельзя использовать фишки разных персонажей
effect-pass_first_player = жетон первого игрока переходит к игроку слева
effect-first_player_has_one_pawn = у первого игрока в этом раунде только 1 фишка
effect-first_player_without_abilities = первый игрок в этом раунде не может применять умения
effect-first_player_stays_home = первый игрок в этом раунде может только строить, обустраивать лагерь или отдыхать
effect-woodpile = { $n ->
    [one] { $n } дерево
    [few] { $n } дерева
   *[many] { $n } дерева
  } к дровам для костра
effect-lift_fog = убрать до { $n ->
    [one] { $n } маркера
    [few] { $n } маркеров
   *[many] { $n } маркеров
  } тумана
effect-raise_cross = крест на этом участке
effect-sail_away = отряд уплывает и побеждает

effect-bowl_is_gone = проклятие чаши снято
effect-confused_next_round = в следующем раунде вы перебрасываете каждый успех и бросаете кубики даже при гарантированном успехе
effect-covers_morale_arrows = { $n ->
    [one] { $n } стрелка морального духа на ваш выбор больше не действует
    [few] { $n } стрелки морального духа на ваш выбор больше не действуют
   *[many] { $n } стрелок морального духа на ваш выбор больше не действуют
  }
effect-covers_terrain_here = местность этого участка больше не считается исследованной
effect-cursed_by_bowl = со следующего раунда вы перебрасываете каждый выпавший успех
effect-determination_everybody = каждому персонажу: +{ $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
  } решимости
effect-determination_or_wounds = сбросить { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
  } решимости или получить { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } раны
   *[many] { $wounds } ран
  }
effect-each_has_one_pawn = у каждого игрока в этом раунде только 1 фишка
effect-exhausts_camp_food = если уровень оружия меньше { $weapons }, истощить источник еды на участке с лагерем; если его нет, каждый персонаж получает 1 рану
effect-exhausts_gathered = истощить источник, с которого собирали
effect-exhausts_one_here = истощить один источник этого участка
effect-extra_build = ещё одно действие строительства с броском всех кубиков
effect-fire_here = истощить один источник этого участка; на неисследованной клетке маркер будет ждать участка
effect-first_player_gains_determination = первому игроку: +{ $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
  } решимости
effect-first_player_loses_determination = первый игрок сбрасывает { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
  } решимости
effect-first_player_wounds = первый игрок получает { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
  } (со снадобьем: { $otherwise ->
    [0] ни одной
   *[other] { $otherwise }
  })
effect-flips_marked_items = перевернуть отмеченные предметы изобретением вверх
effect-food_for_weapons = можно сбросить { $n ->
    [one] { $n } еду
   *[many] { $n } еды
  }: оружие +{ $levels }
effect-gain_gathered = к собранному ресурсу +{ $n } (даже при провале)
effect-marks_items_if_possible = маркеры на { $n ->
    [one] { $n } построенный предмет
    [few] { $n } построенных предмета
   *[many] { $n } построенных предметов
  } (если возможно)
effect-new_flock = жетон дополнительной еды на этот участок (если источника еды на нём не было — новый источник еды: попугай)
effect-next_round_discoveries = в начале следующего раунда взять { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
  } находки
effect-next_round_morale = в начале следующего раунда: моральный дух +{ $n }
effect-next_round_wood = в начале следующего раунда: +{ $n ->
    [one] { $n } дерево
    [few] { $n } дерева
   *[many] { $n } дерева
  }
effect-one_item_of = построить без действия одно изобретение на выбор ({ $first }, { $second }, { $third } или { $fourth })
effect-one_pawn_next_round = в следующем раунде у вас только 1 фишка
effect-remember_tile = карта запоминает этот участок
effect-remembered_tile_exhausted = истощить все источники того участка
effect-remembered_tile_turned = тот участок, если жетон ещё лежит на нём, переворачивается лицом вниз со всем, что на нём есть
effect-reorders_tiles = посмотреть { $n ->
    [one] { $n } верхний участок
    [few] { $n } верхних участка
   *[many] { $n } верхних участков
  } стопки и вернуть в любом порядке лицом вверх
effect-set_trap = ловушка на этом участке
effect-spores_tonight = без снадобья каждый персонаж получает этой ночью 1 рану
effect-spreads_disease = распределить как угодно маркеры, по { $n } за каждого игрока; каждый — 1 рана в ближайшую фазу ночи
effect-weapons_to_nothing = оружие падает до 0
effect-wound_every_night = без снадобья 1 рана каждую ночь
effect-wounds_tonight = этой ночью каждый персонаж получает 1 рану

## Чего требуют и что показывают карты

need-pawns = { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[many] { $n } фишек
  }
need-pawns_together = { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[many] { $n } фишек
  } разных персонажей
need-team = { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[many] { $n } фишек
  }, без броска { $sure }
need-item = { $card }
need-weapons = уровень оружия { $n }
need-terrain-beach = исследованный пляж
need-terrain-hills = исследованные холмы
need-terrain-mountains = исследованные горы
need-terrain-river = исследованная река
need-terrain-plains = исследованная равнина
pawn-hunt = каждый раунд — фишка для охоты
pawn-build = каждый раунд — фишка для строительства
pawn-gather = каждый раунд — фишка для сбора ресурсов
pawn-explore = каждый раунд — фишка для исследования
pawn-gather_explore = каждый раунд — фишка для сбора ресурсов или исследования
cost-ability = { $ability }, { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
  } решимости
face-event = Событие
face-wreckage = Обломки крушения
face-adventure = Приключение
face-treasure = Клад
face-creature = Монстр
face-trap = Ловушка
face-invention = Изобретение
face-beast = Зверь
face-tile = Участок острова
face-character = Персонаж
face-ability = Умение
face-equipment = Стартовый предмет
face-discovery = Жетон находки
face-companion = Спутник
icon-book = символ книги
icon-build = символ приключения строительства
icon-gather = символ приключения сбора
icon-explore = символ приключения исследования
group-default = типовое изобретение
group-personal = собственное изобретение персонажа
group-deck = изобретение из колоды
group-sheet = особое изобретение
tag-uses = { $n ->
    [one] { $n } применение
    [few] { $n } применения
   *[many] { $n } применений
  }
tag-repeats = можно строить несколько раз
tag-strength = сила { $n }
tag-weapon_loss = оружие −{ $n }
tag-palisade_loss = частокол −{ $n }
tag-beast = зверь
tag-totem = тотем
tag-shelter = естественное укрытие
tag-discoveries = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
  } находки
tag-hearts = выдерживает { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
  }
line-event = Событие
line-threat = Устранение угрозы
line-pushed = Эффект угрозы
line-upper = Приключение
line-choice = Выберите
line-lower = Позже, как событие
line-treasure = Клад
line-creature = Монстр
line-trap = Ловушка
line-build = Строительство
line-hunt = Охота
line-power = Эффект
line-ability = Умение
