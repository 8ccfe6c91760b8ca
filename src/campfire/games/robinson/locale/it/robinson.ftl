### Robinson Crusoe: domande, opzioni, eventi e motivi.

## Il gioco

scenario-castaways = Naufraghi
scenario-castaways-about = Accumulate una catasta di legno e accendetela quando passa una nave, in uno degli ultimi tre round. Per la prima partita.
scenario-cursed_island = L’Isola Maledetta
scenario-cursed_island-about = Erigete cinque Croci su cinque tessere mentre la nebbia avanza.
scenario-jenny = Jenny ha bisogno di aiuto
scenario-jenny-about = Raggiungete Jenny con la zattera e costruite una scialuppa per tutti.
scenario-volcanic_island = Isola Vulcanica
scenario-volcanic_island-about = Esplorate l’isola e i suoi templi, poi fuggite prima che la lava la inghiotta.
scenario-cannibal_island = Isola dei Cannibali
scenario-cannibal_island-about = Bruciate i villaggi e poi la città dei cannibali.
scenario-robinson_family = La Famiglia Robinson
scenario-robinson_family-about = Mettete radici: un Riparo, le difese e nove Invenzioni, con i bambini da sfamare.
scenario-king_kong = La Spaventosa Avventura sull’Isola di King Kong
scenario-king_kong-about = Piazzate tre Trappole e catturate Kong prima di perdere la troupe.
back-event = Evento
back-build = Avventura di Costruzione
back-gather = Avventura di Raccolta
back-explore = Avventura di Esplorazione
back-mystery = Mistero
phase-event = Fase Evento
phase-morale = Fase Morale
phase-production = Fase Produzione
phase-planning = Fase Azione: Pianificazione
phase-action = Fase Azione: Risoluzione
phase-end = Fine della Fase Azione
phase-weather = Fase Meteo
phase-night = Fase Notte
phase-dawn = Inizio del round
phase-setup = Preparazione
deed = { $kind } – { $target }
how-wound = dado Ferita
how-success = dado Successo
how-adventure = dado Avventura
how-rain = ignorare una nuvola di pioggia
how-snow = ignorare una nuvola di neve
how-soften = una nuvola di neve diventa di pioggia
die-wound = dado Ferita
die-success = dado Successo
die-adventure = dado Avventura
die-build_wound = dado Ferita (Costruzione)
die-build_success = dado Successo (Costruzione)
die-build_adventure = dado Avventura (Costruzione)
die-gather_wound = dado Ferita (Raccolta)
die-gather_success = dado Successo (Raccolta)
die-gather_adventure = dado Avventura (Raccolta)
die-explore_wound = dado Ferita (Esplorazione)
die-explore_success = dado Successo (Esplorazione)
die-explore_adventure = dado Avventura (Esplorazione)
die-rain = dado Pioggia
die-winter = dado Inverno
die-animals = dado Animali Affamati
lies-wound = una ferita
lies-success = un successo
lies-adventure = un’avventura
lies-determination = 2 determinazione
lies-nothing = niente
weather-clouds = nuvole di pioggia { $rain }, nuvole di neve { $snow }
animal-nothing = non arriva nessun animale
animal-food = gli animali portano via 1 cibo
animal-palisade = gli animali rompono la Palizzata (−1)
animal-fight = una Belva di forza 3 attacca tutti

## Domande

ask-plan = Dove vanno le pedine?
ask-next_action = { $kind }: quale azione si risolve ora?
ask-rolled = { $who } ha tirato i dadi ({ $kind }). Tenere il tiro?
ask-fight = Combattimento: forza { $strength } contro Armi { $level }. In pericolo: { $who }.
ask-danger = Pericolo maggiore: serve un livello delle Armi di 1. In pericolo: { $who }.
ask-arrange_camp = { $who } organizza l’accampamento. Che cosa ottiene?
ask-choose_rest = Dove riposare?
ask-decide = { $who }, «{ $card }»: decidi.
ask-demand = «{ $card }» richiede più di quanto c’è: ciò che manca ferisce { $who }. Usare prima qualcosa?
ask-peril = «{ $card }» costerebbe una vita. In pericolo: { $who }. Usare prima qualcosa?
ask-harvest = Un indicatore impedisce a una fonte di produrre. Usare prima qualcosa?
ask-mystery = { $who } ha pescato «{ $card }».
ask-draw_on = Pescare un’altra carta Mistero? Ancora permessi: tesori { $treasures }, creature { $creatures }, trappole { $traps }.
ask-high_morale = { $who }, il morale è al massimo. Che cosa prendi?
ask-low_morale = { $n ->
    [0] Il morale è salito, { $who } non scarta nulla.
    [one] Il morale è basso: { $who } deve scartare { $n } segnalino Determinazione.
   *[other] Il morale è basso: { $who } deve scartare { $n } segnalini Determinazione.
  }
ask-clouds = Il meteo: nuvole di pioggia { $rain }, nuvole di neve { $snow }.
ask-hungry_animals = Animali affamati: { $animal }.
ask-storm = { $palisade ->
    [0] Arriva una tempesta e non c’è Palizzata. Usare prima qualcosa?
   *[other] Arriva una tempesta.
  }
ask-nightfall = È notte. Usare qualcosa o proseguire?
ask-dawn = La notte è passata. Usare qualcosa prima che il cibo vada a male, o proseguire?
ask-choose_eater = Chi mangia? Cibo rimasto: { $n }.
ask-choose_meal = Che cosa mangia { $who }?
ask-move_camp = Spostare l’accampamento?
ask-choose_camp = L’accampamento deve spostarsi. Dove?
ask-choose_bivouac = Dove trascorri la notte?
ask-choose_corral = Quali pappagalli si chiudono nel Recinto?
ask-choose_covered = Su quale tessera il terreno { $terrain } non conta più come esplorato?
ask-choose_determined = Chi ottiene { $n ->
    [one] { $n } segnalino
   *[other] { $n } segnalini
  } Determinazione?
ask-choose_discarded = Quale Invenzione si scarta?
ask-choose_discarded_item = Quale Oggetto si perde?
ask-choose_exhausted = Quale fonte si esaurisce?
ask-choose_exhausted_tile = Su quale tessera si esauriscono tutte le fonti?
ask-choose_find = Quale segnalino tieni?
ask-choose_flipped = Quale Oggetto si gira sul lato Invenzione?
ask-choose_flooded = Che cosa porta via l’alluvione?
ask-choose_fog = Dove scende la nebbia? Indicatori rimasti: { $n }.
ask-choose_food = Scartare { $n } cibo: di quale tipo?
ask-choose_halved = Quale livello si dimezza?
ask-choose_healed = Chi guarisce da una ferita? Ferite ancora da guarire: { $n }.
ask-choose_idea = Quale Invenzione va sulla plancia?
ask-choose_lifted = Dove si dirada la nebbia? Ancora fino a { $n }.
ask-choose_mix = La produzione è dimezzata: { $n } in tutto. Che cosa prendete?
ask-choose_new_invention = Quale Invenzione si prende dal mazzo?
ask-choose_next_tile = Quale tessera va in cima alla pila?
ask-choose_shortcut = Dove porta la Scorciatoia?
ask-choose_shortcut_source = Che cosa porta la Scorciatoia?
ask-choose_strongest = Quale delle Belve più forti arriva?
ask-choose_track = Quale livello cambia ({ $n ->
    [1] +1
    [2] +2
    [-1] −1
    [-2] −2
   *[other] { $n }
  })?
ask-choose_track_end = La prima Belva è «{ $card }». Dove va?
ask-choose_turned = Quale tessera si gira a faccia in giù?
ask-choose_wood = Quanto legno va sulla catasta? C’è posto per { $n }.
ask-choose_wood_or_wounds = Legno o ferite?
ask-babies = I bambini devono mangiare: { $n } cibo.
ask-backpack = { $who } ha esplorato. Guardare nello Zaino?
ask-choose_arrow = Quale freccia del Morale si copre?
ask-choose_ash = Dove cade la cenere? Indicatori rimasti: { $n }.
ask-choose_filmed = Chi ottiene 2 segnalini Determinazione?
ask-choose_item = Quale Oggetto si costruisce senza azione?
ask-choose_marked = Su quale Oggetto va un indicatore?
ask-choose_marker = Quale indicatore si rimuove?
ask-choose_tile = Quale tessera si piazza?
ask-choose_tool = Quale Oggetto si ricava dai Vecchi Attrezzi?
ask-choose_tribute = Gli abitanti del villaggio prendono qualcosa. Che cosa?
ask-choose_warded = Quale segnalino o indicatore si rimuove?
ask-extra_build = Che cosa costruisce { $who } con un’altra azione?
ask-food_for_weapons = Scartare { $n } cibo per Armi +{ $levels }?
ask-order_tiles = Quale tessera torna ora nella pila? Rimaste: { $n }.
ask-pay_or_bleed = { $who }: scartare { $n ->
    [one] { $n } segnalino
   *[other] { $n } segnalini
  } Determinazione o subire { $wounds ->
    [one] { $wounds } ferita
   *[other] { $wounds } ferite
  }?
ask-read_map = Questo luogo ha { $n ->
    [one] { $n } carta
   *[other] { $n } carte
  } Mistero. Usare la Vecchia Mappa per pescarne una in meno?
ask-spread_disease = A chi va il prossimo indicatore della malattia? Rimasti: { $n }.
ask-weapons_wanted = Servirebbe un livello delle Armi di { $n }; ora è { $level }. Usare qualcosa?

## Opzioni

option-lead = { $pawn }: { $deed }{ $cost }{ $gain }
option-lead_on_credit = { $pawn }: { $deed }{ $cost }, con 2 segnalini Determinazione del Carpentiere al posto di 1 legno
option-support = { $pawn }, in aiuto: { $deed }{ $gain }
option-take_back = riprendere la pedina ({ $pawn }): { $deed }
option-pack = portare «{ $card }»: { $source }
option-unpack = non portare «{ $card }»: { $source }
option-ready = pronto
option-resolve = { $deed } ({ $who })
option-keep_roll = tenere il tiro: { $wound ->
    [0] nessuna ferita
   *[other] una ferita
  }, { $success ->
    [0] fallimento
   *[other] successo
  }, { $adventure ->
    [0] nessuna avventura
   *[other] un’avventura
  }
option-friday_rerolls = Venerdì rilancia (2 segnalini Determinazione){ $how }
option-ability = usare { $card }{ $how }
option-save_wood = Costruzione Economica (2 segnalini Determinazione): recuperare 1 legno ({ $deed })
option-fight = combattere: { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
  }
option-pass_danger = proseguire illesi
option-suffer_danger = { $who } subisce 1 ferita
option-arrange = 2 segnalini Determinazione, morale +1
option-arrange_determination = 2 segnalini Determinazione
option-arrange_morale = morale +1
option-sleep = { $card }
option-decide = { $deed }
option-let_it_come = proseguire con «{ $card }»
option-meet = affrontare «{ $card }»
option-draw_on = pescare un’altra carta
option-stop_drawing = non pescare più
option-morale_determination = { $n ->
    [one] { $n } segnalino
   *[other] { $n } segnalini
  } Determinazione
option-morale_heals = guarire { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
  }
option-lose_heart = { $n ->
    [0] subire
    [one] scartare { $n } segnalino Determinazione
   *[other] scartare { $n } segnalini Determinazione
  }{ $wounds ->
    [0] { "" }
   *[other] { $n ->
        [0] { "" }
       *[other] , subire
      } { $wounds ->
        [one] { $wounds } ferita
       *[other] { $wounds } ferite
      }
  }
option-take_heart = proseguire: il morale è salito
option-bear_storm = lasciare che arrivi la tempesta: { $palisade ->
    [0] ogni personaggio nell’accampamento subisce 1 ferita
   *[other] Palizzata −1
  }
option-bear_weather = affrontare il meteo: nuvole di pioggia { $rain }, nuvole di neve { $snow }
option-animals_come = lasciare che accada: { $animal }
option-nothing_left = proseguire: non resta nulla da scegliere
option-go_to_sleep = proseguire
option-eats = mangia { $who }
option-meal = { $amount }
option-give_food = { $amount }
option-give_wood = scartare { $n } legno
option-take_wounds = ogni personaggio subisce { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
  }
option-stay = restare qui
option-camp = spostare l’accampamento sullo spazio { $space }
option-bivouac = dormire sullo spazio { $space }
option-corral = { $space }
option-cover = { $space }
option-turn = { $space }
option-ravage = { $space }
option-shortcut = verso { $space }
option-fog = { $space }
option-lift_fog = { $space }
option-leave_fog = lasciare il resto
option-exhaust = { $source }
option-shortcut_source = { $source }
option-mix = { $wood } legno, { $food } cibo
option-track = { $track }
option-heal = { $who }
option-encourage = { $who }
option-flip = { $card }
option-discard_item = { $card }
option-discard_invention = { $card }
option-new_invention = { $card }
option-idea = { $card }
option-keep_find = { $card }
option-beast = { $card }
option-beast_on_top = di nuovo in cima
option-beast_to_bottom = in fondo al mazzo
option-next_tile = { $tile }
option-discovery = usare il segnalino «{ $card }»{ $how }
option-biscuits = Biscotti: 1 cibo non deperibile
option-empty_bottle = Bottiglia vuota: Armi +1
option-pipe_and_tobacco = Pipa & Tabacco: { $who } ottiene 2 segnalini Determinazione
option-flask_of_rum = Rum: { $who } guarisce 1 ferita
option-pistol = Pistola: Armi +3 per questa volta
option-old_rifle = Vecchio fucile: Armi +3 per questa volta
option-surprising_discovery = Scoperta sorprendente: Armi +3 per questa volta
option-stack_wood = mettere { $n } legno sulla catasta
option-stack_nothing = nient’altro
option-arrow = { $who }, freccia prima della ferita { $n }
option-ash = { $space }
option-barrel = Botte: questa notte tutti guariscono 1 ferita
option-blankets = Coperte{ $how }
option-bottle_of_wine = Bottiglia di vino: guarire 2 ferite
option-clear_marker = { $area }: { $token }
option-disease = { $who }
option-extra_build = { $deed }{ $cost }
option-feed_children = { $missing ->
    [0] dare { $n } cibo
   *[other] lasciare i bambini affamati (cibo mancante: { $missing }): la partita è persa
  }
option-give_determination = scartare { $n ->
    [one] { $n } segnalino
   *[other] { $n } segnalini
  } Determinazione
option-helmet = Elmo: { $who } subisce 1 ferita in meno
option-herbal_mixture = Mistura di Erbe: guardare il prossimo evento
option-look_at_beast = Mistura di Erbe: guardare la Belva in attesa
option-item = { $card }
option-keep_food = tenere il cibo
option-keep_map = tenere la mappa
option-leave_backpack = lasciarlo chiuso
option-mark_item = { $card }
option-old_clothes = Vecchi vestiti{ $how }
option-protective_amulet = Amuleto protettivo: rimuovere un segnalino o indicatore dall’isola
option-saber = Sciabola: Armi +3, ma 1 ferita per { $who }
option-sacrificial_dagger = Pugnale Sacrificale: Armi +3, ma 1 ferita per { $who }
option-meal_at = { $card }: scartare 1 cibo per guarire
option-bible = Bibbia: { $who } ottiene 1 segnalino Determinazione in più e guarisce 1 ferita
option-goat_with = abbattere la Capra con «{ $card }»: 1 cibo e 1 pelliccia
option-arm_for = usare «{ $card }» per: { $deed }
option-storm_glass = Barometro di Fitzroy: tirare ora i dadi Meteo di questo round
option-stay_unarmed = lasciare che accada: si esaurisce una fonte di cibo della tessera dell’accampamento; se non c’è, ogni personaggio subisce 1 ferita
option-tile = { $tile }
option-tool = { $card }
option-trade_food = scartare { $n } cibo per Armi +{ $levels }
option-tribute = { $amount }
option-use_backpack = pescare 2 segnalini Scoperta e tenerne 1
option-ward_off = { $area }: { $token }
option-whip = Frusta: ignorare la trappola

## Che cosa è successo

event-character = { $seat } gioca come { $card }.
event-round = Round { $n }.
event-phase = { $phase }.
event-event = Evento: «{ $card }».
event-book = Si applica l’effetto libro dello scenario.
event-book_idle = In questo scenario il simbolo libro non ha effetto.
event-lower = Dal mazzo Evento arriva «{ $lower }» ({ $card }).
event-pushed = «{ $card }» esce dalla plancia: si applica il suo Effetto Minaccia.
event-pushed_off = «{ $card }» esce dalla plancia; non ha Effetto Minaccia.
event-threat_gone = La minaccia «{ $card }» è risolta{ $by }.
event-first = { $who } è ora il Primo Giocatore.
event-action = { $who }: { $deed }.
event-rolled = { $who } tira i dadi ({ $kind }): { $wound ->
    [0] nessuna ferita
   *[other] una ferita
  }, { $success ->
    [0] fallimento
   *[other] successo
  }, { $adventure ->
    [0] nessuna avventura
   *[other] un’avventura
  }.
event-rolled_again = { $who } rilancia ({ $kind }, { $die }): { $shown ->
    [0] niente
   *[other] esce il simbolo
  }.
event-friday_rerolls = Venerdì rilancia un dado.
event-failed = { $who } fallisce ({ $kind }).
event-ability = { $who } usa { $card }.
event-adventure = { $who } vive un’avventura: «{ $card }».
event-into_events = La carta «{ $card }» viene mescolata nel mazzo Evento.
event-mystery = { $who } pesca «{ $card }».
event-ignored = La carta «{ $card }» viene ignorata.
event-set_aside = La carta «{ $card }» viene messa da parte.
event-kept = La carta «{ $card }» viene conservata{ $by }.
event-kept_used = Si usa «{ $card }»{ $by }.
event-kept_in_vain = «{ $card }» non trova più nulla da togliere: qualcos’altro è arrivato prima.
event-kept_gone = La carta «{ $card }» viene scartata.
event-claimed = { $who } prende «{ $card }» per questo round.
event-fight = Combattimento contro forza { $strength }. In pericolo: { $who }.
event-hunted = La Belva è: { $card }{ $by }.
event-beast_heard = Una Belva si aggiunge al mazzo di Caccia.
event-beast_seen = In cima al mazzo di Caccia c’è: { $card }.
event-beast_drawn = Pescata dal mazzo Belva: { $card }.
event-beast_waits = Una Belva attende a faccia in giù il prossimo round.
event-beast_revealed = La Belva in attesa è: { $card }.
event-beast_gone = La Belva non c’è più: { $card }.
event-tracked = Le tracce portano a: { $card }.
event-scouted = Viste nella pila: { $tiles }.
event-ideas = Nuove idee: { $cards }.
event-laid = La { $tile } viene piazzata sullo spazio { $space }{ $by }.
event-totem = Trovato un totem sullo spazio { $space }{ $by }.
event-turned_down = La tessera sullo spazio { $space } viene girata a faccia in giù.
event-space_closed = Lo spazio { $space } non è più accessibile.
event-turned_up = La tessera sullo spazio { $space } viene girata di nuovo a faccia in su.
event-camp = L’accampamento si sposta sullo spazio { $space }.
event-outside = { $who } trascorre la notte sullo spazio { $space }, fuori dall’accampamento.
event-home = { $who } torna all’accampamento.
event-shelter = Il Riparo è costruito{ $by }.
event-level = Livello ({ $track }): { $n }.
event-morale = Il morale ora è { $n ->
    [-1] −1
    [-2] −2
    [-3] −3
    [3] al massimo
    [0] 0
   *[other] +{ $n }
  }.
event-built = Oggetto costruito{ $by }: { $card }.
event-completed = Oggetto pronto all’uso: { $card }.
event-turned_back = Oggetto girato sul lato Invenzione: { $card }.
event-item_discarded = Oggetto perso: { $card }.
event-invention = Nuova Invenzione: { $card }.
event-invention_discarded = Invenzione scartata: { $card }.
event-equipment = Si usa{ $by }: { $card }.
event-equipment_found = Equipaggiamento di Partenza: { $card }.
event-found = Scoperta{ $by }: { $card }.
event-token_used = Segnalino usato{ $by }: { $card }.
event-token = Piazzato { $onto }: { $token }.
event-token_gone = Rimosso ({ $area }): { $token }.
event-gained = Ottenuto{ $by }: { $amount }.
event-arrived = Ora disponibile: { $amount }.
event-discarded = Scartato: { $amount }.
event-no_production = In questo round non c’è produzione.
event-pit = { $n ->
    [0] Il Pozzo è vuoto.
   *[other] Un animale nel Pozzo: 2 cibo.
  }
event-ate = { $who } mangia: { $amount }.
event-hungry = { $who } resta a digiuno.
event-in_the_open = { $who } dorme all’aperto, senza Riparo.
event-wound_instead = { $who } non vive un’avventura: al suo posto arriva una ferita.
event-spoilt = Cibo andato a male: { $n }.
event-weather_dice = Dadi Meteo: { $shown }.
event-weather = Nuvole di pioggia { $rain }, nuvole di neve { $snow }; il Tetto ne lascia passare { $leak }.
event-wounded = { $who } subisce { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
  }.
event-healed = { $who } guarisce { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
  }.
event-died = { $who } muore.
event-determined = { $who } ottiene { $n ->
    [one] { $n } segnalino
   *[other] { $n } segnalini
  } Determinazione.
event-discouraged = { $who } scarta { $n ->
    [one] { $n } segnalino
   *[other] { $n } segnalini
  } Determinazione.
event-special_wound = { $who } ha una Ferita Speciale: { $part }.
event-special_wound_gone = { $who } non ha più la Ferita Speciale dovuta a «{ $card }».
event-sign = { $sign }.
event-jenny = Jenny è salva{ $by } e arriva all’accampamento.
event-woodpile = La catasta cresce di { $n }; ora conta { $all } legno.
event-burned = Il villaggio sullo spazio { $space } brucia.
event-city = Sullo spazio { $space } si scorge la Città dei Cannibali.
event-crew_lost = La troupe perde: { $crew }.
event-crew_freed = Di nuovo con la troupe: { $crew }.
event-disease = { $who } riceve un indicatore della malattia.
event-foreseen = Il prossimo evento sarà: «{ $card }».
event-shelter_lost = Il Riparo è perduto, con Tetto e Palizzata.
event-won = { $cause }
event-lost = { $cause }

## Che cosa chiedono e portano le azioni

gain-camp = 2 segnalini Determinazione o morale +1
gain-explore = una nuova tessera
gain-hunt = un combattimento per cibo e pellicce
gain-village = un combattimento contro forza { $strength }; se chi guida sopravvive, il villaggio brucia
gain-city = un combattimento contro forza { $strength }; se chi guida sopravvive, la città brucia
gain-king_kong = Armi −5, con il Tranquillante −1; se chi guida sopravvive, la partita è vinta
gain-raft = Jenny arriva all’accampamento
gain-cage = bisogna affrontare una creatura, poi l’attrice è libera
gain-rest = le ferite guariscono
gain-cultivate = un indicatore nero lascia l’isola
gain-shelter = nessuno dorme all’aperto
gain-roof = Tetto +1, contro le nuvole
gain-palisade = Palizzata +1, contro animali e tempeste
gain-weapons = Armi +1
gain-or-else = { $gain }; altrimenti in seguito: { $loss }
detail-supper = Nell’accampamento: { $n } cibo per { $people ->
    [one] { $people } personaggio
   *[other] { $people } personaggi
  }
heading-help = Aiutare
heading-back = Riprendere
heading-bags = Cesta e Sacco
heading-use = Usare qualcosa
detail-no-shelter = Nessun Riparo: chi dorme all’aperto subisce una ferita
detail-leads = { $pawn } guida
detail-helps = { $pawn } aiuta
detail-credit = 2 segnalini Determinazione del Carpentiere al posto di 1 legno
detail-hungry = { $n ->
    [one] { $n } resta a digiuno
   *[other] { $n } restano a digiuno
  }: { $wounds } ferite ciascuno
detail-must-eat = senza mangiare { $who } muore
detail-camp-lost = all’alba arriva la lava: l’accampamento è perso, e la partita
detail-unhurt = { $pawn } non ha ferite da guarire
detail-weather = tempo atmosferico, più probabile che no: { $losses }
warning-camp = All’alba qui arriva la lava. Un accampamento qui è perso, e con esso la partita.
warning-dies = { $who } muore e la partita è persa.
warning-starves = Qualcuno muore di fame e la partita è persa.
by-none = { "" }
by-who = { " " }({ $who })
how-none = { "" }
how-to = { ": " }{ $how }
warning-children = I bambini resteranno a digiuno e la partita sarà persa.
amount-determination = { $n ->
    [one] { $n } segnalino
   *[other] { $n } segnalini
  } Determinazione

## Come finisce

cause-cursed_island = Cinque Croci si levano e l’isola non è più maledetta. Il gruppo ha vinto!
cause-cannibal_island = La Città dei Cannibali è bruciata e tutti sono vivi. Il gruppo ha vinto!
cause-robinson_family = La famiglia ha una casa in cui non manca nulla. Il gruppo ha vinto!
cause-time = L’ultimo round è finito e l’obiettivo non è raggiunto. Il gruppo ha perso.
cause-death = Un personaggio è morto. Il gruppo ha perso.
cause-jenny = Jenny è morta. Il gruppo ha perso.
cause-camp = La tessera dell’accampamento è perduta. Il gruppo ha perso.
cause-ship = Il fuoco arde e una nave si avvicina. Il gruppo ha vinto!
cause-boat = La barca porta via tutti. Il gruppo ha vinto!
cause-king_kong = King Kong è catturato. Il gruppo ha vinto!
cause-director = Il regista è morto. Il gruppo ha perso.
cause-children = I bambini non hanno da mangiare. Il gruppo ha perso.

## Che cosa hanno causato le carte

sign-argument = In questo round nessuna azione può usare pedine di personaggi diversi
sign-one_pawn = Solo 1 pedina: { $who }
sign-no_abilities = Niente abilità: { $who }
sign-only = { $who } può solo: { $kinds }
sign-no = In questo round nessuna produzione: { $product }
sign-half = In questo round la produzione è dimezzata
sign-yield = Produzione di questo round: { $resource } { $n ->
    [1] +1
    [2] +2
    [-1] −1
    [-2] −2
   *[other] { $n }
  }
sign-gathered = Già usata con la Scorciatoia: { $source }
sign-items = Fino alla fine della Fase Azione nessun Oggetto funziona
sign-handyman = In questo round il Carpentiere ha una pedina in più per la Costruzione
sign-confused = { $who } è in confusione e rilancia ogni successo
sign-inspected = Oggetto con un indicatore: { $card }
sign-hungry = Più difficile: ogni notte in cui qualcuno resta a digiuno costa un membro della troupe
sign-other = L’effetto di una carta continua
product-production = tutto
product-wood = legno
product-food = cibo

## Perché no

why-pawns = { $n ->
    [one] serve { $n } pedina, e nessuna è libera
   *[other] servono { $n } pedine, e non ce ne sono abbastanza libere
  }
why-needed = la pedina serve a un’altra azione pianificata
why-full = { $n ->
    [one] qui ci sta al massimo { $n } pedina
   *[other] qui ci stanno al massimo { $n } pedine
  }
why-pawns_left = tutte le tue pedine devono essere piazzate; rimaste: { $n }
why-incomplete = ad alcune azioni pianificate mancano pedine: { $n }
why-planned = è già pianificata
why-hunting_deck = non si possono fare più cacce di quante carte ha il mazzo di Caccia: { $n }
why-shelter = Tetto e Palizzata richiedono un Riparo
why-exhausted = la fonte è esaurita
why-shortcut_used = la fonte è già stata usata con la Scorciatoia in questo round
why-item = manca l’Oggetto: { $card }
why-weapons = serve un livello delle Armi di { $n }; ora è { $have }
why-terrain = va esplorato questo terreno: { $terrain }
why-resource = serve: { $amount }; disponibile: { $have }
why-owner_leads = solo { $who } può guidarla
why-limited = { $who } non può farlo in questo round
why-cannot_lead = { $who } non può guidare questa azione
why-jenny_rests = Jenny può solo riposare
why-together = servono pedine di due personaggi diversi
why-apart = in questo round le pedine di personaggi diversi non possono agire insieme
why-own_pawn = solo { $who } può usare questa pedina
why-colour = questa pedina non serve a questa azione
why-longboat_waits = la Scialuppa attende: servono più tessere e più luoghi speciali esplorati
why-cross_tile = una Croce si costruisce su una tessera: scegli quale
why-trap_tile = una Trappola si costruisce su una tessera con totem: scegli quale
why-jenny_away = prima Jenny deve essere nell’accampamento
why-enough_traps = ci sono già abbastanza Trappole, costruite o pianificate
why-needs_traps = prima servono tre Trappole
why-actress_taken = prima bisogna liberare l’attrice

## Consigli

tip-plan = Tutte le pedine dei personaggi vanno piazzate prima di risolvere le azioni. Con il minimo di pedine, per Costruzione, Raccolta ed Esplorazione si tirano i dadi; con una in più riescono di sicuro. Finché non siete tutti pronti si può riprendere tutto.
tip-next_action = Le azioni dello stesso tipo si risolvono in qualsiasi ordine; sceglie il gruppo.
tip-rolled = Prima che i dadi abbiano effetto, un’abilità può farne rilanciare uno. Un’azione fallita dà 2 segnalini Determinazione.
tip-fight = Ogni livello che manca alle Armi per raggiungere la forza è una ferita. Alcune cose alzano le Armi solo per questo combattimento.
tip-danger = Con un livello delle Armi di 1, anche temporaneo, non succede nulla.
tip-arrange_camp = In quattro giocatori, organizzare l’accampamento dà solo una delle due ricompense.
tip-decide = Si può scegliere solo ciò che si può pagare. Una carta mescolata nel mazzo Evento tornerà con la sua metà inferiore.
tip-demand = Tutto ciò che manca è una ferita. Prima potete usare qualcosa, ma non siete obbligati.
tip-mystery = Una creatura o trappola si risolve subito; alcune cose permettono di ignorarla.
tip-draw_on = Dopo ogni carta risolta potete fermarvi. I tesori restano nelle Risorse Future fino alla fine della Fase Azione.
tip-high_morale = Sull’ultimo spazio a destra sceglie il Primo Giocatore.
tip-low_morale = Ogni segnalino che manca è una ferita.
tip-clouds = Ogni nuvola di neve costa 1 legno. Poi ogni nuvola che il Tetto non ferma costa 1 legno e 1 cibo.
tip-hungry_animals = Il cibo o la Palizzata che non potete dare è una ferita per tutti; una belva si combatte.
tip-nightfall = Ogni personaggio mangia 1 cibo o subisce 2 ferite. Senza Riparo ognuno subisce 1 ferita. Il cibo avanzato va a male.
tip-dawn = Tutti hanno mangiato e dormito. Le ferite si possono ancora guarire; ciò che si usa adesso non sfama più nessuno stanotte, e il cibo avanzato va a male.
tip-choose_eater = Chi non mangia subisce 2 ferite. Tutto il cibo che c’è va mangiato.
tip-move_camp = Un Riparo costruito si sposta e conserva metà di Tetto e Palizzata, arrotondata per eccesso. La Scorciatoia si perde.
tip-choose_wood = La catasta ha cinque livelli da 1 a 5 legno; se ne può completare uno solo per round.

## Che cosa pensano i bot

because-meals_missing = { $n ->
    [one] stanotte manca un pasto
   *[other] stanotte mancano { $n } pasti
  }
because-wood_missing = stanotte possono servire { $n } di legno che non abbiamo
because-stocking_up = { $resource } per i giorni che vengono
because-in_the_open = nessuno dovrebbe dormire all’aperto
because-leaking = il maltempo passa attraverso il tetto
because-besieged = le bestie passano attraverso la palizzata
because-will_help = { $card }: ci servirà d’ora in poi
because-for_the_goal = è per questo che siamo qui
because-unknown_land = dobbiamo conoscere meglio l’isola
because-threatened = { $card }: non può aspettare
because-hurt = { $n ->
    [one] una ferita deve guarire
   *[other] { $n } ferite devono guarire
  }
because-low_spirits = ci serve coraggio
because-incomplete_without = senza un’altra pedina non si può fare
because-safer_together = con un’altra pedina è più sicuro
because-worth_it = ora vale il suo prezzo
