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
odds-sure-wood = дерево: −{ $n }
odds-sure-food = еда: −{ $n }
odds-sure-palisade = { odds-lose-palisade }
odds-sure-wounds = каждый персонаж получит { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
  }
odds-sure-crew = { odds-lose-crew }

foresee-lost = потеря: { $amount }
foresee-wounds = { $who } получит { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
  }
foresee-dies = { $who } погибнет
foresee-roof = крыша упадёт до { $n }
foresee-palisade = частокол упадёт до { $n }
foresee-weapons = { $n ->
    [0] оружия не останется: опасности ранят
   *[other] оружие упадёт до { $n }
  }
