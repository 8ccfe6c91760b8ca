### Il laboratorio: serie di partite, il loro resoconto e le misure di velocità.

simulate-scenario = lo scenario, se il gioco ne ha: forma breve di --choose scenario=S
simulate-players = quanti giocatori
simulate-bots = i bot, separati da virgole; prendono i posti a turno. Dopo il nome di un pensatore può stare il suo tempo: thinker:0.3s, o un numero di mondi: thinker:8
simulate-games = quante partite
simulate-seed = il numero da cui parte il caso: stesso numero, stesse partite
simulate-workers = quanti processi lavorano in parallelo
simulate-json = scrivi il risultato come dati in un file, o sullo schermo con -
simulate-report = scrivi un rapporto come pagina per il browser
simulate-series = gioca le serie fino in fondo: conta anche ogni partita che segue
simulate-positions = scrivi in un file Parquet ogni posizione in cui un bot poteva scegliere, che cosa ha scelto e com’è finita
simulate-ray = fai lavorare un cluster Ray: quello a questo indirizzo, oppure uno avviato su questa macchina
simulate-address = INDIRIZZO

simulate-playing = Partite in corso
simulate-pace =
    { $n ->
        [one] { $n } partita/s
       *[other] { $n } partite/s
    }
simulate-done =
    { $games ->
        [one] { $games } partita in { $seconds } s ({ $pace } al secondo)
       *[other] { $games } partite in { $seconds } s ({ $pace } al secondo)
    }
simulate-wins = Vinte: { $wins }, cioè { $share } (intervallo al 95 %: da { $low } a { $high })
simulate-rounds = Round per partita, in media: { $mean }
simulate-cause = Perse { $n }: { $cause }
simulate-ended = Finite { $n }: { $cause }
simulate-seat = Posto { $seat } ({ $bot }): primo nel { $share } delle partite, in media { $score } punti
simulate-seat_away = Posto { $seat } ({ $bot }): vittorie { $share }

report-title = { $game }: simulazione
report-about =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } con { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }. { $choices }; bot: { $bots }; numero di partenza { $seed }.
report-wins = Partite vinte
report-length = Durata in round
report-causes = Cause di sconfitta
report-cards = Carte
report-cards-about = Lo «scarto» confronta le partite in cui la carta è uscita con quelle in cui non è uscita, in punti percentuali. In rosso le carte uscite e mai usate. Scegli un’intestazione per ordinare.
report-card = Carta
report-games = Uscita nel
report-share = Vinte con la carta
report-shift = Scarto
report-used = Usata
report-passed = Ignorata

bench-json = stampa le misure come dati
bench-seconds = per quanti secondi misurare
bench-what = Che cosa
bench-figure = Misura
bench-floor = Minimo
bench-goal = Obiettivo
bench-decisions = { $game }, { $players } giocatori, bot casuali: decisioni/s
bench-chess = python-chess, mosse a caso: mosse/s
bench-catanatron = catanatron, quattro giocatori casuali: azioni/s
bench-to-chess = { $game } rispetto a python-chess
bench-to-catanatron = { $game } rispetto a catanatron
bench-clone = { $game }: deepcopy rispetto alla copia
bench-clone-decision = { $game }: copia rispetto a una decisione
bench-processes = { $game }: due processi rispetto a uno
bench-clone-time = { $game }: copia, µs
bench-deepcopy-time = { $game }: deepcopy, µs
bench-missing = non installato

fuzz-done = Partite: { $done } su { $total }, { $pace } al secondo, errori: { $faults }
fuzz-fault = Errore scritto in { $file }: { $error }

## campfire train

train-scenario = impara solo per questo scenario
train-games = quante partite per scenario, divise tra i suoi tavoli
train-bots = il bot che gioca a ogni posto
train-ahead = di quanti giorni, round o turni un pensatore guarda avanti
train-into = la cartella dei file, al posto di quella del gioco
train-done = { $scenario }: imparato da { $games } partite, { $positions } posizioni
train-trust = Errore quadratico medio su partite mai viste: { $brier } (dicendo sempre la media: { $blind })
train-band = Previsto { $foretold }: vinto { $won } (posizioni: { $n })
