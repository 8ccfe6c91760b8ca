### Near and Far: names of cards, tokens, maps and places.

## Artifacts

card-mirror_hat = Mirror Hat
card-jade_flute = Jade Flute
card-lockpicks = Lockpicks
card-golden_magnet = Golden Magnet
card-merchants_jacket = Merchant's Jacket
card-spices = Spices
card-trading_cart = Trading Cart
card-copper_kettle = Copper Kettle
card-walking_stick = Walking Stick
card-brass_spyglass = Brass Spyglass
card-masons_hammer = Mason's Hammer
card-short_sword = Short Sword
card-padded_coat = Padded Coat
card-safe_conduct = Letter of Safe Conduct
card-nomad_tent = Nomad Tent
card-camel_bell = Caravan Bell
card-menders_wrench = Mender's Wrench
card-scale_shield = Scale Shield
card-hatching_lamp = Hatching Lamp
card-thieves_gloves = Thief's Gloves
card-false_beard = False Beard
card-loaded_purse = Purse with Two Bottoms
card-mages_inkpot = Mage's Inkpot
card-star_chart = Star Chart
card-crystal_vial = Crystal Vial
card-banner_of_two = Banner of Two
card-wedding_bowl = Wedding Bowl
card-caravan_ledger = Caravan Ledger
card-honest_mirror = Honest Mirror
card-judges_wig = Judge's Wig
card-beggars_bowl = Pilgrim's Bowl
card-black_dagger = Black Dagger
card-forged_seal = Forged Seal
card-smugglers_boots = Smuggler's Boots
card-miners_lantern = Miner's Lantern
card-piano_stool = Piano Stool
card-pedlars_scale = Pedlar's Scale
card-herb_bundle = Bundle of Herbs
card-old_pact = Old Pact
card-starry_robe = Starry Robe
card-gambling_dice = Gambling Dice
card-legendary_scroll = Legendary Scroll
card-mercenary_contract = Mercenary Contract
card-merchants_contract = Merchant's Contract
card-crown_of_cunning = Crown of Cunning
card-amulet_of_nightmares = Amulet of Nightmares
card-ancient_compass = Ancient Compass
card-night_cloak = Night Cloak
card-queens_pardon = Royal Pardon
card-house_on_wheels = House on Wheels
card-giant_egg = Giant Egg
card-war_drum = War Drum
card-library_key = Library Key
card-treaty_of_four = Treaty of Four
card-landlords_map = Landlord's Map

## Treasures

card-bounty_contract = Bounty Contract
card-purse = Purse
card-fire_bomb = Fire Bomb
card-rusty_bell = Rusty Bell
card-snares = Snares
card-old_shovel = Old Shovel
card-old_recipe = Old Recipe
card-old_journal = Old Journal
card-dented_helmet = Dented Helmet
card-cracked_lens = Cracked Lens
card-patched_sail = Patched Sail
card-singing_bowl = Singing Bowl
card-lucky_nail = Lucky Nail
card-tin_whistle = Tin Whistle
card-stuffed_owl = Stuffed Owl
card-emperors_button = Emperor's Button
card-bent_key = Bent Key
card-ship_in_a_bottle = Ship in a Bottle

## Finds

card-cold_blade = Cold Blade
card-banshee_necklace = Banshee Necklace
card-pocket_echo = Pocket Echo
card-patient_lamp = Patient Lamp
card-borrowed_knot = Borrowed Knot
card-deed_to_half_a_bridge = Deed to Half a Bridge
card-goat_of_some_standing = Goat of Some Standing
card-red_comb = Red Comb
card-sleepwalkers_bell = Sleepwalker's Bell
card-acorn_that_bites = Acorn That Bites
card-insurance_policy = Insurance Policy
card-warm_stone = Warm Stone
card-pilgrims_left_boot = Pilgrim's Left Boot
card-second_face = Second Face
card-bottle_of_clear = Bottle of Clear
card-violet_ledger = Violet Ledger
card-unsent_letter = Unsent Letter
card-jar_of_fog = Jar of Fog
card-bride_price = Bride Price
card-true_salt = True Salt
card-captains_chair = Captain's Stool
card-fish_with_a_ring = Fish with a Ring
card-glass_net = Glass Net
card-todays_bridge = Today's Bridge
card-ember_in_a_sock = Ember in a Sock
card-polite_gavel = Polite Gavel
card-spare_law = Spare Law
card-left_handed_glove = Left-Handed Glove
card-mammoths_promise = Mammoth's Promise
card-wool_shirt = Wool Shirt
card-spoon_of_the_last_cook = Spoon of the Last Cook

## Adventurers

card-oda = Oda
card-brom = Brom
card-luto = Luto
card-yara = Yara
card-teve = Teve
card-samo = Samo
card-dunya = Dunya
card-osip = Osip
card-inna = Inna
card-pike = Pike
card-tess = Tess
card-vasco = Vasco
card-nix = Nix
card-moll = Moll
card-grib = Grib
card-jory = Jory
card-anka = Anka
card-bruno = Bruno
card-ilva = Ilva
card-wen = Wen
card-orla = Orla
card-tamsin = Tamsin
card-quill = Quill
card-edda = Edda
card-marek = Marek
card-sefa = Sefa
card-lumo = Lumo
card-sesk = Sesk
card-khar = Khar
card-ossa = Ossa
card-tikk = Tikk
card-zurr = Zurr
card-hisk = Hisk
card-rasp = Rasp
card-vark = Vark
card-shul = Shul

## Pets

card-button = Button
card-crumb = Crumb
card-soot = Soot
card-marmalade = Marmalade
card-platypus = Platypus

## Arcade quests

card-broken_cart = Broken Cart
card-locked_chapel = Locked Chapel
card-river_crossing = River Crossing
card-lost_child = Lost Child
card-cold_camp = Cold Camp
card-wolves_on_the_ridge = Wolves on the Ridge
card-dry_well = Dry Well
card-travelling_judge = Travelling Judge
card-market_brawl = Market Brawl
card-old_machine = Old Machine
card-rope_bridge = Rope Bridge
card-sick_mule = Sick Mule
card-gate_of_thorns = Gate of Thorns
card-wager = The Wager
card-hermits_question = The Hermit's Question
card-night_thieves = Night Thieves
card-stranded_players = Stranded Players
card-collapsed_tunnel = Collapsed Tunnel
card-bee_tree = Bee Tree
card-tax_collector = Tax Collector
card-flooded_road = Flooded Road
card-silent_village = Silent Village
card-smugglers_path = Smugglers' Path
card-burning_barn = Burning Barn
card-singing_stones = Singing Stones
card-old_debt = Old Debt
card-rival_diggers = Rival Diggers
card-lame_giant = Lame Giant
card-letter_without_address = Letter Without Address
card-poisoned_stream = Poisoned Stream
card-fallen_statue = Fallen Statue
card-wedding_without_music = Wedding Without Music
card-eagles_nest = Eagle's Nest
card-abandoned_toll = Abandoned Toll
card-runaway_apprentice = Runaway Apprentice
card-sunken_chest = Sunken Chest
card-two_thirsty_armies = Two Thirsty Armies
card-starving_caravan = Starving Caravan
card-masked_ball = Masked Ball
card-last_match = The Last Match

## Threats

card-bandit = Bandit
card-angry_geese = Angry Geese
card-unpaid_band = Unpaid Band
card-bridge_lawyer = Bridge Lawyer
card-thorn_boar = Thorn Boar
card-glass_wasps = Glass Wasps
card-deserters = Deserters
card-walking_thicket = Walking Thicket
card-salt_eel = Salt Eel
card-tax_lion = Tax Lion
card-old_siege_engine = Old Siege Engine
card-thing_in_the_well = The Thing in the Well

## Bosses

card-shreya = Captain Shreya
card-zag = Zag the Treasure Hunter
card-ivory_queen = The Ivory Queen
card-red_king = The Red King

## Chiefs

card-silk_marlo = Silk Marlo
card-archivist_thule = Archivist Thule
card-elder_ssir = Elder Ssir
card-grandmother_ashti = Grandmother Ashti

## Talents

card-martial_arts = Martial arts
card-potion_brewing = Potion brewing
card-knowledge = Knowledge
card-piano_playing = Piano playing
card-treasure_hunting = Treasure hunting
card-cooking = Cooking
card-meditation = Meditation
card-sharp_tongue = Sharp tongue
card-bounty_hunting = Bounty hunting
card-bribery = Bribery
card-politics = Politics
card-begging = Begging
card-pack_bird_breeding = Pack bird breeding
card-fishing = Fishing
card-storytelling = Storytelling
card-spelunking = Spelunking
card-gem_trading = Gem trading
card-persuasion = Persuasion

## Characters

card-grear = Grear
card-vera = Vera
card-eiim = Eiim
card-rin = Rin
card-crystal = Crystal
card-tanian = Tanian
card-kikli = Kikli
card-riza = Riza
