### Robinson Crusoe: names of cards, tokens and tiles.

## Events

card-argument = Argument
card-bad_feelings = Bad Feelings
card-bear_event = Bear
card-body_on_the_beach = Body on the Beach
card-call_of_the_wild = Call of the Wild
card-council = Council
card-dangerous_night = Dangerous Night
card-depression = Depression
card-despondency = Despondency
card-devastation = Devastation
card-drought = Drought
card-earthquake = Earthquake
card-exhausting_night = Exhausting Night
card-fight_in_the_dark = Fight in the Dark
card-foul_weather = Foul Weather
card-howling_from_the_woods = Howling in the Woods
card-the_island_fights_back = The Island Strikes Back
card-loss_of_hope = Loss of Hope
card-mess_in_the_camp = Mess in the Camp
card-mist = Mist
card-natural_dam_breaks = Natural Dam Breaks
card-night_howling = Night Howling
card-otters = Otters
card-poisoning = Poisoning
card-predator_is_near = A Predator Is Near
card-ravenous_predators = Ravenous Predators
card-ravishing_hurricane = Ravaging Hurricane
card-rough_passage = Rough Passage
card-searching_for_a_new_path = Searching for a New Path
card-sleepless_night = Sleepless Night
card-slow_work = Slow Work
card-smoke_on_the_horizon = Smoke on the Horizon
card-strong_wind = Strong Wind
card-termites = Termites
card-unusually_cold_night = Unusually Cold Night
card-vertigo = Vertigo
card-weakness = Weakness
card-winter_depression = Winter Depression
card-wrecked_balloon = Wrecked Balloon
card-broken_tree = Broken Tree
card-catastrophe = Catastrophe
card-fight_event = Fight
card-flying_surprise = Flying Surprise
card-heavy_clouds = Heavy Clouds
card-heavy_rain = Heavy Rain
card-jaguar_event = Jaguar
card-landslide = Landslide
card-memories_of_the_cruise = Memories of the Voyage
card-cloudburst = Downpour
card-culled_area = Culled Area
card-disaster = Disaster
card-frost = Frost
card-heavy_rain_is_coming = Heavy Rain Is Coming
card-high_water = High Water
card-raging_river = Raging River
card-rain_event = Rain
card-storm_damage = Storm Damage
card-storm_1 = Storm
card-storm_2 = Storm
card-stroke_of_fate = Twist of Fate
card-thunderstorm = Thunderstorm
card-awful_weather = Awful Weather
card-chronic_tiredness = Chronic Tiredness
card-cold_rain = Cold Rain
card-fire_event = Fire
card-flood = Flood
card-night_attack = Night Attack
card-precipice = Precipice
card-predator_in_the_vicinity = Predator in the Vicinity
card-predators_in_the_woods = Predators in the Woods
card-predators = Predators
card-ravishing_windstorm = Ravaging Windstorm
card-sunny_beach = Sunny Beach

## Wreckage

card-food_crates = Food Crates
card-wrecked_lifeboat = Wrecked Lifeboat
card-captains_chest = Captain’s Chest

## Building adventures

card-accident = Accident
card-breakdown = Breakdown
card-broken_lever = Broken Lever
card-broken_tool = Broken Tool
card-coming_to_terms = Coming to Terms
card-construction = Construction
card-cut_head = Cut Head
card-dangerous_work = Dangerous Work
card-dark_clouds_in_the_sky = Dark Clouds in the Sky
card-fast_work = Quick Work
card-fear_of_the_beasts = Fear of the Beasts
card-hard_work = Hard Work
card-howling_in_the_bushes = Howling in the Bushes
card-hungry_predator = Hungry Predator
card-in_a_hurry = In a Hurry
card-laborious_work = Laborious Work
card-lack_of_hope = Lack of Hope
card-monkey_see = Monkey See
card-nasty_wound = Nasty Wound
card-predator_in_the_camp = Predator in the Camp!
card-savings = Savings
card-sting = Sting
card-tired = Tired
card-tools_inspection = Tool Inspection
card-unmotivated = Unmotivated
card-visit_of_a_predator = Visit of a Predator
card-weak_construction = Weak Construction
card-windstorm = Windstorm
card-you_need_a_bigger_camp = You Need a Bigger Camp

## Gathering adventures

card-after_the_hurricane = After the Hurricane
card-end_of_source = End of the Source
card-eyes_in_the_bushes = Eyes in the Bushes
card-fruit = Fruit
card-furs = Furs
card-gold_coin = Gold Coin!
card-mushrooms = Mushrooms
card-nestlings = Brood
card-new_flock = New Flock
card-nice_surprise = Nice Surprise
card-path_of_a_predator = Path of a Predator
card-pirates_chest = Pirate’s Chest!
card-shortage = Shortage
card-signs_of_a_predator = Signs of a Predator
card-skeleton = Skeleton
card-spider = Spider
card-surprise_in_the_bushes = Surprise in the Bushes
card-tracks_of_a_predator = Tracks of a Predator
card-twisted_ankle = Twisted Ankle
card-unbelievable_effort = Unbelievable Effort
card-unexpected_discovery = Unexpected Discovery
card-unexpected_troubles = Unexpected Troubles
card-viper = Viper
card-weather_breakdown = Weather Breakdown
card-winter_freezing = Winter Freeze
card-winter_is_coming = Winter Is Coming

## Exploration adventures

card-bamboo = Bamboo
card-carcass = Carcass
card-cold_wind = Cold Wind
card-dangerous_terrain = Dangerous Terrain
card-empty_forest = Empty Forest
card-flu = Flu
card-its_going_to_rain = It’s Going to Rain
card-lost = Lost
card-lost_in_the_thicket = Lost in the Thicket
card-lost_in_the_woods = Lost in the Woods
card-misadventure = Misadventure
card-old_grave = Old Grave
card-old_hut = Old Hut
card-puma = Puma!
card-remains_of_a_settlement = Remains of a Settlement
card-ruined_hut_adventure = Ruined Hut
card-secret_cave = Secret Cave
card-shrine = Shrine
card-signs_of_fire = Signs of Fire
card-storm_on_the_horizon = Storm on the Horizon
card-surprising_discovery = Surprising Discovery
card-swamp = Swamp
card-theres_something_in_the_air = There’s Something in the Air
card-thorny_bush_adventure = Thorny Bush
card-tiger = Tiger!
card-vipers = Vipers!
card-wild_berries = Wild Berries
card-wild_dog = Wild Dog
card-wrong_track = Wrong Track

## Treasures

card-amulet_with_a_portrait = Amulet with a Portrait
card-antique_rapier = Antique Rapier
card-backpack = Backpack
card-barrel = Barrel
card-blankets = Blankets
card-bottle_of_wine = Wine Bottle
card-boxes = Boxes
card-candles_treasure = Candles
card-captain_stones_spyglass = Captain Stone’s Spyglass
card-cave_with_furs = Cave with Furs
card-ceremonial_bowl = Ceremonial Bowl
card-compass = Compass
card-crocks = Crocks
card-gold = Gold!
card-hammock = Hammock
card-hatchet = Axe
card-helmet = Helmet
card-herbal_mixture = Herbal Mixture
card-old_clothes = Old Clothes
card-old_map = Old Map
card-old_rifle = Old Rifle
card-protective_amulet = Protective Amulet
card-ropes = Ropes
card-saber = Sabre
card-treasure_map = Treasure Map
card-whip = Whip

## Creatures

card-a_shiny_jewel = Shiny Stone
card-bats = Bats
card-big_ape = Big Ape
card-bite = Bite
card-furious_tiger = Furious Tiger
card-giant_snake = Giant Snake
card-gorilla = Gorilla
card-gremlins = Gremlins
card-savage = Savage
card-scorpion = Scorpion
card-snake = Snake
card-spiders = Spiders
card-unleashed_beast = Unleashed Beast

## Traps

card-blowgun = Blowpipe
card-blunt_spear = Blunt Spear
card-collapse = Collapse
card-confused = Confused
card-net = Net
card-poisonous_spores = Poison Spores
card-sharp_blade = Sharp Blade
card-snare_trap = Noose
card-spider_web = Spider Web
card-strange_disease = Strange Disease
card-terrible_scream = Terrible Scream
card-trapdoor = Trapdoor
card-unfortunate_adventure = Unfortunate Accident

## Inventions

card-map = Map
card-pot = Pot
card-bricks = Bricks
card-knife = Knife
card-rope = Rope
card-dam = Dam
card-shovel = Shovel
card-fire = Fire
card-medicine = Medicine
card-spear = Spear
card-snare = Snare
card-shortcut = Shortcut
card-fireplace = Fireplace
card-basket = Basket
card-bed = Bed
card-belts = Belts
card-bow = Bow
card-cellar = Cellar
card-corral = Corral
card-diary = Diary
card-drums = Drums
card-furnace = Furnace
card-lantern = Lantern
card-moat = Moat
card-pit = Pit
card-raft = Raft
card-sack = Sack
card-shield = Shield
card-sling = Sling
card-wall = Wall
card-axe_s1 = Axe
card-mast = Mast
card-cross = Cross
card-holy_bell = Holy Bell
card-raft_s3 = Raft
card-lifeboat = Lifeboat
card-rope_ladder = Rope Ladder
card-longboat = Longboat
card-ballista = Ballista
card-canoe = Canoe
card-fence = Fence
card-garden = Garden
card-trap = Trap
card-tranquilizer = Tranquilizer

## Beasts

card-alligator = Alligator
card-bear = Bear
card-birds = Birds
card-boa = Boa
card-chamois = Chamois
card-cheetah = Cheetah
card-fox = Fox
card-goats = Goats
card-gorilla_beast = Gorilla
card-iguana = Iguana
card-jaguar_beast = Jaguar
card-puma_beast = Puma
card-tapir = Tapir
card-tiger_beast = Tiger
card-wild_dog_beast = Wild Dog
card-wild_pig = Wild Pig

## Starting Equipment

card-bible = Bible
card-biscuits = Biscuits
card-empty_bottle = Empty Bottle
card-flask_of_rum = Flask of Rum
card-hammer_and_nails = Hammer & Nails
card-pipe_and_tobacco = Pipe & Tobacco
card-pistol = Pistol
card-storm_glass = Barometer

## Discovery tokens

card-candles = Candles
card-fallen_tree = Fallen Tree
card-goat = Goat
card-grubs = Nutritious Grubs
card-treasure = Treasure
card-giant_leaves = Giant Leaves
card-tobacco = Tobacco
card-herbs = Herbs
card-old_machete = Old Machete
card-thorny_bush = Thorny Bush
card-poison = Poison
card-vegetables = Vegetables
card-healing_herbs = Healing Herbs
card-herbs_s1 = Herbs
card-oil = Oil
card-pirate_sabre = Pirate Sabre
card-medallion = Lady’s Medallion
card-cultists_candle = Cultist’s Candle
card-mysterious_vial = Mysterious Vial
card-decorated_bell = Decorated Bell
card-sacrificial_dagger = Sacrificial Dagger
card-herbs_s3 = Herbs
card-pistol_s3 = Pistol
card-ruined_hut = Ruined Hut
card-vines = Vines
card-old_map_s4 = Old Map
card-indys_diary = Indy’s Diary
card-torch = Torch
card-old_canvas = Old Canvas
card-blowpipe_s5 = Blowpipe
card-healing_ointment = Healing Ointment
card-map_of_the_island = Map of the Island
card-old_machete_s5 = Old Machete
card-old_tools = Old Tools
card-plough = Plough
card-gunpowder = Gunpowder
card-seeds = Seeds
card-bottle_of_vodka = Bottle of Vodka
card-firecracker = Firecracker
card-giant_footprint = Giant Footprint
card-lost_prop = Filmmaker’s Lost Prop

## Characters and abilities

card-carpenter = Carpenter
card-cook = Cook
card-explorer = Explorer
card-soldier = Soldier
card-friday = Friday
card-dog = Dog
card-economical_construction = Economical Construction
card-craftsmanship = Craftsmanship
card-a_new_idea = A New Idea
card-handyman = Handyman
card-grandmas_recipe = Grandma’s Recipe
card-scrounger = Scrounger
card-stone_soup = Stone Soup
card-hooch = Hooch
card-lucky = Lucky
card-reconnaissance = Reconnaissance
card-motivational_speech = Motivational Speech
card-scouting = Scouting
card-tracking = Tracking
card-defensive_plan = Defensive Plan
card-frenzy = Frenzy
card-the_hunt = The Hunt

## Island tiles

card-tile_1 = Tile 1
card-tile_2 = Tile 2
card-tile_3 = Tile 3
card-tile_4 = Tile 4
card-tile_5 = Tile 5
card-tile_6 = Tile 6
card-tile_7 = Tile 7
card-tile_8 = Tile 8
card-tile_9 = Tile 9
card-tile_10 = Tile 10
card-tile_11 = Tile 11
