### Что делают карты, слово за словом.

## Предложения

deed = { $conditions } → { $outcome }
words-comma = { $first }, { $rest }
way = { $name }: { $outcome }
way-asked = { $name } ({ $conditions }): { $outcome }

## Вещи

resource-water = вода
resource-stamina = выносливость
damage-exhaustion = истощение
damage-dehydration = обезвоживание
damage-ailment = недомогание
damage-physical = физический урон
damage-any = урон любого типа
symbol-water = источник воды
die-grey = серый кубик
die-red = красный кубик
die-both = оба кубика
die-any = любой кубик
die-chief = кубик игрока { $seat }
space = { $terrain } { $n }
space-landmark = { $card }, { $terrain } { $n }
tile-closed = закрытый фрагмент { $n } (номер { $number })
ware-blueprint = чертёж «{ $card }»
token-two = { $kind } × 2
token-water = { $kind } (источник)
token-enemy = противник «{ $card }»
token-card = карта «{ $card }»
attribute-weapon = оружие
attribute-story = сюжетный предмет
attribute-key = специальный ключ
attribute-cold = холод
type-instant = мгновенный эффект
type-change = изменение
type-item = предмет
type-enemy = противник
type-blueprint = чертёж
type-night = ночь
type-threat = угроза
type-character = персонаж
type-quest = задание
type-sheet = регион
type-support = боевая поддержка
terrain-cost = { $terrain }: выносливость { $n }
tag-defence = защита { $n }
tag-attack = атака { $n }
tag-dash = без атаки
tag-health = здоровье { $n }
tag-retreat = отступает на { $n }
tag-deadly = Смертоносный
tag-trait = Особенность
tag-tribe = Племя
tag-fire = только у костра
tag-locked = дверь заперта
tag-counters = счётчиков: { $n }
tag-carries = несёт ресурсов: { $n }
line-terrains = Местность
line-costs = Цена
line-always = Всегда
line-action = Действие
line-way = Выбор
line-before = Перед броском
line-change = Изменение результата
line-hurt = При уроне в бою
line-hit = При попадании
line-won = При победе над противником
line-threat = Когда предстоит угроза
line-damage = При получении урона
line-asked = Когда требует ночь
line-night_start = С наступлением ночи
line-night_end = В конце ночи
line-day_start = На рассвете
line-scout = После разведки
line-explore = После исследования
line-gather = После сбора
line-craft = После создания предмета
line-recover = После восстановления
line-cook = После приготовления мяса
line-trade = После обмена
line-trade_here = Когда другие меняются на вашей клетке
line-begins = В начале боя
line-hurts = Когда он попадает
line-reward = Награда
line-asks = Вместо боя
line-setup = При выкладывании
line-nightly = Каждую ночь
line-goal = Цель
## The same moments within a sentence
when-change = изменение результата
when-hit = при попадании
when-won = при победе над противником
when-threat = когда предстоит угроза
when-damage = при получении урона
when-asked = когда требует ночь
when-night_end = в конце ночи
when-day_start = на рассвете
when-craft = после создания предмета
when-cook = после приготовления мяса
when-trade_here = когда другие меняются на вашей клетке
when-hurt = при уроне в бою
when-before = перед броском

## Ограничения и цены

limit-day = раз в день
limit-fight = раз за бой
limit-game = раз за игру
price-stamina = выносливость { $n }
price-counter = { $n ->
    [one] { $n } счётчик
    [few] { $n } счётчика
   *[other] { $n } счётчиков
}
price-any = { $n ->
    [one] { $n } любой ресурс
    [few] { $n } любых ресурса
   *[other] { $n } любых ресурсов
}
price-water = { $n ->
    [1] вода
   *[other] вода × { $n }
}
price-this = сбросить эту карту
price-resource = { $n ->
    [1] { $kind }
   *[other] { $kind } × { $n }
}

## Эффекты

effect-nothing = ничего
effect-gain = { $n ->
    [1] + { $kind }
   *[other] + { $kind } × { $n }
}
effect-cost = { $n ->
    [1] { $kind }
   *[other] { $kind } × { $n }
}
effect-lose = { $n ->
    [1] потерять: { $kind }
   *[other] потерять: { $kind } × { $n }
}
effect-lose_any = { $n ->
    [one] потерять { $n } ресурс на выбор
    [few] потерять { $n } ресурса на выбор
   *[other] потерять { $n } ресурсов на выбор
}
effect-draw_token = { $n ->
    [one] взять и применить жетон находки «{ $symbol }»
    [few] взять и применить { $n } жетона находок «{ $symbol }»
   *[other] взять и применить { $n } жетонов находок «{ $symbol }»
}
effect-lay_token = { $n ->
    [one] положить сюда жетон находки «{ $symbol }»
    [few] положить сюда { $n } жетона находок «{ $symbol }»
   *[other] положить сюда { $n } жетонов находок «{ $symbol }»
}
effect-gain_choice = { $n ->
    [1] взять ресурс на выбор
   *[other] взять один вид ресурса на выбор, × { $n }
}
effect-robbed = { $n ->
    [one] ближайший выживший берёт { $n } ваш ресурс
    [few] ближайший выживший берёт { $n } ваших ресурса
   *[other] ближайший выживший берёт { $n } ваших ресурсов
}
effect-take_other = { $n ->
    [one] взять { $n } ресурс у другого выжившего здесь
    [few] взять { $n } ресурса у другого выжившего здесь
   *[other] взять { $n } ресурсов у другого выжившего здесь
}
effect-give_other = { $n ->
    [one] отдать { $n } ресурс другому выжившему здесь
    [few] отдать { $n } ресурса другому выжившему здесь
   *[other] отдать { $n } ресурсов другому выжившему здесь
}
effect-stamina = выносливость +{ $n }
effect-tire = выносливость −{ $n }
effect-damage = { $n ->
    [1] { $damage }
   *[other] { $damage } × { $n }
}
effect-heal = { $n ->
    [1] вылечить: { $damage }
   *[other] вылечить: { $damage } × { $n }
}
effect-heal_other = { $n ->
    [1] вылечить другого выжившего здесь: { $damage }
   *[other] вылечить другого выжившего здесь: { $damage } × { $n }
}
effect-play = перейти к карте «{ $card }»
effect-clue = то, что прячет здесь история
effect-threat = { $n ->
    [one] сыграть угрозу
    [few] сыграть { $n } угрозы
   *[other] сыграть { $n } угроз
}
effect-cancel = этого не происходит
effect-drop = сбросить эту карту
effect-drop_trait = { $n ->
    [one] сбросить особенность
    [few] сбросить { $n } особенности
   *[other] сбросить { $n } особенностей
}
effect-blueprint = { $n ->
    [one] взять чертёж
    [few] взять { $n } чертежа
   *[other] взять { $n } чертежей
}
effect-peek = посмотреть на { $sight }
sight-threat = { $n ->
    [one] верхнюю угрозу
    [few] верхние { $n } угрозы
   *[other] верхние { $n } угроз
}
sight-night = следующую карту ночи
sight-tile = закрытый фрагмент рядом
sight-find = { $n ->
    [one] жетон находки рядом
    [few] { $n } жетона находок рядом
   *[other] { $n } жетонов находок рядом
}
sight-monster = { $n ->
    [one] чудовище в пределах 3 клеток
    [few] { $n } чудовища в пределах 3 клеток
   *[other] { $n } чудовищ в пределах 3 клеток
}
effect-bury_threat = одну из них можно положить под колоду
effect-once = в первый раз: { $deed }
effect-stays = жетон остаётся
effect-gone = убрать эту карту из игры
effect-move = { $n ->
    [one] пройти до { $n } клетки
   *[other] пройти до { $n } клеток
}
effect-move_to = переместиться: { $place }
effect-drift = { $n ->
    [one] снос на { $n } клетку, куда покажет кубик
    [few] снос на { $n } клетки, куда покажет кубик
   *[other] снос на { $n } клеток, куда покажет кубик
}
effect-scout = разведать фрагмент рядом
effect-scout_any = { $n ->
    [one] открыть любой закрытый фрагмент
    [few] открыть { $n } любых закрытых фрагмента
   *[other] открыть { $n } любых закрытых фрагментов
}
effect-fire_here = горящий костёр здесь
effect-light = разжечь костёр без дерева: { $place }
effect-fires_out = костры гаснут: { $fires }
fires-all = все
fires-campfires = все, кроме лагеря
fires-here = здесь
fires-nearest = ближайший
fires-unwatched = те, у которых никого нет
effect-fight_any = бой со случайным чудовищем
effect-summon = { $n ->
    [one] появляется чудовище: { $place }
    [few] появляются { $n } чудовища: { $place }
   *[other] появляется { $n } чудовищ: { $place }
}
effect-summon_special = появляется { $card }: { $place }
effect-monsters = { $n ->
    [one] все чудовища идут к выжившим на { $n } клетку
    [few] все чудовища идут к выжившим на { $n } клетки
   *[other] все чудовища идут к выжившим на { $n } клеток
}
effect-nearest_monster = { $n ->
    [one] ближайшее чудовище идёт к вам на { $n } клетку
    [few] ближайшее чудовище идёт к вам на { $n } клетки
   *[other] ближайшее чудовище идёт к вам на { $n } клеток
}
effect-nearest_monster-less = { $n ->
    [one] ближайшее чудовище уходит на { $n } клетку
    [few] ближайшее чудовище уходит на { $n } клетки
   *[other] ближайшее чудовище уходит на { $n } клеток
}
effect-strike = урон { $n } противнику в пределах { $range } клеток
effect-each = { $who }: { $deed }
who-all = все
who-others = все остальные
who-here = все на этой клетке
who-away = кто не у костра
who-wounded = у кого есть урон
who-near = другие в пределах 2 клеток
effect-each_on = кто стоит на «{ $terrain }»: { $deed }
effect-chief = вождь: { $deed }
effect-nearest = ближайший другой выживший: { $deed }
effect-if = если { $condition }: { $deed }; иначе: { $else }
effect-if-only = если { $condition }: { $deed }
effect-if-not = { $deed } (кроме случая, когда { $condition })
effect-roll = кубик 1–{ $n }: { $deed }; выше: { $else }
effect-roll-low = кубик 1–{ $n }: { $deed }
effect-roll-high = кубик { $n } и больше: { $deed }
effect-eat = { $n ->
    [1] еда или истощение
   *[other] еда × { $n } или истощение
}
effect-drink = { $n ->
    [1] вода или обезвоживание
   *[other] вода × { $n } или обезвоживание
}
effect-fall_asleep = ваш ход окончен
effect-progress = счётчики задания +{ $n }
effect-progress-less = счётчики задания −{ $n }
effect-flag = флаг на этой цели
effect-survey = счётчик на этой цели
effect-stage = перейти к этапу { $n }
effect-win = { $winner }
winner-me = вы побеждаете
winner-holders = побеждают все на целях
effect-win_here = побеждают до { $n } выживших здесь
effect-grey = +{ $n } к вашему броску
effect-grey-less = −{ $n } к вашему броску
effect-red = +{ $n } к броску противника
effect-red-less = −{ $n } к броску противника
effect-reroll = перебросить: { $die }
effect-turn_over = считать как 13 минус значение: { $die }
effect-extra = если противник получает урон: ещё { $n }
effect-prevent = { $n ->
    [1] предотвратить урон
   *[other] предотвратить урон: { $n }
}
effect-escape = побег из боя
effect-hurt_too = { $n ->
    [1] если участник ранен, вам физический урон
   *[other] если участник ранен, вам физический урон × { $n }
}
effect-instead = если попали в участника, урон получаете вы
effect-on_red = если на красном кубике { $n } и больше, вы получаете { $deed }
support-grey = +{ $n } к серому кубику
support-red = −{ $n } к красному кубику
place-here = здесь
place-point = красная цель
place-landmark_near_camp = ближайший к лагерю ориентир
place-water_near_camp = ближайшая к лагерю вода
place-nearest_landmark = ближайший ориентир
place-nearest_survivor = ближайший выживший
place-random_landmark = случайный ориентир

## Постоянные свойства

always-terrain_cost = «{ $terrain }» стоит не больше { $n }
always-terrain_cost-any = каждый шаг стоит не больше { $n }
always-heavier = каждый шаг дороже на { $n }
always-load = груз +{ $n }
always-load-less = груз −{ $n }
always-night_stamina = выносливость ночью +{ $n }
always-night_stamina-less = выносливость ночью −{ $n }
always-as_fire = ночью вы считаетесь у костра
always-safe_water = грязная вода вам не вредит
always-help_range = { $n ->
    [one] вы помогаете в пределах { $n } клетки
   *[other] вы помогаете в пределах { $n } клеток
}
always-scout_range = { $n ->
    [one] вы разведываете в пределах { $n } клетки
   *[other] вы разведываете в пределах { $n } клеток
}
always-scout_free = разведка бесплатна
always-scout_free_on = разведка с «{ $terrain }» бесплатна
always-cook_anywhere = вы готовите мясо без костра
always-craft_anywhere = вы создаёте предметы без костра
always-cannot = вы не можете { $barred }
barred-trade = меняться
barred-scout = разведывать
always-hunted = чудовища идут сначала к вам
always-unnoticed = чудовища идут сначала к другим
always-may_use_items_helping = помогая, вы можете применять оружие
always-trade_range = { $n ->
    [one] вы меняетесь в пределах { $n } клетки
   *[other] вы меняетесь в пределах { $n } клеток
}
always-recover_range = { $n ->
    [one] вы лечите других в пределах { $n } клетки
   *[other] вы лечите других в пределах { $n } клеток
}
always-opens_all = вы отпираете всё запертое
always-dearest_cheaper = самый дорогой ландшафт дешевле на { $n }
always-fire_range = { $n ->
    [one] вы у костра и в { $n } клетке от него
   *[other] вы у костра и в { $n } клетках от него
}
always-monsters_faster = чудовища идут на { $n } дальше
always-gather_on = «{ $terrain }» — источник: { $kind }
always-grey = +{ $n } к вашему броску
always-grey-less = −{ $n } к вашему броску
always-red = +{ $n } к броску противника
always-red-less = −{ $n } к броску противника
always-no_wood = дерево не помогает
always-no_stone = камень не помогает
always-no_poison = яд не помогает
always-no_scrap = металлолом не помогает
always-no_help = без карт поддержки

## Условия

need-at = на клетке «{ $place }»
need-at_fire = вы у костра
need-on = вы на «{ $terrain }»
need-has = { $n ->
    [1] есть { $kind }
   *[other] есть { $kind } × { $n }
}
need-has_item = есть «{ $card }»
need-has_parts = есть { $n } из: { $cards } (в одиночной игре: 1)
need-has_attribute = есть предмет «{ $attribute }»
need-tribe_has = { $n ->
    [1] у выживших есть одно из: { $cards }
   *[other] у выживших есть { $n } из: { $cards } (в одиночной игре: 1)
}
need-alone = вы здесь одни
need-company = { $n ->
    [one] здесь есть кто-то ещё
    [few] здесь есть ещё { $n } или больше
   *[other] здесь есть ещё { $n } или больше
}
need-progress = { $each ->
    [0] счётчики задания: { $n }
   *[other] счётчики задания: { $n } + { $each } за игрока
}
need-surveyed = { $each ->
    [0] отмечено целей: { $n }
   *[other] отмечено целей: { $n } + { $each } за игрока
}
need-points_held = { $each ->
    [0] занято целей: { $n } (если остался один: 1)
   *[other] занято целей: { $n } + { $each } за игрока
}
need-defeated = побеждён противник: { $card }
need-no_fire = нигде не горит костёр
need-night = { $n ->
    [3] каждая третья ночь
   *[other] каждая { $n }-я ночь
}
need-not-night = { $n ->
    [3] любая ночь, кроме каждой третьей
   *[other] любая ночь, кроме каждой { $n }-й
}
need-not-progress = { $n ->
    [1] на задании нет счётчиков
   *[other] на задании меньше { $n } счётчиков
}
need-not-surveyed_here = эта цель ещё не отмечена
need-last_alive = вы последний выживший
need-someone_at = другой выживший на клетке «{ $place }»
