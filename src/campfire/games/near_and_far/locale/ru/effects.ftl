### Дальше, Ближе: слова, из которых составлены карты.

words-comma = { $first }, { $rest }

## Товары

good-coin = монета
good-gem = самоцвет
good-food = еда
good-heart = сердце
good-treasure = сокровище
good-bird = вьючная птица
good-adventurer = спутник
good-green = зелёный жетон племени
good-blue = синий жетон племени
good-red = красный жетон племени
good-yellow = жёлтый жетон племени
amount-coin = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
  }
amount-gem = { $n ->
    [one] { $n } самоцвет
    [few] { $n } самоцвета
   *[many] { $n } самоцветов
  }
amount-food = { $n ->
    [one] { $n } порция еды
    [few] { $n } порции еды
   *[many] { $n } порций еды
  }
amount-heart = { $n ->
    [one] { $n } сердце
    [few] { $n } сердца
   *[many] { $n } сердец
  }
amount-treasure = { $n ->
    [one] { $n } сокровище
    [few] { $n } сокровища
   *[many] { $n } сокровищ
  }
amount-bird = { $n ->
    [one] { $n } вьючная птица
    [few] { $n } вьючные птицы
   *[many] { $n } вьючных птиц
  }
amount-adventurer = { $n ->
    [one] { $n } спутник
    [few] { $n } спутника
   *[many] { $n } спутников
  }
amount-green = { $n ->
    [one] { $n } зелёный жетон племени
    [few] { $n } зелёных жетона племени
   *[many] { $n } зелёных жетонов племени
  }
amount-blue = { $n ->
    [one] { $n } синий жетон племени
    [few] { $n } синих жетона племени
   *[many] { $n } синих жетонов племени
  }
amount-red = { $n ->
    [one] { $n } красный жетон племени
    [few] { $n } красных жетона племени
   *[many] { $n } красных жетонов племени
  }
amount-yellow = { $n ->
    [one] { $n } жёлтый жетон племени
    [few] { $n } жёлтых жетона племени
   *[many] { $n } жёлтых жетонов племени
  }

# То же, что дают, берут или платят: винительный падеж
taken-coin = { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
  }
taken-gem = { amount-gem }
taken-food = { $n ->
    [one] { $n } порцию еды
    [few] { $n } порции еды
   *[many] { $n } порций еды
  }
taken-heart = { amount-heart }
taken-treasure = { amount-treasure }
taken-bird = { $n ->
    [one] { $n } вьючную птицу
    [few] { $n } вьючные птицы
   *[many] { $n } вьючных птиц
  }
taken-adventurer = { $n ->
    [one] { $n } спутника
    [few] { $n } спутников
   *[many] { $n } спутников
  }
taken-green = { amount-green }
taken-blue = { amount-blue }
taken-red = { amount-red }
taken-yellow = { amount-yellow }

## Значки

icon-skill = навык { $n }
icon-combat = бой { $n }
icon-movement = перемещение { $n }
icon-caution = осторожность
icon-search = поиск { $n }
icon-heart = { $n ->
    [one] { $n } сердце
    [few] { $n } сердца
   *[many] { $n } сердец
  }
tag-vp = { $n } ПО
tag-strength = сила { $n }
need-reputation = репутация { $n }
need-experience = { $n ->
    [one] { $n } очко опыта
    [few] { $n } очка опыта
   *[many] { $n } очков опыта
  }
need-price = заплатить { $amount }
need-skill = навык { $n }
need-combat = бой { $n }
need-nothing = без проверки
face-special = Особый артефакт
face-common = Обычный артефакт
face-treasure = Сокровище
face-find = Находка
line-effect = Эффект
face-adventurer = Спутник
face-pet = Животное-компаньон
face-talent = Талант
face-boss = Босс
face-threat = Враг
face-arcade = Приключение режима аркады

## Что считается

count-coin = монеты
count-gem = самоцветы
count-food = еда
count-money = монеты и самоцветы
count-reputation = репутация
count-treasure = сокровища
count-threat = побеждённые враги
count-camp_map = свои лагеря на карте
count-adventurer_green = преступники в команде и резерве
count-adventurer_blue = маги в команде и резерве
count-adventurer_red = рептильянцы в команде и резерве
count-adventurer_yellow = кочевники в команде и резерве

## Здания в родительном падеже: при посещении чего

visit-town_hall = ратуши
visit-saloon = салуна
visit-stables = стойл
visit-general_store = магазина
visit-farm = фермы
visit-mystics_hut = хижины колдуна
visit-mine = шахты

## В какое здание

into-town_hall = в ратушу
into-saloon = в салун
into-stables = в стойла
into-general_store = в магазин
into-farm = на ферму
into-mystics_hut = в хижину колдуна
into-mine = в шахту

# Где кто находится, что там делают, что это даёт и чего стоит
at-town_hall = в ратуше
at-saloon = в салуне
at-stables = в стойлах
at-general_store = в магазине
at-farm = на ферме
at-mystics_hut = в хижине колдуна
at-mine = в шахте
deed-farm = Собрать { taken-food }
deed-mystics_hut = { $n ->
    [one] Взять сокровище
   *[other] Взять сокровища ({ $n }) и оставить одно
  }
stranger = незнакомец
guarded-by = поединок: { $who }
path-threat = { $card }, { tag-strength }
path-water = вода берёт сердце
duel-fair = победа: репутация +{ $n }
duel-foul = победа: репутация −1
duel-edge = к броску +1
duel-lost = поражение: тюрьма
duel-lost-day = поражение: тюрьма и порция еды

## Свойства

effect-gain = получи { $amount }
effect-lose = отдай { $amount }
effect-reputation = репутация { $n }
effect-avoids_threats = врагов можно избегать
effect-avoids_threats_for = врага можно избежать, заплатив { $amount }
effect-spares_hearts = { $n ->
    [one] за пустые клетки в одном перемещении на { $n } сердце меньше
    [few] за пустые клетки в одном перемещении на { $n } сердца меньше
   *[many] за пустые клетки в одном перемещении на { $n } сердец меньше
  }
effect-camp_hearts = { $n ->
    [one] лагерь на карте стоит на { $n } сердце меньше
    [few] лагерь на карте стоит на { $n } сердца меньше
   *[many] лагерь на карте стоит на { $n } сердец меньше
  }
effect-duel = +{ $n } в дуэлях
effect-vp = { $n } ПО в конце
effect-vp_each = { $n ->
    [1] { $what }: по { $vp } ПО в конце
   *[other] { $what }: { $vp } ПО в конце за каждые { $n }
  }
effect-vp_most = { $what }: { $vp } ПО в конце, если больше, чем у каждого соперника
effect-vp_rank = { $what }: { $vp } ПО за первое место, { $second } за второе
effect-trades = { $n ->
    [one] за одно посещение ратуши можно совершить { $n } обмен
    [few] за одно посещение ратуши можно совершить { $n } обмена
   *[many] за одно посещение ратуши можно совершить { $n } обменов
  }
effect-trade_value = то, что ты отдаёшь в обмене, ценнее на { $n }
effect-second_of_tribe = ещё один спутник того же цвета может лежать на другом месте
effect-rivals_pay = каждый соперник в здании, куда ты приходишь, платит тебе { $amount }
effect-wins_ties = ничья за победу решается в твою пользу
effect-bomb = сбрось ради +{ $n } в дуэли, в бою или в проверке боя
effect-hires_at = нанимать можно и здесь: { $building }
effect-camp_finds = { $n ->
    [one] за лагерь на карте на { $n } монету или самоцвет больше
    [few] за лагерь на карте на { $n } монеты или самоцвета больше
   *[many] за лагерь на карте на { $n } монет или самоцветов больше
  }
effect-wins_duel_ties = ничья в дуэли решается в твою пользу
effect-ignores_water = отравленная вода не отнимает у тебя сердце
effect-forgives_unbought = { $n ->
    [one] { $n } артефакт на руке не отнимает ПО в конце
   *[other] до { $n } артефактов на руке не отнимают ПО в конце
  }
effect-food_for_hearts = вместо сердец можно тратить еду
effect-gems_for_coins = вместо монет можно тратить самоцветы
effect-chooses_threat = можно сразиться с любым врагом колоды
effect-enters_for = в занятое здание можно войти без дуэли, заплатив { $amount }
effect-talents_at = таланты можно покупать и здесь: { $building }
effect-no_duel_at = дуэль не нужна: { $building }
effect-extra_treasure = { $n ->
    [one] { $n } сокровище можно хранить без вьючного животного
    [few] { $n } сокровища можно хранить без вьючного животного
   *[many] { $n } сокровищ можно хранить без вьючного животного
  }
effect-animals_for_hearts = { $n ->
    [one] вьючных животных можно вернуть в любой миг своего хода: за каждое { $n } сердце
    [few] вьючных животных можно вернуть в любой миг своего хода: за каждое { $n } сердца
   *[many] вьючных животных можно вернуть в любой миг своего хода: за каждое { $n } сердец
  }
effect-store_draws = { $n ->
    [one] в магазине берёшь на { $n } артефакт больше
    [few] в магазине берёшь на { $n } артефакта больше
   *[many] в магазине берёшь на { $n } артефактов больше
  }
effect-draw_artifact = { $n ->
    [one] возьми артефакт и оставь его или сбрось
    [few] возьми { $n } артефакта и оставь их или сбрось
   *[many] возьми { $n } артефактов и оставь их или сбрось
  }
effect-camp = { $n ->
    [one] поставь лагерь на любую клетку без лагеря
    [few] поставь { $n } лагеря на клетки без лагеря
   *[many] поставь { $n } лагерей на клетки без лагеря
  }
effect-keyword = подсказка { $keyword }
effect-find = находка: { $card }
effect-side_quest = дополнительное приключение { $entry }
effect-on_visit = при посещении { $building }: { $what }
effect-on_leaving = покидая город: { $what }
effect-on_threat = за побеждённого врага: { $what }
effect-on_quest = после приключения: { $what }
effect-on_failed_quest = после проваленного приключения: { $what }
effect-on_fair_duel = за победу в честном поединке вдобавок: { $what }
effect-at_once = сразу: { $what }
effect-at_start = в начале каждой игры: { $what }
effect-after_draft = после выбора артефактов: { $what }
effect-on_visit_with_animals = при посещении { $building }, если у тебя не меньше { $n } вьючных животных: { $what }
effect-on_visit_roll = при посещении { $building } брось кубик; выпало { $n } или больше: { $what }
