### Три карты боевой поддержки.
card-suppression = Подавление
story-suppression = Вы держите его — а значит, и оно вас.
card-onslaught = Натиск
story-onslaught = Вы заходите сбоку и кричите имя — как выяснилось, своё.
card-defence = Оборона
story-defence = Вы встаёте впереди. Мысль простая и больная.
