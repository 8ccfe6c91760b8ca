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
web-error-link_cut = Эта ссылка обрезана: её конца не хватает. Попросите прислать её ещё раз или скопируйте целиком.

## Начало

web-play = Игры
web-players = от { $from } до { $to } игроков
web-continue = Ваши столы
web-no-tables = Столов пока нет. Выберите игру и садитесь.
web-finished = Ваши законченные партии
web-finished-here = Они хранятся только на этом устройстве, без учётной записи.
web-finished-none = На этом устройстве ещё не закончена ни одна партия.
web-tally = Сыграно { $n }, выиграно { $won }
web-best = Лучший счёт: { $n }
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
web-may-advise = Кто в затруднении, может попросить подсказку у бота
web-option-scenario = Сценарий
web-options = Условия
web-random = Случайно
web-choice-usual = По правилам
web-add-file = Добавить самодельный файл (.toml)
web-open-file = Открыть сохранённую партию
web-no-file = Лучше начать новую партию
web-saved-game = Сохранённая партия продолжится.
web-begin = Сесть и играть

## Приглашение

web-invited = Вас пригласили в игру «{ $game }»
web-your-seat = Ваше место
web-sit-down = Сесть за стол
web-invite-friends = Пригласите друзей
web-invite-how = Отправьте каждому другу его ссылку или дайте навести телефон на картинку. Каждая ссылка ведёт к одному месту и срабатывает один раз.
web-qr = Ссылка для: { $name } — картинка для камеры телефона
web-share = Отправить
web-has-come = уже за столом
web-to-table = К столу

## Правила и авторы

web-rules-of = Правила игры «{ $game }»
web-howto = Как играть
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
web-hint = Совет
web-hand-over = Передать устройство: { $name }
web-go-ahead = Боты, ходите первыми
web-after-me = Боты, после меня
web-pass-windows = Пропускать такие вопросы, пока не скажу
web-ask-me = Спрашивать снова
web-spare = Боты, пожалуйста, не трогайте это
web-spared = Боты не трогают
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
web-unread = Непрочитано: { $n }
web-quick = Сказать быстро
web-watchers-talk = Зрители могут писать в чат
chat-hello = Привет!
chat-well_done = Отлично сыграно!
chat-thanks = Спасибо!
chat-sorry = Простите!
chat-wait = Подождите минутку, пожалуйста.
chat-your_turn = Ваш ход.
chat-help = Кто-нибудь поможет?
chat-go_on = Давайте, я за.
chat-good_game = Хорошая партия!

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
web-stage = Что происходит
web-stage-on = Дальше
web-stage-skip = Сразу к решению
web-tempo = История рассказывается
web-tempo-slow = медленно
web-tempo-normal = спокойно
web-tempo-fast = быстро
web-tempo-off = никак
web-tell-again = Рассказать ещё раз
web-keys = Клавиши
web-at-table = За столом
web-key-story = Рассказывать дальше; удерживать: сразу к решению
web-key-choose = Выбрать вариант с этим номером
web-key-next = К следующему варианту
web-key-before = К предыдущему варианту
web-key-enlarge = Увеличить карту в фокусе или под указателем
web-key-clear = Отложить взятое, закрыть открытое
web-key-moment = На один момент вперёд
web-key-back = На один момент назад
web-hover = Показывать другим, о чём вы думаете
web-guide = Объяснять первую партию
web-guide-next = Дальше
web-guide-end = Я знаю игру
web-this-game = Эта партия
web-replay = Пересмотреть партию
web-game-file = Файл партии
web-report = Сообщить об ошибке
web-known-cards = Эта партия продолжает другую или взята из файла: её карты могут быть кому-то известны.
web-chance = Всё, что решит случай, определено до первой карты. Отпечаток его зерна: { $digest }. После конца партии зерно лежит в её файле, и «campfire verify» докажет, что ничего не подложено.
web-sounds = Звуки стола: карты, кубики, костёр
web-again-same-seats = Ещё раз тем же составом
web-see-table = Посмотреть на стол
web-see-end = Чем кончилось
web-figures = Партия в цифрах
web-figure-cards = встречено карт
web-figure-dice = бросков
web-figure-wounds = ран
web-figure-deaths = смертей
web-figure-all = все вместе
web-decided-it = Что решило исход
web-where-lost = Где партия была проиграна
web-where-lost-wait = Ищем ответы, которые обошлись дороже всего…
web-where-lost-nowhere = Эту партию проиграл не один ответ: виноват случай или много мелочей.
web-chance-fell = Шанс упал с { $before } % до { $after } %.
web-see-there = Посмотреть и играть оттуда
web-what-happened-last = Что случилось в конце

## Пересмотр игры

web-back-to-table = Назад к столу
web-first = В начало
web-last = В конец
web-run = Запустить
web-pause = Пауза
web-moment = Момент { $n } из { $of }
web-eyes = Чьими глазами
web-play-on = Играть отсюда
web-speed = С какой скоростью
web-jump = К важным моментам
web-next-round = Следующий раунд
web-round-before = Предыдущий раунд
web-jump-deaths = Смерти
web-jump-wounds = Раны
web-jump-cards = Важные карты
web-jump-goals = Шаги к цели

## После партии

web-over = Партия окончена
web-standings = Чем закончилось для каждого
web-place = Место
web-score = Счёт
web-tied = поделили
web-next-game = К следующей партии
web-onward = Между партиями
web-onward-who = Кто играет дальше?
web-onward-ahead = Что впереди
web-onward-same = Играет дальше
web-onward-away = Пропускает
web-onward-not = Убрать
web-onward-join = Кто-то присоединяется
web-onward-newcomer = Новичок
web-onward-count = Играют от { $least } до { $most } человек.
web-onward-wait = Кто играет дальше, решает хозяин стола; он и раскладывает следующую партию.
web-onward-later = Можно уйти и сейчас: серия подождёт среди ваших столов хоть месяц.
web-onward-lay = Разложить следующую партию
web-onward-follow = Следующая партия разложена: садитесь

## Любая игра на столе

web-plain-table = На столе
web-plain-yes = да
web-plain-no = нет
web-plain-hidden = { $n ->
    [one] { $n } карта рубашкой вверх
    [few] { $n } карты рубашкой вверх
   *[other] { $n } карт рубашкой вверх
  }
web-round = Раунд { $n }
