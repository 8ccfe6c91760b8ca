### Стол в терминале.

count-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
  }
seat-player = Игрок { $number }
bot-random = Случайный бот
bot-scout = Бот-следопыт

welcome-game = Какая игра?
welcome-one = { $choice }: что выбрать?
welcome-several = { $choice }: что именно? Несколько — через запятую.
welcome-files = Свой файл называйте по имени, например my.toml.
welcome-further = Выбрать что-нибудь ещё?
welcome-usual = нет, остальное по правилам
welcome-players = Сколько игроков?
welcome-seat = Кто сидит на месте { $number }?
welcome-person = человек за этой клавиатурой
welcome-name = Имя (или Enter):

terminal-pass = Передайте клавиатуру: { $name }. { $name }, нажмите Enter, когда никто другой не смотрит.
terminal-commands = ? объяснить · t совет · u отменить · w подождать · l журнал · g язык · h справка · q выйти
terminal-meanwhile = o до вашего ответа кое-что могут применить: { $names }
terminal-help = Введите номер варианта, чтобы выбрать его.
    ?         что сейчас нельзя выбрать или применить и почему, и какие карты видны
    ? 2       объяснить вариант 2
    ? имя     объяснить карту с таким названием
    ? { $rule }  прочитать правило с таким номером
    u         отменить последний ответ, если с тех пор не открылось ничего нового
    w         пусть сначала ответят другие
    o         что до вашего ответа могли бы применить другие за этой клавиатурой; o 2 применяет второе
    t         что сделал бы разведчик и почему
    v         показать стол
    l         показать журнал
    s         сказать, где сохранена партия; с именем файла — сохранить туда копию
    g         сменить язык; сразу: g en, g ru, g it
    q         сохранить и выйти; «campfire play --resume» продолжит партию
    Буквы понятны и в русской раскладке.
terminal-blocked = Сейчас нельзя:
terminal-idle = Сейчас нельзя применить:
terminal-cards = Видны карты: { $cards }.
terminal-explain = «? номер» объяснит вариант, «? название» — карту, «? { $rule }» — правило.
terminal-rule = правило { $rule }
terminal-odds = { $percent } %: { $what }
terminal-saved = Партия сохранена в файле { $file }.
terminal-left = Партия сохранена в файле { $file }; «campfire play --resume» продолжит её.
terminal-won = Победа!
terminal-lost = Поражение.
terminal-standing = { $place }. { $name }
terminal-standing-score = { $place }. { $name }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[other] { $score } очков
  }
terminal-next = Эта партия — часть серии. Сыграть следующую сейчас?
terminal-next-yes = да, тем же составом
terminal-next-later = позже: «campfire play --resume» продолжит
terminal-replay = Посмотреть ещё раз: campfire replay { $file }

replay-start = Начало, всего шагов: { $last }
replay-title = { $number } из { $last }: { $name }
replay-prompt = n дальше · p назад · число · q выйти >
terminal-go-on = … Enter дальше, q выйти
