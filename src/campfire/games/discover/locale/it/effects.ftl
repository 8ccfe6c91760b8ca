### Che cosa fanno le carte, parola per parola.

## Frasi

deed = { $conditions } → { $outcome }
words-comma = { $first }, { $rest }
way = { $name }: { $outcome }
way-asked = { $name } ({ $conditions }): { $outcome }

## Cose

resource-water = acqua
resource-stamina = resistenza
damage-exhaustion = sfinimento
damage-dehydration = disidratazione
damage-ailment = malessere
damage-physical = danno fisico
damage-any = un danno qualsiasi
symbol-water = fonte d’acqua
die-grey = dado grigio
die-red = dado rosso
die-both = entrambi i dadi
die-any = un dado qualsiasi
die-chief = dado di { $seat }
space = { $terrain } { $n }
space-landmark = { $card }, { $terrain } { $n }
tile-closed = tessera coperta { $n } (numero { $number })
ware-blueprint = progetto «{ $card }»
token-two = { $kind } × 2
token-water = { $kind } (fonte)
token-enemy = nemico «{ $card }»
token-card = carta «{ $card }»
attribute-weapon = arma
attribute-story = oggetto della storia
attribute-key = chiave speciale
attribute-cold = freddo
type-instant = effetto istantaneo
type-change = cambiamento
type-item = oggetto
type-enemy = nemico
type-blueprint = progetto
type-night = notte
type-threat = minaccia
type-character = personaggio
type-quest = missione
type-sheet = regione
type-support = supporto in combattimento
terrain-cost = { $terrain }: resistenza { $n }
tag-defence = difesa { $n }
tag-attack = attacco { $n }
tag-dash = nessun attacco
tag-health = salute { $n }
tag-retreat = si ritira di { $n }
tag-deadly = Letale
tag-trait = Tratto
tag-tribe = Tribù
tag-fire = solo presso un fuoco
tag-locked = la porta è chiusa
tag-counters = contatori: { $n }
tag-carries = porta { $n } risorse
line-terrains = Terreni
line-costs = Costo
line-always = Sempre
line-action = Azione
line-way = Scelta
line-before = Prima del tiro
line-change = Cambio del risultato
line-hurt = Quando sei ferito in combattimento
line-hit = Quando colpisci
line-won = Quando sconfiggi un nemico
line-threat = Quando devi giocare una minaccia
line-damage = Quando subisci un danno
line-asked = Quando la notte chiede
line-night_start = Al calar della notte
line-night_end = Alla fine della notte
line-day_start = All’alba
line-scout = Dopo aver perlustrato
line-explore = Dopo aver esplorato
line-gather = Dopo aver raccolto
line-craft = Dopo aver costruito
line-recover = Dopo aver recuperato
line-cook = Dopo aver cucinato
line-trade = Dopo uno scambio
line-trade_here = Quando altri scambiano sulla tua casella
line-begins = All’inizio del combattimento
line-hurts = Quando colpisce
line-reward = Ricompensa
line-asks = Invece del combattimento
line-setup = Quando si rivela
line-nightly = Ogni notte
line-goal = Obiettivo
## The same moments within a sentence
when-change = cambio del risultato
when-hit = quando colpisci
when-won = quando sconfiggi un nemico
when-threat = quando devi giocare una minaccia
when-damage = quando subisci un danno
when-asked = quando la notte chiede
when-night_end = alla fine della notte
when-day_start = all’alba
when-craft = dopo aver costruito
when-cook = dopo aver cucinato
when-trade_here = quando altri scambiano sulla tua casella
when-hurt = quando sei ferito in combattimento
when-before = prima del tiro

## Limiti e prezzi

limit-day = una volta al giorno
limit-fight = una volta per combattimento
limit-game = una volta per partita
price-stamina = resistenza { $n }
price-counter = { $n ->
    [one] { $n } contatore
   *[other] { $n } contatori
}
price-any = { $n ->
    [one] { $n } risorsa a scelta
   *[other] { $n } risorse a scelta
}
price-water = { $n ->
    [1] acqua
   *[other] acqua × { $n }
}
price-this = scarta questa carta
price-resource = { $n ->
    [1] { $kind }
   *[other] { $kind } × { $n }
}

## Effetti

effect-nothing = nulla
effect-gain = { $n ->
    [1] + { $kind }
   *[other] + { $kind } × { $n }
}
effect-cost = { $n ->
    [1] { $kind }
   *[other] { $kind } × { $n }
}
effect-lose = { $n ->
    [1] perdi { $kind }
   *[other] perdi { $kind } × { $n }
}
effect-lose_any = { $n ->
    [one] perdi { $n } risorsa a scelta
   *[other] perdi { $n } risorse a scelta
}
effect-draw_token = { $n ->
    [one] prendi e risolvi un ritrovamento «{ $symbol }»
   *[other] prendi e risolvi { $n } ritrovamenti «{ $symbol }»
}
effect-lay_token = { $n ->
    [one] posa qui un ritrovamento «{ $symbol }»
   *[other] posa qui { $n } ritrovamenti «{ $symbol }»
}
effect-gain_choice = { $n ->
    [1] prendi una risorsa a scelta
   *[other] prendi { $n } di una risorsa a scelta
}
effect-robbed = { $n ->
    [one] il sopravvissuto più vicino prende { $n } delle tue risorse
   *[other] il sopravvissuto più vicino prende { $n } delle tue risorse
}
effect-take_other = { $n ->
    [one] prendi { $n } risorsa di un altro sopravvissuto qui
   *[other] prendi { $n } risorse di un altro sopravvissuto qui
}
effect-give_other = { $n ->
    [one] dai { $n } risorsa a un altro sopravvissuto qui
   *[other] dai { $n } risorse a un altro sopravvissuto qui
}
effect-stamina = resistenza +{ $n }
effect-tire = resistenza −{ $n }
effect-damage = { $n ->
    [1] { $damage }
   *[other] { $damage } × { $n }
}
effect-heal = { $n ->
    [1] cura { $damage }
   *[other] cura { $damage } × { $n }
}
effect-heal_other = { $n ->
    [1] cura un altro sopravvissuto qui: { $damage }
   *[other] cura un altro sopravvissuto qui: { $damage } × { $n }
}
effect-play = passa a «{ $card }»
effect-clue = ciò che la storia nasconde qui
effect-threat = { $n ->
    [one] gioca una minaccia
   *[other] gioca { $n } minacce
}
effect-cancel = non accade
effect-drop = scarta questa carta
effect-drop_trait = { $n ->
    [one] scarta un tratto
   *[other] scarta { $n } tratti
}
effect-blueprint = { $n ->
    [one] pesca un progetto
   *[other] pesca { $n } progetti
}
effect-peek = guarda { $sight }
sight-threat = { $n ->
    [one] la prima minaccia
   *[other] le prime { $n } minacce
}
sight-night = la prossima carta notte
sight-tile = una tessera coperta vicina
sight-find = { $n ->
    [one] un ritrovamento vicino
   *[other] { $n } ritrovamenti vicini
}
sight-monster = { $n ->
    [one] un mostro entro 3 caselle
   *[other] { $n } mostri entro 3 caselle
}
effect-bury_threat = una può andare sotto il mazzo
effect-once = la prima volta: { $deed }
effect-stays = il segnalino resta
effect-gone = rimuovi questa carta dal gioco
effect-move = { $n ->
    [one] muoviti fino a { $n } casella
   *[other] muoviti fino a { $n } caselle
}
effect-move_to = vai a: { $place }
effect-drift = { $n ->
    [one] deriva di { $n } casella come dice il dado
   *[other] deriva di { $n } caselle come dice il dado
}
effect-scout = perlustra una tessera vicina
effect-scout_any = { $n ->
    [one] scopri una tessera a scelta
   *[other] scopri { $n } tessere a scelta
}
effect-fire_here = un falò acceso qui
effect-light = accendi il fuoco senza legna: { $place }
effect-fires_out = si spengono i fuochi: { $fires }
fires-all = tutti
fires-campfires = tutti tranne l’accampamento
fires-here = qui
fires-nearest = il più vicino
fires-unwatched = quelli senza sopravvissuti
effect-fight_any = combatti un mostro a caso
effect-summon = { $n ->
    [one] appare un mostro: { $place }
   *[other] appaiono { $n } mostri: { $place }
}
effect-summon_special = appare { $card }: { $place }
effect-monsters = { $n ->
    [one] tutti i mostri si muovono di { $n } casella verso i sopravvissuti
   *[other] tutti i mostri si muovono di { $n } caselle verso i sopravvissuti
}
effect-nearest_monster = { $n ->
    [one] il mostro più vicino si muove di { $n } casella verso di te
   *[other] il mostro più vicino si muove di { $n } caselle verso di te
}
effect-nearest_monster-less = { $n ->
    [one] il mostro più vicino si allontana di { $n } casella
   *[other] il mostro più vicino si allontana di { $n } caselle
}
effect-strike = { $n ->
    [one] { $n } danno a un nemico entro { $range } caselle
   *[other] { $n } danni a un nemico entro { $range } caselle
}
effect-each = { $who }: { $deed }
who-all = tutti
who-others = tutti gli altri
who-here = tutti qui
who-away = chi non è presso un fuoco
who-wounded = chi ha danni
who-near = gli altri entro 2 caselle
effect-each_on = chi sta su «{ $terrain }»: { $deed }
effect-chief = il capo: { $deed }
effect-nearest = il sopravvissuto più vicino: { $deed }
effect-if = se { $condition }: { $deed }; altrimenti: { $else }
effect-if-only = se { $condition }: { $deed }
effect-if-not = { $deed } (tranne se { $condition })
effect-roll = dado 1–{ $n }: { $deed }; oltre: { $else }
effect-roll-low = dado 1–{ $n }: { $deed }
effect-roll-high = dado { $n } o più: { $deed }
effect-eat = { $n ->
    [1] cibo, o sfinimento
   *[other] cibo × { $n }, o sfinimento
}
effect-drink = { $n ->
    [1] acqua, o disidratazione
   *[other] acqua × { $n }, o disidratazione
}
effect-fall_asleep = il tuo turno finisce
effect-progress = contatori della missione +{ $n }
effect-progress-less = contatori della missione −{ $n }
effect-flag = una bandiera su questo obiettivo
effect-survey = un contatore su questo obiettivo
effect-stage = vai allo stadio { $n }
effect-win = { $winner }
winner-me = vinci
winner-holders = vincono tutti quelli su un obiettivo
effect-win_here = vincono fino a { $n } sopravvissuti qui
effect-grey = +{ $n } al tuo tiro
effect-grey-less = −{ $n } al tuo tiro
effect-red = +{ $n } al tiro del nemico
effect-red-less = −{ $n } al tiro del nemico
effect-reroll = rilancia: { $die }
effect-turn_over = vale 13 meno il suo valore: { $die }
effect-extra = se il nemico subisce danni: { $n } in più
effect-prevent = { $n ->
    [one] previeni { $n } danno
   *[other] previeni { $n } danni
}
effect-escape = fuga dal combattimento
effect-hurt_too = { $n ->
    [1] se chi combatte è ferito, subisci un danno fisico
   *[other] se chi combatte è ferito, subisci danno fisico × { $n }
}
effect-instead = se chi combatte è colpito, subisci tu il danno
effect-on_red = se il dado rosso mostra { $n } o più, subisci { $deed }
support-grey = +{ $n } al dado grigio
support-red = −{ $n } al dado rosso
place-here = qui
place-point = un obiettivo rosso
place-landmark_near_camp = il punto di riferimento più vicino all’accampamento
place-water_near_camp = l’acqua più vicina all’accampamento
place-nearest_landmark = il punto di riferimento più vicino
place-nearest_survivor = il sopravvissuto più vicino
place-random_landmark = un punto di riferimento a caso

## Effetti permanenti

always-terrain_cost = «{ $terrain }» costa al massimo { $n }
always-terrain_cost-any = ogni passo costa al massimo { $n }
always-heavier = ogni passo costa { $n } in più
always-load = carico +{ $n }
always-load-less = carico −{ $n }
always-night_stamina = resistenza di notte +{ $n }
always-night_stamina-less = resistenza di notte −{ $n }
always-as_fire = di notte conti come presso un fuoco
always-safe_water = l’acqua sporca non ti fa male
always-help_range = { $n ->
    [one] aiuti entro { $n } casella
   *[other] aiuti entro { $n } caselle
}
always-scout_range = { $n ->
    [one] perlustri entro { $n } casella
   *[other] perlustri entro { $n } caselle
}
always-scout_free = perlustrare non costa nulla
always-scout_free_on = perlustrare da «{ $terrain }» non costa nulla
always-cook_anywhere = cucini senza fuoco
always-craft_anywhere = costruisci senza fuoco
always-cannot = non puoi { $barred }
barred-trade = scambiare
barred-scout = perlustrare
always-hunted = i mostri vengono prima da te
always-unnoticed = i mostri vanno prima dagli altri
always-may_use_items_helping = aiutando puoi usare le armi
always-trade_range = { $n ->
    [one] scambi entro { $n } casella
   *[other] scambi entro { $n } caselle
}
always-recover_range = { $n ->
    [one] curi gli altri entro { $n } casella
   *[other] curi gli altri entro { $n } caselle
}
always-opens_all = apri tutto ciò che è chiuso
always-dearest_cheaper = il terreno più caro costa { $n } in meno
always-fire_range = { $n ->
    [one] sei presso un fuoco entro { $n } casella
   *[other] sei presso un fuoco entro { $n } caselle
}
always-monsters_faster = i mostri si muovono di { $n } in più
always-gather_on = «{ $terrain }» è una fonte: { $kind }
always-grey = +{ $n } al tuo tiro
always-grey-less = −{ $n } al tuo tiro
always-red = +{ $n } al tiro del nemico
always-red-less = −{ $n } al tiro del nemico
always-no_wood = la legna non serve
always-no_stone = la pietra non serve
always-no_poison = il veleno non serve
always-no_scrap = i rottami non servono
always-no_help = nessuna carta supporto

## Condizioni

need-at = presso { $place }
need-at_fire = sei presso un fuoco
need-on = sei su «{ $terrain }»
need-has = { $n ->
    [1] hai { $kind }
   *[other] hai { $kind } × { $n }
}
need-has_item = hai «{ $card }»
need-has_parts = hai { $n } tra: { $cards } (chi gioca da solo: 1)
need-has_attribute = hai un oggetto «{ $attribute }»
need-tribe_has = { $n ->
    [1] i sopravvissuti hanno uno tra: { $cards }
   *[other] i sopravvissuti hanno { $n } tra: { $cards } (chi gioca da solo: 1)
}
need-alone = sei solo qui
need-company = { $n ->
    [one] c’è qualcun altro qui
   *[other] ci sono altri { $n } o più qui
}
need-progress = { $each ->
    [0] contatori della missione: { $n }
   *[other] contatori della missione: { $n } + { $each } per giocatore
}
need-surveyed = { $each ->
    [0] obiettivi rilevati: { $n }
   *[other] obiettivi rilevati: { $n } + { $each } per giocatore
}
need-points_held = { $each ->
    [0] obiettivi tenuti: { $n } (chi resta solo: 1)
   *[other] obiettivi tenuti: { $n } + { $each } per giocatore
}
need-defeated = sconfitto: { $card }
need-no_fire = nessun fuoco arde
need-night = { $n ->
    [3] una notte su tre
   *[other] una notte su { $n }
}
need-not-night = { $n ->
    [3] le altre due notti su tre
   *[other] le altre notti su { $n }
}
need-not-progress = { $n ->
    [1] nessun contatore sulla missione
   *[other] meno di { $n } contatori sulla missione
}
need-not-surveyed_here = questo obiettivo non è ancora rilevato
need-last_alive = sei l’ultimo
need-someone_at = un altro sopravvissuto è presso { $place }
