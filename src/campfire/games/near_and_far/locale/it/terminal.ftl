### Near and Far: il tavolo nel terminale.

picture-language = it
picture-reads = { $name } legge ad alta voce.
picture-remembered = Sta scritto: { $text }
picture-farewell = La notaia dei piccoli debiti legge ad alta voce: { $name }
picture-entry = Paragrafo { $entry }
picture-turn = Turno di { $name }
picture-final = L’ultimo round
picture-round = Round { $n }
picture-preparing = Prima del round 1
picture-threat = Prossima minaccia
picture-bosses = Boss
picture-quests = Avventure
picture-signs = ⌂ città · ? avventura · ! minaccia · + tesoro · ^ accampamento · ~ acqua avvelenata
picture-routes = Rotte commerciali
picture-camps = Accampamenti
picture-ways = Da qui si va a
picture-row = Saloon
picture-stables = Stalle: { $n }
picture-mine = Miniera, per colonna
picture-chiefs = Capi
picture-dusk = La città al crepuscolo
picture-day = La città di giorno
picture-stands = { $hearts ->
    [one] { $hearts } cuore
   *[other] { $hearts } cuori
  }, reputazione { $reputation }, { $points } PV in vista
picture-party = Gruppo
picture-board = Accampamenti piazzati: { $placed }; sulla plancia: { $left }
picture-reserve = Riserva
picture-artifacts = Manufatti
picture-treasures = Tesori
picture-finds = Ritrovamenti
picture-beaten = Minacce sconfitte
picture-talents = Talenti
picture-hand = In mano
picture-animals = Uccelli da soma: { $birds }; tartarughe da soma: { $turtles }
picture-keywords = Parole chiave
route-pepper = Pepe
route-machine_part = Ingranaggi
route-stoneblood = Sangue di pietra
route-tea_leaves = Foglie di tè
sign-threat = minaccia
sign-treasure = tesoro
sign-water = acqua avvelenata
sign-quest = avventura
sign-camp = accampamento di { $name }
