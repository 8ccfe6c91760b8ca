### Che cosa non si può usare ora, e quando sì.

idle-used = non in questo round, ma nel prossimo
idle-dear = costa { $n ->
    [one] { $n } segnalino
   *[other] { $n } segnalini
  } Determinazione e ne hai { $have }
idle-banned = in questo round una carta ti vieta di usare abilità
idle-question = prima bisogna rispondere alla domanda posta
idle-fight = solo in un combattimento, o dove servono le Armi
idle-blow = solo in un combattimento, dal round dopo il ritrovamento
idle-own_fight = solo in un combattimento durante la tua azione
idle-built = solo dopo aver tirato i dadi della tua Costruzione
idle-gathered = solo dopo aver tirato i dadi della tua Raccolta
idle-explored = solo dopo aver tirato i dadi della tua Esplorazione
idle-backpack = solo dopo un’Esplorazione
idle-pawn = solo durante la pianificazione: la sua pedina aiuta in un’azione del suo tipo
idle-planning = solo finché il piano non è fatto
idle-weather = solo prima della Fase Azione, in un round con dadi Meteo
idle-night = solo di notte, se qualcuno è ferito
idle-stew = solo di notte, con la Pentola, se qualcuno è ferito
idle-pot = solo con la Pentola
idle-medicine = solo finché la Medicina non è costruita; le Erbe Curative richiedono anche la Pentola
idle-shelter = solo con un Riparo
idle-goat = solo con livello delle Armi 1, e non mentre si risolvono le azioni
idle-clouds = solo nella Fase Meteo, quando c’è una nuvola adatta
idle-animals = solo nella Fase Meteo, quando arrivano gli animali affamati
idle-camp = solo quando si organizza l’accampamento
idle-trap = solo quando è stata pescata una trappola
idle-creature = solo quando è stata pescata una creatura
idle-place = solo in un luogo speciale, prima di pescarne le carte Mistero
idle-deck = solo finché c’è qualcosa da pescare
idle-card = non mentre si risolve una carta: prima o dopo
idle-food = solo se c’è cibo e qualcuno è ferito
idle-wood = solo per un’azione per cui è stato messo da parte legno
idle-woodpile = solo finché c’è posto nella catasta
idle-marker = solo finché sull’isola c’è qualcosa da togliere
idle-tools = solo finché Corda, Pentola o Coltello non è costruito
idle-itself = funziona da sé
idle-never = qui non serve a nulla
idle-claimed = in questo round l’uso spetta a { $who }
idle-future = si potrà usare dopo la Fase Azione
