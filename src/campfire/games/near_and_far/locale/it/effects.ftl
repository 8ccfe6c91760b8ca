### Near and Far: le parole di cui sono fatte le carte.

words-comma = { $first }, { $rest }

## Beni

good-coin = una moneta
good-gem = una gemma
good-food = un cibo
good-heart = un cuore
good-treasure = un tesoro
good-bird = un uccello da soma
good-adventurer = un avventuriero
good-green = un segnalino fazione verde
good-blue = un segnalino fazione blu
good-red = un segnalino fazione rosso
good-yellow = un segnalino fazione giallo
amount-coin = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
  }
amount-gem = { $n ->
    [one] { $n } gemma
   *[other] { $n } gemme
  }
amount-food = { $n ->
    [one] { $n } cibo
   *[other] { $n } cibo
  }
amount-heart = { $n ->
    [one] { $n } cuore
   *[other] { $n } cuori
  }
amount-treasure = { $n ->
    [one] { $n } tesoro
   *[other] { $n } tesori
  }
amount-bird = { $n ->
    [one] { $n } uccello da soma
   *[other] { $n } uccelli da soma
  }
amount-adventurer = { $n ->
    [one] { $n } avventuriero
   *[other] { $n } avventurieri
  }
amount-green = { $n ->
    [one] { $n } segnalino fazione verde
   *[other] { $n } segnalini fazione verdi
  }
amount-blue = { $n ->
    [one] { $n } segnalino fazione blu
   *[other] { $n } segnalini fazione blu
  }
amount-red = { $n ->
    [one] { $n } segnalino fazione rosso
   *[other] { $n } segnalini fazione rossi
  }
amount-yellow = { $n ->
    [one] { $n } segnalino fazione giallo
   *[other] { $n } segnalini fazione gialli
  }

# Lo stesso, come cosa data, presa o pagata
taken-coin = { amount-coin }
taken-gem = { amount-gem }
taken-food = { amount-food }
taken-heart = { amount-heart }
taken-treasure = { amount-treasure }
taken-bird = { amount-bird }
taken-adventurer = { amount-adventurer }
taken-green = { amount-green }
taken-blue = { amount-blue }
taken-red = { amount-red }
taken-yellow = { amount-yellow }

## Icone e segni

icon-skill = abilità { $n }
icon-combat = combattimento { $n }
icon-movement = movimento { $n }
icon-caution = cautela
icon-search = ricerca { $n }
icon-heart = { $n ->
    [one] { $n } cuore
   *[other] { $n } cuori
  }
tag-vp = { $n } PV
tag-strength = forza { $n }
need-reputation = reputazione { $n }
need-experience = { $n ->
    [one] { $n } punto esperienza
   *[other] { $n } punti esperienza
  }
need-price = paga { $amount }
need-skill = abilità { $n }
need-combat = combattimento { $n }
need-nothing = nessuna prova
face-special = Manufatto speciale
face-common = Manufatto comune
face-treasure = Tesoro
face-find = Ritrovamento
line-effect = Effetto
face-adventurer = Avventuriero
face-pet = Animale da compagnia
face-talent = Talento
face-boss = Boss
face-threat = Minaccia
face-arcade = Avventura arcade

## Che cosa si conta

count-coin = monete
count-gem = gemme
count-food = cibo
count-money = monete e gemme
count-reputation = reputazione
count-treasure = tesori
count-threat = minacce sconfitte
count-camp_map = propri accampamenti sulla mappa
count-adventurer_green = criminali nel gruppo e nella riserva
count-adventurer_blue = maghi nel gruppo e nella riserva
count-adventurer_red = rettiliani nel gruppo e nella riserva
count-adventurer_yellow = nomadi nel gruppo e nella riserva

## Edifici che si visitano

visit-town_hall = { building-town_hall }
visit-saloon = { building-saloon }
visit-stables = { building-stables }
visit-general_store = { building-general_store }
visit-farm = { building-farm }
visit-mystics_hut = { building-mystics_hut }
visit-mine = { building-mine }

## Verso quale edificio

into-town_hall = al municipio
into-saloon = al saloon
into-stables = alle stalle
into-general_store = all’emporio
into-farm = alla fattoria
into-mystics_hut = alla capanna del mistico
into-mine = alla miniera

# Dove si è, che cosa vi si fa, che cosa porta e quanto costa
at-town_hall = al municipio
at-saloon = al saloon
at-stables = alle stalle
at-general_store = all’emporio
at-farm = alla fattoria
at-mystics_hut = nella capanna del mistico
at-mine = in miniera
deed-farm = Raccogli { taken-food }
deed-mystics_hut = { $n ->
    [one] Pesca un tesoro
   *[other] Pesca { $n } tesori e tienine uno
  }
stranger = lo sconosciuto
guarded-by = duello con { $who }
path-threat = { $card }, { tag-strength }
path-water = l’acqua prende un cuore
duel-fair = se vinci: reputazione +{ $n }
duel-foul = se vinci: reputazione −1
duel-edge = +1 al tiro
duel-lost = se perdi: prigione
duel-lost-day = se perdi: prigione, e 1 cibo

## Effetti

effect-gain = ricevi { $amount }
effect-lose = perdi { $amount }
effect-reputation = reputazione { $n }
effect-avoids_threats = le minacce si possono evitare
effect-avoids_threats_for = una minaccia si può evitare pagando { $amount }
effect-spares_hearts = { $n ->
    [one] { $n } cuore in meno per gli spazi vuoti in un movimento
   *[other] { $n } cuori in meno per gli spazi vuoti in un movimento
  }
effect-camp_hearts = { $n ->
    [one] un accampamento sulla mappa costa { $n } cuore in meno
   *[other] un accampamento sulla mappa costa { $n } cuori in meno
  }
effect-duel = +{ $n } nei duelli
effect-vp = { $n } PV alla fine
effect-vp_each = { $n ->
    [1] { $what }: { $vp } PV alla fine per ciascuno
   *[other] { $what }: { $vp } PV alla fine ogni { $n }
  }
effect-vp_most = { $what }: { $vp } PV alla fine se ne hai più di ogni avversario
effect-vp_rank = { $what }: { $vp } PV per il primo posto, { $second } per il secondo
effect-trades = { $n } scambi in una visita al municipio
effect-trade_value = ciò che paghi in uno scambio vale { $n } in più
effect-second_of_tribe = un altro avventuriero dello stesso colore può stare su un’altra casella
effect-rivals_pay = ogni avversario nell’edificio che visiti ti paga { $amount }
effect-wins_ties = vinci i pareggi per la vittoria
effect-bomb = scartala per +{ $n } in un duello, in uno scontro o in una prova di combattimento
effect-hires_at = puoi assoldare anche qui: { $building }
effect-camp_finds = { $n ->
    [one] { $n } moneta o gemma in più per un accampamento sulla mappa
   *[other] { $n } monete o gemme in più per un accampamento sulla mappa
  }
effect-wins_duel_ties = vinci i duelli pari
effect-ignores_water = l’acqua avvelenata non ti costa cuori
effect-forgives_unbought = fino a { $n } manufatti in mano non tolgono PV alla fine
effect-food_for_hearts = si può spendere cibo al posto dei cuori
effect-gems_for_coins = si possono spendere gemme al posto delle monete
effect-chooses_threat = puoi combattere qualunque minaccia del mazzo
effect-enters_for = visiti un edificio occupato senza duello pagando { $amount }
effect-talents_at = i talenti si comprano anche qui: { $building }
effect-no_duel_at = nessun duello: { $building }
effect-extra_treasure = { $n ->
    [one] { $n } tesoro si può tenere senza animale da soma
   *[other] { $n } tesori si possono tenere senza animali da soma
  }
effect-animals_for_hearts = gli animali da soma si possono restituire in ogni momento del tuo turno per { $n } cuori ciascuno
effect-store_draws = { $n ->
    [one] peschi { $n } manufatto in più all’emporio
   *[other] peschi { $n } manufatti in più all’emporio
  }
effect-draw_artifact = { $n ->
    [one] pesca un manufatto e tienilo o scartalo
   *[other] pesca { $n } manufatti e tienili o scartali
  }
effect-camp = { $n ->
    [one] piazza un accampamento su uno spazio qualunque che non ne ha
   *[other] piazza { $n } accampamenti su spazi che non ne hanno
  }
effect-keyword = parola chiave { $keyword }
effect-find = ritrovamento: { $card }
effect-side_quest = avventura secondaria { $entry }
effect-on_visit = visitando { $building }: { $what }
effect-on_leaving = lasciando la città: { $what }
effect-on_threat = per una minaccia sconfitta: { $what }
effect-on_quest = dopo un’avventura: { $what }
effect-on_failed_quest = dopo un’avventura fallita: { $what }
effect-on_fair_duel = per un duello leale vinto, in più: { $what }
effect-at_once = subito: { $what }
effect-at_start = all’inizio di ogni partita: { $what }
effect-after_draft = dopo la scelta dei manufatti: { $what }
effect-on_visit_with_animals = visitando { $building } con almeno { $n } animali da soma: { $what }
effect-on_visit_roll = visitando { $building } tira un dado; da { $n } in su: { $what }
