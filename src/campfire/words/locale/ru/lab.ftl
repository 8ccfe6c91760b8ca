### Лаборатория: серии партий, отчёт о них и замеры скорости.

simulate-scenario = сценарий, если они есть в игре: коротко вместо --choose scenario=S
simulate-players = сколько игроков
simulate-bots = боты через запятую; они занимают места по очереди. За именем мыслителя может стоять его время: thinker:0.3s, или число миров: thinker:8
simulate-games = сколько партий
simulate-seed = число, с которого начинается случай: то же число — те же партии
simulate-workers = сколько процессов работают одновременно
simulate-json = записать итог как данные: в файл, а с «-» — на экран
simulate-report = записать отчёт как страницу для браузера
simulate-series = играть серии до конца: каждая следующая партия тоже считается
simulate-positions = записать файл Parquet: все положения, где у бота был выбор, что он выбрал и чем это кончилось
simulate-ray = считать на кластере Ray: по этому адресу или на том, что запускается на этой машине
simulate-address = АДРЕС

simulate-playing = Играем
simulate-pace =
    { $n ->
        [one] { $n } партия/с
        [few] { $n } партии/с
       *[other] { $n } партий/с
    }
simulate-done =
    { $games ->
        [one] { $games } партия за { $seconds } с ({ $pace } в секунду)
        [few] { $games } партии за { $seconds } с ({ $pace } в секунду)
       *[other] { $games } партий за { $seconds } с ({ $pace } в секунду)
    }
simulate-wins = Побед: { $wins }, то есть { $share } (95-процентный интервал от { $low } до { $high })
simulate-rounds = Раундов в партии в среднем: { $mean }
simulate-cause = Поражений { $n }: { $cause }
simulate-ended = Завершено { $n }: { $cause }
simulate-seat = Место { $seat } ({ $bot }): первое место в { $share } партий, в среднем очков: { $score }
simulate-seat_away = Место { $seat } ({ $bot }): побед { $share }

report-title = { $game }: серия партий
report-about =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[other] { $players } игроков
    }. { $choices }; боты: { $bots }; начальное число { $seed }.
report-wins = Победы
report-length = Длина в раундах
report-causes = Причины поражений
report-cards = Карты
report-cards-about = «Сдвиг» сравнивает партии, где карта появилась, с партиями без неё, в процентных пунктах. Красным отмечены карты, которые появлялись, но ни разу не были сыграны. Чтобы отсортировать таблицу, нажмите на заголовок столбца.
report-card = Карта
report-games = Появилась
report-share = Побед с ней
report-shift = Сдвиг
report-used = Сыграна
report-passed = Пропущена

bench-json = вывести замеры как данные
bench-seconds = сколько секунд мерить
bench-what = Что
bench-figure = Замер
bench-floor = Порог
bench-goal = Цель
bench-decisions = { $game }, игроков: { $players }, случайные боты: решений/с
bench-chess = python-chess, случайные ходы: ходов/с
bench-catanatron = catanatron, четыре случайных игрока: действий/с
bench-to-chess = { $game } к python-chess
bench-to-catanatron = { $game } к catanatron
bench-clone = { $game }: deepcopy к копии состояния
bench-clone-decision = { $game }: копия состояния к одному решению
bench-processes = { $game }: два процесса к одному
bench-clone-time = { $game }: копия состояния, мкс
bench-deepcopy-time = { $game }: deepcopy, мкс
bench-missing = не установлено

fuzz-done = Партий: { $done } из { $total }, { $pace } в секунду, ошибок: { $faults }
fuzz-fault = Ошибка записана в { $file }: { $error }

## campfire train

train-scenario = учиться только этому сценарию
train-games = сколько партий на сценарий; они делятся между его столами
train-bots = бот, который играет на каждом месте
train-ahead = на сколько дней, раундов или ходов вперёд смотрит мыслитель
train-into = папка для файлов вместо папки игры
train-done = { $scenario }: партий, по которым учились: { $games }, позиций: { $positions }
train-trust = Средний квадрат ошибки на новых партиях: { $brier } (если всегда называть среднее: { $blind })
train-band = Предсказано { $foretold }: выиграно { $won } (позиций: { $n })
