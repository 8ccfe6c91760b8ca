### Near and Far: nomi di carte, segnalini, mappe e luoghi.

## Artifacts

card-mirror_hat = Cappello a Specchio
card-jade_flute = Flauto di Giada
card-lockpicks = Grimaldelli
card-golden_magnet = Magnete d'Oro
card-merchants_jacket = Giacca del Mercante
card-spices = Spezie
card-trading_cart = Carro Commerciale
card-copper_kettle = Bollitore di Rame
card-walking_stick = Bastone da Viaggio
card-brass_spyglass = Cannocchiale d'Ottone
card-masons_hammer = Martello del Muratore
card-short_sword = Spada Corta
card-padded_coat = Giubba Imbottita
card-safe_conduct = Salvacondotto
card-nomad_tent = Tenda Nomade
card-camel_bell = Sonaglio della Carovana
card-menders_wrench = Chiave del Riparatore
card-scale_shield = Scudo di Squame
card-hatching_lamp = Lampada da Cova
card-thieves_gloves = Guanti da Ladro
card-false_beard = Barba Finta
card-loaded_purse = Borsa a Doppio Fondo
card-mages_inkpot = Calamaio del Mago
card-star_chart = Carta delle Stelle
card-crystal_vial = Fiala di Cristallo
card-banner_of_two = Vessillo dei Due
card-wedding_bowl = Coppa Nuziale
card-caravan_ledger = Registro della Carovana
card-honest_mirror = Specchio Sincero
card-judges_wig = Parrucca del Giudice
card-beggars_bowl = Ciotola del Pellegrino
card-black_dagger = Pugnale Nero
card-forged_seal = Sigillo Contraffatto
card-smugglers_boots = Stivali del Contrabbandiere
card-miners_lantern = Lanterna da Minatore
card-piano_stool = Sgabello del Pianista
card-pedlars_scale = Bilancia dell'Ambulante
card-herb_bundle = Mazzo di Erbe
card-old_pact = Vecchio Patto
card-starry_robe = Manto Stellato
card-gambling_dice = Dadi da Gioco
card-legendary_scroll = Pergamena Leggendaria
card-mercenary_contract = Contratto del Mercenario
card-merchants_contract = Contratto del Mercante
card-crown_of_cunning = Corona dell'Astuzia
card-amulet_of_nightmares = Amuleto degli Incubi
card-ancient_compass = Bussola Antica
card-night_cloak = Mantello Notturno
card-queens_pardon = Grazia Reale
card-house_on_wheels = Casa su Ruote
card-giant_egg = Uovo Gigante
card-war_drum = Tamburo di Guerra
card-library_key = Chiave della Biblioteca
card-treaty_of_four = Trattato dei Quattro
card-landlords_map = Mappa del Proprietario

## Treasures

card-bounty_contract = Contratto di Taglia
card-purse = Borsello
card-fire_bomb = Bomba Incendiaria
card-rusty_bell = Campanella Arrugginita
card-snares = Lacci
card-old_shovel = Vecchia Pala
card-old_recipe = Vecchia Ricetta
card-old_journal = Vecchio Diario
card-dented_helmet = Elmo Ammaccato
card-cracked_lens = Lente Incrinata
card-patched_sail = Vela Rattoppata
card-singing_bowl = Ciotola Cantante
card-lucky_nail = Chiodo Fortunato
card-tin_whistle = Zufolo di Latta
card-stuffed_owl = Gufo Impagliato
card-emperors_button = Bottone dell'Imperatore
card-bent_key = Chiave Storta
card-ship_in_a_bottle = Nave in Bottiglia

## Finds

card-cold_blade = Lama Gelida
card-banshee_necklace = Collana della Banshee
card-pocket_echo = Eco da Tasca
card-patient_lamp = Lampione Paziente
card-borrowed_knot = Nodo in Prestito
card-deed_to_half_a_bridge = Atto di Mezzo Ponte
card-goat_of_some_standing = Capra di un Certo Rango
card-red_comb = Pettine Rosso
card-sleepwalkers_bell = Campanella del Sonnambulo
card-acorn_that_bites = Ghianda che Morde
card-insurance_policy = Polizza
card-warm_stone = Pietra Calda
card-pilgrims_left_boot = Stivale Sinistro del Pellegrino
card-second_face = Seconda Faccia
card-bottle_of_clear = Boccetta di Chiara
card-violet_ledger = Registro Viola
card-unsent_letter = Lettera Mai Spedita
card-jar_of_fog = Barattolo di Nebbia
card-bride_price = Prezzo della Sposa
card-true_salt = Sale Vero
card-captains_chair = Sgabello del Capitano
card-fish_with_a_ring = Pesce con l'Anello
card-glass_net = Rete di Vetro
card-todays_bridge = Ponte di Oggi
card-ember_in_a_sock = Brace nel Calzino
card-polite_gavel = Martelletto Cortese
card-spare_law = Legge di Scorta
card-left_handed_glove = Guanto Mancino
card-mammoths_promise = Promessa del Mammut
card-wool_shirt = Maglia di Lana
card-spoon_of_the_last_cook = Cucchiaio dell'Ultima Cuoca

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

card-button = Bottone
card-crumb = Briciola
card-soot = Fuliggine
card-marmalade = Marmellata
card-platypus = Ornitorinco

## Arcade quests

card-broken_cart = Carro Rotto
card-locked_chapel = Cappella Chiusa
card-river_crossing = Il Guado
card-lost_child = Bambino Smarrito
card-cold_camp = Accampamento Freddo
card-wolves_on_the_ridge = Lupi sul Crinale
card-dry_well = Pozzo Secco
card-travelling_judge = Giudice Viandante
card-market_brawl = Rissa al Mercato
card-old_machine = Vecchia Macchina
card-rope_bridge = Ponte di Corda
card-sick_mule = Mulo Malato
card-gate_of_thorns = Porta di Spine
card-wager = La Scommessa
card-hermits_question = La Domanda dell'Eremita
card-night_thieves = Ladri nella Notte
card-stranded_players = Attori in Panne
card-collapsed_tunnel = Galleria Crollata
card-bee_tree = Albero delle Api
card-tax_collector = L'Esattore
card-flooded_road = Strada Allagata
card-silent_village = Villaggio Silenzioso
card-smugglers_path = Sentiero dei Contrabbandieri
card-burning_barn = Fienile in Fiamme
card-singing_stones = Pietre Cantanti
card-old_debt = Vecchio Debito
card-rival_diggers = Scavatori Rivali
card-lame_giant = Gigante Zoppo
card-letter_without_address = Lettera senza Indirizzo
card-poisoned_stream = Ruscello Avvelenato
card-fallen_statue = Statua Caduta
card-wedding_without_music = Nozze senza Musica
card-eagles_nest = Nido d'Aquila
card-abandoned_toll = Dogana Abbandonata
card-runaway_apprentice = Apprendista in Fuga
card-sunken_chest = Forziere Sommerso
card-two_thirsty_armies = Due Eserciti Assetati
card-starving_caravan = Carovana Affamata
card-masked_ball = Ballo in Maschera
card-last_match = L'Ultimo Fiammifero

## Threats

card-bandit = Bandito
card-angry_geese = Oche Inferocite
card-unpaid_band = Banda non Pagata
card-bridge_lawyer = Avvocato del Ponte
card-thorn_boar = Cinghiale di Spine
card-glass_wasps = Vespe di Vetro
card-deserters = Disertori
card-walking_thicket = Macchia che Cammina
card-salt_eel = Anguilla di Sale
card-tax_lion = Leone delle Tasse
card-old_siege_engine = Vecchia Macchina d'Assedio
card-thing_in_the_well = La Cosa nel Pozzo

## Bosses

card-shreya = Capitano Shreya
card-zag = Zag il cacciatore di tesori
card-ivory_queen = La Regina d'Avorio
card-red_king = Il Re Rosso

## Chiefs

card-silk_marlo = Marlo di Seta
card-archivist_thule = L'Archivista Thule
card-elder_ssir = L'Anziano Ssir
card-grandmother_ashti = Nonna Ashti

## Talents

card-martial_arts = Arti marziali
card-potion_brewing = Preparazione di pozioni
card-knowledge = Conoscenza
card-piano_playing = Suonare il pianoforte
card-treasure_hunting = Caccia al tesoro
card-cooking = Cucina
card-meditation = Meditazione
card-sharp_tongue = Lingua tagliente
card-bounty_hunting = Caccia alle taglie
card-bribery = Corruzione
card-politics = Politica
card-begging = Accattonaggio
card-pack_bird_breeding = Allevamento di uccelli da soma
card-fishing = Pesca
card-storytelling = Arte del racconto
card-spelunking = Speleologia
card-gem_trading = Commercio di gemme
card-persuasion = Persuasione

## Characters

card-grear = Grear
card-vera = Vera
card-eiim = Eiim
card-rin = Rin
card-crystal = Cristallo
card-tanian = Tanian
card-kikli = Kikli
card-riza = Riza
