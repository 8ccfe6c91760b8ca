### Дальше, Ближе: вопросы, ответы, события, причины.

## Вопросы

ask-how_many_gems = Сколько самоцветов отдать вместо монет? Цена в монетах: { $n }.
ask-hearts_or_food = { $n ->
    [one] Нужно заплатить { $n } сердце. Сколько заменить едой?
    [few] Нужно заплатить { $n } сердца. Сколько заменить едой?
   *[many] Нужно заплатить { $n } сердец. Сколько заменить едой?
  }
ask-check = { $kind }: пока { $total }, нужно { $n }. Оставить так?
ask-how_to_duel = Кто-то уже { $at }. Как войти?
ask-duel = У тебя { $total }, у соперника { $n }. Оставить так?
ask-defend = { $seat } нападает: { $total } против твоих { $n }. Бросить бомбу?
ask-quest_here = Здесь ждёт приключение: { $space }. Взять его?
ask-what_to_do = Сюжет { $entry }: что ты делаешь?
ask-which_animal = Купить вьючное животное?
ask-which_treasure = { $n ->
    [one] Взято сокровище. Оставить его?
   *[other] Взято сокровищ: { $n }. Какое оставить?
  }
ask-which_lost = Какое сокровище несло это животное?
ask-meet_threat = На пути враг: { $card }. Сразиться?
ask-camp_here = Поставить здесь лагерь? { $space }.
ask-keep_or_discard = Оставить артефакт? { $card }.
ask-where_mercenaries = Где наёмники поставят твой лагерь?
ask-keep_one = Какой артефакт оставить, прежде чем передать остальные?
ask-which_special = Какой особый артефакт оставить? Не больше одного.
ask-which_common = Какие обычные артефакты сбросить перед первым ходом?
ask-where_to_hunt = Осталось взять артефактов: { $n }. Из какой колоды?
ask-which_talent = Какой талант купить? Очков опыта: { $n }.
ask-where_to_dig = Где копать?
ask-where_to = Куда встанет { $adventurer }?
ask-arrange = Кто покинет город вместе с тобой?
ask-who_on = Кто пойдёт с тобой? { $cell }.
ask-whom_to_hire = Кого нанять?
ask-town_hall = Что делать в ратуше?
ask-what_to_pay = Что отдать? Нужно: { $good }. Уже заплачено: { $n }.
ask-what_to_get = Что взять? Осталось ценности: { $n }.
ask-go_on_repute = Заплатить ещё за один шаг?
ask-act_here = Что делать { $at }?
ask-at_the_store = Что делать в магазине?
ask-at_the_mine = Колокольчик созвал спутников в шахту. Что сначала?
ask-raise_visit = На кубике { $die }, нужно { $n }. Повысить?
ask-how_far = Куда идти? { $n ->
    [one] Остался { $n } шаг.
    [few] Осталось { $n } шага.
   *[many] Осталось { $n } шагов.
  }
ask-at_the_water = Вода требует сердца, а их не осталось: { $space }. Повернуть назад?
ask-turn = Что делать в этот ход?
ask-anything_else = Что-нибудь ещё, прежде чем ход закончится?

## Ответы

option-gems_for_coins = { $n ->
    [0] только монеты
    [one] { $n } самоцвет
    [few] { $n } самоцвета
   *[many] { $n } самоцветов
  }
option-hearts_and_food = { $hearts ->
    [one] { $hearts } сердце
    [few] { $hearts } сердца
   *[many] { $hearts } сердец
  } и { $n ->
    [one] { $n } порция еды
    [few] { $n } порции еды
   *[many] { $n } порций еды
  }
option-accept = Остановиться на { $total }
option-spend_heart = Потратить 1 сердце из { $have }: станет { $total }
option-spend_food = Потратить еду вместо сердца: станет { $total }
option-throw_bomb = Бросить: { $card }; станет { $total }
option-challenge = Вызвать на { $kind }: { $rival }
option-challenge_stranger = Вызвать незнакомца на { $kind }
option-end_duel = Остановиться на { $total }
option-duel_heart = Потратить 1 сердце из { $have }: станет { $total }
option-duel_food = Потратить еду вместо сердца: станет { $total }
option-duel_bomb = Бросить: { $card }; станет { $total }
option-hold_fire = Ничего не бросать
option-take_quest = Взять приключение: { $space }
option-pass_quest = Не брать приключение
option-choose = «{ $heading }»: { $asks }
option-buy_animal = Купить: { $animal }
option-no_animal = Не покупать
option-give_back = Вернуть за сердца: { $animal }
option-carry = Оставить: { $card }
option-carry_instead = Оставить: { $card }; сбросить: { $old }
option-beg = Оставить без животного: { $card }
option-leave_treasure = Ничего не оставлять
option-lose_treasure = { $card }
option-on_an_animal = Погрузить на животное: { $card }
option-fight = Сразиться: { $card }
option-slip_by = Пройти незаметно
option-distract = Вернуть и пройти: { $animal }
option-buy_off = Заплатить { $amount } и пройти
option-set_up_camp = Поставить лагерь: { $space } ({ $hearts ->
    [one] за { $hearts } сердце
    [few] за { $hearts } сердца
   *[many] за { $hearts } сердец
  })
option-no_camp = Без лагеря
option-buy = Купить: { $card }
option-keep = Оставить: { $card }
option-discard = Сбросить: { $card }
option-mercenary_camp = Лагерь: { $space }
option-draft = Оставить: { $card }
option-keep_special = Оставить: { $card }
option-keep_no_special = Не оставлять ни одного
option-throw_away = Сбросить: { $card }
option-keep_rest = Остальные оставить
option-hunt_in = Взять из колоды: { $kind }
option-buy_talent = { $talent }, за { $n }
option-no_talent = Не покупать таланта
option-dig = Копать в ячейке { $mine_cell }: { $brings }
option-no_digging = Не копать
option-put_on_cell = { $adventurer }: { $cell }
option-into_reserve = { $adventurer }: в резерв
option-keep_party = Команда остаётся прежней
option-new_party = Собрать команду заново
option-nobody_there = Никого: { $cell }
option-hire = Нанять: { $adventurer } ({ $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
  })
option-new_row = Отдать еду и сменить весь ряд
option-hire_nobody = Здесь всё
option-trade_many = Отдать несколько товаров и получить: { $good }
option-trade_one = Отдать и получить другие товары: { $good }
option-give_up_artifact = Сбросить с руки: { $card }
option-repute = { $n ->
    [1] Репутация на шаг вверх
   *[other] Репутация на шаг вниз
  }; цена: { $good }
option-leave_hall = Здесь всё
option-add_good = Отдать: { $good }
option-take_good = Взять: { $good }
option-enough = Достаточно
option-bribe = Заплатить { $amount } и войти
option-go_in = Войти без дуэли
option-act = { $deed }
option-skip_action = Ничего не делать
option-take_coin = Взять монету
option-draw_artifacts = { $n ->
    [0] Взять обычные артефакты: { $rest }
   *[other] { $rest ->
        [0] Взять особые артефакты: { $n }
       *[other] Взять артефакты: особых { $n }, обычных { $rest }
    }
  }
option-go_digging = Сначала копать
option-ring_bell = Сначала нанять
option-leave_die = Оставить { $die }
option-raise_die = Потратить 1 сердце из { $have }: кубик станет { $die }
option-raise_die_food = Потратить еду вместо сердца: кубик станет { $die }
option-move_on = Дальше: { $space }{ $hearts ->
    [0] { "" }
    [one] , за { $hearts } сердце
    [few] , за { $hearts } сердца
   *[many] , за { $hearts } сердец
  }
option-stop_here = Остановиться здесь
option-wade_in = Войти в воду: { $space }
option-turn_back = Повернуть назад
option-visit = Пойти { $into }
option-travel = Отправиться в путь
option-end_turn = Закончить ход

## События

event-chief = У игрока { $seat } четыре флага: приходит { $chief }.
event-gained = { $seat } получает { $amount }.
event-paid = { $seat } отдаёт { $amount }.
event-reputation = { $way ->
    [down] { $seat }: репутация ниже на { $by }.
   *[up] { $seat }: репутация выше на { $by }.
  }
event-rolled = { $seat } бросает кубик: { $die }.
event-threw = { $seat } бросает: { $card }.
event-passed = { $seat }: удача, { $total } против { $n }.
event-failed = { $seat }: неудача, { $total } против { $n }.
event-duelled = { $seat } вызывает на { $kind }: { $rival }.
event-faced_stranger = { $seat } вызывает незнакомца на { $kind }.
event-duel_dice = { $seat } бросает кубик: { $die }, у другого { $other }.
event-won_duel = { $seat } побеждает в дуэли, { $total } против { $n }.
event-lost_duel = { $seat } проигрывает дуэль, { $total } против { $n }, и попадает в тюрьму.
event-noted = { $seat } записывает подсказку: { $keyword }.
event-remembered = Книга помнит: { $keyword }; играет { $seat }.
event-side_quest = { $seat } записывает дополнительное приключение { $entry }.
event-found = { $seat } получает находку: { $card }.
event-read = Читается исход: сюжет { $entry }; играет { $seat }.
event-opened = { $seat } берёт приключение: сюжет { $entry }.
event-chose = { $seat } выбирает: «{ $heading }» (сюжет { $entry }).
event-got_animal = { $seat } получает: { $animal }.
event-gave_back = { $seat } возвращает: { $animal }.
event-treasure = { $seat } оставляет сокровище: { $card }.
event-treasure_left = В сброс: { $card }.
event-final = { $seat } ставит последний лагерь с планшета. Этот раунд последний.
event-no_room = Для лагерей больше нет места. Этот раунд последний.
event-fought = { $seat } встречает врага: { $card }.
event-avoided = { $seat } проходит без боя.
event-beat = { $seat } побеждает врага: { $card }.
event-beaten_back = { $seat } отступает перед врагом: { $card }.
event-scored = { $seat }: { $kind } { $n }.
event-total_scored = { $seat }: { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
   *[many] { $n } победных очков
  }.
event-champion = { $seat } становится чемпионом: { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
   *[many] { $n } победных очков
  } за все игры.
event-ended = { $kind }
event-camped = { $seat } ставит лагерь: { $space }.
event-bought = { $seat } покупает: { $card }.
event-drew_artifacts = { $seat } берёт { $n ->
    [one] { $n } артефакт
    [few] { $n } артефакта
   *[many] { $n } артефактов
  }.
event-drafted = { $seat } оставляет себе артефакт.
event-learned = { $seat } учится: { $talent }.
event-dug = { $seat } копает в ячейке { $mine_cell }.
event-joined = К игроку { $seat } присоединяется { $card }.
event-row_replaced = { $seat } меняет ряд в салуне.
event-gave_up = { $seat } сбрасывает в ратуше: { $card }.
event-traded = { $seat } торгует в ратуше: { $good }.
event-visited = { $seat } идёт { $into }.
event-lucky_die = { $seat } бросает кубик в шахте: { $die }.
event-left_town = { $seat } покидает город, взяв { $hearts ->
    [one] { $hearts } сердце
    [few] { $hearts } сердца
   *[many] { $hearts } сердец
  }.
event-walked = { $seat } идёт дальше: { $space }.
event-poisoned = Вода берёт сердце у игрока { $seat }: { $space }.
event-turned_back = { $seat } поворачивает назад, на воду нет сердца: { $space }.
event-round = Раунд { $n }
event-introduced = Начинается история: { $character }; играет { $seat }.
event-began = Ходит { $seat }.
event-laid_quests = Жетонов приключений на карте: { $n }.

## Причины

why-cannot_pay = Тебе нечем заплатить.
why-enough_animals = Больше трёх вьючных животных не бывает.
why-stables_empty = Стойла пусты.
why-too_dear = Тебе нечем заплатить: { $card }.
why-wrong_reputation = { $card }: нужна репутация { $n }.
why-needs_skill = Ячейка требует навык { $n }; у тебя { $have }.
why-hire_too_dear = Это стоит { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
  }, у тебя меньше.
why-no_heart = Без сердца с пустой клетки не уйти.
why-first_round = В первом раунде все посещают город.
why-same_building = Твой ход начался здесь; иди в другое место.

## Чем кончилось

cause-points = Очки подсчитаны.
cause-bosses = Один из боссов не побеждён: эту игру проиграли все.

## Вещи

entry-card = «{ $card }»
animal-bird = вьючная птица
animal-turtle = вьючная черепаха
die-six = кубик
die-duel = кубик игрока { $seat }
die-stranger = кубик незнакомца
building-town_hall = ратуша
building-saloon = салун
building-stables = стойла
building-general_store = магазин
building-farm = ферма
building-mystics_hut = хижина колдуна
building-mine = шахта
building-jail = тюрьма
tribe-green = преступники
tribe-blue = маги
tribe-red = рептильянцы
tribe-yellow = кочевники
chief-of-green = вождь преступников
chief-of-blue = вождь магов
chief-of-red = вождь рептильянцев
chief-of-yellow = вождь кочевников
cell-0 = зелёное место
cell-1 = синее место
cell-2 = красное место
cell-3 = жёлтое место
space-town = клетка города
space-coin = клетка с монетой { $id }
space-gem = клетка с самоцветом { $id }
space-pepper = клетка с перцем { $id }
space-machine_part = клетка с деталью { $id }
space-stoneblood = клетка с каменной кровью { $id }
space-tea_leaves = клетка с чаем { $id }
kind-skill = Проверка навыка
kind-combat = Проверка боя
kind-fair = честный поединок
kind-foul = нечестный поединок
kind-special = особые артефакты
kind-common = обычные артефакты
kind-points = Очки подсчитаны.
kind-bosses = Один из боссов не побеждён: эту игру проиграли все.
kind-camps = лагеря
kind-routes = торговые пути
kind-artifacts = артефакты
kind-unbought = некупленные артефакты
kind-threats = враги
kind-conditions = свойства карт
kind-savings = монеты и самоцветы
kind-tokens = жетоны племён
kind-chiefs = вожди
kind-reputation = репутация
kind-empty_board = пустой планшет
kind-three_treasures = три сокровища
kind-mammoths = нет лагеря у мамонтов
kind-full_card = заполненная карта персонажа

## Шансы

odds-alone = без сердец
odds-hearts = { $n ->
    [one] с { $n } сердцем
   *[other] с { $n } сердцами
  }
