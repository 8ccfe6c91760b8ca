### Discover: вопросы, ответы, события, причины.

## Игра

scenario-1 = Первая история первого региона
scenario-1-about = Два этапа. Для первой партии.
scenario-2 = Вторая история первого региона
scenario-2-about = Три этапа.
scenario-3 = Первая история второго региона
scenario-3-about = Два этапа, со сложными чертежами.
scenario-4 = Вторая история второго региона
scenario-4-about = Три этапа, со сложными чертежами.
scenario-5 = Один пропуск
scenario-5-about = Побеждает последний выживший. От двух до четырёх игроков.
ground-first = первый регион коробки
ground-second = второй регион коробки
web-option-ground = Местность пятого сценария
web-option-box = Коробка
error-box_code = «{ $given }» — не код коробки; код — это слово латинскими буквами и число, например { $example }.
error-box_differs = Эта партия начата с другой коробкой «{ $code }», не с той, что в этом Campfire; откройте её той версией, в которой она начата.
error-alone_in_five = Для пятого сценария нужны хотя бы двое; выберите другой сценарий или позовите кого-нибудь.
error-unknown_ground = Нет местности «{ $name }»; есть: { $known }.

## Вопросы

ask-may_use = Применить что-нибудь?
ask-choose_payment = Чем платить? Осталось: { $n }.
ask-choose_water = Чистая вода или грязная?
ask-may_prevent = Грозит { $damage }. Предотвратить?
ask-choose_healed = Какой урон вылечить?
ask-choose_space = Несколько клеток одинаково близки. Какая из них?
ask-retreats_to = Путь закрыт. Куда отступает противник ({ $foe })?
ask-choose_lost = Что сбросить? Осталось: { $n }.
ask-choose_gain = { $n ->
    [1] Какой ресурс взять?
   *[other] Какой ресурс взять (× { $n })?
}
ask-which_survivor = { $card }: кого из ближайших выживших это касается?
ask-whom_to_heal = Кого лечить?
ask-who_takes = Кто берёт? Отдаёт { $who }.
ask-from_whom = У кого взять?
ask-to_whom = Кому отдать?
ask-choose_taken = Какой ресурс переходит? Отдаёт { $who }.
ask-foul_water = Вода была грязной. Лекарство или кубик?
ask-may_refuse = Ночь требует: { $kind }. Применить что-нибудь взамен?
ask-give_up = Лишнего: { $n }. От чего отказаться?
ask-may_buy_off = Можно откупиться: { $foe }.
ask-give_support = Рядом сражается { $who }. Сыграть карту поддержки?
ask-change_result = Серый { $grey }, красный { $red }. Изменить результат?
ask-share_reward = Кому эта часть награды: { $kind }?
ask-escape_to = Куда бежать от противника ({ $foe })?
ask-who_fights = Вождь решает: кто сражается здесь ({ $space })?
ask-which_monster = С каким чудовищем биться сначала?
ask-which_moves = Вождь решает: какое чудовище идёт ({ $space })?
ask-where_to = Куда идёт чудовище ({ $space })?
ask-may_take = Можно взять один ресурс. Отдаёт { $who }.
ask-choose_way = { $card }: что делать?
ask-use_key = Заперто: { $card }. Применить ключ?
ask-old_item = Такой предмет уже есть. Куда деть старый: { $item }?
ask-which_pile = Из какой стопки взять чертёж?
ask-whom_to_strike = Какому противнику достанется удар?
ask-may_gather = Здесь можно собрать что-нибудь бесплатно.
ask-move_on = { $n ->
    [one] Можно пройти ещё { $n } клетку.
    [few] Можно пройти ещё { $n } клетки.
   *[other] Можно пройти ещё { $n } клеток.
}
ask-take_along = Кто уйдёт с вами?
ask-come_along = { $who } берёт вас с собой. Идёте?
ask-which_tile = Какой фрагмент открыть?
ask-look_tile = На какой закрытый фрагмент посмотреть?
ask-look_find = На какой жетон посмотреть?
ask-look_monster = На какое чудовище посмотреть?
ask-put_back = В каком порядке вернуть угрозы?
ask-bury = Положить одну из них под колоду?
ask-trade_draw_up = Ваше предложение; решать будет { $who }. Вы даёте: { $gives }. Получаете: { $takes }.
ask-trade_consider = Предлагает { $who }. Вы даёте: { $gives }. Получаете: { $takes }.
ask-your_turn = Ваш ход. Выносливость: { $n }.
ask-vote = Кто должен быть вождём?
ask-name_chief = Оставить жетон вождя себе или отдать?
ask-choose_character = Какого персонажа оставить?
ask-may_cancel = Предстоит угроза. Отвести её?
ask-which_trait = { $n ->
    [1] Какую особенность сбросить?
   *[other] Какую особенность сбросить? Всего { $n }.
}

## Ответы

option-use = { $card }: { $deed }
option-not_now = Не сейчас
option-pay = Заплатить: { $kind }
option-prevent = Предотвратить: { $card }, { $deed }
option-take_damage = Принять: { $damage }
option-heal = Вылечить: { $damage }
option-that_space = { $space }
option-lose = Сбросить: { $kind }
option-gain = Взять: { $kind }
option-survivor = { $seat }
option-take = Взять: { $kind }
option-take_medicine = Потратить лекарство
option-risk_it = Бросить кубик (1–3: недомогание)
option-refuse = { $card }: { $deed }
option-spend_it = Потратить или терпеть: { $kind }
option-lay_down = Положить на клетку: { $token }
option-discard_item = Сбросить: { $item }
option-stow = Погрузить: { $token } ({ $item })
option-unstow = Снять: { $token } ({ $item })
option-split = Разменять на два: { $token }
option-buy_off = Откупиться и уйти: { $foe }
option-fight_on = Сражаться: { $foe }
option-support = { $support }
option-no_support = Без поддержки
option-reroll = Перебросить { $die } ({ $kind })
option-better = +1 к серому кубику ({ $kind })
option-worse = −1 к красному кубику ({ $kind })
option-let_stand = Оставить как есть
option-keep_reward = Оставить себе: { $kind }
option-give_reward = Получает { $who }: { $kind }
option-fights = Сражается { $seat }
option-monster = { $foe }
option-unknown_monster = Лежащее лицом вниз
option-go_there = { $space }
option-attack = Напасть: { $who } (выносливость 3)
option-pass = Пас
option-take_nothing = Ничего не брать
option-choose = { $way }
option-unlock = Применить ключ: { $card }
option-play_it = Не отпирать: { $card }
option-back_to_deck = Вернуть в колоду: { $item }
option-pass_on = Получает { $who }: { $item }
option-craft = Создать: { $plan } ({ $costs })
option-common = Из обычных чертежей
option-complex = Из сложных чертежей
option-show_plan = Показать чертёж: { $plan }
option-gather = Собрать: { $token }
option-gather_hidden = Собрать закрытый жетон: { $symbol }
option-gather_ground = Собрать с местности: { $kind }
option-strike = { $foe }
option-strike_hidden = Чудовище здесь: { $space }
option-gather_nothing = Ничего не собирать
option-step_to = { $space }
option-stay = Остановиться
option-along = Вместе: { $seat }
option-alone = В одиночку
option-come = Уйти вместе
option-remain = Остаться
option-that_tile = { $tile }
option-that_find = { $symbol }, { $space }
option-that_monster = { $space }
option-in_order = Сверху вниз: { $cards }
option-under = Под колоду: { $card }
option-leave_them = Оставить
option-enough = Достаточно
option-trade = Обмен: { $who }
option-trade_give = Дать: { $thing }
option-trade_take = Попросить: { $thing }
option-trade_keep = Всё же оставить: { $thing }
option-trade_leave = Не просить: { $thing }
option-trade_put_forward = Предложить
option-trade_give_up = Ничего не предлагать
option-trade_accept = Принять
option-trade_change = Изменить
option-trade_decline = Отклонить
option-move = Идти, { $wind }: { $space } (выносливость { $cost })
option-scout = Разведать: { $tile }
option-explore = Исследовать: { $place }
option-recover = Вылечиться: { $damage } ({ $kind })
option-recover_other = Лечить: { $who }, { $damage } ({ $kind })
option-cook = { $n ->
    [1] Приготовить мясо
   *[other] Приготовить мясо: { $n }
}
option-light_fire = Разжечь костёр (дерево)
option-loot = Обобрать: { $who }, { $ware }
option-end_turn = Закончить ход
option-vote_for = { $seat }
option-name_chief = { $seat }
option-character = { $card }
option-cancel = { $card }: { $deed }
option-play_threat = Сыграть угрозу
option-drop_trait = { $card }

## События

event-gained = { $n ->
    [1] { $seat }: + { $kind }
   *[other] { $seat }: + { $kind } × { $n }
}
event-lost = { $n ->
    [1] { $seat }: − { $kind }
   *[other] { $seat }: − { $kind } × { $n }
}
event-rested = { $seat }: выносливость +{ $n }
event-tired = { $seat }: выносливость −{ $n }
event-returned = Назад в колоду: { $card }
event-used = { $seat } применяет: { $card } ({ $deed })
event-prevented = { $seat } предотвращает: { $damage } ({ $card })
event-hurt = { $seat }: { $damage }
event-died = { $seat } умирает: { $cause }
event-healed = Вылечено: { $damage } ({ $seat })
event-new_chief = Вождь — { $seat }
event-has_won = { $seat }: спасение и победа!
event-story_ends = { $seat }: { $story }
event-revealed = { $clue }
event-ended = Игра окончена: { $cause }
event-retreated = Противник отступает ({ $foe }): { $origin } → { $goal }
event-fights_on = Бой не окончен: { $foe }
event-handed = { $seat } → { $who }: { $kind }
event-foul_roll = { $seat } пьёт грязную воду, на кубике { $face }
event-ate = { $seat } тратит: { $kind }
event-laid_down = { $seat } оставляет на клетке: { $token }
event-discarded = { $seat } сбрасывает: { $card }
event-fight_begins = { $seat } вступает в бой: { $foe }
event-bought_off = { $seat } откупается: { $foe }
event-supported = { $seat } поддерживает: { $who } ({ $support })
event-rolled = { $seat }: серый { $grey }, красный { $red }
event-rerolled = { $seat } перебрасывает { $die }: { $face }
event-changed = { $seat } меняет результат: { $kind }
event-foe_hurt = { $n ->
    [1] Удар достиг цели: { $foe }
   *[other] Удар достиг цели, урон { $n }: { $foe }
}
event-defeated = { $seat } побеждает: { $foe }
event-missed = { $seat } промахивается: { $foe }
event-escaped = { $seat } уходит из боя: { $foe }
event-summoned = Появляется чудовище: { $space }
event-special_comes = Появляется { $foe }: { $space }
event-monster_moved = Чудовище идёт: { $origin } → { $goal }
event-attacked = { $seat } нападает, защищается { $who }
event-attack_over = Нападение окончено: серый { $grey }, красный { $red }
event-played = { $seat } разыгрывает: { $card }
event-kept = { $seat } оставляет себе: { $card }
event-in_force = Отныне: { $card }
event-no_card = { $seat }: карты { $number } в колоде нет
event-chosen = { $seat }: { $way }
event-passed_on = { $seat } → { $who }: { $item }
event-crafted = { $seat } создаёт: { $card }
event-drew_plan = { $seat } берёт чертёж
event-plan_drawn = Новый чертёж: { $plan } ({ $seat })
event-plan_shown = { $seat } показывает чертёж: { $plan }
event-found = { $seat } находит: { $token }, { $space }
event-taken = { $seat } берёт: { $token }
event-laid_out = Выложена находка ({ $symbol }): { $space }
event-die_rolled = { $seat } бросает: { $face }
event-fire_lit = Горит костёр: { $space }
event-fire_out = Костёр погас: { $space }
event-moved = { $seat }: { $origin } → { $goal }
event-drifted = { $seat }: сносит в сторону, на кубике { $face }
event-new_stage = Задание: { $card }
event-quest_counters = Счётчиков на задании: { $n }
event-surveyed = { $seat } отмечает цель: { $space }
event-flag_set = { $seat } ставит флаг: { $space }
event-scouted = { $seat } открывает фрагмент
event-looked_tile = { $seat } смотрит на закрытый фрагмент
event-saw_token = { $seat } видит: { $token }, { $space }
event-saw_monster = { $seat } видит: { $foe }, { $space }
event-saw_card = { $seat } видит: { $card }
event-looked = { $seat } смотрит и молчит
event-trade_proposed = { $seat } предлагает: { $gives }; просит: { $takes }; решает { $who }
event-trade_agreed = { $seat } и { $who } договорились: { $gives } за { $takes }
event-trade_declined = { $seat } и { $who } не договорились
event-turn_begins = Ход: { $seat }
event-cooked = { $n ->
    [1] { $seat } готовит мясо
   *[other] { $seat } готовит мясо: { $n }
}
event-recovered = { $self ->
    [1] { $seat } лечится ({ $kind })
   *[other] { $seat } лечит: { $who } ({ $kind })
  }
event-looted = { $seat } забирает у погибших ({ $who }): { $ware }
event-voted = { $seat } голосует: { $who }
event-chief_roll = { $seat } бросает: { $face }
event-night_falls = Наступает ночь { $n }
event-night_card = Ночь: { $card }
event-day_breaks = Наступает день { $n }
event-set_out = { $region }: «{ $title }». { $tale }
event-is_character = { $seat } — { $card }
event-threat = { $seat } тянет угрозу: { $card }
event-no_tribe = Больше никого нет; сброшена: { $card }
event-trait_kept = { $seat }: новая особенность «{ $card }»
event-trait_gone = { $seat } избавляется от особенности «{ $card }»

## Причины

why-too_tired = Нужно { $n } выносливости; есть { $have }.
why-needs_fire = Для этого нужен костёр.
why-not_on_first_day = В первый день нападать нельзя.
why-barred = Это запрещает карта.
why-cannot_pay = Не хватает ресурсов.

## Концовки

cause-all_left = спаслись все
cause-some_left = спаслись не все
cause-none_left = не спасся никто
cause-got_away = спасение
cause-exhaustion = смерть от истощения
cause-dehydration = смерть от жажды
cause-ailment = смерть от недомогания
cause-physical = смерть от ран

## Случай

chance-chief = Все бросают кубик за право быть вождём.
chance-shuffle_nights = Перетасовать карты ночи.
chance-shuffle_threats = Перетасовать угрозы.
chance-shuffle_blueprints = Перетасовать обычные чертежи.
chance-shuffle_complexes = Перетасовать сложные чертежи.
chance-shuffle_characters = Перетасовать персонажей.
chance-shuffle_springs = Перемешать источники воды.
chance-shuffle_monsters = Перемешать жетоны чудовищ.
chance-shuffle_leaf = Перемешать находки: лист.
chance-shuffle_shell = Перемешать находки: ракушка.
chance-shuffle_flint = Перемешать находки: кремень.
chance-shuffle_crate = Перемешать находки: ящик.
chance-shuffle_tiles = Перемешать фрагменты одного номера.
chance-die = Бросок кубика.
chance-fight = Бросок серого и красного кубиков.
chance-reroll = Переброс кубика.
chance-landmark = Выбрать ориентир наугад.
chance-notice = Вытянуть одно из извещений.
chance-monsters = Перемешать жетоны чудовищ заново.
chance-finds = Перемешать находки заново.
chance-threats = Перетасовать угрозы заново.
chance-nights = Перетасовать карты ночи уровня II заново.
odds-ill = недомогание
odds-hit = попадание
odds-hurt = попадание по вам
prospect-hit = вы попадаете: { $was } → { $now } %
prospect-hurt = попадают в вас: { $was } → { $now } %
prospect-hit-still = вы попадаете: { $now } %
prospect-hurt-still = попадают в вас: { $now } %
prospect-same = само по себе ничего не изменит

## Headings of a long list

heading-move = Идти
heading-scout = Разведать
heading-gather = Собрать
heading-here = Сделать что-то здесь
heading-heal = Лечить
heading-craft = Создать
heading-others = С другими
heading-cards = Применить карту
heading-load = Разобрать вещи
heading-end = Закончить ход
ground-landmark = { $card }, { $terrain }
move-to = { $wind }: { $space }
wind-0 = северо-восток
wind-1 = восток
wind-2 = юго-восток
wind-3 = юго-запад
wind-4 = запад
wind-5 = северо-запад
may-bring = ресурс { $goods } %, карта { $cards } %
may-bring-enemy = противник { $n } %
there-monster = чудовище: бой
there-fire = горящий костёр
risks-night = на ночь { $missing }
lack-food = нет еды
lack-water = нет воды
lack-fire = нет костра
