### Шансы, посчитанные по кубикам.

odds-success = успех
odds-wound = рана
odds-adventure = приключение
odds-calm = потерь нет
odds-lose-wood = дерево: −{ $n } или больше
odds-lose-food = еда: −{ $n } или больше
odds-lose-palisade = частокол теряет { $n ->
    [one] { $n } уровень
    [few] { $n } уровня
   *[many] { $n } уровней
  }
odds-lose-wounds = каждый персонаж получит не меньше { $n ->
    [one] { $n } раны
   *[many] { $n } ран
  }
odds-lose-crew = потери съёмочной группы: { $n }, моральный дух −{ $n }
