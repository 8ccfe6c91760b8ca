### Поле «Робинзона Крузо» в браузере.

web-robinson-clock = Раунд { $n }/{ $of }
web-robinson-left = Сценарий и лагерь
web-robinson-below = Люди и вещи
web-robinson-island = Остров
web-robinson-camp-here = здесь лагерь
web-robinson-lava = лава
web-robinson-unexplored = не исследовано
web-robinson-face-down = участок перевёрнут
web-robinson-exhausted = истощён
web-robinson-pawns-here = фишек в плане: { $n }
web-robinson-actions = Действия
web-robinson-in-hand = Фишка, которую ставят
web-robinson-no-pawns = Все ваши фишки расставлены.
web-robinson-take-back = Забрать
web-robinson-led-by = ведёт { $name }
web-robinson-helped-by = в помощь: { $names }
web-robinson-rolls = Будет бросок кубиков
web-robinson-lacks = не хватает { $n ->
    [one] { $n } фишки
   *[many] { $n } фишек
  }
web-robinson-glance = Главное
web-robinson-story = Что произошло
web-robinson-threats = Угрозы
web-robinson-no-threat = Угрозы нет
web-robinson-dealt-with = Сейчас разыгрывается
web-robinson-camp = Лагерь
web-robinson-hungry = На ужин: едоков { $meals }, еды { $food } — не хватает { $n }
web-robinson-store-wood = Дерево
web-robinson-store-food = Еда
web-robinson-store-preserves = Еда, которая не портится
web-robinson-store-fur = Шкуры
web-robinson-future = После действий
web-robinson-shelter-built = Укрытие построено
web-robinson-shelter-natural = Лагерь защищает естественное укрытие
web-robinson-shelter-none = Укрытия нет: кто ночует под открытым небом, получает рану
web-robinson-costs = Укрытие, крыша, частокол:
web-robinson-morale = Моральный дух
web-robinson-morale-is = Моральный дух: { $n ->
    [-1] −1
    [-2] −2
    [-3] −3
    [3] на высоте
    [0] 0
   *[other] +{ $n }
  }
web-robinson-rounds = Раунды и их погода
web-robinson-round = Раунд { $n }
web-robinson-round-rain = кубик дождя
web-robinson-round-winter = кубик зимы
web-robinson-round-animals = кубик голодных зверей
web-robinson-round-ship = может пройти корабль
web-robinson-round-lava = течёт лава
web-robinson-round-child = рождается ребёнок
web-robinson-weather-odds = Погода: шансы
web-robinson-track-woodpile = Дрова для костра: { $n } из { $of }
web-robinson-track-crosses = Кресты
web-robinson-track-tiles = Исследованные участки
web-robinson-track-places = Особые места
web-robinson-track-villages = Сожжённые деревни
web-robinson-track-city = Город
web-robinson-strength-villages = Сила каждой несожжённой: { $n }
web-robinson-strength-city = Сила: { $n }
web-robinson-track-traps = Ловушки
web-robinson-track-family = Нужные изобретения
web-robinson-track-home = Укрытие, крыша, частокол, оружие
web-robinson-track-children = Дети
web-robinson-jenny-camp = Дженни в лагере
web-robinson-jenny-away = Дженни ждёт на скале
web-robinson-crew = Съёмочная группа
web-robinson-crew-alive = в порядке
web-robinson-crew-dead = нет в живых
web-robinson-crew-taken = в плену у Конга
web-robinson-crew-next = Следующая жертва Конга: { $member }
web-robinson-burned = сожжено дотла
web-robinson-built = построено
web-robinson-decks = Колоды
web-robinson-deck-events = События
web-robinson-deck-hunting = Охота
web-robinson-deck-waiting = Зверь выжидает
web-robinson-deck-beasts = Звери
web-robinson-deck-mysteries = Тайны
web-robinson-deck-inventions = Изобретения
web-robinson-deck-tiles = Участки
web-robinson-deck-discoveries = Находки
web-robinson-known = № { $n }: { $card }
web-robinson-top = сверху: { $back }
web-robinson-people = Все на острове
web-robinson-first = Первый игрок
web-robinson-health = Раны: { $wounds } из { $hearts }
web-robinson-arrow = Рана за этой стрелкой снижает моральный дух
web-robinson-determination = Решимость
web-robinson-free-pawns = Свободные фишки: { $n } из { $of }
web-robinson-outside = ночует на клетке { $space }
web-robinson-used = применено
web-robinson-next-round = со следующего раунда
web-robinson-items = Предметы
web-robinson-fading = пропадёт в конце раунда
web-robinson-kept = Стартовые предметы, клады, жетоны
web-robinson-inventions = Изобретения

## Новый стол

web-option-scenario-level = Сложность { $n } из { $of }
web-option-characters = Персонаж
web-option-friday = Пятница
web-option-dog = Пёс
web-option-equipment = Стартовые предметы
web-option-events = События
web-option-wreckage = Карта обломков крушения
web-option-hunger = Цена голода
web-choice-true = Участвует
web-choice-false = Не участвует
web-choice-normal = Как обычно
web-choice-easier = События полегче
web-choice-harder = События посуровее
web-choice-random = Случайно
web-choice-wounds = Только раны
web-choice-crew = Раны и участник съёмочной группы (остров Кинг-Конга)

## Первый раунд с подсказками

web-guide-robinson-aim = Вот цель: уровень за уровнем сложить дрова для костра и развести огонь, когда в одном из трёх последних раундов пройдёт корабль. Всего двенадцать раундов. Если погибнет хотя бы один персонаж, проиграли все.
web-guide-robinson-event = Каждый раунд начинается с события. Его карта становится угрозой: нужные фишки её устраняют, иначе через два раунда она уйдёт с поля влево и ударит.
web-guide-robinson-morale = Каждый раунд после события первый игрок получает или сбрасывает столько жетонов решимости, сколько показывает шкала морального духа. Решимостью платят за умения.
web-guide-robinson-island = Добыча: участок с лагерем даёт по ресурсу с каждого источника — дерева, попугаев, рыбы. Теперь все вместе планируют.
web-guide-robinson-pawns = Эти фишки у вас в руке. Нажмите на светящуюся клетку, источник, карту или действие, чтобы поставить туда фишку. Нажмите на поставленную фишку, чтобы забрать её: пока не готовы все, ничего не происходит.
web-guide-robinson-one = С двумя фишками успех гарантирован. С одной ведущий бросает три кубика: успеха, ран и приключений. Для дальних мест нужна ещё одна фишка. Кубик рядом с вариантом покажет шансы.
web-guide-robinson-build = Сначала укрытие: без него каждая ночь под открытым небом ранит всех. Крыша — от непогоды, частокол — от зверей, оружие — для охоты.
web-guide-robinson-ready = Когда все ваши фишки расставлены, нажмите «готово». Когда готовы все, действия выполняются сверху вниз.
web-guide-robinson-wounds = Раны идут слева направо. Каждая пройденная стрелка снижает моральный дух отряда на 1. Рана сверх последнего сердца — и игра проиграна.
web-guide-robinson-roll = Кубики брошены. Некоторые умения и жетоны позволяют перебросить один из них; иначе бросок остаётся.
web-guide-robinson-weather = Перед ночью — погода: бросают кубики, нарисованные под номером раунда; в первые три раунда их нет. Каждая туча, которую не удержала крыша, стоит 1 дерева и 1 еды; снежная — ещё 1 дерева.
web-guide-robinson-night = Ночь: каждый съедает 1 еду или получает 2 раны. Обычная еда, которую не съели, портится.
web-guide-robinson-roof = Второй раунд. С четвёртого начнутся дожди: подумайте о крыше заранее.
web-guide-robinson-woodpile = Дрова для костра складывают до действий и только на нижний незаконченный уровень. Назад дерево не вернётся.
web-robinson-last-wound = следующая рана смертельна
web-robinson-lava-comes = лава в раунде { $n }
web-about-carpenter =
    { card-economical_construction }: { power-economical_construction }
    { card-craftsmanship }: { power-craftsmanship }
    { card-a_new_idea }: { power-a_new_idea }
    { card-handyman }: { power-handyman }
web-about-cook =
    { card-grandmas_recipe }: { power-grandmas_recipe }
    { card-scrounger }: { power-scrounger }
    { card-stone_soup }: { power-stone_soup }
    { card-hooch }: { power-hooch }
web-about-explorer =
    { card-lucky }: { power-lucky }
    { card-reconnaissance }: { power-reconnaissance }
    { card-motivational_speech }: { power-motivational_speech }
    { card-scouting }: { power-scouting }
web-about-soldier =
    { card-tracking }: { power-tracking }
    { card-defensive_plan }: { power-defensive_plan }
    { card-frenzy }: { power-frenzy }
    { card-the_hunt }: { power-the_hunt }
