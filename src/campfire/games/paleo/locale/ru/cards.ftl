### Имена карт и модулей, знаки и сюжеты, которые читают вслух.

## Модули

module-A = Крупная добыча
module-A-blurb = Стадо мамонтов идёт через долину: не отставайте и запасайте мясо на ночь.
module-B = Новый мир
module-B-blurb = За рекой лежит безымянная долина; кто хочет в ней остаться, должен строить.
module-C = Вой в ночи
module-C-blurb = Голодная стая кружит у стоянки: поддерживайте костры или делитесь едой.
module-D = Дымящаяся гора
module-D-blurb = Земля дрожит, и гора ждёт даров, зато её красной землёй рисовать лучше всего.
module-E = Белая зима
module-E-blurb = Каждая ночь требует дерева или шкур, а в снегах ждут большие звери и большие огни.
module-F = Глубокая пещера
module-F-blurb = Берите факелы в ходы за последним костром и остерегайтесь того, кто там живёт.
module-G = Великая жажда
module-G-blurb = Река пересохла, лес горит: найдите воду, пока ночи не стали слишком долгими.
module-H = За большой водой
module-H-blurb = На острове горят костры: стройте плоты, одолейте течение и не дайте воде забрать стоянку.
module-I = Нападение Белых рук
module-I-blurb = Чужаки хотят вашу долину; между ними и вашим костром стоят четыре воина.
module-J = Зверь
module-J-blurb = Он знает, где вы спите: нарисуйте мамонта, а потом выйдите Зверю навстречу.

## Знаки: что уже случилось

sign-painted = рисунок завершён
sign-quiet_pack = этой ночью стая молчит
sign-tremors = земля дрожит
sign-water = племя нашло воду
sign-enraged = Зверь в ярости

## Базовые карты

card-tree = Дерево
card-berries = Спелые ягоды
card-roe_deer = Косуля
card-wild_boar = Кабан
card-wolf_tracks = Волчьи следы
card-shoal = Косяк рыбы
card-drinking_herd = Стадо у воды
card-beaver_dam = Бобровая плотина
card-deep_ford = Глубокий брод
card-flint = Кремень
card-mountain_goat = Горные козлы
card-rockfall = Камнепад
card-lookout = Высокий утёс
card-home_fire = Домашний очаг
card-wise_woman = Знахарка
card-tool_talk = Разговор об орудиях
card-painted_wall = Расписанная стена
card-wolves = Волки
card-sabre_tooth = Саблезуб
card-cold_snap = Внезапный холод
card-sheltered_grove = Укромная роща

## Люди

card-arn = Охотник Арн
card-brok = Охотник Брок
card-sela = Охотница Сэла
card-tuva = Копейщица Тува
card-ilk = Каменотёс Ильк
card-maro = Умелец Маро
card-nessa = Несса Ловкие Пальцы
card-odo = Старый умелец Одо
card-fenn = Факелоносец Фенн
card-lira = Разведчица Лира
card-ryn = Следопыт Рин
card-yara = Разведчица Яра
card-gorm = Воин Горм
card-hild = Воительница Хильд
card-kar = Воин Кар
card-vola = Воительница Вола
card-darka = Дарка
card-moss = Травник Мосс
card-ona = Сновидица Онна
card-pip = Ничейный малыш Пип

## Сны

card-dream_of_the_mammoth = Сон о мамонте
card-white_stag = Белый олень
card-hidden_valley = Потаённая долина
card-voice_of_the_ancestors = Голос предков
card-cave_bear = Пещерный медведь
card-warm_spring = Тёплый источник
card-stranger = Незнакомец
card-flint_vein = Кремнёвая жила
card-fallen_oak = Упавший дуб
card-spirit_mask = Маска духа
card-vision_of_tools = Видение орудий
card-salmon_run = Ход лосося
card-painted_dream = Нарисованный сон
card-raven = Ворон
card-star_path = Звёздная тропа

## Изобретения

card-amulet = Резной амулет
card-shelter = Укрытие из ветвей
card-sewing = Шитьё из шкур
card-herb_lore = Знание корней
card-bow_making = Изготовление лука
card-bone_needle = Костяная игла
card-bone_flute = Костяная флейта
card-trapping = Силки

## Модуль А

card-big_prey = Крупная добыча
card-mammoth = Мамонт
card-pit_trap = Ловчая яма
card-herd_tracks = Следы стада
card-mammoth_calf = Мамонтёнок
card-angry_bull = Разъярённый самец
card-stampede = Паника в стаде
card-smoke_rack = Коптильня
card-tanner = Выделка шкур
card-mammoth_spirit = Дух мамонта

## Модуль Б

card-new_world = Новый мир
card-far_shore = Дальний берег
card-clay_bank = Глинистый берег
card-new_hearth = Новый очаг
card-building_ground = Место для шалаша
card-old_camp = Покинутая стоянка
card-wanderers = Странники
card-valley_dream = Сон о долине
card-marsh = Топь
card-hyenas = Гиены
card-hailstorm = Град

## Модуль В

card-howl_in_the_night = Вой в ночи
card-wolf_pack = Волчья стая
card-lone_wolf = Одинокий волк
card-wolf_den = Волчье логово
card-wolf_cub = Волчонок
card-moonlit_clearing = Лунная поляна
card-deer_in_the_snow = Олени в снегу
card-frozen_carcass = Мёрзлая туша
card-eyes_in_the_dark = Глаза в темноте

## Модуль Г

card-smoking_mountain = Гора ворчит
card-quake = Подземный толчок
card-lava_flow = Огненная река
card-obsidian_field = Поле чёрного камня
card-hot_pool = Горячая заводь
card-ash_fall = Пеплопад
card-crater_rim = Край кратера
card-red_ochre = Красная охра
card-fire_dream = Сон об огне
card-fleeing_herd = Бегущее стадо

## Модуль Д

card-white_winter = Зимняя стужа
card-blizzard = Вьюга
card-thin_ice = Тонкий лёд
card-reindeer = Северные олени
card-ice_fishing = Подлёдный лов
card-musk_ox = Овцебык
card-frozen_wood = Промёрзший лес
card-northern_lights = Северное сияние
card-snow_house = Снежный дом
card-lost_child = Потерявшийся ребёнок
card-snow_blindness = Снежная слепота

## Модуль Е

card-dark_below = Тьма в глубине
card-cave_lion = Пещерный лев
card-side_passage = Боковой ход
card-painted_gallery = Зал рисунков
card-underground_lake = Подземное озеро
card-bats = Летучие мыши
card-chasm = Провал
card-bone_heap = Груда костей
card-echo_chamber = Зал эха
card-torch_store = Запас факелов

## Модуль Ж

card-great_thirst = Великая жажда
card-wildfire = Лесной пожар
card-deep_well = Глубокий колодец
card-waterhole = Последний водопой
card-vultures = Стервятники
card-rain_song = Песня дождя
card-parched_throats = Пересохшее горло
card-mud_pit = Грязевая яма
card-cloud_dream = Сон об облаках
card-thirsty_strangers = Жаждущие чужаки

## Модуль И

card-rising_water = Вода поднимается
card-raft_building = Постройка плота
card-island_shore = Берег острова
card-seal_colony = Лежбище тюленей
card-whirlpool = Водоворот
card-storm_waves = Штормовые волны
card-driftwood = Плавник
card-sea_eagle = Орлан
card-old_fisher = Старый рыбак
card-whale = Кит

## Модуль К

card-white_hands = Белые руки нападают
card-raid = Набег
card-ambush = Засада
card-enemy_camp = Стоянка Белых рук
card-captive = Пленник
card-war_paint = Боевая раскраска
card-chalk_cliff = Меловой утёс
card-white_dream = Белый сон

## Модуль Л

card-the_beast = Зверь
card-claw_marks = Следы когтей
card-warm_breath = Тёплое дыхание
card-deep_print = Глубокий след
card-beast_trail = Тропа Зверя
card-torn_camp = Разорённая стоянка
card-it_watches = Он смотрит
card-old_hunter = Старый охотник
card-bone_trap = Костяной капкан
card-beast_dream = Сон о Звере

## Сюжеты

card-great_hunt = Большая охота
story-great_hunt = Стадо спускается к броду, и старейшая самка останавливается посмотреть на нас. Все затаили дыхание. Тут самый маленький из нас чихает, и летит первое копьё.
card-star_reader = Читающая звёзды
story-star_reader = На холме сидит одинокая женщина и считает огни на небе. Один из них наш, говорит она, и она давно ждёт, когда мы сядем рядом.
card-drowned_forest = Затонувший лес
story-drowned_forest = Когда вода уходит, из ила торчат чёрные стволы: здесь наши бабушки собирали орехи. Дерево твёрдое, как камень. На развилке висит ручка от корзины, тоже каменная.
card-old_cow = Последний путь
story-old_cow = В сумерках старая мамонтиха покидает стадо и идёт туда, где лежат кости. Мы идём следом, без копий. Она позволяет нам сидеть рядом, пока всё не кончится.
card-calf_and_child = Мамонтёнок и ребёнок
story-calf_and_child = Мамонтёнок провалился в яму, а незнакомый ребёнок бросает ему траву. Двое потерявшихся. Мы роем дорогу наверх для обоих.
card-girl_with_white_hands = Девочка с белыми руками
story-girl_with_white_hands = Она стоит там, где кончается свет костра, и поднимает руки; мел на них потрескался. Она пришла не драться. Она голодна и знает, где спят её люди.
card-first_roof = Первая крыша
story-first_roof = Весь день мы гнули ветви и связывали их жилами. Вечером пошёл дождь, и впервые мы слушали, как он стучит по тому, что сделали мы сами.
card-fire_across_the_valley = Огонь за долиной
story-fire_across_the_valley = Каждый вечер с дальнего склона нашему костру отвечает другой. Сегодня там кто-то дважды поднимает и опускает горящую ветку. Мы делаем то же.
card-two_chiefs = Два вождя
story-two_chiefs = Их вождь выходит вперёд и чертит копьём круг в пыли. Один из наших входит в него. Что бы теперь ни случилось, остальные будут только смотреть.
card-wolf_at_the_edge_of_light = Волк у границы света
story-wolf_at_the_edge_of_light = Он ложится там, где кончается свет костра, кладёт голову на лапы и ждёт. Мы бросаем ему кость. Утром он всё ещё здесь, а стая ушла.
card-song_of_the_pack = Песня стаи
story-song_of_the_pack = Кто-то из нас отвечает на вой, сначала в шутку. Стая смолкает, потом отзывается. Какое-то время мы оплакиваем мёртвых вместе: они своих, мы своих.
card-man_who_carried_fire = Человек, который нёс огонь
story-man_who_carried_fire = Говорят, он поднялся к горящему озеру с зелёной веткой, а вернулся с красной. Волосы у него сгорели, а он смеялся. Теперь наш черёд нести огонь.
card-black_glass = Чёрное стекло
story-black_glass = Там, где застыла огненная река, камень чёрен и прозрачен, как ночная вода. Его сколы прорежут любую шкуру. Мы обматываем руки и берём, сколько можем унести.
card-sleepers_in_the_ice = Спящие во льду
story-sleepers_in_the_ice = Под ногами, глубоко в синеве, стоят целые звери, будто просто задумались. Что зима хранит, говорят старики, то она порой и отдаёт.
card-longest_night = Самая длинная ночь
story-longest_night = Никто не спит. Мы жжём последнее хорошее бревно и называем имена всех, кто сидел у этого костра. Когда имена кончаются, наступает утро.
card-blind_fish = Слепые рыбы
story-blind_fish = У озера нет берега, до которого достал бы свет факела. Белые рыбы без глаз идут прямо в руки, будто их позвали. Мы берём немного и благодарим тьму.
card-hands_of_the_first = Ладони первых
story-hands_of_the_first = В конце прохода вся стена в отпечатках ладоней, красных и чёрных, больших и маленьких. Один подходит точь-в-точь, даже кривой мизинец. Мы зовём, а он не отнимает руки.
card-boy_who_called_the_rain = Мальчик, который звал дождь
story-boy_who_called_the_rain = Он стучит камнем о камень и не прерывается ни ради еды, ни ради сна. На третий день кто-то подхватывает ритм, потом все. На четвёртый падает капля.
card-hidden_spring = Тайный родник
story-hidden_spring = Чужаки идут девятый день, а губы у них влажные. Они переглядываются. Потом старший из них сдвигает в сторону плоский камень.
card-people_of_the_island = Люди острова
story-people_of_the_island = Они смотрели на наш дым столько же, сколько мы на их. Они трогают наши волосы и плоты, смеются, потом показывают, где хоронят своих мёртвых. Камни лежат так же, как у нас.
card-what_the_old_hunter_saw = Что видел старый охотник
story-what_the_old_hunter_saw = «Он больше, чем вы думаете, — говорит охотник и показывает шрам от плеча до бедра. — Но однажды я видел, как он испугался. Я скажу вам чего».
card-beast_in_the_dream = Зверь во сне
story-beast_in_the_dream = Во сне он лежит у костра, как собака, и мы видим, что он стар и тоже устал. Мы просыпаемся, и руки помнят его очертания.
