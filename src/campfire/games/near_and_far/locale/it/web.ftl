### Near and Far: che cosa si può scegliere preparando una partita.

mode-first_trek = Primo viaggio
mode-first_trek-about = Una partita sulla mappa 1. Per cominciare.
mode-campaign = Campagna
mode-campaign-about = Dieci partite sulle mappe da 2 a 11: talenti, parole chiave, avventure secondarie; le schede ricordano.
mode-character = Modalità personaggio
mode-character-about = Ogni personaggio ha una storia di dieci avventure; mappe a scelta, l’ultima partita sulla mappa 11.
mode-arcade = Arcade
mode-arcade-about = Una partita su una mappa qualunque, con avventure da un mazzo e senza libro.
map-1 = 1. { map-01 }
map-2 = 2. { map-02 }
map-3 = 3. { map-03 }
map-4 = 4. { map-04 }
map-5 = 5. { map-05 }
map-6 = 6. { map-06 }
map-7 = 7. { map-07 }
map-8 = 8. { map-08 }
map-9 = 9. { map-09 }
skipped-2 = 2. { map-02 }
skipped-3 = 3. { map-03 }
skipped-4 = 4. { map-04 }
skipped-5 = 5. { map-05 }
skipped-6 = 6. { map-06 }
skipped-7 = 7. { map-07 }
skipped-8 = 8. { map-08 }
skipped-9 = 9. { map-09 }
skipped-10 = 10. { map-10 }
web-option-mode = Modalità
web-option-map = Mappa
web-option-side = Lato della città
web-option-characters = Personaggio
web-option-quests = Avventure
web-option-skipped = Mappe saltate
web-option-length = Durata
web-choice-dusk = Lato crepuscolo
web-choice-day = Lato giorno
web-choice-extra = Più avventure
web-choice-longer = Partita più lunga
web-played-quests = { $value ->
    [extra] { web-choice-extra }
   *[other] { "" }
  }
web-played-length = { $value ->
    [longer] { web-choice-longer }
   *[other] { "" }
  }
quests-usual = Come al solito
length-usual = Come al solito

## I luoghi

web-nf-places = Dove guardare
web-nf-place-map = Mappa
web-nf-place-town = Città
web-nf-place-book = Libro
web-nf-place-score = Punteggio
web-nf-town-of = La città { $name }
web-nf-in-town = in città
web-nf-house-with = { $house }: { $names }
web-nf-mine = Le mie cose
web-nf-laid = Carte tra cui scegliere
web-nf-draft = Tienine una, le altre passano avanti
web-nf-draft-secret = Nessun altro vede queste carte.
web-nf-special = Manufatti speciali
web-nf-drawn = Pescate
web-nf-talents = Talenti
web-nf-preparing = Prima del round 1

## La mappa

web-nf-routes = Rotte commerciali: da soli, e per ciascuno di due
web-nf-route = { $good }: { $alone } da soli, { $shared } ciascuno se condivisa
web-nf-threats-left = ne restano { $n }
web-nf-final = Ultimo round
web-nf-path-threat = { $active ->
    [yes] Una minaccia sul sentiero
   *[other] Una minaccia annullata dagli accampamenti
  }
web-nf-path-treasure = { $active ->
    [yes] Un tesoro sul sentiero
   *[other] Un tesoro annullato dagli accampamenti
  }
web-nf-quest = avventura { $entry }
web-nf-camp-of = accampamento di { $name }
web-nf-stand-here = qui: { $names }
web-nf-trek = { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
  }, cuori { $hearts }, minacce { $threats }, tesori { $treasures }, cuori rimasti { $left }
web-nf-way = Il cammino
web-nf-ways = Cammini per lo stesso luogo
web-nf-left = restano { $n }
web-nf-hearts = cuori
web-nf-free = gratis
web-nf-meets-threat = una minaccia
web-nf-meets-treasure = un tesoro
web-nf-camp-for = accampamento per { $n }
web-nf-walk = Prendi questa via

## Gente e cose

web-nf-party = Il gruppo di { $name }
web-nf-together = insieme, con gli oggetti
web-nf-hearts-of = Cuori: { $n } di { $of }
web-nf-animals = animali da soma, movimento { $n }
web-nf-unladen = senza carico
web-nf-bird = uccello da soma
web-nf-turtle = tartaruga da soma
web-nf-camps = accampamenti sulla plancia
web-nf-camps-left = { $n } accampamenti su { $of }
web-nf-hand = in mano
web-nf-hand-of = { $n ->
    [one] { $n } carta in mano
   *[other] { $n } carte in mano
  }
web-nf-bought = comprati e trovati
web-nf-card = scheda del personaggio
web-nf-experience = esperienza da spendere: { $n }
web-nf-side-quest = avventura secondaria { $entry }
web-nf-past = { $n } punti finora ({ $points })
web-nf-beaten = minacce sconfitte
web-nf-points-open = punti in vista, senza la mano
web-nf-as = nei panni di { $name }
web-nf-more = altro
web-nf-reputation = Reputazione
web-nf-icon-skill = abilità
web-nf-icon-combat = combattimento
web-nf-icon-movement = movimento
web-nf-icon-caution = cautela
web-nf-icon-search = ricerca
web-nf-icon-heart = cuore
web-nf-good-coin = monete
web-nf-good-gem = gemme
web-nf-good-food = cibo
web-nf-good-heart = cuori
web-nf-good-green = segnalini fazione verdi
web-nf-good-blue = segnalini fazione blu
web-nf-good-red = segnalini fazione rossi
web-nf-good-yellow = segnalini fazione gialli
web-nf-good-pepper = pepe
web-nf-good-machine_part = ingranaggi
web-nf-good-stoneblood = sangue di pietra
web-nf-good-tea_leaves = foglie di tè

## Le case

web-nf-mine-sign = Miniera
web-nf-farm = Fattoria
web-nf-stables = Stalle
web-nf-town_hall = Municipio
web-nf-saloon = Saloon
web-nf-general_store = Emporio
web-nf-mystics_hut = Mistico
web-nf-jail = Prigione
web-nf-about-mine = Un accampamento in una casella: serve l’abilità del suo numero; riga e colonna dicono monete e gemme.
web-nf-about-farm = Un cibo per ogni icona abilità, del gruppo e degli oggetti.
web-nf-about-stables = Gli animali da soma portano tesori e rendono più veloce il gruppo.
web-nf-about-town_hall = Scambia merci secondo il valore, scarta un manufatto, fa parlare di te.
web-nf-about-saloon = Assolda un avventuriero; le bandiere di una fazione rendono meno cari i suoi. Non serve un duello.
web-nf-about-general_store = Una moneta, o manufatti tra cui scegliere.
web-nf-about-mystics_hut = { $side ->
    [day] Tre tesori tra cui scegliere, per chi ha un animale da soma.
   *[dusk] Un tesoro, per chi ha un animale da soma.
  }
web-nf-about-jail = Qui aspetta chi attacca e perde un duello.
web-nf-stables-left = ne restano { $n }
web-nf-decks = { $special } manufatti speciali e { $common } comuni nei mazzi
web-nf-treasures-left = { $n } tesori nel mazzo
web-nf-cell = casella per abilità { $n }

## Il libro delle storie

web-nf-book = Il libro delle storie
web-nf-remembered = Il libro si ricorda
web-nf-farewell = La notaia dei piccoli debiti legge ad alta voce quel che ha scritto
web-nf-aloud = Leggi ad alta voce
web-nf-hush = Silenzio
web-nf-passed = È riuscito
web-nf-failed = È andata male
web-nf-what-do-you-do = Che cosa fai, { $name }?
web-nf-you-have = ne hai { $n }
web-nf-pay = paga
web-nf-odds = { $hearts ->
    [0] { $alone } % senza cuori
    [one] { $alone } % senza cuori; { $all } % con { $hearts } cuore
   *[other] { $alone } % senza cuori; { $all } % con { $hearts } cuori
  }
web-nf-book-key = Dopo il tiro ogni cuore speso aggiunge uno. ✓✓ vuol dire due sopra il numero: un po’ di più. Che cosa porta si legge dopo.
web-nf-close-book = Chiudi il libro
web-nf-reads = { $name } legge ad alta voce
web-nf-you-read = Leggi ad alta voce tu
web-nf-outcome-later = l’esito si apre dopo il tiro

## La fine

web-nf-line = Riga
web-nf-total = Punti vittoria
web-nf-series-total = Tutte le partite
web-nf-champion = campione
web-nf-champion-of = { $name } vince la serie di { $games } partite, con { $n } punti.
web-nf-squares = avventure: { $n } su { $of }
web-nf-talents-next = I talenti si comprano all’inizio della prossima partita.
web-nf-new-campaign = Una scheda nuova: una fila di caselle è già piena per ogni partita saltata.
web-nf-new-character = Una scheda nuova; gli altri aspettano davanti all’ultima mappa.
web-nf-campaign-way = Il cammino della campagna
web-nf-games-left = { $n ->
    [one] L’ultima partita.
   *[other] Mancano { $n } partite.
  }
web-nf-last-open = Tutti hanno otto avventure alle spalle: l’Ultima Rovina è aperta.
web-nf-last-waits = Scegliete una mappa qualsiasi. L’Ultima Rovina si apre quando tutti hanno otto avventure alle spalle.
web-nf-stays-behind = Con la scheda passano esperienza, talenti, parole chiave, avventure secondarie e punti. Merci, manufatti, tesori, ritrovamenti e avventurieri restano qui.

## Il primo viaggio guidato

web-guide-near_and_far-aim = Alla fine vince chi ha più punti: da accampamenti, rotte, manufatti, minacce, capi e reputazione. La partita finisce nel round in cui qualcuno piazza l’ultimo accampamento della plancia.
web-guide-near_and_far-draft = I manufatti si scelgono uno alla volta: tienine uno, passa gli altri. Una carta non comprata alla fine costa punti.
web-guide-near_and_far-town = Nel tuo turno visiti un edificio della città, oppure viaggi. Il saloon è un buon inizio: senza gente non si va lontano. Se dentro c’è un avversario, per entrare serve un duello; nel saloon no.
web-guide-near_and_far-hire = Ogni avventuriero porta icone: abilità e combattimento per le prove, movimento, cautela contro le minacce, ricerca per gli accampamenti, e cuori. Le bandiere di una fazione rendono meno cari i suoi.
web-guide-near_and_far-party = Il gruppo ha quattro caselle, una con la bandiera di ogni fazione: un avventuriero sta sulla casella della sua, l’animale dove vuole. Contano solo le icone del gruppo; chi è in riserva dà la sua bandiera e aspetta la prossima partenza.
web-guide-near_and_far-hand = Questi sono i tuoi manufatti. Puoi comprarne in ogni momento del tuo turno, se puoi pagare; allora punti e potere sono tuoi.
web-guide-near_and_far-reputation = La reputazione: duelli leali e buone azioni la alzano, quelli sleali la abbassano. In alto sulla corda vale punti, e certi manufatti la richiedono.
web-guide-near_and_far-travel = Indica uno spazio: il cammino si disegna, con cuori, minacce e tesori. Un clic lo tiene e mostra altre vie; si percorre in una volta.
web-guide-near_and_far-hearts = Lasciare uno spazio vuoto costa un cuore; dove c’è un accampamento, di chiunque, è gratis. I cuori tornano solo quando lasci di nuovo la città.
web-guide-near_and_far-threat = Una minaccia: combattimento e dado devono arrivare alla sua forza. I cuori si spendono dopo il tiro. Se perdi, il turno finisce da dove sei venuto.
web-guide-near_and_far-quest = Qui c’è un’avventura. Prendila, e il vicino di sinistra apre il libro e legge.
web-guide-near_and_far-book = Ogni opzione dice che cosa chiede. Sotto, le sei facce del dado e quanti cuori servirebbero. Che cosa ne viene si legge dopo il tiro.
web-guide-near_and_far-check = Il dado è tratto. Ogni cuore lo alza di uno; due sopra il numero porta un po’ di più.
web-guide-near_and_far-camp = Per tre cuori puoi accamparti dove è finito il cammino: dà ciò che lo spazio mostra, apre la via a tutti e scopre un posto sulla tua plancia.
web-guide-near_and_far-end = La tua plancia si svuota accampamento dopo accampamento. Quando una è vuota, quel round è l’ultimo.
web-figure-wounds = volte respinti
web-jump-wounds = Respinti
