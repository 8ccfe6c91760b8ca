### Il tavolo per il browser: il comando che lo avvia e ciò che può andare storto all’ingresso.

## Il comando

cli-serve = avvia il tavolo per il browser
cli-serve-about = Avvia il tavolo per il browser, finché non lo si ferma con Ctrl+C.
cli-serve-host = dove ascoltare; se non indicato, solo su questo computer
cli-serve-port = la porta su cui ascoltare
cli-serve-database = dove si conservano i tavoli: un file SQLite o un database PostgreSQL, come URL; se non indicato, un file nella cartella dei tuoi dati
cli-serve-workers = quanti processi servono i tavoli; per più di uno occorre PostgreSQL
cli-serve-origin = un altro indirizzo dalle cui pagine si può giocare qui; si può ripetere
cli-serve-host_name = un altro nome con cui si può chiamare questo server, come play.example; si può dare più volte
cli-serve-keep = elimina i tavoli che nessuno apre da questo numero di giorni; se non indicato, i tavoli si conservano per sempre
cli-serve-bot_pause = quanti secondi un bot impiega per la sua mossa quando qualcuno guarda; 0 per nessuna attesa
cli-serve-thinking = i secondi che un pensatore dedica a una risposta
cli-serve-open = apri la pagina nel browser

table-serving = Il falò arde su { $address } (per fermarlo: Ctrl+C).
table-shared = Gli altri nella tua rete aprono { $address }; aprilo così anche tu, e i link che passi funzioneranno anche da loro.
table-keeping = { $days ->
    [one] I tavoli che nessuno apre da un giorno vengono eliminati.
   *[other] I tavoli che nessuno apre da { $days } giorni vengono eliminati.
  }
table-not_built = La pagina per il browser non è ancora compilata; esegui «make play», che la compila.
table-offline = Da qui il tavolo non si raggiunge: manca la linea, o lo stanno riallestendo. Nulla è perduto; questa pagina riprende da sola appena il tavolo risponde.

## Link e diritti

error-unknown_link = Questo link non apre nessun tavolo; controlla di averlo copiato tutto o chiedine uno nuovo.
error-link_used = Questo invito è già stato usato; rientra con il tuo link o chiedi un nuovo invito.
error-not_host = Solo chi ospita il tavolo può farlo; chiedi a chi lo ha preparato.
error-not_yours = Questo posto non è tuo; scegli soltanto per il tuo.
error-bot_plays = A questo posto gioca un bot per te; prima riprendi il posto.
error-no_seat = A questo tavolo quel posto non esiste; scegline uno che c’è.
error-table_gone = Questo tavolo è stato eliminato; preparane uno nuovo.
error-file_hidden = A partita in corso il file mostrerebbe carte nascoste; sarà tuo a partita finita.
error-replay_hidden = A partita in corso puoi riguardare solo dal tuo posto; aspetta la fine.
error-hover_off = Questo tavolo non mostra che cosa valutano gli altri; chi ospita può permetterlo.
error-removed = Il tuo posto a questo tavolo è stato dato a qualcun altro; chiedi un nuovo invito a chi ospita.
error-wrong_host = Questo server non risponde a quel nome; chiamalo con il suo indirizzo, o chi lo gestisce aggiunga il nome con --host-name.

## Risposte

error-late = Nel frattempo la situazione è cambiata; guarda di nuovo e scegli ancora.
error-no_position = Questa partita non arriva fin lì; scegli un punto da 0 a { $last }.
error-no_sequel = A questa partita non ne segue un’altra; prepara un nuovo tavolo.
error-replay_rules = Le regole sono cambiate da quando è stata giocata, perciò questa partita non si può rigiocare dall’inizio.

## Limiti

error-bad_request = Il server non ha capito questa richiesta; ricarica la pagina.
error-too_large = È troppo in una volta; invia al massimo { $most } kB.
error-too_fast = Troppo in fretta; aspetta un momento.
error-too_slow = Il server ci ha messo troppo e ha rinunciato; riprova più tardi.
error-too_many_tables = { $n ->
    [one] Da uno stesso indirizzo si può preparare solo { $n } nuovo tavolo all’ora; riprova più tardi.
   *[other] Da uno stesso indirizzo si possono preparare solo { $n } nuovi tavoli all’ora; riprova più tardi.
}
error-old_client = Questa pagina è di una versione diversa da quella del server; ricaricala.
error-not_found = A questo indirizzo non c’è nulla; torna alla pagina iniziale.
error-storage = Il server non è riuscito a registrarlo, quindi nulla è cambiato; riprova fra un momento.
error-internal = Qualcosa è andato storto sul server e nulla è cambiato; riprova e, se succede ancora, invia una segnalazione.

## Avvio del server

error-bad_database = «{ $url }» non è un database che conosciamo; scrivi sqlite:///file o postgresql://utente@host/nome.
error-no_database = Il database { $url } non si può usare: { $reason }
error-workers_need_postgresql = Per più processi occorre PostgreSQL; indicalo con --database o togli --workers.
error-database_taken = Un altro server usa già { $file }; fermalo prima, o indica un altro file con --database.
error-no_port = Non si può ascoltare su { $host }, porta { $port }: è occupata o non ti è concessa; scegline un’altra con --port.
error-bad_origin = «{ $word }» non è l’indirizzo di un sito: scrivilo come https://play.example, senza nulla dopo.
error-bad_host_name = «{ $word }» non è il nome di un server: scrivi solo il nome, per esempio play.example.

## Le misure

bench-table = molti tavoli giocati attraverso i socket, accanto a una semplice eco
bench-table-tables = quanti tavoli da due
bench-table-game = il gioco a ogni tavolo; senza, tutti i giochi a turno
bench-table-title = { $tables ->
    [one] { $tables } tavolo da due, eco e gioco a turno
   *[other] { $tables } tavoli da due, eco e gioco a turno
}
bench-table-rate = al secondo
bench-table-p50 = p50, ms
bench-table-p95 = p95, ms
bench-table-p99 = p99, ms
bench-table-echo = semplice eco
bench-table-move = mosse, su disco

## Che cosa si dice a tutti al tavolo

notice-host = chi ospita il tavolo
notice-taken_over = Chi ospita ha preso il posto di { $who } e ne vede le carte.
notice-left_to_bot = Chi ospita fa giocare un bot al posto di { $who }.
notice-given_away = Chi ospita ha tolto il posto a { $who } e ha invitato qualcun altro.
notice-file_taken = Il file di questa partita in corso, con tutte le carte nascoste, è stato preso da { $who }.
notice-played_on = Questa partita in corso continua a un altro tavolo, dove le sue carte sono note, per mano di { $who }.
notice-known_cards = Questa partita continua da un altro tavolo o da un file: qualcuno può conoscerne le carte.
notice-thought = { $who }: { $why }.
because-brings = ecco che cosa porta: { $brings }
because-doing = { $deed }, { $target } – { $why }
because-doing_just = { $deed } – { $why }
because-others = prima tocca agli altri
because-best = fra { $n } possibilità questa promette di più
because-weighed = { $for } (certezza { $sure } %)
because-no_better = niente altro è chiaramente meglio
because-no_value = il mio file dei valori manca o è danneggiato: gioco come l’apripista
weighed-all = nell’insieme così è meglio
weighed-option = { $chance } % di vincere: { $answer } ({ $for })
