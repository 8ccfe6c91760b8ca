### Палео: вопросы, варианты, события, причины и слова, из которых сложены карты.

## Игра

scenario-1 = Первые костры
scenario-1-about = Модули А и Б. Для первой партии.
scenario-2 = Вой под пеплом
scenario-2-about = Модули В и Г. Легко, если дорога знакома.
scenario-3 = Снег и тьма
scenario-3-about = Модули Д и Е. Нужно думать наперёд.
scenario-4 = Жажда и клыки
scenario-4-about = Модули В и Ж. Средней трудности.
scenario-5 = Большая вода
scenario-5-about = Модули А и И. Трудно.
scenario-6 = Спорная долина
scenario-6-about = Модули Б и К. Очень трудно.
scenario-7 = В тени Зверя
scenario-7-about = Модули Г, Д и Л. Для бывалых племён, с особой концовкой.

letter-A = А
letter-B = Б
letter-C = В
letter-D = Г
letter-E = Д
letter-F = Е
letter-G = Ж
letter-H = И
letter-I = К
letter-J = Л

## Вопросы

ask-choose_card = Какую карту вы кладёте перед собой?
ask-play_card = Что делать с картой «{ $card }»?
ask-add_actions = Хотите сделать что-нибудь ещё в этот ход?
ask-choose_misfortune = Бросок не удался. Что теперь делать с картой «{ $card }»?
ask-choose_payer = Кто отдаёт { $object }?
ask-choose_owner = Кто получает { $object }?
ask-choose_place = Куда положить { $object }?
ask-choose_host = В чью общину придёт новый человек?
ask-choose_dreamer = На чью колоду ляжет сон?
ask-choose_item = Что изобрести? Не больше { $n ->
    [one] { $n } предмета
    [few] { $n } предметов
   *[many] { $n } предметов
  }.
ask-choose_pushed_out = Какое изобретение уступит место карте «{ $card }»?
ask-take_wounds = Кто получит { $n ->
    [1] рану
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
  }?
ask-choose_lost = Кого вы теряете?
ask-choose_healed = Чья рана заживёт? Осталось вылечить: { $n }.
ask-choose_night_action = С какой картой племя разберётся и как?
ask-choose_cleared = Какую карту из открытого сброса удалить?
ask-choose_tracked = Какую карту из открытого сброса положить на колоду?
ask-choose_tracker = На чью колоду ляжет карта «{ $card }»?

## Варианты

option-choose = { $place ->
    [1] верхняя карта
    [2] вторая карта
   *[other] третья карта
  }
option-early_night = ранний ночлег
option-act = { $deed }
option-night = { $card }: { $deed }
option-alternative = { $card }: { $deed }
option-additional = { $card }: { $deed }
option-ignore = игнорировать карту «{ $card }»
option-help = помочь: { $seat }
option-settle = положить карту «{ $card }» на её место
option-talisman = сбросить талисман и игнорировать карту «{ $card }»
option-roots = съесть целебный корень: вылечить до 3 ран
option-snare = поставить силок: 2 еды
option-call = позвать на помощь: сбросить { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
  } и бросить { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
  }
option-rest = больше ничего
option-hand_in = { $seat } отдаёт { $object }
option-give = { $seat } получает { $object }
option-keep = на обычное место
option-lay_on = на карту «{ $card }»
option-host = нового человека принимает { $seat }
option-dreamer = на колоду: { $seat }
option-craft = { $thing }: изобретает { $seat }
option-stop_crafting = больше ничего не изобретать
option-push_out = удалить карту «{ $card }»
option-protect = { $seat } отдаёт { $object } для защиты
option-wound = { $card } ({ $seat })
option-lose = { $card } ({ $seat })
option-heal = { $card } ({ $seat })
option-clear = удалить карту «{ $card }»
option-clear_nothing = ничего не удалять
option-track = положить карту «{ $card }» на колоду
option-track_nothing = ничего не класть на колоду
option-tracker = на колоду: { $seat }

warn-early_night = Вся ваша колода ({ $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
  }) уйдёт нераскрытой, и до следующего дня вы никому не сможете помочь.

## Что произошло

event-chose = { $seat } кладёт карту лицом вниз.
event-early_night = { $seat } уходит на ранний ночлег; { $n ->
    [one] { $n } карта остаётся нераскрытой
    [few] { $n } карты остаются нераскрытыми
   *[many] { $n } карт остаются нераскрытыми
  }.
event-revealed = { $seat } раскрывает карту «{ $card }».
event-performed = { $seat }, «{ $card }»: { $deed }.
event-ignored = { $seat } игнорирует карту «{ $card }».
event-helped = { $other } получает помощника: { $seat }.
event-settled = { $seat } кладёт карту «{ $card }» на её место.
event-removed = Карта «{ $card }» отправляется на кладбище мамонтов.
event-rolled = { $seat } бросает кубики. Теперь действие требует больше:{ $strength ->
    [0] { "" }
   *[other] { " " }сила +{ $strength }
  }{ $perception ->
    [0] { "" }
   *[other] { $strength ->
        [0] { " " }
       *[other] { ", " }
      }наблюдательность +{ $perception }
  }{ $craft ->
    [0] { "" }
   *[other] { $strength ->
        [0] { $perception ->
            [0] { " " }
           *[other] { ", " }
          }
       *[other] { ", " }
      }мастерство +{ $craft }
  }.
event-roll_failed = { $seat } не справляется с картой «{ $card }».
event-talisman = { $seat } сбрасывает талисман.
event-roots = { $seat } ест целебный корень.
event-snare = { $seat } ставит силок.
event-lent = { $seat } получает помощь:{ $strength ->
    [0] { "" }
   *[other] { " " }сила +{ $strength }
  }{ $perception ->
    [0] { "" }
   *[other] { $strength ->
        [0] { " " }
       *[other] { ", " }
      }наблюдательность +{ $perception }
  }{ $craft ->
    [0] { "" }
   *[other] { $strength ->
        [0] { $perception ->
            [0] { " " }
           *[other] { ", " }
          }
       *[other] { ", " }
      }мастерство +{ $craft }
  }.
event-paid_cards = { $seat } сбрасывает из колоды { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
  }{ $red ->
    [0] { "" }
   *[other] { "" }, с красной рубашкой: { $red }
  }.
event-paid = Из области хранения уплачено: { $thing } ×{ $n }.
event-handed_in = { $seat } отдаёт { $object }.
event-gained = { $seat } пополняет область хранения: { $thing } +{ $n }.
event-received = { $seat } получает { $object }.
event-laid_on = На карте «{ $card }» теперь лежит { $thing }.
event-joined = { $seat }: в общину приходит { $card }.
event-dreamed = { $seat } видит сон: карта сна ложится на колоду.
event-story = { $seat } раскрывает сюжет «{ $card }».
event-story_told = Сюжет { $n } уже раскрыт.
event-crafted = { $seat } изобретает предмет: { $thing }.
event-invented = { $seat } приносит в мастерскую изобретение «{ $card }».
event-pushed_out = Изобретение «{ $card }» покидает мастерскую.
event-protected = { $seat } отдаёт { $object } для защиты.
event-wounded = { $card } ({ $seat }) получает { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
  }.
event-died = { $card } ({ $seat }) погибает.
event-healed = { $card } ({ $seat }): рана заживает.
event-death_token = Ещё один жетон смерти: { $total } из 5.
event-death_forgotten = Жетоны смерти убраны, осталось: { $total }.
event-painting_token = Рисунок растёт: { $total } из 5.
event-sign = Свершилось: { $sign }.
event-sign_lifted = Миновало: { $sign }.
event-reaction = Срабатывает карта «{ $card }».
event-tracked = { $seat } кладёт карту «{ $card }» на колоду.
event-encountered = { $seat } сталкивается с картой «{ $card }».
event-let_loose = Отложенная карта уходит в закрытый сброс.
event-warrior_wounded = { $card } получает { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
  } за всё племя.
event-warrior_died = { $card } погибает.
event-warrior_healed = { $card } залечивает раны.
event-camped = { $seat } приходит на ночлег.
event-night_falls = Наступает ночь { $n }.
event-fed = Едоков в племени: { $mouths }, съедено еды: { $n }.
event-night = «{ $card }»: { $deed }.
event-new_day = Начинается день { $n }.
event-won = Победа племени: { $cause }.
event-lost = Поражение племени: { $cause }.

cause-painting = на стене нарисован мамонт
cause-hunger = пятый жетон смерти принёс голод
cause-deaths = пятый жетон смерти принесла гибель человека
cause-warriors = пятый жетон смерти принесла гибель воина
cause-cards = пятый жетон смерти принесла карта, которую не смогли выполнить
cause-beast = Зверь побеждён

## Почему нельзя

why-trait = нужно: { $trait } { $n }, а у вас { $have }
why-cards = нужно сбросить { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
  }, а в колоде осталось: { $have }
why-resource = нужно: { $thing } { $n }, а в области хранения { $have }
why-item = нужно: { $thing } × { $n }, а у вас { $have }
why-paid_twice = один и тот же жетон нельзя и учесть в характеристике «{ $trait }», и отдать
why-have = нужно иметь: { $thing }
why-gone = нужно, чтобы карта «{ $card }» лежала на кладбище мамонтов
why-sign = условие не выполнено: { $sign }
why-tokens = на карте «{ $card }» заполнены не все места для жетонов
why-hazard_ignore = карту опасности нельзя игнорировать
why-hazard_help = с картой опасности нельзя помогать
why-no_talisman = у вас нет талисмана

## Строки карты

deed = { $conditions } → { $outcome }
deed-free = { $outcome }
deed-at = { $card }: { $deed }
words-comma = { $first }, { $rest }

line-action = действие
line-negative = негативное действие
line-night = действие фазы ночи
line-alternative = альтернативное действие
line-additional = дополнительное действие
line-reaction_night = когда наступает ночь
line-reaction_hazard = когда раскрыта опасность
line-recipe = изобретение предмета

need-strength = сила { $n }
need-perception = наблюдательность { $n }
need-craft = мастерство { $n }
need-have = у вас есть: { $thing }
need-gone = карта «{ $card }» удалена
need-sign = { $sign }
need-not = ещё не сбылось: { $sign }
need-dice = бросить { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
  }
need-help = использовать помощь раскрытой карты

cost-cards = сбросить { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
  }
cost-tokens = потратить жетоны на карте

effect-nothing = всё обошлось
effect-wounds = { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[many] { $n } ран
  }
effect-removes = удалить эту карту
effect-harvest = { $n ->
    [one] { $n } еда
   *[many] { $n } еды
  } за каждого игрока
effect-craft = изобрести { $n ->
    [one] { $n } предмет
    [few] { $n } предмета
   *[many] { $n } предметов
  }
effect-gain_people = { $n ->
    [one] { $n } новый человек
    [few] { $n } новых человека
   *[many] { $n } новых человек
  }
effect-dream = { $n ->
    [one] { $n } сон
    [few] { $n } сна
   *[many] { $n } снов
  }
effect-invent = { $n ->
    [one] { $n } изобретение
    [few] { $n } изобретения
   *[many] { $n } изобретений
  }
effect-story = сюжет { $number }
effect-heal = вылечить { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
  }
effect-paint = { $n ->
    [one] { $n } жетон рисунка
    [few] { $n } жетона рисунка
   *[many] { $n } жетонов рисунка
  }
effect-death = { $n ->
    [one] { $n } жетон смерти
    [few] { $n } жетона смерти
   *[many] { $n } жетонов смерти
  }
effect-forget_death = убрать { $n ->
    [one] { $n } жетон смерти
    [few] { $n } жетона смерти
   *[many] { $n } жетонов смерти
  }
effect-lose_person = потерять { $n ->
    [one] { $n } человека
    [few] { $n } человек
   *[many] { $n } человек
  }
effect-clear_away = { $n ->
    [1] можно удалить 1 карту из открытого сброса
    [one] удалить до { $n } карты из открытого сброса
   *[many] удалить до { $n } карт из открытого сброса
  }
effect-track = { $n ->
    [1] можно положить на свою колоду 1 карту из открытого сброса
    [one] положить на свою колоду до { $n } карты из открытого сброса
   *[many] положить на свою колоду до { $n } карт из открытого сброса
  }
effect-track_together = { $n ->
    [1] можно положить на одну из колод 1 карту из открытого сброса
    [one] положить на одну из колод до { $n } карты из открытого сброса
   *[many] положить на одну из колод до { $n } карт из открытого сброса
  }
effect-encounter = раскрыть и сразу разыграть { $n ->
    [one] { $n } отложенную карту
    [few] { $n } отложенные карты
   *[many] { $n } отложенных карт
  }
effect-let_loose = { $n ->
    [one] { $n } отложенная карта уходит
    [few] { $n } отложенные карты уходят
   *[many] { $n } отложенных карт уходят
  } в закрытый сброс
effect-wound_warrior = { $n ->
    [one] { $n } рана воинам
    [few] { $n } раны воинам
   *[many] { $n } ран воинам
  }
effect-heal_warrior = вылечить { $n ->
    [one] { $n } рану воинов
    [few] { $n } раны воинов
   *[many] { $n } ран воинов
  }
effect-give_sign = отныне: { $sign }
effect-lift_sign = миновало: { $sign }
effect-triumph = вы побеждаете

## Жетоны

thing-food = еда
thing-wood = дерево
thing-stone = камень
thing-torch = факел
thing-hand_axe = рубило
thing-spear = копьё
thing-hide = шкура
thing-talisman = талисман
thing-hut = шалаш
thing-raft = плот
thing-clothing = накидка
thing-roots = целебный корень
thing-bow = лук
thing-needle = игла
thing-flute = флейта
thing-snare = силок
thing-warrior = воин

object-food = еду
object-wood = дерево
object-stone = камень
object-torch = факел
object-hand_axe = рубило
object-spear = копьё
object-hide = шкуру
object-talisman = талисман
object-hut = шалаш
object-raft = плот
object-clothing = накидку
object-roots = целебный корень
object-bow = лук
object-needle = иглу
object-flute = флейту
object-snare = силок

cost-food = отдать { $n ->
    [one] { $n } еду
    [few] { $n } еды
   *[many] { $n } еды
  }
cost-wood = отдать { $n ->
    [one] { $n } дерево
    [few] { $n } дерева
   *[many] { $n } дерева
  }
cost-stone = отдать { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камней
  }
cost-torch = отдать { $n ->
    [one] { $n } факел
    [few] { $n } факела
   *[many] { $n } факелов
  }
cost-hand_axe = отдать { $n ->
    [one] { $n } рубило
    [few] { $n } рубила
   *[many] { $n } рубил
  }
cost-spear = отдать { $n ->
    [one] { $n } копьё
    [few] { $n } копья
   *[many] { $n } копий
  }
cost-hide = отдать { $n ->
    [one] { $n } шкуру
    [few] { $n } шкуры
   *[many] { $n } шкур
  }
cost-talisman = отдать { $n ->
    [one] { $n } талисман
    [few] { $n } талисмана
   *[many] { $n } талисманов
  }
cost-hut = отдать { $n ->
    [one] { $n } шалаш
    [few] { $n } шалаша
   *[many] { $n } шалашей
  }
cost-raft = отдать { $n ->
    [one] { $n } плот
    [few] { $n } плота
   *[many] { $n } плотов
  }
cost-clothing = отдать { $n ->
    [one] { $n } накидку
    [few] { $n } накидки
   *[many] { $n } накидок
  }
cost-roots = отдать { $n ->
    [one] { $n } целебный корень
    [few] { $n } целебных корня
   *[many] { $n } целебных корней
  }
cost-bow = отдать { $n ->
    [one] { $n } лук
    [few] { $n } лука
   *[many] { $n } луков
  }
cost-needle = отдать { $n ->
    [one] { $n } иглу
    [few] { $n } иглы
   *[many] { $n } игл
  }
cost-flute = отдать { $n ->
    [one] { $n } флейту
    [few] { $n } флейты
   *[many] { $n } флейт
  }
cost-snare = отдать { $n ->
    [one] { $n } силок
    [few] { $n } силка
   *[many] { $n } силков
  }

gain-food = { $n ->
    [one] { $n } еда
    [few] { $n } еды
   *[many] { $n } еды
  }
gain-wood = { $n ->
    [one] { $n } дерево
    [few] { $n } дерева
   *[many] { $n } дерева
  }
gain-stone = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камней
  }
gain-torch = { $n ->
    [one] { $n } факел
    [few] { $n } факела
   *[many] { $n } факелов
  }
gain-hand_axe = { $n ->
    [one] { $n } рубило
    [few] { $n } рубила
   *[many] { $n } рубил
  }
gain-spear = { $n ->
    [one] { $n } копьё
    [few] { $n } копья
   *[many] { $n } копий
  }
gain-hide = { $n ->
    [one] { $n } шкура
    [few] { $n } шкуры
   *[many] { $n } шкур
  }
gain-talisman = { $n ->
    [one] { $n } талисман
    [few] { $n } талисмана
   *[many] { $n } талисманов
  }
gain-hut = { $n ->
    [one] { $n } шалаш
    [few] { $n } шалаша
   *[many] { $n } шалашей
  }
gain-raft = { $n ->
    [one] { $n } плот
    [few] { $n } плота
   *[many] { $n } плотов
  }
gain-clothing = { $n ->
    [one] { $n } накидка
    [few] { $n } накидки
   *[many] { $n } накидок
  }
gain-roots = { $n ->
    [one] { $n } целебный корень
    [few] { $n } целебных корня
   *[many] { $n } целебных корней
  }
gain-bow = { $n ->
    [one] { $n } лук
    [few] { $n } лука
   *[many] { $n } луков
  }
gain-needle = { $n ->
    [one] { $n } игла
    [few] { $n } иглы
   *[many] { $n } игл
  }
gain-flute = { $n ->
    [one] { $n } флейта
    [few] { $n } флейты
   *[many] { $n } флейт
  }
gain-snare = { $n ->
    [one] { $n } силок
    [few] { $n } силка
   *[many] { $n } силков
  }

## Знаки на карте

face-action = карта действия
face-hazard = карта опасности
face-place = место
face-person = человек
face-mission = карта задания
face-invention = карта изобретения

tag-hearts = { $n ->
    [one] { $n } ячейка здоровья
    [few] { $n } ячейки здоровья
   *[many] { $n } ячеек здоровья
  }
tag-bonus = приносит: { $thing }
tag-warrior = воин
tag-place-community = кладётся в вашу общину
tag-place-camp = кладётся на ночлег
tag-place-workshop = кладётся в мастерскую
tag-holds = место для жетонов: { $thing } × { $n }
tag-number = сюжет { $number }

trait-strength = сила
trait-perception = наблюдательность
trait-craft = мастерство
trait-points-strength = сила { $n }
trait-points-perception = наблюдательность { $n }
trait-points-craft = мастерство { $n }
die-trait = кубик

## Обороты

back-forest = лес
back-river = река
back-mountain = гора
back-cave = родная пещера
back-red = красная рубашка
back-dream = сон
back-people = человек
back-invention = изобретение
back-story = сюжет
back-mission = задание

marked-back = { $back } ({ $hint })
hint-hoof = след копыта
hint-mammoth = мамонт
hint-paw = след лапы
hint-fish = рыба
hint-hand = отпечаток ладони
hint-smoke = дым

## Случай

chance-day = Перемешайте карты дня.
chance-people = Перемешайте карты людей.
chance-dreams = Перемешайте карты снов.
chance-inventions = Перемешайте карты изобретений.
chance-asides = Перемешайте отложенные карты.
chance-first_dealt = Кому сдать первую карту?
chance-dice = Бросьте кубики действия.
chance-help = Бросьте кубики зова о помощи.

## Что значат вопросы

tip-choose_card = Вы видите рубашки трёх верхних карт; одна из них раскроется вместе с картами остальных, две останутся. Колода — это ваш день: когда она кончится, вы уйдёте на ночлег. Лес даёт дерево и еду, река — еду и шкуры, гора — камень и шкуры, родная пещера — предметы, людей и сны. За красной рубашкой чаще всего опасность; красная карта, сброшенная в уплату, тоже ранит.
tip-play_card = Выполните одну строку карты, помогите другому своими характеристиками и предметами или игнорируйте карту. Опасность нельзя ни игнорировать, ни использовать для помощи. Карты сбрасываются с верха своей колоды, и каждая красная рубашка среди них — рана.
tip-add_actions = Дополнительные действия и предметы со стрелкой можно использовать сколько угодно раз, пока есть чем платить.
tip-choose_misfortune = Кубики потребовали больше, чем у вас есть, поэтому выполняется негативное действие карты. Талисман ещё может отвести опасность.
tip-choose_payer = Жетон может отдать любой участник действия; он вернётся в запас.
tip-choose_owner = Участники действия делят награду как хотят. Потом передавать предметы нельзя.
tip-choose_place = Жетон на карте остаётся там и служит только этой карте.
tip-choose_host = Человек приносит свои характеристики, а иногда и предмет, и каждую ночь съедает 1 еду.
tip-choose_dreamer = Сон ложится на колоду лицом вниз и попадает в тройку карт следующего хода.
tip-choose_item = Каждый символ позволяет изобрести один предмет из мастерской: выполните требования, заплатите и положите предмет рядом со своей общиной.
tip-choose_pushed_out = В мастерской четыре места. Удалённое изобретение уходит на кладбище мамонтов; уже готовые предметы остаются у вас.
tip-take_wounds = Все раны одного действия получает один человек; у кого ран больше, чем ячеек здоровья, тот погибает, и выкладывается жетон смерти. Шкура защищает от одной раны, накидка — от двух.
tip-choose_lost = Человек уходит на кладбище мамонтов, и выкладывается жетон смерти.
tip-choose_healed = Лечение можно разделить между людьми всех участников.
tip-choose_night_action = Каждую ночь нужно выполнить одну строку каждого задания; в счёт идёт всё, что есть у племени. Что нельзя оплатить целиком, не оплачивается вовсе.
tip-choose_cleared = Удалённая карта уходит на кладбище мамонтов и не вернётся с новым днём.
tip-choose_tracked = Эту карту на колоде будут знать все.
tip-choose_tracker = Карта ляжет сверху на эту колоду, и знать её будут все.

## Что думают боты

because-hungry = { $amount ->
    [one] { $amount } из нас останется ночью голодным
    [few] { $amount } из нас останутся ночью голодными
   *[many] { $amount } из нас останутся ночью голодными
  }
because-helped = вместе из карты выйдет больше толку: { $seat }
because-dying = следующая рана станет смертельной: { $card }
because-strong = легче всех это перенесёт { $card }
because-least = скорее обойдёмся без этого человека, чем без других: { $card }
because-serves = { $thing } нужнее всего игроку { $seat }
because-threatens = остаток дня опаснее ночи
because-promises = больше других обещает { $back }
because-averts = так опасность отведена
because-settles = { $card }: сейчас это нам по силам
because-lacks = { $card }: у нас нет того, что требуется

detail-dies = { $card }: смерть
detail-last_heart = следующая рана станет смертельной: { $card }
detail-helps = тогда можно: { $deed }
detail-helps-not = ничего нового не станет возможным
detail-lacks = этого мало: не хватает ещё { $missing }
detail-discards = уйдёт не глядя: { $cards }
detail-red = { $n ->
    [one] красная рубашка: { $n } рана
    [few] красные рубашки: { $n } раны
   *[many] красные рубашки: { $n } ран
  }
detail-kills = { $n ->
    [one] { $n } рана убьёт
    [few] { $n } раны убьют
   *[many] { $n } ран убьют
  }: { $people }
detail-kills-any = { $n ->
    [one] { $n } рана убьёт
    [few] { $n } раны убьют
   *[many] { $n } ран убьют
  } любого, кто их получит
detail-kills-but = { $n ->
    [one] { $n } рана не убьёт
    [few] { $n } раны не убьют
   *[many] { $n } ран не убьют
  } только: { $people }
detail-pushed_out = больше нельзя изобрести: { $thing }; пропадёт жетонов: { $n }
detail-hungry = пока что ночью { $n ->
    [one] останется голодным { $n } человек: { $n } жетон смерти
    [few] останутся голодными { $n } человека: { $n } жетона смерти
   *[many] останутся голодными { $n } человек: { $n } жетонов смерти
  }
warn-dies = { $card }: смерть.
warn-last_death = Это пятый жетон смерти, и игра будет проиграна.
words-lines = { $first } / { $rest }
idle-heal = никто не ранен
idle-craft = сейчас ничего нельзя изобрести
idle-story = этот сюжет уже раскрыт
idle-gain_people = больше некому прийти
idle-dream = снов больше нет
idle-invent = изобретений больше нет
idle-clear_away = открытый сброс пуст
idle-track = в открытом сбросе нечего встретить снова
