### Робинзон Крузо: названия карт, жетонов и участков.

## События

card-argument = Спор
card-bad_feelings = Дурное предчувствие
card-bear_event = Медведь
card-body_on_the_beach = Тело на пляже
card-call_of_the_wild = Зов природы
card-council = Совет
card-dangerous_night = Тревожная ночь
card-depression = Уныние
card-despondency = Упадок духа
card-devastation = Опустошение
card-drought = Засуха
card-earthquake = Землетрясение
card-exhausting_night = Изнурительная ночь
card-fight_in_the_dark = Схватка во тьме
card-foul_weather = Ненастье
card-howling_from_the_woods = Завывания в лесу
card-the_island_fights_back = Остров не рад незваным гостям
card-loss_of_hope = Утрата надежды
card-mess_in_the_camp = Беспорядок в лагере
card-mist = Дымка
card-natural_dam_breaks = Прорыв запруды
card-night_howling = Ночной вой
card-otters = Выдры
card-poisoning = Отравление
card-predator_is_near = Хищник рядом
card-ravenous_predators = Прожорливые хищники
card-ravishing_hurricane = Опустошительный ураган
card-rough_passage = Трудный переход
card-searching_for_a_new_path = Поиски новой тропы
card-sleepless_night = Бессонная ночь
card-slow_work = Медленная работа
card-smoke_on_the_horizon = Дым на горизонте
card-strong_wind = Сильный ветер
card-termites = Термиты
card-unusually_cold_night = Необычайно холодная ночь
card-vertigo = Головокружение
card-weakness = Слабость
card-winter_depression = Зимняя хандра
card-wrecked_balloon = Разбившийся воздушный шар
card-broken_tree = Сломанное дерево
card-catastrophe = Катастрофа
card-fight_event = Драка
card-flying_surprise = Летучий сюрприз
card-heavy_clouds = Тяжёлые тучи
card-heavy_rain = Сильный дождь
card-jaguar_event = Ягуар
card-landslide = Оползень
card-memories_of_the_cruise = Воспоминания о плавании
card-cloudburst = Хляби небесные
card-culled_area = Перебитая дичь
card-disaster = Бедствие
card-frost = Мороз
card-heavy_rain_is_coming = Близится ливень
card-high_water = Паводок
card-raging_river = Бурная река
card-rain_event = Дождь
card-storm_damage = Разрушительный ураган
card-storm_1 = Шторм
card-storm_2 = Шторм
card-stroke_of_fate = Злой рок
card-thunderstorm = Гроза
card-awful_weather = Ужасная погода
card-chronic_tiredness = Хроническая усталость
card-cold_rain = Холодный дождь
card-fire_event = Пожар
card-flood = Наводнение
card-night_attack = Ночное нападение
card-precipice = Пропасть
card-predator_in_the_vicinity = Хищник поблизости
card-predators_in_the_woods = Хищники в лесу
card-predators = Хищники
card-ravishing_windstorm = Свирепая буря
card-sunny_beach = Солнечный пляж

## Обломки крушения

card-food_crates = Ящики с едой
card-wrecked_lifeboat = Разбитая шлюпка
card-captains_chest = Сундук капитана

## Приключения строительства

card-accident = Несчастный случай
card-breakdown = Нервный срыв
card-broken_lever = Сломанный рычаг
card-broken_tool = Сломанный инструмент
card-coming_to_terms = Смирение
card-construction = Постройка
card-cut_head = Рассечённая голова
card-dangerous_work = Опасная работа
card-dark_clouds_in_the_sky = Тёмные тучи в небе
card-fast_work = Ускорение
card-fear_of_the_beasts = Страх перед зверями
card-hard_work = Тяжёлая работа
card-howling_in_the_bushes = Вой в кустах
card-hungry_predator = Голодный хищник
card-in_a_hurry = В спешке
card-laborious_work = Кропотливая работа
card-lack_of_hope = Безнадёжность
card-monkey_see = Мартышки следят за вами
card-nasty_wound = Скверная рана
card-predator_in_the_camp = Хищник в лагере!
card-savings = Сбережения
card-sting = Жало
card-tired = Усталость
card-tools_inspection = Осмотр инвентаря
card-unmotivated = Опустились руки
card-visit_of_a_predator = Визит хищника
card-weak_construction = Хлипкая постройка
card-windstorm = Буря
card-you_need_a_bigger_camp = Лагерь тесноват

## Приключения сбора

card-after_the_hurricane = После урагана
card-end_of_source = Источник иссяк
card-eyes_in_the_bushes = Глаза в кустах
card-fruit = Плоды
card-furs = Шкуры
card-gold_coin = Золотая монета!
card-mushrooms = Грибы
card-nestlings = Выводок
card-new_flock = Новая стая
card-nice_surprise = Приятный сюрприз
card-path_of_a_predator = Тропа хищника
card-pirates_chest = Пиратский сундук!
card-shortage = Скудость
card-signs_of_a_predator = Приметы хищника
card-skeleton = Скелет
card-spider = Паук
card-surprise_in_the_bushes = Находка в кустах
card-tracks_of_a_predator = Следы хищника
card-twisted_ankle = Подвёрнутая лодыжка
card-unbelievable_effort = Невероятное усилие
card-unexpected_discovery = Неожиданная находка
card-unexpected_troubles = Непредвиденные трудности
card-viper = Гадюка
card-weather_breakdown = Погода портится
card-winter_freezing = Морозное дыхание
card-winter_is_coming = Зима близко

## Приключения исследования

card-bamboo = Бамбук
card-carcass = Туша
card-cold_wind = Холодный ветер
card-dangerous_terrain = Опасная местность
card-empty_forest = Опустевший лес
card-flu = Простуда
card-its_going_to_rain = Собирается дождь
card-lost = Без пути назад
card-lost_in_the_thicket = Затеряться в чаще
card-lost_in_the_woods = Затеряться в лесу
card-misadventure = Незадача
card-old_grave = Старая могила
card-old_hut = Старая хижина
card-puma = Пума!
card-remains_of_a_settlement = Остатки селения
card-ruined_hut_adventure = Разрушенная хижина
card-secret_cave = Потайная пещера
card-shrine = Святилище
card-signs_of_fire = Следы пожара
card-storm_on_the_horizon = Шторм на горизонте
card-surprising_discovery = Удивительная находка
card-swamp = Болото
card-theres_something_in_the_air = Что-то витает в воздухе
card-thorny_bush_adventure = Колючий куст
card-tiger = Тигр!
card-vipers = Гадюки!
card-wild_berries = Дикие ягоды
card-wild_dog = Дикая собака
card-wrong_track = Ложный след

## Клады

card-amulet_with_a_portrait = Амулет с портретом
card-antique_rapier = Старинная рапира
card-backpack = Заплечный мешок
card-barrel = Бочка
card-blankets = Одеяла
card-bottle_of_wine = Бутыль вина
card-boxes = Ящики
card-candles_treasure = Свечи
card-captain_stones_spyglass = Подзорная труба капитана Стоуна
card-cave_with_furs = Пещера со шкурами
card-ceremonial_bowl = Ритуальная чаша
card-compass = Компас
card-crocks = Глиняная посуда
card-gold = Золото!
card-hammock = Гамак
card-hatchet = Топор
card-helmet = Шлем
card-herbal_mixture = Травяной настой
card-old_clothes = Тряпьё
card-old_map = Старая карта
card-old_rifle = Старое ружьё
card-protective_amulet = Защитный амулет
card-ropes = Верёвки
card-saber = Сабля
card-treasure_map = Карта сокровищ
card-whip = Хлыст

## Монстры

card-a_shiny_jewel = Блестящий камень
card-bats = Летучие мыши
card-big_ape = Огромная обезьяна
card-bite = Укус
card-furious_tiger = Разъярённый тигр
card-giant_snake = Гигантская змея
card-gorilla = Горилла
card-gremlins = Гремлины
card-savage = Дикарь
card-scorpion = Скорпион
card-snake = Змея
card-spiders = Пауки
card-unleashed_beast = Вырвавшийся зверь

## Ловушки

card-blowgun = Духовая трубка
card-blunt_spear = Тупое копьё
card-collapse = Обвал
card-confused = Дурман
card-net = Сеть
card-poisonous_spores = Ядовитые споры
card-sharp_blade = Острое лезвие
card-snare_trap = Петля
card-spider_web = Паутина
card-strange_disease = Странная болезнь
card-terrible_scream = Жуткий крик
card-trapdoor = Люк
card-unfortunate_adventure = Злоключение

## Изобретения

card-map = Карта
card-pot = Горшок
card-bricks = Кирпичи
card-knife = Нож
card-rope = Верёвка
card-dam = Плотина
card-shovel = Лопата
card-fire = Огонь
card-medicine = Снадобье
card-spear = Копьё
card-snare = Силок
card-shortcut = Тропа
card-fireplace = Очаг
card-basket = Корзина
card-bed = Лежанка
card-belts = Ремни
card-bow = Лук
card-cellar = Погреб
card-corral = Загон
card-diary = Дневник
card-drums = Барабан
card-furnace = Печь
card-lantern = Фонарь
card-moat = Ров
card-pit = Яма
card-raft = Плот
card-sack = Мешок
card-shield = Щит
card-sling = Праща
card-wall = Стена
card-axe_s1 = Топор
card-mast = Мачта
card-cross = Крест
card-holy_bell = Священный колокол
card-raft_s3 = Плот
card-lifeboat = Лодка
card-rope_ladder = Верёвочная лестница
card-longboat = Баркас
card-ballista = Баллиста
card-canoe = Каноэ
card-fence = Изгородь
card-garden = Огород
card-trap = Ловушка
card-tranquilizer = Транквилизатор

## Звери

card-alligator = Аллигатор
card-bear = Медведь
card-birds = Птицы
card-boa = Удав
card-chamois = Серна
card-cheetah = Гепард
card-fox = Лиса
card-goats = Козы
card-gorilla_beast = Горилла
card-iguana = Игуана
card-jaguar_beast = Ягуар
card-puma_beast = Пума
card-tapir = Тапир
card-tiger_beast = Тигр
card-wild_dog_beast = Дикая собака
card-wild_pig = Дикая свинья

## Стартовые предметы

card-bible = Библия
card-biscuits = Сухари
card-empty_bottle = Пустая бутылка
card-flask_of_rum = Фляга с ромом
card-hammer_and_nails = Молоток и гвозди
card-pipe_and_tobacco = Трубка и табак
card-pistol = Пистоль
card-storm_glass = Барометр

## Жетоны находок

card-candles = Свечи
card-fallen_tree = Упавшее дерево
card-goat = Коза
card-grubs = Питательные личинки
card-treasure = Клад
card-giant_leaves = Огромные листья
card-tobacco = Табак
card-herbs = Отвар
card-old_machete = Старое мачете
card-thorny_bush = Колючие кусты
card-poison = Яд
card-vegetables = Овощи
card-healing_herbs = Целебные травы
card-herbs_s1 = Травы
card-oil = Масло
card-pirate_sabre = Пиратская сабля
card-medallion = Медальон с женским портретом
card-cultists_candle = Ритуальные свечи
card-mysterious_vial = Загадочная склянка
card-decorated_bell = Украшенный колокольчик
card-sacrificial_dagger = Жертвенный кинжал
card-herbs_s3 = Травы
card-pistol_s3 = Пистоль
card-ruined_hut = Разрушенная хижина
card-vines = Лианы
card-old_map_s4 = Старая карта
card-indys_diary = Дневник Инди
card-torch = Факел
card-old_canvas = Старая парусина
card-blowpipe_s5 = Духовая трубка
card-healing_ointment = Целебная мазь
card-map_of_the_island = Карта острова
card-old_machete_s5 = Старое мачете
card-old_tools = Старые инструменты
card-plough = Плуг
card-gunpowder = Порох
card-seeds = Семена
card-bottle_of_vodka = Бутылка водки
card-firecracker = Пиротехника
card-giant_footprint = Гигантский след
card-lost_prop = Потерянный реквизит

## Персонажи и умения

card-carpenter = Плотник
card-cook = Кок
card-explorer = Исследователь
card-soldier = Солдат
card-friday = Пятница
card-dog = Пёс
card-economical_construction = Бережливость
card-craftsmanship = Мастерство
card-a_new_idea = Новая идея
card-handyman = Умелец
card-grandmas_recipe = Бабушкин рецепт
card-scrounger = Пройдоха
card-stone_soup = Каша из топора
card-hooch = Самогон
card-lucky = Счастливчик
card-reconnaissance = Разведка
card-motivational_speech = Вдохновляющая речь
card-scouting = Поиски
card-tracking = Следопыт
card-defensive_plan = План обороны
card-frenzy = Ярость
card-the_hunt = Приманка

## Участки острова

card-tile_1 = Участок 1
card-tile_2 = Участок 2
card-tile_3 = Участок 3
card-tile_4 = Участок 4
card-tile_5 = Участок 5
card-tile_6 = Участок 6
card-tile_7 = Участок 7
card-tile_8 = Участок 8
card-tile_9 = Участок 9
card-tile_10 = Участок 10
card-tile_11 = Участок 11
