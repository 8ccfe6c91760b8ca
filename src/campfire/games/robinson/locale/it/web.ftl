### La plancia di Robinson Crusoe nel browser.

web-robinson-clock = Round { $n }/{ $of }
web-robinson-left = Scenario e accampamento
web-robinson-below = Persone e oggetti
web-robinson-island = L’isola
web-robinson-camp-here = qui c’è l’accampamento
web-robinson-lava = lava
web-robinson-unexplored = inesplorato
web-robinson-face-down = tessera a faccia in giù
web-robinson-exhausted = esaurita
web-robinson-pawns-here = pedine pianificate: { $n }
web-robinson-actions = Azioni
web-robinson-in-hand = La pedina da piazzare
web-robinson-no-pawns = Tutte le tue pedine sono piazzate.
web-robinson-take-back = Riprendi
web-robinson-led-by = guidata da { $name }
web-robinson-helped-by = in aiuto: { $names }
web-robinson-rolls = Si tireranno i dadi
web-robinson-lacks = { $n ->
    [one] manca { $n } pedina
   *[other] mancano { $n } pedine
  }
web-robinson-glance = In breve
web-robinson-story = Che cosa è successo
web-robinson-threats = Minacce
web-robinson-no-threat = Nessuna minaccia
web-robinson-dealt-with = In corso
web-robinson-camp = Accampamento
web-robinson-hungry = Stasera: bocche { $meals }, cibo { $food }, ne manca { $n }
web-robinson-store-wood = Legno
web-robinson-store-food = Cibo
web-robinson-store-preserves = Cibo non deperibile
web-robinson-store-fur = Pellicce
web-robinson-future = Dopo le azioni
web-robinson-shelter-built = Il Riparo è costruito
web-robinson-shelter-natural = Un Riparo naturale protegge l’accampamento
web-robinson-shelter-none = Nessun Riparo: chi dorme all’aperto subisce una ferita
web-robinson-costs = Riparo, Tetto o Palizzata:
web-robinson-morale = Morale
web-robinson-morale-is = Morale: { $n ->
    [-1] −1
    [-2] −2
    [-3] −3
    [3] al massimo
    [0] 0
   *[other] +{ $n }
  }
web-robinson-rounds = I round e il loro meteo
web-robinson-round = Round { $n }
web-robinson-round-rain = dado pioggia
web-robinson-round-winter = dado inverno
web-robinson-round-animals = dado Animali Affamati
web-robinson-round-ship = può passare una nave
web-robinson-round-lava = scorre la lava
web-robinson-round-child = nasce un bambino
web-robinson-weather-odds = Probabilità del meteo
web-robinson-track-woodpile = Catasta: { $n } su { $of }
web-robinson-track-crosses = Croci
web-robinson-track-tiles = Tessere esplorate
web-robinson-track-places = Luoghi speciali
web-robinson-track-villages = Villaggi bruciati
web-robinson-track-city = La città
web-robinson-strength-villages = Forza di ognuno ancora in piedi: { $n }
web-robinson-strength-city = Forza: { $n }
web-robinson-track-traps = Trappole
web-robinson-track-family = Invenzioni richieste
web-robinson-track-home = Riparo, Tetto, Palizzata, Armi
web-robinson-track-children = Bambini
web-robinson-jenny-camp = Jenny è nell’accampamento
web-robinson-jenny-away = Jenny aspetta sul suo scoglio
web-robinson-crew = La troupe
web-robinson-crew-alive = sta bene
web-robinson-crew-dead = non c’è più
web-robinson-crew-taken = nelle mani di Kong
web-robinson-crew-next = La prossima vittima di Kong: { $member }
web-robinson-burned = bruciato
web-robinson-built = costruita
web-robinson-decks = Mazzi
web-robinson-deck-events = Eventi
web-robinson-deck-hunting = Caccia
web-robinson-deck-waiting = Belva in attesa
web-robinson-deck-beasts = Belve
web-robinson-deck-mysteries = Misteri
web-robinson-deck-inventions = Invenzioni
web-robinson-deck-tiles = Tessere
web-robinson-deck-discoveries = Scoperte
web-robinson-known = n. { $n }: { $card }
web-robinson-top = in cima: { $back }
web-robinson-people = Tutti sull’isola
web-robinson-first = Primo Giocatore
web-robinson-health = Ferite: { $wounds } su { $hearts }
web-robinson-arrow = Una ferita oltre questa freccia abbassa il morale
web-robinson-determination = Determinazione
web-robinson-free-pawns = Pedine libere: { $n } su { $of }
web-robinson-outside = dorme sullo spazio { $space }
web-robinson-used = usato
web-robinson-next-round = dal prossimo round
web-robinson-items = Oggetti
web-robinson-fading = si perde alla fine del round
web-robinson-kept = Equipaggiamento, tesori, segnalini
web-robinson-inventions = Invenzioni

## Un nuovo tavolo

web-option-scenario-level = Difficoltà { $n } su { $of }
web-option-characters = Personaggio
web-option-friday = Venerdì
web-option-dog = Il Cane
web-option-equipment = Carte Equipaggiamento di Partenza
web-option-events = Eventi
web-option-wreckage = Carta Relitto
web-option-hunger = Che cosa costa la fame
web-choice-true = Partecipa
web-choice-false = Non partecipa
web-choice-normal = Come al solito
web-choice-easier = Eventi più facili
web-choice-harder = Eventi più difficili
web-choice-random = A caso
web-choice-wounds = Solo ferite
web-choice-crew = Ferite e un membro della troupe (Isola di King Kong)

## Il primo round guidato

web-guide-robinson-aim = Ecco lo scopo: completare la catasta, livello dopo livello, e avere il Fuoco quando passa una nave in uno degli ultimi tre round. Ci sono dodici round. Se muore un personaggio, perdono tutti.
web-guide-robinson-event = Ogni round comincia con un evento. La sua carta diventa una minaccia: le pedine richieste la eliminano, altrimenti due round dopo esce a sinistra e colpisce.
web-guide-robinson-morale = Ogni round, dopo l’evento, il Primo Giocatore ottiene o scarta tanti segnalini Determinazione quanti ne indica il tracciato del Morale. Con la Determinazione si pagano le abilità.
web-guide-robinson-island = Produzione: la tessera dell’accampamento dà una risorsa per ogni sua fonte, i segni rotondi di legno, pappagalli e pesci. Ora si pianifica insieme.
web-guide-robinson-pawns = Queste sono le pedine nella tua mano. Scegli uno spazio, una fonte, una carta o un’azione che brilla per piazzarvene una. Scegli una pedina piazzata per riprenderla: non succede nulla finché tutti non sono pronti.
web-guide-robinson-one = Con due pedine il successo è sicuro. Con una sola, chi guida tira tre dadi: successo, ferita, avventura. I luoghi lontani richiedono una pedina in più. Il dado accanto a un’opzione mostra le probabilità.
web-guide-robinson-build = Prima un Riparo: senza, ogni notte all’aperto ferisce tutti. Il Tetto contro il meteo, la Palizzata contro gli animali, le Armi per la caccia.
web-guide-robinson-ready = Quando tutte le tue pedine sono piazzate, di’ «pronto». Allora le azioni si risolvono dall’alto in basso.
web-guide-robinson-wounds = Le ferite vanno da sinistra a destra. Superare una freccia abbassa di 1 il morale del gruppo. Oltre l’ultimo cuore la partita è persa.
web-guide-robinson-roll = I dadi sono caduti. Alcune abilità e alcuni segnalini permettono di rilanciarne uno; altrimenti tieni il tiro.
web-guide-robinson-weather = Prima della notte c’è il meteo: si tirano i dadi indicati sotto il round, nessuno nei primi tre. Ogni nuvola che il Tetto non ferma costa 1 legno e 1 cibo; quelle di neve 1 legno in più.
web-guide-robinson-night = Notte: ognuno mangia 1 cibo o subisce 2 ferite. Il resto va a male, tranne il cibo non deperibile.
web-guide-robinson-roof = Secondo round. Dal quarto piove: pensate al Tetto per tempo.
web-guide-robinson-woodpile = Il legno per la catasta si posa prima delle azioni, solo sul livello più basso non completo. Non torna più indietro.
web-robinson-last-wound = prossima ferita: morte
web-robinson-lava-comes = lava nel round { $n }
web-about-carpenter =
    { card-economical_construction }: { power-economical_construction }
    { card-craftsmanship }: { power-craftsmanship }
    { card-a_new_idea }: { power-a_new_idea }
    { card-handyman }: { power-handyman }
web-about-cook =
    { card-grandmas_recipe }: { power-grandmas_recipe }
    { card-scrounger }: { power-scrounger }
    { card-stone_soup }: { power-stone_soup }
    { card-hooch }: { power-hooch }
web-about-explorer =
    { card-lucky }: { power-lucky }
    { card-reconnaissance }: { power-reconnaissance }
    { card-motivational_speech }: { power-motivational_speech }
    { card-scouting }: { power-scouting }
web-about-soldier =
    { card-tracking }: { power-tracking }
    { card-defensive_plan }: { power-defensive_plan }
    { card-frenzy }: { power-frenzy }
    { card-the_hunt }: { power-the_hunt }
