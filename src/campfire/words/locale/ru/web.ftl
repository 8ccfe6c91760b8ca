### Стол в браузере.

web-title = Костёр
web-tagline = Настольные игры о выживании и приключениях у одного костра.
web-loading = Разжигаем костёр…
web-problem = Не получилось
web-to-fire = Назад к костру
web-again = Попробовать ещё раз
web-close = Закрыть
web-error-unreachable = Стол не отвечает. Проверьте связь и попробуйте ещё раз; ничего не потеряно.
web-error-no_page = Такой страницы здесь нет. Всё начинается у костра.

## Начало

web-game-paleo = Палео
web-game-robinson = Робинзон Крузо
web-play = Игры
web-about-paleo = Племя каменного века живёт днём, боится ночи и рисует на стене мамонта. Вы побеждаете и проигрываете вместе.
web-about-robinson = Потерпевшие кораблекрушение на проклятом острове вместе планируют, строят, охотятся и надеются. Семь сценариев; вы побеждаете и проигрываете вместе.
web-players = от { $from } до { $to } игроков
web-continue = Ваши столы
web-no-tables = Столов пока нет. Выберите игру и садитесь.
web-rules = Правила
web-credits = Авторы
web-language = Язык
web-delete = Удалить для всех
web-forget = Убрать из списка
web-keep = Оставить
web-delete-table = Удалить этот стол
web-won = Победа
web-lost = Поражение
web-your-turn = Ваш ход
web-others-turn = Решают другие

## Новый стол

web-new-table = Новый стол
web-who-plays = Кто играет?
web-what-plays = Во что играем?
web-how-many = Игроков
web-name = Имя
web-friend-name = Имя друга
web-kind-here = Здесь
web-kind-friend = По ссылке
web-kind-bot = Бот
web-which-bot = Какой бот
web-seat = Игрок { $n }
web-bot-seat = Бот { $n }
web-confirm-group = Решения за всех подтверждает второй игрок
web-scenarios = Сценарии
web-options = Условия
web-random = Случайно
web-scenario = Сценарий { $id }
web-free-mix = Свой набор
web-mix-rule = Выберите два модуля или три, если среди них есть Л.
web-module = Модуль { $letter }
web-level = Сложность { $n } из { $of }
web-add-module = Добавить самодельный модуль (.toml)
web-open-file = Открыть сохранённую партию
web-no-file = Лучше начать новую партию
web-saved-game = Сохранённая партия продолжится.
web-begin = Сесть и играть

## Приглашение

web-invited = Вас пригласили в игру «{ $game }»
web-your-seat = Ваше место
web-sit-down = Сесть за стол

## Правила и авторы

web-rules-of = Правила игры «{ $game }»
web-find-rule = Найти правило по номеру или слову
web-no-rule = Такого правила нет.
web-credits-icons = Значки
web-credits-icons-text = Значки взяты с game-icons.net по лицензии CC BY 3.0; они перекрашены и вставлены в наши собственные рисунки. Значки нарисовали:
web-credits-fonts = Шрифты
web-credits-fonts-text = Alegreya и Alegreya Sans, Хуан Пабло дель Пераль, Huerta Tipográfica, по лицензии SIL Open Font License.
web-credits-games = Игры
web-credits-games-text = Правила следуют изданным играм; все тексты карт, истории и рисунки здесь — наши собственные. Костёр, наскальный рисунок и пейзажи нарисованы для этого стола.

## Стол

web-views = Вкладки
web-tab-board = Поле
web-tab-camp = Лагерь
web-tab-mine = Моё
web-tab-people = Люди
web-tab-others = Другие
web-tab-log = Журнал
web-day = День { $n }
web-night = Ночь { $n }
web-decision = Решение
web-decides = решает
web-away = не за столом
web-awaited = ждём игрока
web-waiting = Ждём ответа
web-meanwhile = Что вы можете сделать, пока решают другие
web-helper = { $name } тоже может кое-что сделать
web-helpers =
    { $n ->
        [one] Тоже может кое-что сделать:
       *[other] Тоже могут кое-что сделать:
    }
web-offer-passed = Другие успели раньше, и положение изменилось. Ничего не потрачено.
web-not-come = пока не за столом
web-following = Действуют другие…
web-skip = К текущему моменту
web-missed = { $n ->
    [one] Пока вас не было: { $n } новая запись
    [few] Пока вас не было: { $n } новые записи
   *[many] Пока вас не было: { $n } новых записей
  }
web-while-away = Пока вас не было
web-hold = Придержать ботов
web-let-go = Отпустить ботов
web-held-by = { $name } просит ботов подождать.
web-play-for = Играть за: { $name }
web-decides-who = Решает { $name }.
web-anyone = За всех может ответить любой.
web-proposes = { $name } предлагает это. Выберите то же, если согласны.
web-all-options = Показать все варианты
web-all-of-them = все сразу
web-explain = Что это значит?
web-sure = Вы уверены?
web-yes-do-it = Да
web-no-back = Нет, назад
web-undo = Отменить
web-why-not = Почему нельзя?
web-odds = Шансы
web-no-odds = Здесь кубики ничего не решают.
web-not-allowed = Сейчас нельзя
web-nothing-blocked = Других возможностей здесь не было.
web-less = На один меньше
web-more = На один больше
web-do-gathered = { $n ->
    [0] Ничего, дальше
   *[other] Готово: { $n } из { $of }
  }
web-one-by-one = По одному
web-enlarge = Увеличить
web-line-lost = Нет связи
web-line-lost-text = Пытаемся снова связаться со столом. Ничего не потеряно.
web-curtain = Сейчас решает { $name }
web-curtain-lift = Это я, { $name }

## Журнал и разговор

web-log-and-chat = Журнал и чат
web-log = Что произошло
web-chat = Чат
web-no-chat = Пока никто ничего не сказал.
web-say = Сказать что-нибудь
web-send = Отправить
web-spectator = Зритель

## Меню

web-menu = Меню
web-seats = Места
web-you = вы
web-take-seat = Занять место
web-to-bot = Пусть играет бот
web-invite = Пригласить
web-invite-link = Ссылка для: { $name }
web-own-link = Ваша собственная ссылка: откройте её на любом устройстве — это снова ваше место.
web-watch-link = Ссылка для зрителей
web-copy = Копировать
web-copied = Скопировано
web-settings = Настройки
web-theme = День и ночь
web-theme-game = Как в игре
web-theme-day = Всегда день
web-theme-night = Всегда ночь
web-sound = Стук, когда наступает ваш ход
web-notify = Уведомление, когда наступает ваш ход
web-motion = Анимация
web-pace = Следить за чужими ходами шаг за шагом
web-hover = Показывать другим, о чём вы думаете
web-guide = Объяснять первую партию
web-guide-next = Дальше
web-guide-end = Я знаю игру
web-this-game = Эта партия
web-replay = Пересмотреть партию
web-game-file = Файл партии
web-report = Сообщить об ошибке
web-play-again = Сыграть ещё

## Пересмотр игры

web-back-to-table = Назад к столу
web-first = В начало
web-last = В конец
web-run = Запустить
web-pause = Пауза
web-moment = Момент { $n } из { $of }
web-eyes = Чьими глазами
web-play-on = Играть отсюда

## Палео

web-paleo-cave = Большая пещера
web-paleo-workshop = Мастерская
web-paleo-wilds = Дикие места
web-paleo-camp = Ночлег
web-paleo-graveyard = Кладбище
web-paleo-open = Открытый сброс
web-paleo-closed = Закрытый сброс
web-paleo-people-deck = Люди
web-paleo-dream-deck = Сны
web-paleo-invention-deck = Изобретения
web-paleo-stories = Сюжеты
web-paleo-slots = Изобретения: занято мест { $n } из { $of }
web-paleo-mouths = { $n ->
    [one] Этой ночью { $n } едок
    [few] Этой ночью { $n } едока
   *[many] Этой ночью { $n } едоков
  }
web-paleo-painting = Рисунок: { $n } из { $of }
web-paleo-deaths = Жетоны смерти: { $n } из { $of }
web-paleo-top-three = Верхние карты колоды
web-paleo-rest-of-day = Остаток дня: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
  }
web-paleo-deck = В колоде { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
  }
web-paleo-lands = Что обычно дают земли
web-paleo-at-card = { $card }: { $deed }
web-paleo-items = Предметы
web-paleo-health = Раны: { $wounds }, здоровье: { $hearts }
web-paleo-has-action = есть действие
web-paleo-at-camp = на ночлеге
web-paleo-helps = идёт на помощь: { $name }
web-paleo-early-night-sure = Вся ваша колода ({ $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
  }) уйдёт нераскрытой, и до следующего дня вы никому не сможете помочь.

web-guide-paleo-aim = Мамонта рисуют в пять штрихов: принесите сюда пять жетонов рисунка — и племя победит. Пять черепов под ним — и племя погибло. У вас всё общее: победа, поражение и еда.
web-guide-paleo-choose = Это три верхние карты вашей колоды, оборотом к вам. Положите одну; две другие останутся. Лес даёт дерево и еду, река — еду и шкуры, гора — камень, пещера — предметы и людей. Когда колода кончится, ваш день окончен.
web-guide-paleo-red = Красный оборот — чаще всего опасность. Иногда такую карту выбирают нарочно: красная карта, сброшенная в уплату, тоже ранит.
web-guide-paleo-lines = Теперь все карты открыты. Каждая строка — то, что вы можете сделать: слева условия и стоимость, справа награда. Доступные строки светятся. Выберите одну.
web-guide-paleo-traits = Сила, наблюдательность и мастерство — сумма ваших людей и предметов. Они считаются, но не тратятся.
web-guide-paleo-help = В одиночку всего не сделать. Отдайте свою карту, чтобы помочь другому: ваши характеристики и предметы зачтутся ему, а награду можно разделить.
web-guide-paleo-hazard = Опасность нельзя игнорировать. Если ни одна её строка вам не по силам, случится красная. Талисман прогонит опасность.
web-guide-paleo-craft = Изобретение предметов: заплатите дерево и камень из области хранения и возьмите предмет. Факел даёт наблюдательность, рубило — мастерство, копьё — силу.
web-guide-paleo-wounds = Все раны одного действия получает один человек. У кого ран больше, чем сердец, тот погибает. Шкуру можно отдать, чтобы предотвратить рану.
web-guide-paleo-food = Ночь наступит, когда опустеют все колоды. Тогда на каждого человека уходит 1 еда отсюда; за каждого голодного выкладывается череп.
web-guide-paleo-undo = Нажали не то? Клавиша Z отменит ответ, пока не открыта новая карта и не ответил кто-то другой.
web-guide-paleo-night = Ночь. После еды надо разобраться с каждым заданием: вместе заплатить то, что оно требует, или выполнить его тёмную строку. Затем раздаётся новый день.
