### Che cosa aspettarsi da un tavolo, e le partite che giocano in molti.

expect-wins = { $company ->
    [thinker] Con i pensatori al tavolo, qui aspettati di vincere circa { $n ->
        [one] { $n } partita
       *[other] { $n } partite
    } su { $of }.
    [scout] Con gli apripista al tavolo, qui aspettati di vincere circa { $n ->
        [one] { $n } partita
       *[other] { $n } partite
    } su { $of }.
   *[people] Chi è nuovo al gioco qui vince circa { $n ->
        [one] { $n } partita
       *[other] { $n } partite
    } su { $of }.
}
expect-wins-seldom = { $company ->
    [thinker] Anche con i pensatori al tavolo, qui non si vince quasi mai.
    [scout] Con gli apripista al tavolo, qui non si vince quasi mai.
   *[people] Chi è nuovo al gioco qui non vince quasi mai.
}
expect-wins-nearly = { $company ->
    [thinker] Con i pensatori al tavolo, qui si vince quasi sempre.
    [scout] Con gli apripista al tavolo, qui si vince quasi sempre.
   *[people] Qui anche chi è nuovo al gioco vince quasi sempre.
}
expect-away = { $company ->
    [thinker] Tra i pensatori, qui si salva circa { $n } su { $of }.
    [scout] Tra gli apripista, qui si salva circa { $n } su { $of }.
   *[people] Tra chi è nuovo al gioco, qui si salva circa { $n } su { $of }.
}
expect-away-seldom = { $company ->
    [thinker] Tra i pensatori, qui non si salva quasi nessuno.
    [scout] Tra gli apripista, qui non si salva quasi nessuno.
   *[people] Tra chi è nuovo al gioco, qui non si salva quasi nessuno.
}
expect-away-nearly = { $company ->
    [thinker] Tra i pensatori, qui si salvano quasi tutti.
    [scout] Tra gli apripista, qui si salvano quasi tutti.
   *[people] Anche tra chi è nuovo al gioco, qui si salvano quasi tutti.
}
expect-points = { $company ->
    [thinker] Qui i pensatori fanno circa { $n } punti.
    [scout] Qui gli apripista fanno circa { $n } punti.
   *[people] Qui chi è nuovo al gioco fa circa { $n } punti.
}

deal-share = 🔥 { $game } · { $deal } · { $what } · { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}: { $result } ({ $par })
deal-own = una partita a scelta
deal-won = vinta
deal-lost = persa
deal-away = { $won } su { $of } in salvo
deal-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
deal-par-wins = gli apripista ne vincono { $won } su { $of }
deal-par-away = degli apripista { $won } su { $of }
deal-par-points = gli apripista: { $points }
deal-named = Questa è la partita «{ $deal }»: chi la nomina trova la stessa.
deal-shared = Da condividere:

cli-play-daily = la partita del giorno, uguale per tutti; o quella di una DATA precedente, come 2026-11-18
cli-play-deal = la partita di una parola: chi scrive la stessa PAROLA trova la stessa partita
cli-play-date = DATA
cli-play-word = PAROLA

web-deal = La partita
web-deal-new = Caso nuovo
web-deal-daily = Partita del giorno
web-deal-code = Con una parola
web-deal-daily-about = La stessa per tutti, secondo la data ({ $deal }): { $what }. Alla fine c’è un risultato da battere.
web-deal-code-about = Pensa a una parola: chi scrive la stessa trova la stessa partita.
web-deal-word = Una parola, per esempio tre gufi
web-deal-copy = Copia
web-deal-copied = Copiato
web-deal-result = Com’è andata questa partita

error-bad_day = Per «{ $word }» non c’è una partita: indica un giorno fino a oggi, come 2026-11-18.
error-bad_deal = Una partita si nomina con una parola da 1 a { $most } lettere.
error-deal_given = La partita stabilisce da sé «{ $one }»: togli «{ $other }».
error-no_deal = Questa partita non è una che altri possono giocare, oppure non è ancora finita.
