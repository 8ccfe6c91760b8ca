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
amount-food = { $n } еды
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
need-price = заплатить: { $amount }
need-skill = навык { $n }
need-combat = бой { $n }
need-nothing = без проверки
face-special = Особый артефакт
face-common = Обычный артефакт
face-treasure = Сокровище
face-find = Находка
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

## Свойства

effect-gain = получи: { $amount }
effect-lose = отдай: { $amount }
effect-reputation = репутация { $n }
effect-avoids_threats = врагов можно избегать
effect-avoids_threats_for = врага можно избежать; цена: { $amount }
effect-spares_hearts = за пустые клетки одного перемещения сердец меньше на { $n }
effect-camp_hearts = цена лагеря на карте в сердцах: { $n }
effect-duel = +{ $n } в дуэлях
effect-vp = { $n } ПО в конце
effect-vp_each = { $vp } ПО в конце за каждые { $n }: { $what }
effect-vp_most = { $vp } ПО в конце, если больше всех: { $what }
effect-vp_rank = { $vp } ПО за первое место, { $second } за второе: { $what }
effect-trades = обменов за посещение ратуши: { $n }
effect-trade_value = то, что ты отдаёшь в обмене, ценнее на { $n }
effect-second_of_tribe = ещё один спутник того же цвета может лежать на другом месте
effect-rivals_pay = каждый соперник в здании, куда ты приходишь, платит тебе: { $amount }
effect-wins_ties = ничья за победу решается в твою пользу
effect-bomb = сбрось ради +{ $n } в дуэли, в бою или в проверке боя
effect-hires_at = нанимать можно и здесь: { $building }
effect-camp_finds = за лагерь на карте монет или самоцветов больше на { $n }
effect-wins_duel_ties = ничья в дуэли решается в твою пользу
effect-ignores_water = отравленная вода не отнимает у тебя сердце
effect-forgives_unbought = артефакты на руке не отнимают ПО в конце, не больше { $n }
effect-food_for_hearts = вместо сердец можно тратить еду
effect-gems_for_coins = вместо монет можно тратить самоцветы
effect-chooses_threat = можно сразиться с любым врагом колоды
effect-enters_for = в занятое здание без дуэли; цена: { $amount }
effect-talents_at = таланты можно покупать и здесь: { $building }
effect-no_duel_at = дуэль не нужна: { $building }
effect-extra_treasure = сокровищ без вьючного животного: { $n }
effect-animals_for_hearts = вьючное животное можно вернуть; сердец за каждое: { $n }
effect-store_draws = в магазине берёшь больше артефактов на { $n }
effect-draw_artifact = возьми артефактов: { $n }; оставь или сбрось
effect-camp = поставь лагерей на любые клетки без лагеря: { $n }
effect-keyword = подсказка { $keyword }
effect-find = находка: { $card }
effect-side_quest = дополнительное приключение { $entry }
effect-on_visit = при посещении ({ $building }): { $what }
effect-on_leaving = покидая город: { $what }
effect-on_threat = за побеждённого врага: { $what }
effect-on_quest = после приключения: { $what }
effect-on_failed_quest = после проваленного приключения: { $what }
effect-on_fair_duel = за победу в честном поединке дополнительно: { $what }
effect-at_once = сразу: { $what }
effect-at_start = в начале каждой игры: { $what }
effect-after_draft = после выбора артефактов: { $what }
effect-on_visit_with_animals = при посещении ({ $building }), если вьючных животных не меньше { $n }: { $what }
effect-on_visit_roll = при посещении ({ $building }) брось кубик; от { $n }: { $what }
