### Три карты боевой поддержки.
card-suppression = Подавление
told-suppression = Вы держите его — а значит, и оно вас.
card-onslaught = Натиск
told-onslaught = Вы заходите сбоку и кричите имя — как выяснилось, своё.
card-defence = Оборона
told-defence = Вы встаёте впереди. Мысль простая и больная.
