### La prova lunga: il comando, che cosa ha fatto, che cosa ha rotto e che cosa ha retto.

cli-soak = gioca a lungo mentre tutto si rompe e controlla ciò che è promesso
cli-soak-about = Gioca su server di questo computer che vengono uccisi, riavviati, fermati per un po’, tagliati fuori dal database e dotati di orologi sbagliati; poi controlla che cosa è stato detto a ciascuno.
cli-soak-minutes = per quanti minuti
cli-soak-database = il database, come URL: un server su un file SQLite, due su PostgreSQL; se non indicato, un file SQLite provvisorio

soak-begin = { $minutes ->
    [one] Un minuto su { $database }.
   *[other] { $minutes } minuti su { $database }.
  }
soak-progress = { $minutes } min: { $tables } tavoli, { $broken } guasti, { $faults } promesse non mantenute
soak-not_well = Il server «{ $worker }» non è tornato.

soak-done = Fatto: { $tables } tavoli, { $visits } connessioni aperte.
soak-done-answer =   Risposte: { $done } confermate, { $refused } rifiutate, { $unknown } interrotte
soak-done-undo =   Annullamenti: { $done } confermati, { $refused } rifiutati, { $unknown } interrotti
soak-done-chat =   Chat: { $done } righe confermate, { $refused } rifiutate, { $unknown } interrotte
soak-done-take =   Posti presi: { $done } confermati, { $refused } rifiutati, { $unknown } interrotti
soak-broken = Guasti: { $kill } server uccisi, { $restart } riavviati, { $pause } fermati per un po’, { $refuse } database irraggiungibili, { $jump } salti d’orologio.
soak-waits = Mostrato { $n } volte: 99 su 100 entro { $most } s, la più lenta dopo { $longest } s.

soak-answers = { $n ->
    [0] Ha retto: ogni risposta e ogni riga confermata c’è una volta sola e in ordine.
   *[other] NON ha retto ({ $n }): ogni risposta e ogni riga confermata c’è una volta sola e in ordine.
  }
soak-sights = { $n ->
    [0] Ha retto: chi era presente ha visto ogni mossa entro cinque secondi.
   *[other] NON ha retto ({ $n }): chi era presente ha visto ogni mossa entro cinque secondi.
  }
soak-seats = { $n ->
    [0] Ha retto: nessun posto è stato occupato da due persone.
   *[other] NON ha retto ({ $n }): nessun posto è stato occupato da due persone.
  }

soak-fault-lost = qualcosa di confermato è andato perso
soak-fault-twice = c’è qualcosa che nessuno ha detto, o ha detto una volta sola
soak-fault-order = ciò che c’è non può essere nato in nessun ordine
soak-fault-undecided = troppi ordini da provare: non si può dire
soak-fault-unseen = non mostrato in tempo
soak-fault-holders = due persone in un posto
