### Near and Far: domande, risposte, eventi, motivi.

## Domande

ask-how_many_gems = Quante gemme paghi al posto delle monete? Il prezzo in monete è { $n }.
ask-hearts_or_food = { $n ->
    [one] È dovuto un cuore. Lo paghi in cuori o in cibo?
   *[other] Sono dovuti { $n } cuori. Quanti ne paghi in cibo?
  }
ask-check = { $kind }: per ora { $total }, serve { $n }. Lasci così?
ask-how_to_duel = C’è già qualcuno { $at }. Come entri?
ask-duel = Sei a { $total }, l’avversario a { $n }. Lasci così?
ask-defend = { $seat } ti attacca: { $total } contro { $n }. Lanci una bomba?
ask-quest_here = Un’avventura ti aspetta: { $space }. La affronti?
ask-what_to_do = Paragrafo { $entry }: che cosa fai?
ask-which_animal = Compri un animale da soma?
ask-which_treasure = { $n ->
    [one] Hai pescato un tesoro. Lo tieni?
   *[other] Hai pescato { $n } tesori. Quale tieni?
  }
ask-which_lost = Quale tesoro portava l’animale?
ask-meet_threat = Una minaccia ti sbarra la via: { $card }. Combatti?
ask-camp_here = Piazzi qui un accampamento? { $space }.
ask-keep_or_discard = Tieni { $card }?
ask-where_mercenaries = Dove piazzano il tuo accampamento i mercenari?
ask-keep_one = Quale manufatto tieni prima di passare gli altri?
ask-which_special = Quale manufatto speciale tieni? Al massimo uno.
ask-which_common = Quali manufatti comuni scarti prima del primo turno?
ask-where_to_hunt = Manufatti ancora da pescare: { $n }. Da quale mazzo?
ask-which_talent = Quale talento compri? Punti esperienza: { $n }.
ask-where_to_dig = Dove scavi?
ask-where_to = Dove va { $adventurer }?
ask-arrange = Chi lascia la città con te?
ask-who_on = Chi viene con te? { $cell }.
ask-whom_to_hire = Chi assoldi?
ask-town_hall = Che cosa fai al municipio?
ask-what_to_pay = Che cosa dai per { $good }? Pagato finora: { $n }.
ask-what_to_get = Che cosa prendi? Valore rimasto: { $n }.
ask-go_on_repute = Paghi per un altro passo?
ask-act_here = Che cosa fai { $at }?
ask-at_the_store = Che cosa fai all’emporio?
ask-at_the_mine = La campanella ha chiamato gli avventurieri alla miniera. Che cosa viene prima?
ask-raise_visit = Il dado mostra { $die }, serve { $n }. Lo alzi?
ask-how_far = Dove vai? { $n ->
    [one] Resta { $n } passo.
   *[other] Restano { $n } passi.
  }
ask-at_the_water = L’acqua vuole un cuore e non ne hai: { $space }. Torni indietro?
ask-turn = Che cosa fai ora?
ask-anything_else = Qualcos’altro prima che il turno finisca?

## Risposte

option-gems_for_coins = { $n ->
    [0] solo monete
    [one] { $n } gemma
   *[other] { $n } gemme
  }
option-hearts_and_food = { $hearts ->
    [one] { $hearts } cuore
   *[other] { $hearts } cuori
  } e { $n } cibo
option-accept = Fermati a { $total }
option-spend_heart = Spendi 1 cuore su { $have }: arrivi a { $total }
option-spend_food = Spendi un cibo come cuore: arrivi a { $total }
option-throw_bomb = Lancia { $card }: arrivi a { $total }
option-challenge = Sfida { $rival } a un { $kind }
option-challenge_stranger = Sfida lo sconosciuto a un { $kind }
option-end_duel = Fermati a { $total }
option-duel_heart = Spendi 1 cuore su { $have }: arrivi a { $total }
option-duel_food = Spendi un cibo come cuore: arrivi a { $total }
option-duel_bomb = Lancia { $card }: arrivi a { $total }
option-hold_fire = Non lanciare nulla
option-take_quest = Affronta l’avventura: { $space }
option-pass_quest = Lascia stare l’avventura
option-choose = «{ $heading }»: { $asks }
option-buy_animal = Compra { $animal }
option-no_animal = Non comprare
option-give_back = Restituisci per cuori: { $animal }
option-carry = Tieni { $card }
option-carry_instead = Tieni { $card } al posto di { $old }
option-beg = Tieni { $card } senza animale
option-leave_treasure = Non tenere nulla
option-lose_treasure = { $card }
option-on_an_animal = Carica { $card } su un animale
option-fight = Combatti: { $card }
option-slip_by = Passa senza farti vedere
option-distract = Restituisci e passa: { $animal }
option-buy_off = Paga { $amount } e passa
option-set_up_camp = Piazza un accampamento: { $space } ({ $hearts ->
    [one] { $hearts } cuore
   *[other] { $hearts } cuori
  })
option-no_camp = Nessun accampamento
option-buy = Compra { $card }
option-keep = Tieni { $card }
option-discard = Scarta { $card }
option-mercenary_camp = Accampamento: { $space }
option-draft = Tieni { $card }
option-keep_special = Tieni { $card }
option-keep_no_special = Non tenere nessuno dei due
option-throw_away = Scarta { $card }
option-keep_rest = Tieni gli altri
option-hunt_in = Pesca: { $kind }
option-buy_talent = { $talent }, per { $n }
option-no_talent = Nessun talento
option-dig = Scava nella casella { $mine_cell }: { $brings }
option-no_digging = Non scavare
option-put_on_cell = { $adventurer }: { $cell }
option-into_reserve = { $adventurer }: nella riserva
option-keep_party = Il gruppo resta com’è
option-new_party = Ricomponi il gruppo
option-nobody_there = Nessuno: { $cell }
option-hire = Assolda { $adventurer } ({ $n ->
    [one] { $n } moneta
   *[other] { $n } monete
  })
option-new_row = Paga un cibo e cambia la fila
option-hire_nobody = Qui ho finito
option-trade_many = Scambia più beni con { $good }
option-trade_one = Scambia { $good } con altri beni
option-give_up_artifact = Scarta { $card } dalla mano
option-repute = { $n ->
    [1] Un passo di reputazione in su
   *[other] Un passo di reputazione in giù
  }: paga { $good }
option-leave_hall = Qui ho finito
option-add_good = Dai { $good }
option-take_good = Prendi { $good }
option-enough = Basta così
option-bribe = Paga { $amount } ed entra
option-go_in = Entra senza duello
option-act = { $deed }
option-skip_action = Lascia stare
option-take_coin = Prendi una moneta
option-draw_artifacts = { $n ->
    [0] Pesca { $rest } manufatti comuni
   *[other] { $rest ->
        [0] Pesca { $n } manufatti speciali
       *[other] Pesca manufatti: { $n } { $n ->
            [one] speciale
           *[other] speciali
        } e { $rest } { $rest ->
            [one] comune
           *[other] comuni
        }
    }
  }
option-go_digging = Prima scava
option-ring_bell = Prima assolda
option-leave_die = Lascia { $die }
option-raise_die = Spendi 1 cuore su { $have }: il dado vale { $die }
option-raise_die_food = Spendi un cibo come cuore: il dado vale { $die }
option-move_on = Avanti: { $space }{ $hearts ->
    [0] { "" }
    [one] , per { $hearts } cuore
   *[other] , per { $hearts } cuori
  }
option-stop_here = Fermati qui
option-wade_in = Entra nell’acqua: { $space }
option-turn_back = Torna indietro
option-visit = Vai { $into }
option-travel = Mettiti in viaggio
option-end_turn = Fine del turno

## Eventi

event-chief = { $seat } ha quattro bandiere: arriva { $chief }.
event-gained = { $seat } riceve { $amount }.
event-paid = { $seat } dà { $amount }.
event-reputation = { $way ->
    [down] La reputazione di { $seat } scende di { $by }.
   *[up] La reputazione di { $seat } sale di { $by }.
  }
event-rolled = { $seat } tira { $die }.
event-threw = { $seat } lancia { $card }.
event-passed = { $seat } ce la fa: { $total } contro { $n }.
event-failed = { $seat } non ce la fa: { $total } contro { $n }.
event-duelled = { $seat } sfida { $rival } a un { $kind }.
event-faced_stranger = { $seat } sfida lo sconosciuto a un { $kind }.
event-duel_dice = { $seat } tira { $die }, l’altro { $other }.
event-won_duel = { $seat } vince il duello, { $total } contro { $n }.
event-lost_duel = { $seat } perde il duello, { $total } contro { $n }, e finisce in prigione.
event-noted = { $seat } annota una parola chiave: { $keyword }.
event-remembered = Il libro si ricorda di { $seat }: { $keyword }.
event-side_quest = { $seat } annota l’avventura secondaria { $entry }.
event-found = { $seat } riceve un ritrovamento: { $card }.
event-read = Si legge l’esito per { $seat }: paragrafo { $entry }.
event-opened = { $seat } affronta un’avventura: paragrafo { $entry }.
event-chose = { $seat } sceglie «{ $heading }» (paragrafo { $entry }).
event-got_animal = { $seat } riceve { $animal }.
event-gave_back = { $seat } restituisce { $animal }.
event-treasure = { $seat } tiene un tesoro: { $card }.
event-treasure_left = { $card } va negli scarti.
event-final = { $seat } ha piazzato l’ultimo accampamento della plancia. Questo round è l’ultimo.
event-no_room = Non c’è più posto per un accampamento. Questo round è l’ultimo.
event-fought = { $seat } affronta la minaccia: { $card }.
event-avoided = { $seat } passa senza combattere.
event-beat = { $seat } sconfigge { $card }.
event-beaten_back = { $seat } arretra davanti a { $card }.
event-scored = { $seat }: { $kind } { $n }.
event-total_scored = { $seat } ha { $n ->
    [one] { $n } punto vittoria
   *[other] { $n } punti vittoria
  }.
event-champion = { $seat } vince il titolo di campione, con { $n } punti vittoria in tutte le partite.
event-ended = { $kind }
event-camped = { $seat } piazza un accampamento: { $space }.
event-bought = { $seat } compra { $card }.
event-drew_artifacts = { $seat } pesca { $n ->
    [one] { $n } manufatto
   *[other] { $n } manufatti
  }.
event-drafted = { $seat } ha tenuto un manufatto.
event-learned = { $seat } impara: { $talent }.
event-dug = { $seat } scava nella casella { $mine_cell }.
event-joined = { $card } si unisce a { $seat }.
event-row_replaced = { $seat } fa cambiare la fila del saloon.
event-gave_up = { $seat } scarta al municipio: { $card }.
event-traded = { $seat } scambia al municipio: { $good }.
event-visited = { $seat } va { $into }.
event-lucky_die = { $seat } tira { $die } nella miniera.
event-left_town = { $seat } lascia la città con { $hearts ->
    [one] { $hearts } cuore
   *[other] { $hearts } cuori
  }.
event-walked = { $seat } prosegue: { $space }.
event-poisoned = L’acqua toglie un cuore a { $seat }: { $space }.
event-turned_back = { $seat } non ha un cuore per l’acqua e torna indietro: { $space }.
event-round = Round { $n }
event-introduced = Comincia la storia di { $character }, giocata da { $seat }.
event-began = È il turno di { $seat }.
event-laid_quests = Segnalini avventura sulla mappa: { $n }.

## Motivi

why-cannot_pay = Non puoi pagare il prezzo.
why-enough_animals = Nessuno ha più di tre animali da soma.
why-stables_empty = Le stalle sono vuote.
why-too_dear = Non puoi pagare { $card }.
why-wrong_reputation = { $card } chiede una reputazione di { $n }.
why-needs_skill = Questa casella chiede abilità { $n }; hai { $have }.
why-hire_too_dear = Costa { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
  }, più di quanto hai.
why-no_heart = Senza un cuore non si lascia uno spazio vuoto.
why-first_round = Nel primo round tutti visitano la città.
why-same_building = Il tuo turno è cominciato qui; vai altrove.

## Com’è finita

cause-points = I punti sono contati.
cause-bosses = Un boss è ancora in piedi: tutti hanno perso questa partita.

## Cose

entry-card = «{ $card }»
animal-bird = un uccello da soma
animal-turtle = una tartaruga da soma
die-six = dado
die-duel = dado di { $seat }
die-stranger = dado dello sconosciuto
building-town_hall = il municipio
building-saloon = il saloon
building-stables = le stalle
building-general_store = l’emporio
building-farm = la fattoria
building-mystics_hut = la capanna del mistico
building-mine = la miniera
building-jail = la prigione
tribe-green = i criminali
tribe-blue = i maghi
tribe-red = i rettiliani
tribe-yellow = i nomadi
chief-of-green = il capo dei criminali
chief-of-blue = il capo dei maghi
chief-of-red = il capo dei rettiliani
chief-of-yellow = il capo dei nomadi
cell-0 = la casella verde
cell-1 = la casella blu
cell-2 = la casella rossa
cell-3 = la casella gialla
space-town = lo spazio città
space-coin = lo spazio moneta { $id }
space-gem = lo spazio gemma { $id }
space-pepper = lo spazio pepe { $id }
space-machine_part = lo spazio ingranaggio { $id }
space-stoneblood = lo spazio sangue di pietra { $id }
space-tea_leaves = lo spazio tè { $id }
kind-skill = Prova di abilità
kind-combat = Prova di combattimento
kind-fair = duello leale
kind-foul = duello sleale
kind-special = manufatti speciali
kind-common = manufatti comuni
kind-points = I punti sono contati.
kind-bosses = Un boss è ancora in piedi: tutti hanno perso questa partita.
kind-camps = accampamenti
kind-routes = rotte commerciali
kind-artifacts = manufatti
kind-unbought = manufatti non comprati
kind-threats = minacce
kind-conditions = ciò che contano le carte
kind-savings = monete e gemme
kind-tokens = segnalini fazione
kind-chiefs = capi
kind-reputation = reputazione
kind-empty_board = plancia vuota
kind-three_treasures = tre tesori
kind-mammoths = nessun accampamento dai mammut
kind-full_card = scheda personaggio piena

## Probabilità

odds-alone = senza cuori
odds-hearts = { $n ->
    [one] con { $n } cuore
   *[other] con { $n } cuori
  }
