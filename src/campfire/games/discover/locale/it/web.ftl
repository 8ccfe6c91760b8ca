### Il tavolo di Discover nel browser.

web-played-box = scatola { $value }
web-played-ground = { "" }
web-option-box-about = Ogni scatola contiene due regioni su sei e dodici persone. Lo stesso codice dà a tutti la stessa scatola.
web-option-box-new = Una scatola nuova
web-option-box-friend = La scatola di un amico
web-option-box-first = La prima scatola
web-option-box-code = Codice della scatola, per esempio { $example }

web-discover-map = La terra: { $region }
web-discover-people = Gli altri sopravvissuti
web-discover-zoom = Tutta la terra o da vicino
web-discover-compass = La bussola: dove porta il valore del dado
web-discover-tile = Tessera non perlustrata, numero { $n }
web-discover-scout = Perlustrarla la scopre.
web-discover-far = Troppo lontana per perlustrarla da qui.
web-discover-landmark = punto di riferimento { $n } ({ $ground })
web-discover-camp = accampamento
web-discover-target = obiettivo
web-discover-fire = un fuoco acceso
web-discover-ashes = falò spento
web-discover-monster = mostro
web-discover-found-card = un ritrovamento
web-discover-gather = È ai tuoi piedi.
web-discover-may-bring = può essere:
web-discover-stamina = resistenza { $n } su 12
web-discover-health = { $n ->
    [0] il prossimo danno uccide
    [one] { $n } cuore rimasto
   *[other] { $n } cuori rimasti
  }
web-discover-heart = cuore
web-discover-load = porta { $n } su { $of }
web-discover-chief = capo
web-discover-plan = progetto: { $name }
web-discover-hidden-plans = { $n ->
    [one] { $n } progetto nascosto
   *[other] { $n } progetti nascosti
  }
web-discover-warn-last = Il prossimo danno uccide
web-discover-warn-water = Niente acqua
web-discover-warn-food = Niente cibo
web-discover-warn-fire = Lontano dal fuoco
web-discover-quest = La missione
web-discover-counters = segnalini: { $n }
web-discover-next-night = prossima carta notte: livello { $level }; nel mazzo: { $n }
web-discover-threats = minacce nel mazzo: { $n }
web-discover-box = il codice di questa scatola
web-discover-who = Chi sei?
web-discover-trade = Uno scambio
web-discover-gives = { $name } dà
web-discover-story = Che cosa è successo
web-discover-fight = Un combattimento
web-discover-defence = difesa
web-discover-attack = attacco
web-discover-left = { $n } su { $of } rimasti
web-discover-hits = colpisce, da { $n } in su
web-discover-misses = manca, serve { $n }
web-discover-harmless = non fa danni
web-discover-helps = { $name } aiuta
web-discover-as-it-stands = Come stanno le cose
web-discover-night-left = carte notte rimaste: { $n }

web-guide-discover-who = Ognuno riceve due persone fra cui scegliere. Ciascuna sa fare qualcosa che nessun altro sa fare; leggile entrambe, poi tienine una.
web-guide-discover-aim = Questa è la missione. Si compie insieme, ma ognuno si salva da solo. Un clic mostra la carta intera.
web-guide-discover-stamina = Il tuo sopravvissuto: la resistenza di oggi, tre cuori e posto per dieci cose. Il quarto danno uccide.
web-guide-discover-step = Nelle caselle che brillano si entra con un clic. La moneta dice quanto costa il passo: il terreno difficile costa di più.
web-guide-discover-gather = Arrivando puoi raccogliere una cosa gratis. Più tardi costa 1 resistenza.
web-guide-discover-scout = Le tessere con il cannocchiale si perlustrano per 1 resistenza: la terra cresce e compaiono i ritrovamenti.
web-guide-discover-explore = Un luogo con un numero: esplorarlo costa 1 resistenza e la sua carta si legge ad alta voce.
web-guide-discover-fight = Il grigio sei tu, il rosso il nemico. Ogni modifica mostra le probabilità prima e dopo. Una modifica alla volta.
web-guide-discover-fire = Quando cala la notte sii presso un fuoco acceso: chi dorme lontano pesca minacce.
web-guide-discover-night = La notte dà nuova resistenza, ma chiede cibo o acqua. Oltre dodici la resistenza va persa.
web-guide-discover-vote = Ogni notte tutti votano il capo del giorno dopo: il capo comincia e decide dove le regole lasciano aperto.
