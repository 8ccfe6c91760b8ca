### Робинзон Крузо: вопросы, варианты, события и причины.

## Игра

scenario-castaways = Выжившие
scenario-castaways-about = Сложите дрова для костра и зажгите его, когда пройдёт корабль, в один из трёх последних раундов. Для первой партии.
scenario-cursed_island = Проклятый остров
scenario-cursed_island-about = Установите пять крестов на пяти участках, пока туман расползается.
scenario-jenny = Дженни в беде!
scenario-jenny-about = Доберитесь до Дженни на плоту и постройте лодку для всех.
scenario-volcanic_island = Вулканический остров
scenario-volcanic_island-about = Исследуйте остров и его храмы и уплывите раньше, чем его зальёт лава.
scenario-cannibal_island = Остров людоедов
scenario-cannibal_island-about = Сожгите деревни людоедов, а затем их город.
scenario-robinson_family = Семья Робинзонов
scenario-robinson_family-about = Обустройтесь: укрытие, укрепления и девять изобретений, и детей надо кормить.
scenario-king_kong = Ужасное приключение на острове Кинг-Конга
scenario-king_kong-about = Поставьте три ловушки и поймайте Конга, пока жива съёмочная группа.
back-event = событие
back-build = приключение строительства
back-gather = приключение сбора ресурсов
back-explore = приключение исследования
back-mystery = тайна
phase-event = Фаза событий
phase-morale = Фаза морального духа
phase-production = Фаза добычи
phase-planning = Фаза действий: планирование
phase-action = Фаза действий: выполнение
phase-end = Конец фазы действий
phase-weather = Фаза погоды
phase-night = Фаза ночи
phase-dawn = Начало раунда
phase-setup = Подготовка
deed = { $kind } — { $target }
how-wound = кубик ран
how-success = кубик успеха
how-adventure = кубик приключений
how-rain = игнорировать дождевую тучу
how-snow = игнорировать снежную тучу
how-soften = снежная туча становится дождевой
die-wound = кубик ран
die-success = кубик успеха
die-adventure = кубик приключений
die-build_wound = кубик ран (строительство)
die-build_success = кубик успеха (строительство)
die-build_adventure = кубик приключений (строительство)
die-gather_wound = кубик ран (сбор)
die-gather_success = кубик успеха (сбор)
die-gather_adventure = кубик приключений (сбор)
die-explore_wound = кубик ран (исследование)
die-explore_success = кубик успеха (исследование)
die-explore_adventure = кубик приключений (исследование)
die-rain = кубик дождя
die-winter = кубик зимы
die-animals = кубик голодных зверей
lies-wound = рана
lies-success = успех
lies-adventure = приключение
lies-determination = 2 решимости
lies-nothing = ничего
weather-clouds = дождевых туч — { $rain }, снежных — { $snow }
animal-nothing = звери не приходят
animal-food = звери отнимают 1 еду
animal-palisade = звери ломают частокол (−1)
animal-fight = зверь силой 3 нападает на всех

## Вопросы

ask-plan = Куда поставить фишки?
ask-next_action = Какое действие выполнить следующим ({ $kind })?
ask-rolled = { $who } бросает кубики ({ $kind }). Оставить результат?
ask-fight = Бой: сила { $strength } против оружия { $level }. Под ударом: { $who }.
ask-danger = Большая опасность: нужен уровень оружия 1. Под ударом: { $who }.
ask-arrange_camp = { $who } обустраивает лагерь. Что это принесёт?
ask-choose_rest = Где отдохнуть?
ask-decide = { $who }, «{ $card }»: выберите.
ask-demand = Карта «{ $card }» требует больше, чем есть: за всё, чего не хватает, — раны. Под ударом: { $who }. Сначала что-нибудь применить?
ask-peril = «{ $card }»: это будет стоить кому-то жизни. Под ударом: { $who }. Сначала что-нибудь применить?
ask-harvest = Из-за маркера источник ничего не даст. Сначала что-нибудь применить?
ask-mystery = { $who } берёт карту «{ $card }».
ask-draw_on = Взять ещё одну карту тайны? Ещё можно разыграть: кладов — { $treasures }, монстров — { $creatures }, ловушек — { $traps }.
ask-high_morale = { $who }, моральный дух на высоте. Что вы берёте?
ask-low_morale = { $n ->
    [0] Моральный дух поднялся, { $who } ничего не сбрасывает.
    [one] Моральный дух низок. { $who } сбрасывает { $n } жетон решимости.
    [few] Моральный дух низок. { $who } сбрасывает { $n } жетона решимости.
   *[many] Моральный дух низок. { $who } сбрасывает { $n } жетонов решимости.
  }
ask-clouds = Погода: дождевых туч — { $rain }, снежных — { $snow }.
ask-hungry_animals = Голодные звери: { $animal }.
ask-storm = { $palisade ->
    [0] Надвигается шторм, а частокола нет. Сначала что-нибудь применить?
   *[other] Надвигается шторм.
  }
ask-nightfall = Ночь. Применить что-нибудь или продолжить?
ask-dawn = Ночь прошла. Применить что-нибудь, пока еда не испортилась, или продолжить?
ask-choose_eater = Кто поест? Осталось еды: { $n }.
ask-choose_meal = Что ест { $who }?
ask-move_camp = Перенести лагерь?
ask-choose_camp = Лагерь нужно перенести. Куда?
ask-choose_bivouac = Где вы проведёте ночь?
ask-choose_corral = Каких попугаев запереть в загоне?
ask-choose_covered = На каком участке местность «{ $terrain }» больше не считается исследованной?
ask-choose_determined = Кто получит { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
  } решимости?
ask-choose_discarded = Какое изобретение сбросить?
ask-choose_discarded_item = Какой предмет потерять?
ask-choose_exhausted = Какой источник истощится?
ask-choose_exhausted_tile = На каком участке истощатся все источники?
ask-choose_find = Какой жетон оставить?
ask-choose_flipped = Какой предмет перевернуть изобретением вверх?
ask-choose_flooded = Что унесёт наводнение?
ask-choose_fog = Куда придёт туман? Осталось маркеров: { $n }.
ask-choose_food = { $n ->
    [one] Сбросить { $n } еду: какую?
   *[other] Сбросить { $n } еды: какой?
  }
ask-choose_halved = Что уменьшить наполовину?
ask-choose_healed = Чья рана заживёт? Осталось вылечить: { $n }.
ask-choose_idea = Какое изобретение положить на поле?
ask-choose_lifted = Где рассеять туман? Можно ещё: { $n }.
ask-choose_mix = Добыча вдвое меньше: всего ресурсов — { $n }. Что вы берёте?
ask-choose_new_invention = Какое изобретение взять из колоды?
ask-choose_next_tile = Какой участок положить на верх стопки?
ask-choose_shortcut = Куда ведёт тропа?
ask-choose_shortcut_source = Что придёт по тропе?
ask-choose_strongest = Какой из сильнейших зверей придёт?
ask-choose_track = Какой уровень изменить ({ $n ->
    [1] +1
    [2] +2
    [-1] −1
    [-2] −2
   *[other] { $n }
  })?
ask-choose_track_end = Верхняя карта колоды охоты — «{ $card }». Куда её положить?
ask-choose_turned = Какой участок перевернуть лицом вниз?
ask-choose_wood = Сколько дерева добавить к дровам для костра? На этом уровне поместится ещё: { $n }.
ask-choose_wood_or_wounds = Дерево или раны?
ask-babies = Дети должны поесть: { $n ->
    [one] нужна { $n } еда
   *[other] нужно { $n } еды
  }.
ask-backpack = { $who } завершает исследование. Заглянуть в заплечный мешок?
ask-choose_arrow = Какую стрелку морального духа закрыть?
ask-choose_ash = Куда выпадет пепел? Осталось маркеров: { $n }.
ask-choose_filmed = Кто получит 2 жетона решимости?
ask-choose_item = Какой предмет построить без действия?
ask-choose_marked = На какой предмет положить маркер?
ask-choose_marker = Какой маркер убрать?
ask-choose_tile = Какой участок выложить?
ask-choose_tool = Какой предмет сделать старыми инструментами?
ask-choose_tribute = Жители деревни отбирают ресурс. Какой?
ask-choose_warded = Какой жетон или маркер убрать?
ask-extra_build = Что построит { $who } ещё одним действием?
ask-food_for_weapons = Отдать { $n ->
    [one] { $n } еду
   *[other] { $n } еды
  } за оружие +{ $levels }?
ask-order_tiles = Какой участок вернуть следующим? Осталось: { $n }.
ask-pay_or_bleed = { $who }: сбросить { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
  } решимости или получить { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } раны
   *[many] { $wounds } ран
  }?
ask-read_map = В этом особом месте { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
  } тайн. Применить «Старую карту», чтобы взять на одну карту тайны меньше?
ask-spread_disease = Кому достанется следующий маркер болезни? Осталось: { $n }.
ask-weapons_wanted = Нужен уровень оружия { $n }, а есть { $level }. Применить что-нибудь?

## Варианты

option-lead = { $pawn }: { $deed }{ $cost }{ $gain }
option-lead_on_credit = { $pawn }: { $deed }{ $cost }, 2 жетона решимости плотника вместо 1 дерева
option-support = { $pawn }, в помощь: { $deed }{ $gain }
option-take_back = забрать фишку ({ $pawn }): { $deed }
option-pack = взять с собой ({ $card }): { $source }
option-unpack = не брать с собой ({ $card }): { $source }
option-ready = готово
option-resolve = { $deed } ({ $who })
option-keep_roll = оставить результат: { $wound ->
    [0] без раны
   *[other] рана
  }, { $success ->
    [0] провал
   *[other] успех
  }, { $adventure ->
    [0] без приключения
   *[other] приключение
  }
option-friday_rerolls = Пятница перебрасывает (2 жетона решимости){ $how }
option-ability = применить умение «{ $card }»{ $how }
option-save_wood = Бережливость: вернуть 1 дерево ({ $deed })
option-fight = вступить в бой: { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[many] { $n } ран
  }
option-pass_danger = пройти невредимо
option-suffer_danger = { $who } получает 1 рану
option-arrange = 2 жетона решимости, моральный дух +1
option-arrange_determination = 2 жетона решимости
option-arrange_morale = моральный дух +1
option-sleep = { $card }
option-decide = { $deed }
option-let_it_come = продолжить: «{ $card }»
option-meet = разыграть карту «{ $card }»
option-draw_on = взять ещё карту
option-stop_drawing = остановиться
option-morale_determination = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
  } решимости
option-morale_heals = вылечить { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
  }
option-lose_heart = { $n ->
    [0] получить
    [one] сбросить { $n } жетон решимости
    [few] сбросить { $n } жетона решимости
   *[many] сбросить { $n } жетонов решимости
  }{ $wounds ->
    [0] { "" }
   *[other] { $n ->
        [0] { "" }
       *[other] , получить
      } { $wounds ->
        [one] { $wounds } рану
        [few] { $wounds } раны
       *[many] { $wounds } ран
      }
  }
option-take_heart = дальше: моральный дух поднялся
option-bear_storm = пусть шторм придёт: { $palisade ->
    [0] каждый персонаж в лагере получает 1 рану
   *[other] частокол −1
  }
option-bear_weather = выдержать погоду: дождевых туч — { $rain }, снежных — { $snow }
option-animals_come = пусть будет так: { $animal }
option-nothing_left = дальше: выбирать больше не из чего
option-go_to_sleep = дальше
option-eats = ест { $who }
option-meal = { $amount }
option-give_food = { $amount }
option-give_wood = сбросить { $n ->
    [one] { $n } дерево
   *[other] { $n } дерева
  }
option-take_wounds = каждый персонаж получает { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
  }
option-stay = остаться здесь
option-camp = перенести лагерь на клетку { $space }
option-bivouac = ночевать на клетке { $space }
option-corral = { $space }
option-cover = { $space }
option-turn = { $space }
option-ravage = { $space }
option-shortcut = на клетку { $space }
option-fog = { $space }
option-lift_fog = { $space }
option-leave_fog = больше не рассеивать
option-exhaust = { $source }
option-shortcut_source = { $source }
option-mix = дерево: { $wood }, еда: { $food }
option-track = { $track }
option-heal = { $who }
option-encourage = { $who }
option-flip = { $card }
option-discard_item = { $card }
option-discard_invention = { $card }
option-new_invention = { $card }
option-idea = { $card }
option-keep_find = { $card }
option-beast = { $card }
option-beast_on_top = обратно на колоду
option-beast_to_bottom = под низ колоды
option-next_tile = { $tile }
option-discovery = применить жетон «{ $card }»{ $how }
option-biscuits = Сухари: 1 еда, которая не портится
option-empty_bottle = Пустая бутылка: оружие +1
option-pipe_and_tobacco = Трубка и табак: { $who } получает 2 жетона решимости
option-flask_of_rum = Фляга с ромом: { $who } лечит 1 рану
option-pistol = Пистоль: оружие +3 на этот раз
option-old_rifle = Старое ружьё: оружие +3 на этот раз
option-surprising_discovery = Удивительная находка: оружие +3 на этот раз
option-stack_wood = добавить к дровам для костра { $n ->
    [one] { $n } дерево
    [few] { $n } дерева
   *[many] { $n } дерева
  }
option-stack_nothing = больше ничего не класть
option-arrow = { $who }, стрелка перед раной { $n }
option-ash = { $space }
option-barrel = Бочка: этой ночью все лечат 1 рану
option-blankets = Одеяла{ $how }
option-bottle_of_wine = Бутыль вина: вылечить 2 раны
option-clear_marker = { $area }: { $token }
option-disease = { $who }
option-extra_build = { $deed }{ $cost }
option-feed_children = { $missing ->
    [0] дать { $n ->
        [one] { $n } еду
       *[other] { $n } еды
      }
   *[other] оставить детей голодными: не хватает { $missing } еды, игра проиграна
  }
option-give_determination = сбросить { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
  } решимости
option-helmet = Шлем: { $who } получает на 1 рану меньше
option-herbal_mixture = Травяной настой: посмотреть следующее событие
option-look_at_beast = Травяной настой: посмотреть выжидающего зверя
option-item = { $card }
option-keep_food = оставить еду
option-keep_map = не применять «Старую карту»
option-leave_backpack = не открывать
option-mark_item = { $card }
option-old_clothes = Тряпьё{ $how }
option-protective_amulet = Защитный амулет: убрать жетон или маркер с острова
option-saber = Сабля: оружие +3, но { $who } получает 1 рану
option-sacrificial_dagger = Жертвенный кинжал: оружие +3, но { $who } получает 1 рану
option-meal_at = { $card }: 1 еда на лечение
option-bible = Библия: { $who } получает ещё 1 жетон решимости и лечит 1 рану
option-goat_with = забить козу, применив карту «{ $card }»
option-arm_for = применить карту «{ $card }»: { $deed }
option-storm_glass = Барометр: бросить кубики погоды этого раунда сейчас
option-stay_unarmed = пусть будет так: на участке с лагерем истощится источник еды, а если его нет — каждому 1 рана
option-tile = { $tile }
option-tool = { $card }
option-trade_food = { $n ->
    [one] { $n } еда
   *[other] { $n } еды
  } за оружие +{ $levels }
option-tribute = { $amount }
option-use_backpack = заглянуть: 2 жетона находки, оставить 1
option-ward_off = { $area }: { $token }
option-whip = Хлыст: игнорировать ловушку

## Что произошло

event-character = { $seat } — { $card }.
event-round = Раунд { $n }.
event-phase = { $phase }.
event-event = Событие: «{ $card }».
event-book = Срабатывает эффект книги из сценария.
event-book_idle = Символ книги в этом сценарии не действует.
event-lower = Из колоды событий приходит «{ $lower }» ({ $card }).
event-pushed = Карта «{ $card }» покидает поле: срабатывает её эффект угрозы.
event-pushed_off = Карта «{ $card }» покидает поле; эффекта угрозы у неё нет.
event-threat_gone = Угроза «{ $card }» устранена{ $by }.
event-first = Первый игрок теперь — { $who }.
event-action = { $who }: { $deed }.
event-rolled = { $who } бросает кубики ({ $kind }): { $wound ->
    [0] без раны
   *[other] рана
  }, { $success ->
    [0] провал
   *[other] успех
  }, { $adventure ->
    [0] без приключения
   *[other] приключение
  }.
event-rolled_again = { $who } перебрасывает { $die } ({ $kind }): { $shown ->
    [0] пусто
   *[other] выпадает символ
  }.
event-friday_rerolls = Пятница перебрасывает кубик.
event-failed = { $who } терпит неудачу ({ $kind }).
event-ability = { $who } применяет умение «{ $card }».
event-adventure = { $who } переживает приключение: «{ $card }».
event-into_events = Карта «{ $card }» замешивается в колоду событий.
event-mystery = { $who } берёт карту «{ $card }».
event-ignored = Карта «{ $card }» игнорируется.
event-set_aside = Карта «{ $card }» откладывается.
event-kept = Карту «{ $card }» отряд оставляет себе{ $by }.
event-kept_used = Применяется карта «{ $card }»{ $by }.
event-kept_in_vain = Карта «{ $card }» потрачена зря: убирать уже нечего.
event-kept_gone = Карта «{ $card }» сбрасывается.
event-claimed = { $who } берёт карту «{ $card }» на этот раунд.
event-fight = Бой: сила врага { $strength }. Под ударом: { $who }.
event-hunted = Выходит зверь: { $card }{ $by }.
event-beast_heard = В колоду охоты замешивается карта зверя.
event-beast_seen = Верхняя карта колоды охоты: { $card }.
event-beast_drawn = Из колоды зверей вытянута карта: { $card }.
event-beast_waits = Зверь лицом вниз выжидает до следующего раунда.
event-beast_revealed = Выжидающий зверь: { $card }.
event-beast_gone = Карта зверя сброшена: { $card }.
event-tracked = Следы ведут к зверю: { $card }.
event-scouted = В стопке видны: { $tiles }.
event-ideas = Новые идеи: { $cards }.
event-laid = { $tile } ложится на клетку { $space }{ $by }.
event-totem = На клетке { $space } найден тотем{ $by }.
event-turned_down = Участок на клетке { $space } переворачивается лицом вниз.
event-space_closed = Клетка { $space } больше недоступна.
event-turned_up = Участок на клетке { $space } снова открыт.
event-camp = Лагерь переносится на клетку { $space }.
event-outside = { $who } проводит ночь вне лагеря, на клетке { $space }.
event-home = { $who } возвращается в лагерь.
event-shelter = Укрытие построено{ $by }.
event-level = Теперь { $track } на уровне { $n }.
event-morale = Моральный дух теперь { $n ->
    [-1] −1
    [-2] −2
    [-3] −3
    [3] на высоте
    [0] 0
   *[other] +{ $n }
  }.
event-built = Построено{ $by }: { $card }.
event-completed = Готово к применению: { $card }.
event-turned_back = Предмет перевёрнут изобретением вверх: { $card }.
event-item_discarded = Потерян предмет: { $card }.
event-invention = Новое изобретение: { $card }.
event-invention_discarded = Изобретение сброшено: { $card }.
event-equipment = Применяется{ $by }: { $card }.
event-equipment_found = Стартовый предмет: { $card }.
event-found = Находка{ $by }: { $card }.
event-token_used = Жетон применён{ $by }: { $card }.
event-token = Положен { $onto }: { $token }.
event-token_gone = Убран ({ $area }): { $token }.
event-gained = Получено{ $by }: { $amount }.
event-arrived = Теперь доступно: { $amount }.
event-discarded = Сброшено: { $amount }.
event-no_production = В этом раунде добычи нет.
event-pit = { $n ->
    [0] Яма пуста.
   *[other] В яму попал зверь: 2 еды.
  }
event-ate = { $who } ужинает: { $amount }.
event-hungry = { $who } остаётся без ужина.
event-in_the_open = { $who } ночует под открытым небом, без укрытия.
event-wound_instead = { $who }: вместо приключения — рана.
event-spoilt = Портится еда: { $n }.
event-weather_dice = Кубики погоды: { $shown }.
event-weather = Дождевых туч — { $rain }, снежных — { $snow }; крыша не удержала: { $leak }.
event-wounded = { $who } получает { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
  }.
event-healed = { $who } лечит { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
  }.
event-died = { $who } погибает.
event-determined = { $who } получает { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
  } решимости.
event-discouraged = { $who } сбрасывает { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
  } решимости.
event-special_wound = { $who } получает особую рану: { $part }.
event-special_wound_gone = { $who } избавляется от особой раны («{ $card }»).
event-sign = { $sign }.
event-jenny = Дженни спасена{ $by } и приходит в лагерь.
event-woodpile = Дрова для костра: +{ $n }, всего { $all }.
event-burned = Деревня на клетке { $space } сожжена.
event-city = На клетке { $space } обнаружен город людоедов.
event-crew_lost = Съёмочная группа теряет участника: { $crew }.
event-crew_freed = Возвращается к съёмочной группе: { $crew }.
event-disease = { $who } получает маркер болезни.
event-foreseen = Следующее событие: «{ $card }».
event-shelter_lost = Укрытие потеряно вместе с крышей и частоколом.
event-won = { $cause }
event-lost = { $cause }

## Что дают действия

gain-camp = 2 жетона решимости или моральный дух +1
gain-explore = новый участок
gain-hunt = бой ради еды и шкур
gain-village = бой (сила { $strength }); если ведущий выживет, деревня сгорит
gain-city = бой (сила { $strength }); если ведущий выживет, город сгорит
gain-king_kong = оружие −5, с транквилизатором −1; если ведущий выживет, это победа
gain-raft = Дженни приплывает в лагерь
gain-cage = надо встретить монстра, тогда актриса свободна
gain-rest = раны заживают
gain-cultivate = с острова убирается чёрный маркер
gain-shelter = никто не ночует под открытым небом
gain-roof = крыша +1, защита от туч
gain-palisade = частокол +1, защита от зверей и штормов
gain-weapons = оружие +1
gain-or-else = { $gain }; иначе потом — { $loss }
detail-supper = Еды в лагере: { $n }, едоков: { $people }
heading-help = Помочь
heading-back = Забрать фишку
heading-bags = Корзина и мешок
heading-use = Применить что-нибудь
detail-no-shelter = Укрытия нет: кто ночует под открытым небом, получает рану
detail-leads = ведёт { $pawn }
detail-helps = помогает { $pawn }
detail-credit = 2 жетона решимости плотника вместо 1 дерева
detail-hungry = { $n ->
    [one] останется голодным { $n }
   *[other] останутся голодными { $n }
  }: по { $wounds ->
    [one] { $wounds } ране
   *[other] { $wounds } раны
  }
detail-must-eat = без еды { $who } погибнет
detail-camp-lost = на рассвете сюда придёт лава: лагерь погибнет, а с ним и игра
detail-unhurt = { $pawn }: лечить нечего
detail-weather = погода, скорее всего: { $losses }
warning-camp = На рассвете сюда придёт лава. Лагерь здесь погибнет, и игра будет проиграна.
warning-dies = { $who } погибнет, и игра будет проиграна.
warning-starves = Кто-то умрёт от голода, и игра будет проиграна.
by-none = { "" }
by-who = { " " }({ $who })
how-none = { "" }
how-to = { ": " }{ $how }
warning-children = Дети останутся голодными, и игра будет проиграна.
amount-determination = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
  } решимости

## Чем кончается

cause-cursed_island = Пять крестов стоят, и проклятие с острова снято. Отряд победил!
cause-cannibal_island = Город людоедов сожжён, и все живы. Отряд победил!
cause-robinson_family = У семьи есть дом, в котором всего хватает. Отряд победил!
cause-time = Последний раунд окончен, цель не достигнута. Отряд проиграл.
cause-death = Персонаж погиб. Отряд проиграл.
cause-jenny = Дженни погибла. Отряд проиграл.
cause-camp = Участок с лагерем потерян. Отряд проиграл.
cause-ship = Костёр горит, и корабль идёт к берегу. Отряд победил!
cause-boat = Лодка уносит всех прочь. Отряд победил!
cause-king_kong = Кинг-Конг пойман. Отряд победил!
cause-director = Режиссёр погиб. Отряд проиграл.
cause-children = Детям нечего есть. Отряд проиграл.

## Что сделали карты

sign-argument = В этом раунде в одном действии нельзя использовать фишки разных персонажей
sign-one_pawn = Только 1 фишка: { $who }
sign-no_abilities = Не может применять умения: { $who }
sign-only = { $who } может только: { $kinds }
sign-no = Добыча в этом раунде: { $product }
sign-half = В этом раунде добыча вдвое меньше
sign-yield = Добыча в этом раунде: { $resource } { $n ->
    [1] +1
    [2] +2
    [-1] −1
    [-2] −2
   *[other] { $n }
  }
sign-gathered = Через тропу использован { $source }
sign-items = До конца фазы действий предметы не работают
sign-handyman = У плотника в этом раунде ещё одна фишка для строительства
sign-confused = { $who } в дурмане и перебрасывает каждый успех
sign-inspected = Отмечено: { $card }
sign-hungry = Труднее: каждая ночь, когда кто-то остался голодным, отнимает участника съёмочной группы
sign-other = Эффект карты продолжается
product-production = отменена
product-wood = без дерева
product-food = без еды

## Почему нельзя

why-pawns = { $n ->
    [one] нужна { $n } фишка
    [few] нужны { $n } фишки
   *[many] нужно { $n } фишек
  }, а свободных не хватает
why-needed = фишка нужна для другого запланированного действия
why-full = здесь помещается не больше { $n ->
    [one] { $n } фишки
    [few] { $n } фишек
   *[many] { $n } фишек
  }
why-pawns_left = нужно поставить все свои фишки; осталось: { $n }
why-incomplete = есть действия, которым не хватает фишек: { $n }
why-planned = это уже запланировано
why-hunting_deck = охот не может быть больше, чем карт в колоде охоты: { $n }
why-shelter = для крыши и частокола нужно укрытие
why-exhausted = источник истощён
why-shortcut_used = источник уже использован через тропу в этом раунде
why-item = не хватает предмета: { $card }
why-weapons = нужен уровень оружия { $n }, а есть { $have }
why-terrain = нужна исследованная местность: { $terrain }
why-resource = нужно: { $amount }; доступно: { $have }
why-owner_leads = возглавить это может только { $who }
why-limited = в этом раунде { $who } не может этого делать
why-cannot_lead = { $who } не может возглавить это действие
why-jenny_rests = Дженни может только отдыхать
why-together = нужны фишки двух разных персонажей
why-apart = в этом раунде фишки разных персонажей не действуют вместе
why-own_pawn = этой фишкой распоряжается только { $who }
why-colour = эта фишка не подходит для этого действия
why-longboat_waits = баркас ждёт, пока не исследовано достаточно участков и особых мест
why-cross_tile = крест строят на участке: выберите участок
why-trap_tile = ловушку строят на участке с тотемом: выберите участок
why-jenny_away = сначала Дженни должна быть в лагере
why-enough_traps = ловушек уже достаточно
why-needs_traps = сначала нужны три ловушки
why-actress_taken = сначала нужно освободить актрису

## Подсказки

tip-plan = Все фишки персонажей нужно поставить до начала выполнения. Строительство, сбор ресурсов и исследование с наименьшим числом фишек требуют броска, а с одной дополнительной успех гарантирован. Пока не готовы все, любую фишку можно забрать.
tip-next_action = Действия одного вида выполняются в любом порядке, его выбирает отряд.
tip-rolled = Прежде чем результат вступит в силу, один кубик можно перебросить умением. Провал даёт 2 жетона решимости.
tip-fight = Каждый уровень, которого оружию не хватает до силы врага, — рана. Некоторые карты и жетоны повышают оружие только на этот бой.
tip-danger = С уровнем оружия 1, хотя бы временным, ничего не случится.
tip-arrange_camp = При четырёх игроках обустройство лагеря даёт лишь одну из двух наград.
tip-decide = Выбрать можно только то, что можно оплатить. Карта, замешанная в колоду событий, вернётся своей нижней половиной.
tip-demand = За всё, чего не хватает, — рана. Сначала можно что-нибудь применить, но это не обязательно.
tip-mystery = Монстр или ловушка разыгрывается сразу; некоторые предметы позволяют их игнорировать.
tip-draw_on = После каждой разыгранной карты можно остановиться. Клады лежат в ожидаемых ресурсах до конца фазы действий.
tip-high_morale = На крайней правой ячейке выбирает первый игрок.
tip-low_morale = Каждый недостающий жетон — рана.
tip-clouds = Каждая снежная туча стоит 1 дерева. Затем каждая туча, которую не удержала крыша, стоит 1 дерева и 1 еды.
tip-hungry_animals = Если нечего отдать — еды или уровня частокола, — рану получает каждый; со зверем сражаются.
tip-nightfall = Каждый персонаж ест 1 еду или получает 2 раны. Без укрытия каждый получает 1 рану. Оставшаяся еда портится.
tip-dawn = Все поели и переночевали. Раны ещё можно залечить; еда, полученная сейчас, этой ночью уже никого не накормит, а оставшаяся испортится.
tip-choose_eater = Кто не поест, получит 2 раны. Всю имеющуюся еду нужно съесть.
tip-move_camp = Построенное укрытие переезжает; от крыши и частокола остаётся половина, с округлением вверх. Тропа теряется.
tip-choose_wood = У дров для костра пять уровней, от 1 до 5 дерева; за раунд можно завершить только один.

## Что думают боты

because-meals_missing = { $n ->
    [one] на ночь не хватает { $n } порции еды
    [few] на ночь не хватает { $n } порций еды
   *[many] на ночь не хватает { $n } порций еды
  }
because-wood_missing = ночь может забрать больше дерева, чем есть: не хватает { $n }
because-stocking_up = запас на будущее: { $resource }
because-in_the_open = никто не должен ночевать под открытым небом
because-leaking = крыша не держит непогоду
because-besieged = частокол не держит зверей
because-will_help = { $card }: это пригодится и дальше
because-for_the_goal = ради этого мы здесь
because-unknown_land = надо узнать остров получше
because-threatened = { $card }: с этим нельзя медлить
because-hurt = { $n ->
    [one] { $n } рана должна зажить
    [few] { $n } раны должны зажить
   *[many] { $n } ран должны зажить
  }
because-low_spirits = нужно собраться с духом
because-incomplete_without = без ещё одной фишки ничего не выйдет
because-safer_together = с ещё одной фишкой надёжнее
because-worth_it = сейчас это стоит своей цены
