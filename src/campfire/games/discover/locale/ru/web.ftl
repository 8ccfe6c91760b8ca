### Доска Discover в браузере.

web-played-box = коробка { $value }
web-played-ground = { "" }
web-option-box-about = В каждой коробке два региона из шести и двенадцать человек. Один и тот же код даёт всем одну и ту же коробку.
web-option-box-new = Новая коробка
web-option-box-friend = Коробка друга
web-option-box-first = Первая коробка
web-option-box-code = Код коробки, например { $example }

web-discover-map = Край: { $region }
web-discover-people = Остальные выжившие
web-discover-zoom = Весь край или вблизи
web-discover-compass = Компас: куда ведёт значение кубика
web-discover-tile = Неразведанный фрагмент, номер { $n }
web-discover-scout = Разведка откроет его.
web-discover-far = Отсюда не разведать: слишком далеко.
web-discover-landmark = ориентир { $n } ({ $ground })
web-discover-camp = лагерь
web-discover-target = цель
web-discover-fire = горит костёр
web-discover-ashes = потухший костёр
web-discover-monster = чудовище
web-discover-found-card = находка
web-discover-gather = Лежит у ваших ног.
web-discover-may-bring = может быть:
web-discover-stamina = выносливость { $n } из 12
web-discover-health = { $n ->
    [0] следующий урон смертелен
    [one] осталось { $n } сердце
    [few] осталось { $n } сердца
   *[other] осталось { $n } сердец
  }
web-discover-heart = сердце
web-discover-load = несёт { $n } из { $of }
web-discover-chief = вождь
web-discover-plan = чертёж: { $name }
web-discover-hidden-plans = { $n ->
    [one] { $n } скрытый чертёж
    [few] { $n } скрытых чертежа
   *[other] { $n } скрытых чертежей
  }
web-discover-warn-last = Следующий урон смертелен
web-discover-warn-water = Нет воды
web-discover-warn-food = Нет еды
web-discover-warn-fire = Не у костра
web-discover-quest = Задание
web-discover-counters = счётчиков: { $n }
web-discover-next-night = следующая карта ночи: уровень { $level }; в колоде: { $n }
web-discover-threats = угроз в колоде: { $n }
web-discover-box = код этой коробки
web-discover-who = Кто вы?
web-discover-trade = Обмен
web-discover-gives = { $name } отдаёт
web-discover-story = Что произошло
web-discover-fight = Бой
web-discover-defence = защита
web-discover-attack = атака
web-discover-left = осталось { $n } из { $of }
web-discover-hits = попадание, от { $n }
web-discover-misses = промах, нужно { $n }
web-discover-harmless = вреда не наносит
web-discover-helps = { $name } помогает
web-discover-as-it-stands = Как есть сейчас
web-discover-night-left = карт ночи осталось: { $n }

web-guide-discover-who = Каждому достаются двое на выбор. Каждый умеет то, чего не умеет никто другой; прочитайте обоих и оставьте одного.
web-guide-discover-aim = Это задание. Выполняют его вместе, но спасается каждый сам. Нажатие покажет карту целиком.
web-guide-discover-stamina = Ваш выживший: выносливость на сегодня, три сердца и место для десяти вещей. Четвёртый урон смертелен.
web-guide-discover-step = Нажмите на светящуюся клетку, чтобы шагнуть на неё. Монета показывает цену шага: по трудной местности идти дороже.
web-guide-discover-gather = Придя на место, можно бесплатно собрать одну вещь. Потом это стоит 1 выносливость.
web-guide-discover-scout = Фрагменты с подзорной трубой можно разведать за 1 выносливость: край растёт, и на нём появляются находки.
web-guide-discover-explore = Место с номером: исследование стоит 1 выносливость, и его карту читают вслух.
web-guide-discover-fight = Серый кубик ваш, красный — противника. У каждого изменения видны шансы до и после. По одному изменению за раз.
web-guide-discover-fire = К ночи будьте у горящего костра: кто спит вдали от него, тянет угрозы.
web-guide-discover-night = Ночь даёт новую выносливость, но просит еды или воды. Всё свыше двенадцати пропадает.
web-guide-discover-vote = Каждую ночь все голосуют за вождя следующего дня: вождь начинает и решает там, где правила оставляют выбор.
