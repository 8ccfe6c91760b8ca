### Дальше, ближе: подготовка.

web-option-mode = Режим
web-option-map = Карта
web-option-side = Сторона города
web-option-characters = Персонаж
web-option-quests = Приключения
web-option-skipped = Пропущенные карты
web-option-length = Длина игры
web-choice-first_trek = Первое странствие
web-choice-campaign = Кампания
web-choice-character = Режим персонажа
web-choice-arcade = Аркада
web-choice-dusk = Сумеречная сторона
web-choice-day = Дневная сторона
web-choice-usual = Как обычно
web-choice-extra = Больше приключений
web-choice-longer = Долгая игра
