### Страницы справки команды campfire.

cli-about = Стол для настольных игр: в терминале, в одиночку, вместе за одной клавиатурой или с ботами.
cli-commands = команды
cli-usage = использование:
cli-words = аргументы
cli-options = ключи
cli-help = показать эту страницу
cli-lang = язык; по умолчанию язык системы
cli-json = вывести данные в формате JSON
cli-file = ФАЙЛ
cli-command = КОМАНДА
cli-game = какая игра
cli-game-word = ИГРА
cli-word = СЛОВО

cli-play = играть в терминале
cli-play-about = Играть в терминале. О том, что не указано, будет задан вопрос.
cli-play-scenario = один из сценариев игры
cli-choose = другие условия игры (см. «campfire content ИГРА»), например events=harder или characters=cook,soldier
cli-play-modules = модули на выбор: буквы или собственные файлы
cli-play-box = код коробки, например KESTREL-4471, если игра создаётся по коду
cli-play-players = сколько игроков
cli-play-seats = кто где сидит: «me» — человек («me=Аня» — с именем) или название бота
cli-play-seed = число, которое задаёт случай и ботов, чтобы сыграть ту же партию снова
cli-play-plain = без цвета и рисунков, для скриптов и программ чтения с экрана
cli-play-resume = продолжить сохранённую партию; без файла — ту, которую вы оставили последней

cli-replay = просмотреть сохранённую партию по шагам
cli-replay-about = Просмотреть сохранённую партию по шагам, от первой карты до последней.
cli-replay-file = сохранённая партия

cli-simulate = дать ботам сыграть много партий и подвести итог
cli-bench = измерить скорость

cli-rules = прочитать правила или показать, какие из них проверены тестами
rules-words = номер правила или слова из него
rules-line = { $game }: { $rules ->
    [one] { $rules } правило
    [few] { $rules } правила
   *[many] { $rules } правил
  } в списке, тестами подтверждено { $cited }.
rules-uncited = Не подтверждены: { $rules }
rules-failing = Подтверждены только тестами, которые не проходят: { $rules }
rules-count = { $game }: { $rules ->
    [one] { $rules } правило
    [few] { $rules } правила
   *[many] { $rules } правил
  } в списке.
rules-no_tests = Какие из них подтверждены, видно в копии проекта: тесты есть только там.

cli-content = показать, что в коробке
cli-content-about = Показать, что в коробке игры: карты, сценарии, слова.
content-cards = { $game }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
  }
content-choice = На выбор: { $choice } = { $values }
content-words = { $lang }: { $n ->
    [0] все слова на месте
    [one] не хватает { $n } слова
   *[many] не хватает { $n } слов
  }
cli-content-word = ИГРА|check
cli-content-game = какая игра; или «check», чтобы проверить собственный модуль
cli-content-file = после «check»: файл модуля
content-good = { $file } — исправный модуль: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
  }.
