### Discover: domande, risposte, eventi, motivi.

## Il gioco

scenario-1 = La prima storia della prima regione
scenario-1-about = Due stadi. Per la prima partita.
scenario-2 = La seconda storia della prima regione
scenario-2-about = Tre stadi.
scenario-3 = La prima storia della seconda regione
scenario-3-about = Due stadi, con progetti complessi.
scenario-4 = La seconda storia della seconda regione
scenario-4-about = Tre stadi, con progetti complessi.
scenario-5 = Un solo lasciapassare
scenario-5-about = Vince l’ultimo sopravvissuto. Da due a quattro giocatori.
ground-first = la prima regione della scatola
ground-second = la seconda regione della scatola
web-option-ground = Terreno del quinto scenario
web-option-box = Scatola
error-box_code = «{ $given }» non è il codice di una scatola; un codice è una parola in lettere latine e un numero, per esempio { $example }.
error-box_differs = Questa partita è cominciata con una scatola «{ $code }» diversa da quella di questo Campfire; aprila con la versione che l’ha cominciata.
error-alone_in_five = Il quinto scenario richiede almeno due giocatori; scegliete un altro scenario o invitate qualcuno.
error-unknown_ground = Non c’è il terreno «{ $name }»; ci sono: { $known }.

## Domande

ask-may_use = Usi qualcosa adesso?
ask-choose_payment = { $n ->
    [one] Con che cosa paghi? Ne manca { $n }.
   *[other] Con che cosa paghi? Ne mancano { $n }.
}
ask-choose_water = Acqua pulita o sporca?
ask-may_prevent = In arrivo: { $damage }. Lo previeni?
ask-choose_healed = Quale danno si cura?
ask-choose_space = Più caselle sono ugualmente vicine. Quale?
ask-retreats_to = La via è chiusa. Dove si ritira il nemico ({ $foe })?
ask-choose_lost = { $n ->
    [one] Che cosa scarti? Ne resta { $n }.
   *[other] Che cosa scarti? Ne restano { $n }.
}
ask-choose_gain = { $n ->
    [1] Quale risorsa prendi?
   *[other] Quale risorsa prendi (× { $n })?
}
ask-which_survivor = { $card }: quale dei sopravvissuti più vicini?
ask-whom_to_heal = Chi si cura?
ask-who_takes = Chi prende qualcosa a { $who }?
ask-from_whom = A chi prendi qualcosa?
ask-to_whom = A chi dai qualcosa?
ask-choose_taken = Quale risorsa di { $who }?
ask-foul_water = L’acqua era sporca. Medicina o dado?
ask-may_refuse = La notte chiede { $kind }. Usi qualcos’altro?
ask-give_up = Porti { $n } di troppo. A che cosa rinunci?
ask-may_buy_off = Si può pagare invece di combattere: { $foe }.
ask-give_support = { $who } combatte vicino a te. Giochi una carta supporto?
ask-change_result = Grigio { $grey }, rosso { $red }. Cambi il risultato?
ask-share_reward = A chi va questa parte della ricompensa: { $kind }?
ask-escape_to = Dove fuggi dal nemico ({ $foe })?
ask-who_fights = Decide il capo: chi combatte qui ({ $space })?
ask-which_monster = Quale mostro combatti per primo?
ask-which_moves = Decide il capo: quale mostro si muove ({ $space })?
ask-where_to = Dove va il mostro ({ $space })?
ask-may_take = Puoi prendere una risorsa di { $who }.
ask-choose_way = { $card }: che cosa fai?
ask-use_key = È chiuso: { $card }. Usi la chiave?
ask-old_item = Ne hai già uno. Che ne è del vecchio: { $item }?
ask-which_pile = Da quale mazzo peschi il progetto?
ask-whom_to_strike = Quale nemico colpisci?
ask-may_gather = Qui puoi raccogliere qualcosa senza spesa.
ask-move_on = { $n ->
    [one] Puoi andare avanti di { $n } casella.
   *[other] Puoi andare avanti di { $n } caselle.
}
ask-take_along = Chi viene con te?
ask-come_along = { $who } ti porta con sé. Vieni?
ask-which_tile = Quale tessera scopri?
ask-look_tile = Quale tessera coperta guardi?
ask-look_find = Quale segnalino guardi?
ask-look_monster = Quale mostro guardi?
ask-put_back = In quale ordine rimetti le minacce?
ask-bury = Una di loro va sotto il mazzo?
ask-trade_draw_up = La tua offerta a { $who }. Dai: { $gives }. Ricevi: { $takes }.
ask-trade_consider = Un’offerta di { $who }. Dai: { $gives }. Ricevi: { $takes }.
ask-your_turn = Tocca a te. Resistenza: { $n }.
ask-vote = Chi dovrebbe essere capo?
ask-name_chief = Tieni il segnalino capo o lo dai a qualcun altro?
ask-choose_character = Quale personaggio tieni?
ask-may_cancel = Arriva una minaccia. La eviti?
ask-which_trait = { $n ->
    [1] Quale tratto scarti?
   *[other] Quale tratto scarti? In tutto { $n }.
}

## Risposte

option-use = { $card }: { $deed }
option-not_now = Non adesso
option-pay = Paga: { $kind }
option-prevent = Previeni con { $card }: { $deed }
option-take_damage = Subisci: { $damage }
option-heal = Cura: { $damage }
option-that_space = { $space }
option-lose = Scarta: { $kind }
option-gain = Prendi: { $kind }
option-survivor = { $seat }
option-take = Prendi: { $kind }
option-take_medicine = Spendi una medicina
option-risk_it = Tira il dado (da 1 a 3: malessere)
option-refuse = { $card }: { $deed }
option-spend_it = Spendi o rinuncia: { $kind }
option-lay_down = Posa: { $token }
option-discard_item = Scarta: { $item }
option-stow = Metti su { $item }: { $token }
option-unstow = Togli da { $item }: { $token }
option-split = Cambia in due singoli: { $token }
option-buy_off = Paga { $foe } e vattene
option-fight_on = Combatti: { $foe }
option-support = { $support }
option-no_support = Nessun supporto
option-reroll = Rilancia il { $die } ({ $kind })
option-better = +1 al dado grigio ({ $kind })
option-worse = −1 al dado rosso ({ $kind })
option-let_stand = Lascia così
option-keep_reward = Tieni: { $kind }
option-give_reward = A { $who }: { $kind }
option-fights = Combatte { $seat }
option-monster = { $foe }
option-unknown_monster = Uno coperto
option-go_there = { $space }
option-attack = Attacca { $who } (resistenza 3)
option-pass = Passa
option-take_nothing = Non prendere nulla
option-choose = { $way }
option-unlock = Usa la chiave: { $card }
option-play_it = Lascia chiuso: { $card }
option-back_to_deck = Torna nel mazzo: { $item }
option-pass_on = A { $who }: { $item }
option-craft = Costruisci: { $plan } ({ $costs })
option-common = Dai progetti comuni
option-complex = Dai progetti complessi
option-show_plan = Mostra il progetto: { $plan }
option-gather = Raccogli: { $token }
option-gather_hidden = Raccogli un segnalino coperto: { $symbol }
option-gather_ground = Raccogli dal terreno: { $kind }
option-strike = { $foe }
option-strike_hidden = Il mostro qui: { $space }
option-gather_nothing = Non raccogliere nulla
option-step_to = { $space }
option-stay = Fermati qui
option-along = Con { $seat }
option-alone = Da solo
option-come = Vieni
option-remain = Rimani
option-that_tile = { $tile }
option-that_find = { $symbol }, { $space }
option-that_monster = { $space }
option-in_order = Dall’alto: { $cards }
option-under = Sotto il mazzo: { $card }
option-leave_them = Lasciale
option-enough = Basta
option-trade = Scambia con { $who }
option-trade_give = Dai: { $thing }
option-trade_take = Chiedi: { $thing }
option-trade_keep = Tieni invece: { $thing }
option-trade_leave = Rinuncia a: { $thing }
option-trade_put_forward = Proponi
option-trade_give_up = Nessuna offerta
option-trade_accept = Accetta
option-trade_change = Cambia
option-trade_decline = Rifiuta
option-move = Muovi, { $wind }: { $space } (resistenza { $cost })
option-scout = Perlustra: { $tile }
option-explore = Esplora: { $place }
option-recover = Curati: { $damage } ({ $kind })
option-recover_other = Cura { $who }: { $damage } ({ $kind })
option-cook = { $n ->
    [1] Cucina la carne
   *[other] Cucina carne: { $n }
}
option-light_fire = Accendi il fuoco (legna)
option-loot = Saccheggia { $who }: { $ware }
option-end_turn = Termina il turno
option-vote_for = Per { $seat }
option-name_chief = { $seat }
option-character = { $card }
option-cancel = { $card }: { $deed }
option-play_threat = Gioca la minaccia
option-drop_trait = { $card }

## Eventi

event-gained = { $n ->
    [1] { $seat }: + { $kind }
   *[other] { $seat }: + { $kind } × { $n }
}
event-lost = { $n ->
    [1] { $seat }: − { $kind }
   *[other] { $seat }: − { $kind } × { $n }
}
event-rested = { $seat }: resistenza +{ $n }
event-tired = { $seat }: resistenza −{ $n }
event-returned = Torna nel mazzo: { $card }
event-used = { $seat } usa { $card }: { $deed }
event-prevented = { $seat } previene { $damage }: { $card }
event-hurt = { $seat }: { $damage }
event-died = { $seat } muore: { $cause }
event-healed = { $seat } guarisce: { $damage }
event-new_chief = Il capo è { $seat }
event-has_won = { $seat } è in salvo e vince!
event-story_ends = { $seat }: { $story }
event-revealed = { $clue }
event-ended = La partita è finita: { $cause }
event-retreated = Il nemico si ritira ({ $foe }): { $origin } → { $goal }
event-fights_on = Lo scontro continua: { $foe }
event-handed = { $seat } → { $who }: { $kind }
event-foul_roll = { $seat } ha bevuto acqua sporca e tira { $face }
event-ate = { $seat } spende: { $kind }
event-laid_down = { $seat } posa: { $token }
event-discarded = { $seat } scarta: { $card }
event-fight_begins = { $seat } combatte: { $foe }
event-bought_off = { $seat } paga e se ne va: { $foe }
event-supported = { $seat } sostiene { $who }: { $support }
event-rolled = { $seat } tira grigio { $grey }, rosso { $red }
event-rerolled = { $seat } rilancia il { $die }: { $face }
event-changed = { $seat } cambia il risultato: { $kind }
event-foe_hurt = { $n ->
    [1] Colpito: { $foe }
   *[other] Colpito, { $n } danni: { $foe }
}
event-defeated = { $seat } sconfigge: { $foe }
event-missed = { $seat } manca il colpo: { $foe }
event-escaped = { $seat } fugge: { $foe }
event-summoned = Appare un mostro: { $space }
event-special_comes = Appare { $foe }: { $space }
event-monster_moved = Un mostro si muove: { $origin } → { $goal }
event-attacked = { $seat } attacca { $who }
event-attack_over = L’attacco finisce: grigio { $grey }, rosso { $red }
event-played = { $seat } gioca: { $card }
event-kept = { $seat } tiene: { $card }
event-in_force = D’ora in poi: { $card }
event-no_card = { $seat } non trova la carta { $number } nel mazzo
event-chosen = { $seat }: { $way }
event-passed_on = { $seat } → { $who }: { $item }
event-crafted = { $seat } costruisce: { $card }
event-drew_plan = { $seat } pesca un progetto
event-plan_drawn = Il tuo nuovo progetto: { $plan } ({ $seat })
event-plan_shown = { $seat } mostra un progetto: { $plan }
event-found = { $seat } trova: { $token }, { $space }
event-taken = { $seat } prende: { $token }
event-laid_out = Si posa un ritrovamento ({ $symbol }): { $space }
event-die_rolled = { $seat } tira { $face }
event-fire_lit = Arde un fuoco: { $space }
event-fire_out = Un fuoco si spegne: { $space }
event-moved = { $seat }: { $origin } → { $goal }
event-drifted = { $seat } va alla deriva, il dado dà { $face }
event-new_stage = La missione: { $card }
event-quest_counters = Contatori sulla missione: { $n }
event-surveyed = { $seat } rileva un obiettivo: { $space }
event-flag_set = { $seat } pianta una bandiera: { $space }
event-scouted = { $seat } scopre una tessera
event-looked_tile = { $seat } guarda una tessera coperta
event-saw_token = { $seat } vede: { $token }, { $space }
event-saw_monster = { $seat } vede: { $foe }, { $space }
event-saw_card = { $seat } vede: { $card }
event-looked = { $seat } guarda e non dice niente
event-trade_proposed = { $seat } offre a { $who }: { $gives }; chiede: { $takes }
event-trade_agreed = { $seat } e { $who } si accordano: { $gives } per { $takes }
event-trade_declined = { $seat } e { $who } non si accordano
event-turn_begins = Turno di { $seat }
event-cooked = { $n ->
    [1] { $seat } cucina la carne
   *[other] { $seat } cucina carne: { $n }
}
event-recovered = { $self ->
    [1] { $seat } si cura ({ $kind })
   *[other] { $seat } cura { $who } ({ $kind })
  }
event-looted = { $seat } saccheggia { $who }: { $ware }
event-voted = { $seat } vota per { $who }
event-chief_roll = { $seat } tira { $face }
event-night_falls = Scende la notte { $n }
event-night_card = La notte: { $card }
event-day_breaks = Spunta il giorno { $n }
event-set_out = { $region }: «{ $title }». { $tale }
event-is_character = { $seat }: { $card }
event-threat = { $seat } gioca una minaccia: { $card }
event-no_tribe = Non c’è nessun altro; scartata: { $card }
event-trait_kept = { $seat } ha un nuovo tratto: { $card }
event-trait_gone = { $seat } si libera del tratto «{ $card }»

## Motivi

why-too_tired = Costa { $n } di resistenza; ne hai { $have }.
why-needs_fire = Serve un fuoco.
why-not_on_first_day = Il primo giorno non si può attaccare.
why-barred = Una carta lo vieta.
why-cannot_pay = Mancano le risorse.

## Finali

cause-all_left = tutti sono in salvo
cause-some_left = alcuni sono in salvo
cause-none_left = nessuno si è salvato
cause-got_away = in salvo
cause-exhaustion = morte per sfinimento
cause-dehydration = morte per sete
cause-ailment = morte per malessere
cause-physical = morte per le ferite

## Il caso

chance-chief = Tutti tirano per il capo.
chance-shuffle_nights = Mescola le carte notte.
chance-shuffle_threats = Mescola le minacce.
chance-shuffle_blueprints = Mescola i progetti comuni.
chance-shuffle_complexes = Mescola i progetti complessi.
chance-shuffle_characters = Mescola i personaggi.
chance-shuffle_springs = Mescola le fonti d’acqua.
chance-shuffle_monsters = Mescola i segnalini mostro.
chance-shuffle_leaf = Mescola i ritrovamenti: foglia.
chance-shuffle_shell = Mescola i ritrovamenti: conchiglia.
chance-shuffle_flint = Mescola i ritrovamenti: selce.
chance-shuffle_crate = Mescola i ritrovamenti: cassa.
chance-shuffle_tiles = Mescola le tessere di un numero.
chance-die = Tira un dado.
chance-fight = Tira il dado grigio e il rosso.
chance-reroll = Rilancia un dado.
chance-landmark = Estrai un punto di riferimento.
chance-notice = Estrai uno degli avvisi.
chance-monsters = Rimescola i segnalini mostro.
chance-finds = Rimescola i ritrovamenti.
chance-threats = Rimescola le minacce.
chance-nights = Rimescola le carte notte di livello II.
odds-ill = malessere
odds-hit = colpisci
odds-hurt = vieni colpito
prospect-hit = colpisci: { $was } → { $now } %
prospect-hurt = vieni colpito: { $was } → { $now } %
prospect-hit-still = colpisci: { $now } %
prospect-hurt-still = vieni colpito: { $now } %
prospect-same = da solo non cambia nulla

## Headings of a long list

heading-move = Muovere
heading-scout = Perlustrare
heading-gather = Raccogliere
heading-here = Fare qualcosa qui
heading-heal = Curare
heading-craft = Costruire
heading-others = Con gli altri
heading-cards = Usare una carta
heading-load = Riordinare le cose
heading-end = Finire il turno
ground-landmark = { $card }, { $terrain }
move-to = { $wind }: { $space }
wind-0 = nord-est
wind-1 = est
wind-2 = sud-est
wind-3 = sud-ovest
wind-4 = ovest
wind-5 = nord-ovest
may-bring = una risorsa { $goods } %, una carta { $cards } %
may-bring-enemy = un nemico { $n } %
there-monster = un mostro: combattimento
there-fire = un fuoco acceso
risks-night = per stanotte: { $missing }
lack-food = niente cibo
lack-water = niente acqua
lack-fire = nessun fuoco
