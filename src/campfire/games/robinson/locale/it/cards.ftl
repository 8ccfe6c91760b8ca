### Robinson Crusoe: nomi di carte, segnalini e tessere.

## Eventi

card-argument = Litigio
card-bad_feelings = Brutti presentimenti
card-bear_event = Orso
card-body_on_the_beach = Un corpo sulla spiaggia
card-call_of_the_wild = Il richiamo della foresta
card-council = Concilio
card-dangerous_night = Notte Pericolosa
card-depression = Depressione
card-despondency = Sconforto
card-devastation = Devastazione
card-drought = Siccità
card-earthquake = Terremoto
card-exhausting_night = Notte estenuante
card-fight_in_the_dark = Lotta nel buio
card-foul_weather = Maltempo
card-howling_from_the_woods = Ululati nei Boschi
card-the_island_fights_back = L’Isola Contrattacca
card-loss_of_hope = Speranza perduta
card-mess_in_the_camp = Disordine nell’accampamento
card-mist = Foschia
card-natural_dam_breaks = Cede la diga naturale
card-night_howling = Ululati notturni
card-otters = Lontre
card-poisoning = Avvelenamento
card-predator_is_near = Un predatore è vicino
card-ravenous_predators = Predatori famelici
card-ravishing_hurricane = Uragano devastante
card-rough_passage = Passaggio impervio
card-searching_for_a_new_path = In cerca di un nuovo sentiero
card-sleepless_night = Notte insonne
card-slow_work = Lavoro lento
card-smoke_on_the_horizon = Fumo all’orizzonte
card-strong_wind = Vento forte
card-termites = Termiti
card-unusually_cold_night = Notte insolitamente fredda
card-vertigo = Vertigini
card-weakness = Debolezza
card-winter_depression = Malinconia invernale
card-wrecked_balloon = Mongolfiera precipitata
card-broken_tree = Albero spezzato
card-catastrophe = Catastrofe
card-fight_event = Rissa
card-flying_surprise = Sorpresa volante
card-heavy_clouds = Nubi pesanti
card-heavy_rain = Pioggia intensa
card-jaguar_event = Giaguaro
card-landslide = Frana
card-memories_of_the_cruise = Ricordi della traversata
card-cloudburst = Acquazzone
card-culled_area = Zona spopolata
card-disaster = Disastro
card-frost = Gelo
card-heavy_rain_is_coming = Pioggia in arrivo
card-high_water = Acqua alta
card-raging_river = Fiume in piena
card-rain_event = Pioggia
card-storm_damage = Danni della Tempesta
card-storm_1 = Tempesta
card-storm_2 = Tempesta
card-stroke_of_fate = Colpo del destino
card-thunderstorm = Temporale
card-awful_weather = Tempo orribile
card-chronic_tiredness = Stanchezza cronica
card-cold_rain = Pioggia gelida
card-fire_event = Incendio
card-flood = Alluvione
card-night_attack = Attacco notturno
card-precipice = Precipizio
card-predator_in_the_vicinity = Predatore nei dintorni
card-predators_in_the_woods = Predatori nei boschi
card-predators = Predatori
card-ravishing_windstorm = Bufera devastante
card-sunny_beach = Spiaggia assolata

## Relitti

card-food_crates = Casse di Cibo
card-wrecked_lifeboat = Scialuppa sfasciata
card-captains_chest = Forziere del Capitano

## Avventure Costruzione

card-accident = Incidente
card-breakdown = Crollo nervoso
card-broken_lever = Leva spezzata
card-broken_tool = Attrezzo rotto
card-coming_to_terms = Rassegnazione
card-construction = Cantiere
card-cut_head = Ferita alla testa
card-dangerous_work = Lavoro pericoloso
card-dark_clouds_in_the_sky = Nuvole scure nel cielo
card-fast_work = Lavoro veloce
card-fear_of_the_beasts = Paura delle belve
card-hard_work = Lavoro duro
card-howling_in_the_bushes = Ululati tra i cespugli
card-hungry_predator = Predatore affamato
card-in_a_hurry = In fretta
card-laborious_work = Lavoro faticoso
card-lack_of_hope = Mancanza di speranza
card-monkey_see = La Scimmia Vede
card-nasty_wound = Brutta ferita
card-predator_in_the_camp = Predatore nell’accampamento!
card-savings = Risparmi
card-sting = Puntura
card-tired = Stanco
card-tools_inspection = Ispezione degli Attrezzi
card-unmotivated = Demotivato
card-visit_of_a_predator = Visita di un predatore
card-weak_construction = Costruzione fragile
card-windstorm = Bufera
card-you_need_a_bigger_camp = Serve un accampamento più grande

## Avventure Raccolta

card-after_the_hurricane = Dopo l’uragano
card-end_of_source = La fonte si esaurisce
card-eyes_in_the_bushes = Occhi tra i cespugli
card-fruit = Frutti
card-furs = Pellicce
card-gold_coin = Una moneta d’oro!
card-mushrooms = Funghi
card-nestlings = Nidiata
card-new_flock = Nuovo Stormo
card-nice_surprise = Bella sorpresa
card-path_of_a_predator = Il sentiero di un predatore
card-pirates_chest = Il forziere dei pirati!
card-shortage = Scarsità
card-signs_of_a_predator = Segni di un predatore
card-skeleton = Scheletro
card-spider = Ragno
card-surprise_in_the_bushes = Sorpresa tra i cespugli
card-tracks_of_a_predator = Tracce di un predatore
card-twisted_ankle = Caviglia slogata
card-unbelievable_effort = Sforzo incredibile
card-unexpected_discovery = Scoperta inattesa
card-unexpected_troubles = Difficoltà impreviste
card-viper = Vipera
card-weather_breakdown = Il tempo peggiora
card-winter_freezing = Congelamento Invernale
card-winter_is_coming = Arriva l’inverno

## Avventure Esplorazione

card-bamboo = Bambù
card-carcass = Carcassa
card-cold_wind = Vento freddo
card-dangerous_terrain = Terreno pericoloso
card-empty_forest = Foresta deserta
card-flu = Influenza
card-its_going_to_rain = Sta per piovere
card-lost = Senza via del ritorno
card-lost_in_the_thicket = Persi nella boscaglia
card-lost_in_the_woods = Persi nei boschi
card-misadventure = Disavventura
card-old_grave = Vecchia tomba
card-old_hut = Vecchia capanna
card-puma = Puma!
card-remains_of_a_settlement = Resti di un insediamento
card-ruined_hut_adventure = Capanna in rovina
card-secret_cave = Grotta segreta
card-shrine = Santuario
card-signs_of_fire = Segni di fuoco
card-storm_on_the_horizon = Tempesta all’orizzonte
card-surprising_discovery = Scoperta sorprendente
card-swamp = Palude
card-theres_something_in_the_air = C’è qualcosa nell’aria
card-thorny_bush_adventure = Cespuglio spinoso
card-tiger = Tigre!
card-vipers = Vipere!
card-wild_berries = Bacche selvatiche
card-wild_dog = Cane selvatico
card-wrong_track = Pista sbagliata

## Tesori

card-amulet_with_a_portrait = Amuleto con ritratto
card-antique_rapier = Stocco antico
card-backpack = Zaino
card-barrel = Botte
card-blankets = Coperte
card-bottle_of_wine = Bottiglia di vino
card-boxes = Scatole
card-candles_treasure = Candele
card-captain_stones_spyglass = Cannocchiale del capitano Stone
card-cave_with_furs = Grotta con pellicce
card-ceremonial_bowl = Ciotola Cerimoniale
card-compass = Bussola
card-crocks = Stoviglie di coccio
card-gold = Oro!
card-hammock = Amaca
card-hatchet = Accetta
card-helmet = Elmo
card-herbal_mixture = Mistura di Erbe
card-old_clothes = Vecchi vestiti
card-old_map = Vecchia Mappa
card-old_rifle = Vecchio fucile
card-protective_amulet = Amuleto protettivo
card-ropes = Corde
card-saber = Sciabola
card-treasure_map = Mappa del Tesoro
card-whip = Frusta

## Creature

card-a_shiny_jewel = Un Gioiello Luccicante
card-bats = Pipistrelli
card-big_ape = Grande scimmia
card-bite = Morso
card-furious_tiger = Tigre furiosa
card-giant_snake = Serpente gigante
card-gorilla = Gorilla
card-gremlins = Gremlin
card-savage = Selvaggio
card-scorpion = Scorpione
card-snake = Serpente
card-spiders = Ragni
card-unleashed_beast = Belva scatenata

## Trappole

card-blowgun = Cerbottana
card-blunt_spear = Lancia smussata
card-collapse = Crollo
card-confused = Confuso
card-net = Rete
card-poisonous_spores = Spore Velenose
card-sharp_blade = Lama affilata
card-snare_trap = Laccio
card-spider_web = Ragnatela
card-strange_disease = Strana malattia
card-terrible_scream = Urlo terribile
card-trapdoor = Botola
card-unfortunate_adventure = Sfortunato Incidente

## Invenzioni

card-map = Mappa
card-pot = Pentola
card-bricks = Mattoni
card-knife = Coltello
card-rope = Corda
card-dam = Argine
card-shovel = Pala
card-fire = Fuoco
card-medicine = Medicina
card-spear = Lancia
card-snare = Tagliola
card-shortcut = Scorciatoia
card-fireplace = Caminetto
card-basket = Cesta
card-bed = Letto
card-belts = Cinture
card-bow = Arco
card-cellar = Cantina
card-corral = Recinto
card-diary = Diario
card-drums = Tamburi
card-furnace = Fornace
card-lantern = Lanterna
card-moat = Fossato
card-pit = Pozzo
card-raft = Zattera
card-sack = Sacco
card-shield = Scudo
card-sling = Fionda
card-wall = Muro
card-axe_s1 = Accetta
card-mast = Albero
card-cross = Croce
card-holy_bell = Campana Sacra
card-raft_s3 = Zattera
card-lifeboat = Scialuppa di Salvataggio
card-rope_ladder = Scala di Corda
card-longboat = Scialuppa
card-ballista = Ballista
card-canoe = Canoa
card-fence = Steccato
card-garden = Orto
card-trap = Trappola
card-tranquilizer = Tranquillante

## Belve

card-alligator = Alligatore
card-bear = Orso
card-birds = Uccelli
card-boa = Boa
card-chamois = Camoscio
card-cheetah = Ghepardo
card-fox = Volpe
card-goats = Capre
card-gorilla_beast = Gorilla
card-iguana = Iguana
card-jaguar_beast = Giaguaro
card-puma_beast = Puma
card-tapir = Tapiro
card-tiger_beast = Tigre
card-wild_dog_beast = Cane selvatico
card-wild_pig = Cinghiale

## Equipaggiamento di Partenza

card-bible = Bibbia
card-biscuits = Biscotti
card-empty_bottle = Bottiglia vuota
card-flask_of_rum = Rum
card-hammer_and_nails = Chiodi & Martello
card-pipe_and_tobacco = Pipa & Tabacco
card-pistol = Pistola
card-storm_glass = Barometro di Fitzroy

## Segnalini Scoperta

card-candles = Candele
card-fallen_tree = Albero caduto
card-goat = Capra
card-grubs = Larve Nutrienti
card-treasure = Tesoro
card-giant_leaves = Foglie larghe
card-tobacco = Tabacco
card-herbs = Erbe
card-old_machete = Vecchio Machete
card-thorny_bush = Cespugli spinosi
card-poison = Veleno
card-vegetables = Verdure
card-healing_herbs = Erbe Curative
card-herbs_s1 = Erbe
card-oil = Olio
card-pirate_sabre = Sciabola dei pirati
card-medallion = Medaglione della Signora
card-cultists_candle = Candela del Cultista
card-mysterious_vial = Fiala Misteriosa
card-decorated_bell = Campanella decorata
card-sacrificial_dagger = Pugnale Sacrificale
card-herbs_s3 = Erbe
card-pistol_s3 = Pistola
card-ruined_hut = Capanna in rovina
card-vines = Liane
card-old_map_s4 = Vecchia Mappa
card-indys_diary = Diario di Indy
card-torch = Torcia
card-old_canvas = Vecchia Tela
card-blowpipe_s5 = Cerbottana
card-healing_ointment = Unguento curativo
card-map_of_the_island = Mappa dell’isola
card-old_machete_s5 = Vecchio Machete
card-old_tools = Vecchi Attrezzi
card-plough = Aratro
card-gunpowder = Polvere da Sparo
card-seeds = Semi
card-bottle_of_vodka = Bottiglia di vodka
card-firecracker = Petardo
card-giant_footprint = Impronta Gigante
card-lost_prop = Oggetto Perduto del Filmmaker

## Personaggi e abilità

card-carpenter = Carpentiere
card-cook = Cuoco
card-explorer = Esploratore
card-soldier = Soldato
card-friday = Venerdì
card-dog = Cane
card-economical_construction = Costruzione Economica
card-craftsmanship = Maestria
card-a_new_idea = Una Nuova Idea
card-handyman = Tuttofare
card-grandmas_recipe = Ricetta della nonna
card-scrounger = Scroccone
card-stone_soup = Zuppa di sassi
card-hooch = Sciacquabudella
card-lucky = Fortunato
card-reconnaissance = Ricognizione
card-motivational_speech = Discorso Motivazionale
card-scouting = Ricerca
card-tracking = Pattuglia
card-defensive_plan = Piano di difesa
card-frenzy = Frenesia
card-the_hunt = La Caccia

## Tessere Isola

card-tile_1 = Tessera 1
card-tile_2 = Tessera 2
card-tile_3 = Tessera 3
card-tile_4 = Tessera 4
card-tile_5 = Tessera 5
card-tile_6 = Tessera 6
card-tile_7 = Tessera 7
card-tile_8 = Tessera 8
card-tile_9 = Tessera 9
card-tile_10 = Tessera 10
card-tile_11 = Tessera 11
