### Дальше, Ближе: названия карт, жетонов, карт атласа и мест.

## Artifacts

card-mirror_hat = Зеркальная шляпа
card-jade_flute = Нефритовая флейта
card-lockpicks = Отмычки
card-golden_magnet = Золотой магнит
card-merchants_jacket = Пиджак торговца
card-spices = Специи
card-trading_cart = Торговая повозка
card-copper_kettle = Медный чайник
card-walking_stick = Дорожный посох
card-brass_spyglass = Латунная труба
card-masons_hammer = Молоток каменщика
card-short_sword = Короткий меч
card-padded_coat = Стёганый кафтан
card-safe_conduct = Охранная грамота
card-nomad_tent = Шатёр кочевника
card-camel_bell = Караванный колокольчик
card-menders_wrench = Ключ ремонтника
card-scale_shield = Чешуйчатый щит
card-hatching_lamp = Лампа для кладки
card-thieves_gloves = Воровские перчатки
card-false_beard = Накладная борода
card-loaded_purse = Кошель с двойным дном
card-mages_inkpot = Чернильница мага
card-star_chart = Звёздная карта
card-crystal_vial = Хрустальный флакон
card-banner_of_two = Знамя двоих
card-wedding_bowl = Свадебная чаша
card-caravan_ledger = Книга каравана
card-honest_mirror = Честное зеркало
card-judges_wig = Парик судьи
card-beggars_bowl = Чаша паломника
card-black_dagger = Чёрный кинжал
card-forged_seal = Поддельная печать
card-smugglers_boots = Сапоги контрабандиста
card-miners_lantern = Шахтёрский фонарь
card-piano_stool = Табурет пианиста
card-pedlars_scale = Весы коробейника
card-herb_bundle = Пучок трав
card-old_pact = Давний договор
card-starry_robe = Звёздная мантия
card-gambling_dice = Игральные кости
card-legendary_scroll = Легендарный свиток
card-mercenary_contract = Контракт наёмника
card-merchants_contract = Контракт торговца
card-crown_of_cunning = Корона коварства
card-amulet_of_nightmares = Амулет кошмаров
card-ancient_compass = Старинный компас
card-night_cloak = Ночной плащ
card-queens_pardon = Королевское помилование
card-house_on_wheels = Дом на колёсах
card-giant_egg = Гигантское яйцо
card-war_drum = Боевой барабан
card-library_key = Ключ от библиотеки
card-treaty_of_four = Договор четырёх
card-landlords_map = Карта землевладельца

## Treasures

card-bounty_contract = Контракт на поимку
card-purse = Кошель
card-fire_bomb = Огненная бомба
card-rusty_bell = Ржавый колокольчик
card-snares = Силки
card-old_shovel = Старая лопата
card-old_recipe = Старинный рецепт
card-old_journal = Старый журнал
card-dented_helmet = Помятый шлем
card-cracked_lens = Треснувшая линза
card-patched_sail = Латаный парус
card-singing_bowl = Поющая чаша
card-lucky_nail = Счастливый гвоздь
card-tin_whistle = Жестяная дудочка
card-stuffed_owl = Чучело совы
card-emperors_button = Пуговица императора
card-bent_key = Гнутый ключ
card-ship_in_a_bottle = Корабль в бутылке

## Finds

card-cold_blade = Холодный клинок
card-banshee_necklace = Ожерелье банши
card-pocket_echo = Карманное эхо
card-patient_lamp = Терпеливый фонарь
card-borrowed_knot = Чужой узел
card-deed_to_half_a_bridge = Купчая на полмоста
card-goat_of_some_standing = Коза с положением
card-red_comb = Красный гребень
card-sleepwalkers_bell = Колокольчик лунатика
card-acorn_that_bites = Кусачий жёлудь
card-insurance_policy = Страховой полис
card-warm_stone = Тёплый камень
card-pilgrims_left_boot = Левый сапог паломника
card-second_face = Второе лицо
card-bottle_of_clear = Склянка чистой
card-violet_ledger = Фиолетовый гроссбух
card-unsent_letter = Неотправленное письмо
card-jar_of_fog = Банка тумана
card-bride_price = Выкуп за невесту
card-true_salt = Настоящая соль
card-captains_chair = Капитанский табурет
card-fish_with_a_ring = Рыба с кольцом
card-glass_net = Стеклянная сеть
card-todays_bridge = Сегодняшний мост
card-ember_in_a_sock = Уголёк в носке
card-polite_gavel = Вежливый молоток
card-spare_law = Запасной закон
card-left_handed_glove = Перчатка на левую
card-mammoths_promise = Обещание мамонта
card-wool_shirt = Шерстяная рубаха
card-spoon_of_the_last_cook = Ложка последней кухарки

## Adventurers

card-oda = Ода
card-brom = Бром
card-luto = Луто
card-yara = Яра
card-teve = Теве
card-samo = Само
card-dunya = Дуня
card-osip = Осип
card-inna = Инна
card-pike = Пайк
card-tess = Тесс
card-vasco = Васко
card-nix = Никс
card-moll = Молл
card-grib = Гриб
card-jory = Джори
card-anka = Анка
card-bruno = Бруно
card-ilva = Илва
card-wen = Вэнь
card-orla = Орла
card-tamsin = Тамсин
card-quill = Квилл
card-edda = Эдда
card-marek = Марек
card-sefa = Сефа
card-lumo = Люмо
card-sesk = Сеск
card-khar = Кхар
card-ossa = Осса
card-tikk = Тикк
card-zurr = Зурр
card-hisk = Хиск
card-rasp = Расп
card-vark = Варк
card-shul = Шул

## Pets

card-button = Пуговка
card-crumb = Крошка
card-soot = Сажа
card-marmalade = Мармелад
card-platypus = Утконос

## Arcade quests

card-broken_cart = Сломанная телега
card-locked_chapel = Запертая часовня
card-river_crossing = Переправа
card-lost_child = Потерявшийся ребёнок
card-cold_camp = Остывший лагерь
card-wolves_on_the_ridge = Волки на гребне
card-dry_well = Сухой колодец
card-travelling_judge = Судья в дороге
card-market_brawl = Драка на рынке
card-old_machine = Старая машина
card-rope_bridge = Верёвочный мост
card-sick_mule = Больной мул
card-gate_of_thorns = Терновые ворота
card-wager = Пари
card-hermits_question = Вопрос отшельника
card-night_thieves = Ночные воры
card-stranded_players = Актёры на мели
card-collapsed_tunnel = Обвал в туннеле
card-bee_tree = Дерево с пчёлами
card-tax_collector = Сборщик податей
card-flooded_road = Залитая дорога
card-silent_village = Молчаливая деревня
card-smugglers_path = Тропа контрабандистов
card-burning_barn = Горящий амбар
card-singing_stones = Поющие камни
card-old_debt = Старый долг
card-rival_diggers = Чужие землекопы
card-lame_giant = Хромой великан
card-letter_without_address = Письмо без адреса
card-poisoned_stream = Отравленный ручей
card-fallen_statue = Упавшая статуя
card-wedding_without_music = Свадьба без музыки
card-eagles_nest = Орлиное гнездо
card-abandoned_toll = Брошенная застава
card-runaway_apprentice = Беглый подмастерье
card-sunken_chest = Затонувший сундук
card-two_thirsty_armies = Два войска и жажда
card-starving_caravan = Голодный караван
card-masked_ball = Маскарад
card-last_match = Последняя спичка

## Threats

card-bandit = Бандит
card-angry_geese = Злые гуси
card-unpaid_band = Оркестр без жалованья
card-bridge_lawyer = Мостовой адвокат
card-thorn_boar = Терновый кабан
card-glass_wasps = Стеклянные осы
card-deserters = Дезертиры
card-walking_thicket = Ходячая чаща
card-salt_eel = Соляной угорь
card-tax_lion = Податной лев
card-old_siege_engine = Старая осадная машина
card-thing_in_the_well = То, что в колодце

## Bosses

card-shreya = Капитан Шрейя
card-zag = Заг-кладоискатель
card-ivory_queen = Костяная Королева
card-red_king = Красный Король

## Chiefs

card-silk_marlo = Шёлковый Марло
card-archivist_thule = Архивариус Туле
card-elder_ssir = Старейшина Ссир
card-grandmother_ashti = Бабушка Ашти

## Talents

card-martial_arts = Боевые искусства
card-potion_brewing = Зельеварение
card-knowledge = Знания
card-piano_playing = Игра на пианино
card-treasure_hunting = Кладоискательство
card-cooking = Кулинария
card-meditation = Медитация
card-sharp_tongue = Острый язык
card-bounty_hunting = Охота за головами
card-bribery = Подкуп
card-politics = Политика
card-begging = Попрошайничество
card-pack_bird_breeding = Разведение вьючных птиц
card-fishing = Рыболовство
card-storytelling = Сказительство
card-spelunking = Спелеология
card-gem_trading = Торговля самоцветами
card-persuasion = Убеждение

## Characters

card-grear = Греар
card-vera = Вера
card-eiim = Эйим
card-rin = Рин
card-crystal = Хрусталик
card-tanian = Таниан
card-kikli = Кикли
card-riza = Риза
