### Robinson Crusoe: le parole di cui sono fatte le carte.

## In generale

words-comma = { $first }, { $rest }
words-or = { $first } o { $rest }
who-friday = Venerdì
who-jenny = Jenny
who-dog = il Cane
who-candles_treasure = Candele (tesoro)
who-group = tutti
amount-wood = { $n } legno
amount-food = { $n } cibo
amount-preserves = { $n } cibo non deperibile
amount-fur = { $n ->
    [one] { $n } pelliccia
   *[other] { $n } pellicce
  }
resource-wood = legno
resource-food = cibo
resource-preserves = cibo non deperibile
resource-fur = pelliccia
cost-none = { "" }
cost-some = { " " }({ $amount })
gain-none = { "" }
gain-some = { " " }→ { $amount }
track-roof = Tetto
track-palisade = Palizzata
track-weapons = Armi
terrain-beach = Spiaggia
terrain-hills = Colline
terrain-mountains = Montagne
terrain-river = Fiume
terrain-plains = Pianura
source-wood = fonte di legno
source-parrot = fonte di cibo (pappagallo)
source-fish = fonte di cibo (pesce)
source-food = fonte di cibo
source-at = { $source }, { $space }
crew-lights = il tecnico delle luci
crew-cameraman = il cameraman
crew-sound = il fonico
crew-screenwriter = lo sceneggiatore
crew-make_up = il truccatore
crew-actress = l’attrice
crew-double = la controfigura
crew-actor = l’attore
crew-director = il regista
part-head = testa
part-arm = braccio
part-belly = busto
part-leg = gamba

## Azioni

action-threat = Minaccia
action-hunt = Caccia
action-build = Costruzione
action-gather = Raccolta
action-explore = Esplorazione
action-camp = Organizzazione dell’Accampamento
action-cultivate = Bonifica
action-rest = Riposo
kind-threat = Minaccia
kind-hunt = Caccia
kind-build = Costruzione
kind-gather = Raccolta
kind-explore = Esplorazione
kind-camp = Organizzazione dell’Accampamento
kind-cultivate = Bonifica
kind-rest = Riposo
target-shelter = Riparo
target-roof = Tetto
target-palisade = Palizzata
target-weapons = Armi
target-treasure_map = la Mappa del Tesoro
target-temple = il tempio
target-raft = Jenny, con la zattera
target-site = il luogo speciale
target-village = il villaggio dei Cannibali
target-city = la Città dei Cannibali
target-king_kong = King Kong
target-cage = l’attrice rapita
target-at = { $thing }, { $space }
target-choice = { $card }: { $deed }

## Segnalini e dove si trovano

token-reroll = un segnalino Rilancio
token-danger = un segnalino Pericolo maggiore
token-time = un segnalino Azione consuma-tempo
token-wood = un segnalino Legno aggiuntivo
token-food = un segnalino Cibo aggiuntivo
token-adventure = un segnalino Avventura
token-rain = un segnalino nuvola di pioggia
token-snow = un segnalino nuvola di neve
token-storm = un segnalino Tempesta
token-animals = il dado Animali Affamati
token-marker = un indicatore nero
token-exhausted = un indicatore sulla { $source }
token-covered = un indicatore sul simbolo del terreno
token-fog = un indicatore Nebbia
token-ash = un indicatore Cenere
token-shortcut = il segnalino Scorciatoia
token-number = il segnalino Numero { $n }
token-cross = un indicatore Croce
token-trap = un indicatore Trappola
token-totem_covered = un indicatore sul totem
token-fire = un indicatore Fuoco
token-lasting_time = un segnalino Azione consuma-tempo permanente
token-parrot = una nuova fonte di cibo (pappagallo)
area-hunt = spazio Caccia
area-build = spazio Costruzione
area-gather = spazio Raccolta
area-explore = spazio Esplorazione
area-camp = spazio Organizzazione dell’Accampamento
area-rest = spazio Riposo
area-build_deck = mazzo Avventura Costruzione
area-gather_deck = mazzo Avventura Raccolta
area-explore_deck = mazzo Avventura Esplorazione
area-weather = spazio Meteo
area-night = spazio Notte
area-shelter = spazio Riparo
area-roof = tracciato del Tetto
area-palisade = tracciato della Palizzata
area-weapons = tracciato delle Armi
area-space = spazio { $space }
onto-hunt = sullo spazio Caccia
onto-build = sullo spazio Costruzione
onto-gather = sullo spazio Raccolta
onto-explore = sullo spazio Esplorazione
onto-camp = sullo spazio Organizzazione dell’Accampamento
onto-rest = sullo spazio Riposo
onto-build_deck = sul mazzo Avventura Costruzione
onto-gather_deck = sul mazzo Avventura Raccolta
onto-explore_deck = sul mazzo Avventura Esplorazione
onto-weather = sullo spazio Meteo
onto-night = sullo spazio Notte
onto-shelter = sullo spazio Riparo
onto-roof = sul tracciato del Tetto
onto-palisade = sul tracciato della Palizzata
onto-weapons = sul tracciato delle Armi
onto-space = sullo spazio { $space }

## Che cosa fanno le carte

effect-nothing = niente
concerns-everybody = ogni personaggio: { $effect }
concerns-first_player = solo il Primo Giocatore: { $effect }
effect-gain_wood = +{ $n } legno
effect-gain_food = +{ $n } cibo
effect-gain_preserves = +{ $n } cibo non deperibile
effect-gain_fur = +{ $n ->
    [one] { $n } pelliccia
   *[other] { $n } pellicce
  }
effect-food_per_player = +{ $n } cibo per ogni giocatore
effect-lose_wood = scartate { $n } legno
effect-lose_wood_if_possible = scartate { $n } legno (se possibile)
effect-lose_food = scartate { $n } cibo
effect-lose_food_if_possible = scartate { $n } cibo (se possibile)
effect-lose_preserves_if_possible = scartate { $n } cibo non deperibile (se possibile)
effect-lose_everything = scartate tutte le Risorse Disponibili
effect-wood_or_wounds = scartate { $wood } legno, oppure ogni personaggio subisce { $wounds ->
    [one] { $wounds } ferita
   *[other] { $wounds } ferite
  }
effect-wounds = { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
  }
effect-wounds_each = ogni personaggio subisce { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
  }
effect-wounds_without_medicine = { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
  } (con la Medicina: { $otherwise ->
    [0] nessuna
   *[other] { $otherwise }
  })
effect-heals = guarite { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
  }
effect-morale_up = morale +{ $n }
effect-morale_down = morale −{ $n }
effect-determination = +{ $n ->
    [one] { $n } segnalino
   *[other] { $n } segnalini
  } Determinazione
effect-determination_each = ogni giocatore: +{ $n ->
    [one] { $n } segnalino
   *[other] { $n } segnalini
  } Determinazione
effect-lose_determination = −{ $n ->
    [one] { $n } segnalino
   *[other] { $n } segnalini
  } Determinazione
effect-lose_all_determination = scartate tutti i vostri segnalini Determinazione
effect-raises = { $track } +{ $n }
effect-lowers = { $track } −{ $n }
effect-lowers_if_possible = { $track } −{ $n } (se possibile)
effect-roof_or_palisade = Tetto o Palizzata { $n ->
    [1] +1
    [2] +2
    [-1] −1
    [-2] −2
   *[other] { $n }
  }
effect-halves = { $track }: si perde metà del livello, arrotondata per difetto
effect-halves_roof_or_palisade = si perde metà del livello del Tetto o della Palizzata, arrotondata per difetto
effect-fight = combattimento (forza { $strength }{ $weapon_loss ->
    [0] { "" }
   *[other] { ", Armi −" }{ $weapon_loss }
  }{ $food ->
    [0] { "" }
   *[other] { ", cibo +" }{ $food }
  }{ $fur ->
    [0] { "" }
   *[other] { ", pellicce +" }{ $fur }
  }{ $palisade_loss ->
    [0] { "" }
   *[other] { ", Palizzata −" }{ $palisade_loss }
  })
effect-puts = { $token } { $onto }
effect-puts_here = { $token } su questa tessera
effect-puts_marker = un indicatore { $onto }: la prossima azione di questo tipo si limita a rimuoverlo
effect-lifts = rimuovete { $token } ({ $area })
effect-item_token = { $token } sulla tessera dell’accampamento ({ $thing })
effect-item_level_lost = { $track } −{ $n } (se possibile)
effect-item_token_lost = rimuovete { $token } dalla tessera dell’accampamento ({ $thing })
effect-lay_shortcut = il segnalino Scorciatoia su una tessera adiacente all’accampamento: in ogni Fase Produzione porta 1 risorsa da lì
effect-lift_shortcut = rimuovete il segnalino Scorciatoia
effect-build_corral = esaurite una fonte di cibo (pappagallo) adiacente all’accampamento; un segnalino Cibo aggiuntivo sulla tessera dell’accampamento
effect-exhausts_beside_camp = esaurite { $n ->
    [one] { $n } fonte su una tessera adiacente
   *[other] { $n } fonti su tessere adiacenti
  } all’accampamento
effect-exhausts_closest = esaurite la { $source } più vicina; se non c’è, ogni personaggio subisce 1 ferita
effect-exhausts_tile_beside_camp = esaurite tutte le fonti di una tessera adiacente all’accampamento (se possibile)
effect-covers_terrain = su una tessera il terreno { $terrain } non conta più come esplorato (se possibile)
effect-turns_tile_beside_camp = girate a faccia in giù una tessera adiacente all’accampamento (se possibile)
effect-uncovers_again = rimuovete l’indicatore piazzato da questa carta
effect-turns_up_again = girate di nuovo la tessera a faccia in su
effect-must_move_camp = spostate l’accampamento su una tessera adiacente
effect-washes_camp_away = spostate l’accampamento su una tessera adiacente
effect-rebuilds_washed_away = Tetto +1 e Palizzata +1, se lo spostamento li ha fatti scendere
effect-skip_production = in questo round si salta la Fase Produzione
effect-halve_production = in questo round la produzione è dimezzata, arrotondata per difetto
effect-no_production = in questo round la produzione non dà { $resource }
effect-more_production = in questo round la produzione dà { $n } { $resource } in più
effect-less_production = in questo round la produzione dà { $n } { $resource } in meno (se possibile)
effect-flip_items_if_possible = girate { $n ->
    [one] { $n } Oggetto
   *[other] { $n } Oggetti
  } sul lato Invenzione (se possibile)
effect-items_off = fino alla fine della Fase Azione nessun Oggetto è utilizzabile
effect-discards_item_if_possible = perdete 1 Oggetto con i suoi effetti e rimettete la carta nel mazzo Invenzione (se possibile)
effect-gain_item = costruite senza azione: { $item }
effect-discard_inventions = scartate { $n ->
    [one] { $n } Invenzione
   *[other] { $n } Invenzioni
  } dalla plancia
effect-draw_inventions = pescate { $n ->
    [one] { $n } Invenzione
   *[other] { $n } Invenzioni
  }
effect-chooses_invention = aggiungete 1 Invenzione a scelta dal mazzo
effect-flood = girate 1 Oggetto sul lato Invenzione, oppure Armi −1, oppure Palizzata −1, oppure ogni personaggio subisce 1 ferita
effect-find_equipment = { $n ->
    [one] { $n } Equipaggiamento di Partenza a caso
   *[other] { $n } Equipaggiamenti di Partenza a caso
  }
effect-draw_discoveries = pescate { $n ->
    [one] { $n } segnalino
   *[other] { $n } segnalini
  } Scoperta
effect-mysteries = pescate carte Mistero e risolvete al massimo{ $treasures ->
    [0] { "" }
    [one] { " " }{ $treasures } tesoro
   *[other] { " " }{ $treasures } tesori
  }{ $creatures ->
    [0] { "" }
    [one] { " e " }{ $creatures } creatura
   *[other] { " e " }{ $creatures } creature
  }{ $traps ->
    [0] { "" }
    [one] { " e " }{ $traps } trappola
   *[other] { " e " }{ $traps } trappole
  }
effect-mysteries_with_one_danger = pescate carte Mistero e risolvete 1 creatura o trappola e fino a { $treasures ->
    [one] { $treasures } tesoro
   *[other] { $treasures } tesori
  }
effect-stop_drawing = non pescate altre carte Mistero
effect-discard_drawn_treasures = scartate i tesori pescati in questa azione
effect-shuffle_into_events = mescolate questa carta nel mazzo Evento
effect-keep_card = conservate questa carta
effect-special_wound = una Ferita Speciale ({ $part })
effect-marked_wounds = chi ha la Ferita Speciale subisce { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
  }
effect-marked_wounds_without_medicine = chi ha la Ferita Speciale subisce { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
  } (con la Medicina: { $otherwise ->
    [0] nessuna
   *[other] { $otherwise }
  })
effect-marked_has_one_pawn = in questo round chi ha la Ferita Speciale ha solo 1 pedina
effect-marked_has_one_pawn_without_medicine = senza la Medicina, in questo round chi ha la Ferita Speciale ha solo 1 pedina
effect-marked_only_rests_without_medicine = senza la Medicina, in questo round chi ha la Ferita Speciale può solo riposare
effect-marked_stays_home = in questo round chi ha la Ferita Speciale può solo costruire, organizzare l’accampamento o riposare
effect-night_outside = trascorrete la notte fuori dall’accampamento
effect-hear_beast = mescolate la prima carta del mazzo Belva nel mazzo di Caccia
effect-lays_beast_aside = una Belva attende: il Primo Giocatore la combatte prima del prossimo evento
effect-beast_joins_hunt = la Belva in attesa viene mescolata nel mazzo di Caccia
effect-discards_hunting_card = scartate la prima carta del mazzo di Caccia (se possibile)
effect-looks_at_hunting_card = guardate la prima carta del mazzo di Caccia (se possibile)
effect-hunting_card_to_bottom = spostate in fondo la prima carta del mazzo di Caccia
effect-fights_hunting_card = il Primo Giocatore combatte la prima Belva del mazzo di Caccia
effect-skins_hunting_card = pescate la prima carta del mazzo di Caccia: si applica tutto tranne la forza
effect-strongest_beast_comes = pescate { $n ->
    [one] { $n } Belva: va
   *[other] { $n } Belve: la più forte va
  } in cima al mazzo di Caccia
effect-threats_strike = si applicano gli Effetti Minaccia di entrambi gli spazi Minaccia; le carte si scartano
effect-book_icon = l’effetto libro dello scenario
effect-argument = in questo round nessuna azione può usare pedine di personaggi diversi
effect-pass_first_player = il segnalino Primo Giocatore passa a sinistra
effect-first_player_has_one_pawn = in questo round il Primo Giocatore ha solo 1 pedina
effect-first_player_without_abilities = in questo round il Primo Giocatore non può usare abilità
effect-first_player_stays_home = in questo round il Primo Giocatore può solo costruire, organizzare l’accampamento o riposare
effect-woodpile = { $n } legno per la catasta
effect-lift_fog = rimuovete fino a { $n ->
    [one] { $n } indicatore
   *[other] { $n } indicatori
  } Nebbia
effect-raise_cross = una Croce si erge su questa tessera
effect-sail_away = il gruppo salpa e vince

effect-bowl_is_gone = la maledizione della ciotola finisce
effect-confused_next_round = nel prossimo round rilanciate ogni successo e tirate i dadi anche nelle azioni sicure
effect-covers_morale_arrows = { $n ->
    [one] { $n } freccia del Morale a scelta non conta più
   *[other] { $n } frecce del Morale a scelta non contano più
  }
effect-covers_terrain_here = il terreno di questa tessera non conta più come esplorato
effect-cursed_by_bowl = dal prossimo round rilanciate ogni successo uscito ai dadi
effect-determination_everybody = ogni personaggio: +{ $n ->
    [one] { $n } segnalino
   *[other] { $n } segnalini
  } Determinazione
effect-determination_or_wounds = scartate { $n ->
    [one] { $n } segnalino
   *[other] { $n } segnalini
  } Determinazione oppure subite { $wounds ->
    [one] { $wounds } ferita
   *[other] { $wounds } ferite
  }
effect-each_has_one_pawn = in questo round ogni giocatore ha solo 1 pedina
effect-exhausts_camp_food = se il livello delle Armi è inferiore a { $weapons }, esaurite una fonte di cibo della tessera dell’accampamento; se non c’è, ogni personaggio subisce 1 ferita
effect-exhausts_gathered = esaurite la fonte da cui avete raccolto
effect-exhausts_one_here = esaurite una fonte di questa tessera
effect-extra_build = un’altra azione Costruzione, tirando tutti i dadi
effect-fire_here = esaurite una fonte di questa tessera; su uno spazio inesplorato l’indicatore attende una tessera
effect-first_player_gains_determination = Primo Giocatore: +{ $n ->
    [one] { $n } segnalino
   *[other] { $n } segnalini
  } Determinazione
effect-first_player_loses_determination = il Primo Giocatore scarta { $n ->
    [one] { $n } segnalino
   *[other] { $n } segnalini
  } Determinazione
effect-first_player_wounds = il Primo Giocatore subisce { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
  } (con la Medicina: { $otherwise ->
    [0] nessuna
   *[other] { $otherwise }
  })
effect-flips_marked_items = girate sul lato Invenzione gli Oggetti con un indicatore
effect-food_for_weapons = potete scartare { $n } cibo per Armi +{ $levels }
effect-gain_gathered = +{ $n } della risorsa raccolta (anche in caso di fallimento)
effect-marks_items_if_possible = indicatori su { $n ->
    [one] { $n } Oggetto costruito
   *[other] { $n } Oggetti costruiti
  } (se possibile)
effect-new_flock = un segnalino Cibo aggiuntivo su questa tessera (una fonte con pappagallo, se la tessera non aveva cibo)
effect-next_round_discoveries = all’inizio del prossimo round pescate { $n ->
    [one] { $n } segnalino
   *[other] { $n } segnalini
  } Scoperta
effect-next_round_morale = all’inizio del prossimo round: morale +{ $n }
effect-next_round_wood = all’inizio del prossimo round: +{ $n } legno
effect-one_item_of = costruite senza azione uno di questi Oggetti ({ $first }, { $second }, { $third } o { $fourth })
effect-one_pawn_next_round = nel prossimo round avete solo 1 pedina
effect-remember_tile = la carta ricorda questa tessera
effect-remembered_tile_exhausted = esaurite tutte le fonti di quella tessera
effect-remembered_tile_turned = quella tessera, se il segnalino è ancora lì, viene girata a faccia in giù con tutto ciò che c’è sopra
effect-reorders_tiles = rimettete nella pila { $n ->
    [one] la prima tessera
   *[other] le prime { $n } tessere
  } a faccia in su, nell’ordine che volete
effect-set_trap = una Trappola è pronta su questa tessera
effect-spores_tonight = questa notte ogni personaggio subisce 1 ferita (con la Medicina: nessuna)
effect-spreads_disease = distribuite come volete { $n ->
    [one] { $n } indicatore
   *[other] { $n } indicatori
  } per giocatore; nella prossima Fase Notte ognuno è una ferita
effect-weapons_to_nothing = le Armi scendono a 0
effect-wound_every_night = 1 ferita ogni notte (con la Medicina: nessuna)
effect-wounds_tonight = questa notte ogni personaggio subisce 1 ferita

## Che cosa chiedono e mostrano le carte

need-pawns = { $n ->
    [one] { $n } pedina
   *[other] { $n } pedine
  }
need-pawns_together = { $n } pedine di personaggi diversi
need-team = { $n } pedine, { $sure } senza lancio
need-item = { $card }
need-weapons = livello delle Armi { $n }
need-terrain-beach = Spiaggia esplorata
need-terrain-hills = Colline esplorate
need-terrain-mountains = Montagne esplorate
need-terrain-river = Fiume esplorato
need-terrain-plains = Pianura esplorata
pawn-hunt = ogni round una pedina per la Caccia
pawn-build = ogni round una pedina per la Costruzione
pawn-gather = ogni round una pedina per la Raccolta
pawn-explore = ogni round una pedina per l’Esplorazione
pawn-gather_explore = ogni round una pedina per la Raccolta o l’Esplorazione
cost-ability = { $ability }, { $n ->
    [one] { $n } segnalino
   *[other] { $n } segnalini
  } Determinazione
face-event = Evento
face-wreckage = Relitto
face-adventure = Avventura
face-treasure = Tesoro
face-creature = Creatura
face-trap = Trappola
face-invention = Invenzione
face-beast = Belva
face-tile = Tessera Isola
face-character = Personaggio
face-ability = Abilità speciale
face-equipment = Equipaggiamento di Partenza
face-discovery = Segnalino Scoperta
face-companion = Compagno
icon-book = simbolo libro
icon-build = icona Avventura Costruzione
icon-gather = icona Avventura Raccolta
icon-explore = icona Avventura Esplorazione
group-default = Invenzione predefinita
group-personal = Invenzione personale
group-deck = Invenzione del mazzo
group-sheet = Invenzione speciale
tag-uses = { $n ->
    [one] { $n } uso
   *[other] { $n } usi
  }
tag-repeats = si può costruire più volte
tag-strength = forza { $n }
tag-weapon_loss = Armi −{ $n }
tag-palisade_loss = Palizzata −{ $n }
tag-beast = una Belva
tag-totem = un totem
tag-shelter = un Riparo naturale
tag-discoveries = { $n ->
    [one] { $n } segnalino
   *[other] { $n } segnalini
  } Scoperta
tag-hearts = resiste a { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
  }
line-event = Evento
line-threat = Azione Minaccia
line-pushed = Effetto Minaccia
line-upper = Avventura
line-choice = Decidete
line-lower = Più tardi, come evento
line-treasure = Tesoro
line-creature = Creatura
line-trap = Trappola
line-build = Costruzione
line-hunt = Caccia
line-power = Effetto
line-ability = Abilità
