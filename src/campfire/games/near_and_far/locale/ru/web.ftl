### Дальше, Ближе: что можно выбрать при подготовке игры.

mode-first_trek = Первое странствие
mode-first_trek-about = Одна игра на карте 1. Для начала.
mode-campaign = Кампания
mode-campaign-about = Десять игр на картах от 2 до 11: таланты, подсказки, дополнительные приключения; карты персонажей всё помнят.
mode-character = Режим персонажа
mode-character-about = У каждого персонажа своя история из десяти приключений; карты на выбор, последняя игра на карте 11.
mode-arcade = Аркада
mode-arcade-about = Одна игра на любой карте; приключения из колоды, без книги.
map-1 = 1. { map-01 }
map-2 = 2. { map-02 }
map-3 = 3. { map-03 }
map-4 = 4. { map-04 }
map-5 = 5. { map-05 }
map-6 = 6. { map-06 }
map-7 = 7. { map-07 }
map-8 = 8. { map-08 }
map-9 = 9. { map-09 }
skipped-2 = 2. { map-02 }
skipped-3 = 3. { map-03 }
skipped-4 = 4. { map-04 }
skipped-5 = 5. { map-05 }
skipped-6 = 6. { map-06 }
skipped-7 = 7. { map-07 }
skipped-8 = 8. { map-08 }
skipped-9 = 9. { map-09 }
skipped-10 = 10. { map-10 }
web-option-mode = Режим
web-option-map = Карта
web-option-side = Сторона города
web-option-characters = Персонаж
web-option-quests = Приключения
web-option-skipped = Пропущенные карты
web-option-length = Длина игры
web-choice-dusk = Сумеречная сторона
web-choice-day = Дневная сторона
web-choice-extra = Больше приключений
web-choice-longer = Долгая игра
web-played-quests = { $value ->
    [extra] { web-choice-extra }
   *[other] { "" }
  }
web-played-length = { $value ->
    [longer] { web-choice-longer }
   *[other] { "" }
  }
quests-usual = Как обычно
length-usual = Как обычно

## Места

web-nf-places = Куда смотреть
web-nf-place-map = Карта
web-nf-place-town = Город
web-nf-place-book = Книга
web-nf-place-score = Подсчёт
web-nf-town-of = Город { $name }
web-nf-in-town = в городе
web-nf-house-with = { $house }: { $names }
web-nf-mine = Мои вещи
web-nf-laid = Карты на выбор
web-nf-draft = Оставь одну, остальные пойдут дальше
web-nf-draft-secret = Эти карты видишь только ты.
web-nf-special = Особые артефакты
web-nf-drawn = Взято
web-nf-talents = Таланты
web-nf-preparing = До раунда 1

## Карта

web-nf-routes = Торговые пути: единолично и на двоих
web-nf-route = { $good }: { $alone } одному, по { $shared } на двоих
web-nf-threats-left = осталось { $n }
web-nf-final = Последний раунд
web-nf-path-threat = { $active ->
    [yes] Враг на пути
   *[other] Враг, которого усмирили лагеря
  }
web-nf-path-treasure = { $active ->
    [yes] Сокровище на пути
   *[other] Сокровище, закрытое лагерями
  }
web-nf-quest = приключение { $entry }
web-nf-camp-of = лагерь: { $name }
web-nf-stand-here = здесь: { $names }
web-nf-trek = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
  }, сердец { $hearts }, врагов { $threats }, сокровищ { $treasures }, останется сердец { $left }
web-nf-way = Путь
web-nf-ways = Пути в то же место
web-nf-left = ещё { $n }
web-nf-hearts = сердца
web-nf-free = даром
web-nf-meets-threat = враг
web-nf-meets-treasure = сокровище
web-nf-camp-for = лагерь за { $n }
web-nf-walk = Идти этим путём

## Люди и вещи

web-nf-party = Команда: { $name }
web-nf-together = вместе, с предметами
web-nf-hearts-of = Сердца: { $n } из { $of }
web-nf-animals = вьючные животные, перемещение { $n }
web-nf-unladen = налегке
web-nf-bird = вьючная птица
web-nf-turtle = вьючная черепаха
web-nf-camps = лагеря на планшете
web-nf-camps-left = лагерей осталось { $n } из { $of }
web-nf-hand = на руке
web-nf-hand-of = { $n ->
    [one] { $n } карта на руке
    [few] { $n } карты на руке
   *[other] { $n } карт на руке
  }
web-nf-bought = куплено и найдено
web-nf-card = карта персонажа
web-nf-experience = опыта к трате: { $n }
web-nf-side-quest = дополнительное приключение { $entry }
web-nf-past = очков пока { $n } ({ $points })
web-nf-beaten = побеждённые враги
web-nf-points-open = видимые очки, без руки
web-nf-as = персонаж { $name }
web-nf-more = ещё
web-nf-reputation = Репутация
web-nf-icon-skill = навык
web-nf-icon-combat = бой
web-nf-icon-movement = перемещение
web-nf-icon-caution = осторожность
web-nf-icon-search = поиск
web-nf-icon-heart = сердце
web-nf-good-coin = монеты
web-nf-good-gem = самоцветы
web-nf-good-food = еда
web-nf-good-heart = сердца
web-nf-good-green = зелёные жетоны племени
web-nf-good-blue = синие жетоны племени
web-nf-good-red = красные жетоны племени
web-nf-good-yellow = жёлтые жетоны племени
web-nf-good-pepper = перец
web-nf-good-machine_part = детали
web-nf-good-stoneblood = каменная кровь
web-nf-good-tea_leaves = чайные листья

## Здания

web-nf-mine-sign = Шахта
web-nf-farm = Ферма
web-nf-stables = Стойла
web-nf-town_hall = Ратуша
web-nf-saloon = Салун
web-nf-general_store = Магазин
web-nf-mystics_hut = Колдун
web-nf-jail = Тюрьма
web-nf-about-mine = Лагерь в ячейке: нужен навык с её числом; монеты и самоцветы — по ряду и столбцу.
web-nf-about-farm = Порция еды за каждый символ навыка: у команды и на предметах.
web-nf-about-stables = Вьючные животные несут сокровища и ускоряют команду.
web-nf-about-town_hall = Обмен товаров по ценности, сброс артефакта, молва.
web-nf-about-saloon = Найми спутника; флаги племени удешевляют его людей. Дуэль не нужна.
web-nf-about-general_store = Монета или артефакты на выбор.
web-nf-about-mystics_hut = { $side ->
    [day] Три сокровища на выбор, если есть вьючное животное.
   *[dusk] Сокровище, если есть вьючное животное.
  }
web-nf-about-jail = Здесь ждёт нападавший, проигравший дуэль.
web-nf-stables-left = осталось { $n }
web-nf-decks = В колодах артефактов: особых { $special }, обычных { $common }
web-nf-treasures-left = сокровищ в колоде: { $n }
web-nf-cell = ячейка с навыком { $n }

## Книга приключений

web-nf-book = Книга приключений
web-nf-remembered = Книга помнит
web-nf-farewell = Нотариус мелких долгов читает вслух то, что записала
web-nf-aloud = Читать вслух
web-nf-hush = Хватит читать
web-nf-passed = Получилось
web-nf-failed = Не вышло
web-nf-what-do-you-do = { $name }, что будешь делать?
web-nf-you-have = у тебя { $n }
web-nf-pay = заплатить
web-nf-odds = { $hearts ->
    [0] { $alone } % без сердец
    [one] { $alone } % без сердец; { $all } % с { $hearts } сердцем
   *[other] { $alone } % без сердец; { $all } % с { $hearts } сердцами
  }
web-nf-book-key = Каждое сердце после броска добавляет единицу. ✓✓ — на два больше числа: награда чуть больше. Что это даст, прочтут потом.
web-nf-close-book = Закрыть книгу
web-nf-reads = Вслух читает { $name }
web-nf-you-read = Вслух читаешь ты
web-nf-outcome-later = исход откроют после броска

## Конец

web-nf-line = Строка
web-nf-total = Победные очки
web-nf-series-total = Все игры
web-nf-champion = чемпион
web-nf-champion-of = { $name } — чемпион серии; партий: { $games }, очков: { $n }.
web-nf-squares = приключений: { $n } из { $of }
web-nf-talents-next = Таланты покупают в начале следующей партии.
web-nf-new-campaign = Новая карта персонажа: за каждую пропущенную партию закрашен ряд клеток.
web-nf-new-character = Новая карта персонажа; остальные подождут перед последней картой атласа.
web-nf-campaign-way = Путь кампании
web-nf-games-left = { $n ->
    [1] Последняя партия.
    [one] Осталась { $n } партия.
    [few] Осталось { $n } партии.
   *[other] Осталось { $n } партий.
  }
web-nf-last-open = У каждого позади восемь приключений: Последняя Руина открыта.
web-nf-last-waits = Выбирайте любую карту. Последняя Руина откроется, когда у каждого будет восемь приключений.
web-nf-stays-behind = С картой персонажа переходят опыт, таланты, подсказки, дополнительные приключения и очки. Товары, артефакты, сокровища, находки и спутники остаются.

## Первый поход с проводником

web-guide-near_and_far-aim = В конце побеждает тот, у кого больше всего очков: за лагеря, торговые пути, артефакты, врагов, вождей и репутацию. Игра кончается в раунде, когда кто-то поставил последний лагерь с планшета.
web-guide-near_and_far-draft = Артефакты разбирают по одному: один оставь, остальные передай. Некупленная карта на руке в конце отнимает очки.
web-guide-near_and_far-town = В свой ход ты идёшь в здание города или отправляешься в путь. Салун — хорошее начало: без людей далеко не уйти. Если внутри соперник, войти можно только через дуэль; в салуне — нет.
web-guide-near_and_far-hire = Каждый спутник даёт символы: навык и бой для проверок, перемещение, осторожность против врагов, поиск для лагерей и сердца. Флаги племени удешевляют его людей.
web-guide-near_and_far-party = В команде четыре места, по одному с флагом каждого племени: спутник ложится на место своего племени, животное — на любое. Символы считаются только у команды; кто в резерве, даёт лишь флаг и ждёт следующего выхода из города.
web-guide-near_and_far-hand = Это твои артефакты. Купить можно в любой миг своего хода, если хватает платы; тогда очки и сила карты твои.
web-guide-near_and_far-reputation = Репутация: честные дуэли и добрые дела её поднимают, нечестные — опускают. Высоко на верёвке она даёт очки, и некоторые артефакты требуют её.
web-guide-near_and_far-travel = Укажи на клетку: путь нарисуется с сердцами, врагами и сокровищами. Щелчок закрепит его и покажет другие пути; пройти можно разом.
web-guide-near_and_far-hearts = Уйти с пустой клетки стоит сердце; где стоит лагерь, чей угодно, — даром. Сердца вернутся, только когда ты снова выйдешь из города.
web-guide-near_and_far-threat = Враг: твой бой и кубик вместе должны достичь его силы. Сердца можно тратить после броска. Проиграешь — вернёшься на шаг назад, и ход окончен.
web-guide-near_and_far-quest = Здесь ждёт приключение. Возьми его, и сосед слева откроет книгу и прочтёт.
web-guide-near_and_far-book = У каждого варианта сказано, что он требует. Ниже — шесть граней кубика и сколько сердец нужно каждой. Что из этого выйдет, прочтут после броска.
web-guide-near_and_far-check = Кубик упал. Каждое сердце добавляет единицу; на два выше числа — награда чуть больше.
web-guide-near_and_far-camp = За три сердца можно поставить лагерь там, где кончился путь: он даст то, что на клетке, откроет дорогу всем и освободит место на планшете.
web-guide-near_and_far-end = Планшет пустеет лагерь за лагерем. Когда чей-то опустеет, этот раунд последний.
web-figure-wounds = раз отброшены врагом
web-jump-wounds = Отступления
