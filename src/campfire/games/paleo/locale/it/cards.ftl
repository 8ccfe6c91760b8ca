### Nomi di carte e moduli, segni e storie da leggere ad alta voce.

## Moduli

module-A = Grossa preda
module-A-blurb = Il branco di mammut attraversa la valle: seguitelo e tenete carne per la notte.
module-B = Nuovo mondo
module-B-blurb = Oltre il fiume c’è una valle senza nome; chi vuole restarci deve costruire.
module-C = Ululato nella notte
module-C-blurb = Un branco affamato gira attorno al campo: tenete alti i fuochi o dividete il cibo.
module-D = La montagna che fuma
module-D-blurb = La terra trema e la montagna vuole doni, ma con la sua terra rossa si dipinge meglio.
module-E = L’inverno bianco
module-E-blurb = Ogni notte chiede legno o pellicce; nella neve aspettano grandi animali e grandi luci.
module-F = La caverna profonda
module-F-blurb = Portate torce nei passaggi oltre l’ultimo fuoco e guardatevi da chi ci vive.
module-G = La grande sete
module-G-blurb = Il fiume è secco e la foresta brucia: trovate l’acqua prima che le notti diventino troppo lunghe.
module-H = Oltre le acque
module-H-blurb = Su un’isola ardono fuochi: costruite zattere, affrontate la corrente e non lasciate il campo all’acqua.
module-I = L’attacco delle Mani Bianche
module-I-blurb = Degli stranieri vogliono la vostra valle; tra loro e il vostro fuoco ci sono quattro guerrieri.
module-J = La Bestia
module-J-blurb = Sa dove dormite: completate il mammut, poi uscite ad affrontarla.

## Segni: ciò che è accaduto

sign-painted = la pittura è completa
sign-quiet_pack = il branco è sazio per stanotte
sign-tremors = la terra trema
sign-water = la tribù ha trovato l’acqua
sign-enraged = la Bestia è infuriata

## Carte base

card-tree = Albero
card-berries = Bacche mature
card-roe_deer = Capriolo
card-wild_boar = Cinghiale
card-wolf_tracks = Tracce di lupo
card-shoal = Banco di pesci
card-drinking_herd = Mandria all’abbeverata
card-beaver_dam = Diga dei castori
card-deep_ford = Guado profondo
card-flint = Selce
card-mountain_goat = Capre di montagna
card-rockfall = Caduta di massi
card-lookout = Punto di vedetta
card-home_fire = Fuoco di casa
card-wise_woman = Guaritrice
card-tool_talk = Parlando di attrezzi
card-painted_wall = Parete dipinta
card-wolves = Lupi
card-sabre_tooth = Tigre dai denti a sciabola
card-cold_snap = Gelo improvviso
card-sheltered_grove = Boschetto riparato

## Persone

card-arn = Arn il cacciatore
card-brok = Brok il cacciatore
card-sela = Sela la cacciatrice
card-tuva = Tuva la lanciatrice
card-ilk = Ilk lo scheggiatore
card-maro = Maro l’artigiano
card-nessa = Nessa dalle dita agili
card-odo = Odo il vecchio artigiano
card-fenn = Fenn dalla torcia
card-lira = Lira l’esploratrice
card-ryn = Ryn il battitore
card-yara = Yara l’esploratrice
card-gorm = Gorm il guerriero
card-hild = Hild la guerriera
card-kar = Kar il guerriero
card-vola = Vola la guerriera
card-darka = Darka
card-moss = Moss l’erborista
card-ona = Ona la sognatrice
card-pip = Pip il trovatello

## Sogni

card-dream_of_the_mammoth = Sogno del mammut
card-white_stag = Cervo bianco
card-hidden_valley = Valle nascosta
card-voice_of_the_ancestors = Voce degli antenati
card-cave_bear = Orso delle caverne
card-warm_spring = Sorgente calda
card-stranger = Straniero
card-flint_vein = Vena di selce
card-fallen_oak = Quercia caduta
card-spirit_mask = Maschera dello spirito
card-vision_of_tools = Visione di attrezzi
card-salmon_run = Risalita dei salmoni
card-painted_dream = Sogno dipinto
card-raven = Corvo
card-star_path = Sentiero di stelle

## Invenzioni

card-amulet = Amuleto intagliato
card-shelter = Riparo di rami
card-sewing = Cucire pellicce
card-herb_lore = Conoscenza delle radici
card-bow_making = Fabbricare l’arco
card-bone_needle = Ago d’osso
card-bone_flute = Flauto d’osso
card-trapping = Lacci

## Modulo A

card-big_prey = Grossa preda
card-mammoth = Mammut
card-pit_trap = Fossa-trappola
card-herd_tracks = Tracce del branco
card-mammoth_calf = Piccolo di mammut
card-angry_bull = Maschio infuriato
card-stampede = Fuga del branco
card-smoke_rack = Graticcio per affumicare
card-tanner = Lavorare le pellicce
card-mammoth_spirit = Spirito del mammut

## Modulo B

card-new_world = Nuovo mondo
card-far_shore = Riva lontana
card-clay_bank = Riva d’argilla
card-new_hearth = Nuovo focolare
card-building_ground = Terreno da costruzione
card-old_camp = Campo abbandonato
card-wanderers = Viandanti
card-valley_dream = Sogno della valle
card-marsh = Palude
card-hyenas = Iene
card-hailstorm = Grandinata

## Modulo C

card-howl_in_the_night = Ululato nella notte
card-wolf_pack = Branco di lupi
card-lone_wolf = Lupo solitario
card-wolf_den = Tana dei lupi
card-wolf_cub = Cucciolo di lupo
card-moonlit_clearing = Radura al chiaro di luna
card-deer_in_the_snow = Cervi nella neve
card-frozen_carcass = Carcassa congelata
card-eyes_in_the_dark = Occhi nel buio

## Modulo D

card-smoking_mountain = La montagna brontola
card-quake = Scossa
card-lava_flow = Fiume di fuoco
card-obsidian_field = Campo di pietra nera
card-hot_pool = Pozza calda
card-ash_fall = Pioggia di cenere
card-crater_rim = Orlo del cratere
card-red_ochre = Ocra rossa
card-fire_dream = Sogno di fuoco
card-fleeing_herd = Mandria in fuga

## Modulo E

card-white_winter = Freddo d’inverno
card-blizzard = Bufera
card-thin_ice = Ghiaccio sottile
card-reindeer = Renne
card-ice_fishing = Pesca nel ghiaccio
card-musk_ox = Bue muschiato
card-frozen_wood = Bosco ghiacciato
card-northern_lights = Aurora boreale
card-snow_house = Casa di neve
card-lost_child = Bambino smarrito
card-snow_blindness = Abbaglio della neve

## Modulo F

card-dark_below = Il buio di sotto
card-cave_lion = Leone delle caverne
card-side_passage = Passaggio laterale
card-painted_gallery = Galleria dipinta
card-underground_lake = Lago sotterraneo
card-bats = Pipistrelli
card-chasm = Voragine
card-bone_heap = Mucchio d’ossa
card-echo_chamber = Camera degli echi
card-torch_store = Scorta di torce

## Modulo G

card-great_thirst = La grande sete
card-wildfire = Incendio
card-deep_well = Pozzo profondo
card-waterhole = Ultima pozza
card-vultures = Avvoltoi
card-rain_song = Canto della pioggia
card-parched_throats = Gole riarse
card-mud_pit = Pozza di fango
card-cloud_dream = Sogno di nuvole
card-thirsty_strangers = Stranieri assetati

## Modulo H

card-rising_water = L’acqua sale
card-raft_building = Costruire zattere
card-island_shore = Riva dell’isola
card-seal_colony = Colonia di foche
card-whirlpool = Mulinello
card-storm_waves = Onde di tempesta
card-driftwood = Legna alla deriva
card-sea_eagle = Aquila di mare
card-old_fisher = Vecchio pescatore
card-whale = Balena

## Modulo I

card-white_hands = Le Mani Bianche attaccano
card-raid = Incursione
card-ambush = Imboscata
card-enemy_camp = Campo delle Mani Bianche
card-captive = Prigioniero
card-war_paint = Pittura di guerra
card-chalk_cliff = Scogliera di gesso
card-white_dream = Sogno bianco

## Modulo J

card-the_beast = La Bestia
card-claw_marks = Segni di artigli
card-warm_breath = Fiato caldo
card-deep_print = Impronta profonda
card-beast_trail = Pista della Bestia
card-torn_camp = Campo devastato
card-it_watches = Ci osserva
card-old_hunter = Vecchio cacciatore
card-bone_trap = Trappola d’ossa
card-beast_dream = Sogno della Bestia

## Storie

card-great_hunt = La grande caccia
story-great_hunt = Il branco scende al guado e la femmina più vecchia si ferma a guardarci. Nessuno respira. Poi il più piccolo di noi starnutisce, e vola la prima lancia.
card-star_reader = Colei che legge le stelle
story-star_reader = Una donna siede sola sulla collina e conta i fuochi del cielo. Uno è il nostro, dice, e da tempo aspetta che ci sediamo accanto a lei.
card-drowned_forest = La foresta sommersa
story-drowned_forest = Quando l’acqua cala, dal fango spuntano tronchi neri, là dove le nostre nonne raccoglievano noci. Il legno è duro come la pietra. Da una forcella pende il manico di un cesto, di pietra anche quello.
card-old_cow = L’ultimo cammino
story-old_cow = Al crepuscolo la vecchia femmina lascia il branco e va dove giacciono le ossa. La seguiamo senza lance. Ci lascia sedere accanto a lei finché tutto è finito.
card-calf_and_child = Il piccolo e il bambino
story-calf_and_child = Un piccolo di mammut è caduto nella fossa, e un bambino mai visto gli getta dell’erba. Due che si sono smarriti. Scaviamo una via d’uscita per entrambi.
card-girl_with_white_hands = La ragazza dalle mani bianche
story-girl_with_white_hands = È ferma al limite del nostro fuoco e alza le mani; il gesso che le copre è screpolato. Non è venuta a combattere. Ha fame, e sa dove dorme la sua gente.
card-first_roof = Il primo tetto
story-first_roof = Per tutto il giorno abbiamo piegato rami e li abbiamo legati con tendini. La sera è arrivata la pioggia, e per la prima volta l’abbiamo sentita cadere su qualcosa fatto da noi.
card-fire_across_the_valley = Il fuoco oltre la valle
story-fire_across_the_valley = Ogni sera un secondo fuoco risponde al nostro dal versante lontano. Stanotte laggiù qualcuno alza e abbassa un ramo acceso, due volte. Facciamo lo stesso.
card-two_chiefs = Due capi
story-two_chiefs = Il loro capo si fa avanti e con la lancia traccia un cerchio nella polvere. Uno dei nostri vi entra. Qualunque cosa accada, gli altri staranno solo a guardare.
card-wolf_at_the_edge_of_light = Il lupo al limite della luce
story-wolf_at_the_edge_of_light = Si sdraia dove finisce la luce del fuoco, il muso sulle zampe, e aspetta. Gli gettiamo un osso. Al mattino è ancora lì, e gli altri se ne sono andati.
card-song_of_the_pack = Il canto del branco
story-song_of_the_pack = Uno di noi risponde agli ululati, all’inizio per scherzo. Il branco tace, poi risponde. Per un po’ piangiamo i morti insieme, loro i loro e noi i nostri.
card-man_who_carried_fire = L’uomo che portava il fuoco
story-man_who_carried_fire = Si dice che salì al lago ardente con un ramo verde e tornò con uno rosso. Non aveva più capelli, e rideva. Ora tocca a noi portarlo.
card-black_glass = Vetro nero
story-black_glass = Dove il fiume di fuoco si è raffreddato, la pietra è nera e limpida come l’acqua di notte. Si spezza in lame che tagliano ogni pelle. Ci fasciamo le mani e prendiamo quanto possiamo portare.
card-sleepers_in_the_ice = Dormienti nel ghiaccio
story-sleepers_in_the_ice = Sotto i nostri piedi, in fondo al blu, animali interi stanno fermi come se si fossero solo messi a pensare. Ciò che l’inverno custodisce, dicono i vecchi, a volte lo dona.
card-longest_night = La notte più lunga
story-longest_night = Nessuno dorme. Bruciamo l’ultimo ceppo buono e diciamo i nomi di tutti quelli che si sono seduti a questo fuoco. Quando i nomi finiscono, è mattina.
card-blind_fish = I pesci ciechi
story-blind_fish = Il lago non ha una riva che la torcia possa trovare. Pesci bianchi senza occhi vengono alle nostre mani come se li avessero chiamati. Ne prendiamo qualcuno e ringraziamo il buio.
card-hands_of_the_first = Le mani dei primi
story-hands_of_the_first = In fondo al passaggio la parete è piena di mani, rosse e nere, piccole e grandi. Una combacia esattamente, perfino il mignolo storto. Chiamiamo, e lui non toglie la mano.
card-boy_who_called_the_rain = Il ragazzo che chiamava la pioggia
story-boy_who_called_the_rain = Batte due pietre l’una contro l’altra e non smette, né per mangiare né per dormire. Il terzo giorno qualcuno riprende il ritmo, poi tutti. Il quarto cade una goccia.
card-hidden_spring = La sorgente nascosta
story-hidden_spring = Gli stranieri camminano da nove giorni, eppure hanno le labbra bagnate. Si guardano. Poi il più vecchio sposta una pietra piatta.
card-people_of_the_island = La gente dell’isola
story-people_of_the_island = Guardano il nostro fumo da quando noi guardiamo il loro. Ci toccano i capelli e le zattere, ridono, poi ci mostrano dove seppelliscono i morti. Le pietre sono messe come le nostre.
card-what_the_old_hunter_saw = Ciò che vide il vecchio cacciatore
story-what_the_old_hunter_saw = «È più grande di quanto pensiate», dice, e mostra la cicatrice dalla spalla al fianco. «Ma una volta l’ho vista avere paura. Vi dirò di che cosa.»
card-beast_in_the_dream = La Bestia nel sogno
story-beast_in_the_dream = Nel sogno sta accanto al fuoco come un cane, e vediamo che è vecchia e che anche lei è stanca. Al risveglio le nostre mani ne conoscono la forma.
