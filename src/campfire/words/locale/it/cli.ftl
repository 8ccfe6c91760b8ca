### Le pagine di aiuto del comando campfire.

cli-about = Un tavolo per giochi di società: nel terminale, da soli, insieme alla stessa tastiera o con i bot.
cli-commands = comandi
cli-usage = uso:
cli-words = argomenti
cli-options = opzioni
cli-help = mostra questa pagina
cli-lang = lingua; se non indicata, quella del sistema
cli-json = stampa dati semplici (JSON)
cli-file = FILE
cli-command = COMANDO
cli-game = quale gioco
cli-game-word = GIOCO
cli-word = PAROLA

cli-play = gioca nel terminale
cli-play-about = Gioca nel terminale. Quello che non dici ti viene chiesto.
cli-play-scenario = lo scenario, se il gioco ne ha: forma breve di --choose scenario=S
cli-choose = ciò che il gioco lascia scegliere, anche con opzioni proprie come --NAME VALUE; «campfire content GIOCO» lo elenca
cli-play-players = quanti giocatori
cli-play-seats = chi siede dove: «me» per una persona («me=Ada» con un nome) o il nome di un bot
cli-play-seed = numero che fissa il caso e i bot, per rigiocare la stessa partita
cli-play-own-dice = tira i tuoi dadi e scrivi che cosa è uscito; le carte si pescano ancora qui
cli-play-plain = senza colori né disegni, per script e lettori di schermo
cli-play-resume = continua una partita salvata; senza file, l’ultima che hai lasciato

cli-replay = rivedi una partita salvata passo per passo
cli-lost = mostra dove si è persa una partita
cli-lost-about = Cerca le risposte dopo le quali la probabilità di vincere è scesa di più; ognuna è un punto della partita rivista.
cli-replay-about = Rivedi una partita salvata passo per passo, dalla prima carta all’ultima.
cli-replay-file = una partita salvata

cli-simulate = fai giocare molte partite ai bot e raccogli i risultati
cli-train = fai giocare i bot e impara dalle loro partite quanto è probabile vincere da una posizione
cli-bench = misura la velocità

cli-rules = leggi le regole, o mostra quali sono provate dai test
cli-howto = come si gioca, in pochi passi
howto-further = Ogni regola col suo numero: «campfire rules» e un gioco, un numero o alcune parole.
rules-words = il numero di una regola, o parole che contiene
rules-line = { $game }: { $rules ->
    [one] { $rules } regola
   *[other] { $rules } regole
  } nell’elenco, { $cited } citate dai test.
rules-uncited = Non citate: { $rules }
rules-failing = Citate solo da test che falliscono: { $rules }
rules-count = { $game }: { $rules ->
    [one] { $rules } regola
   *[other] { $rules } regole
  } nell’elenco.
rules-no_tests = Per vedere quali sono provate dai test serve una copia del progetto, dove i test ci sono.

cli-content = mostra che cosa c’è nella scatola
cli-content-about = Mostra che cosa c’è nella scatola di un gioco: carte, scenari, parole.
content-cards = { $game }: { $n ->
    [one] { $n } carta
   *[other] { $n } carte
  }
content-choice = Scelta: { $choice } = { $values }
content-words = { $lang }: { $n ->
    [0] non manca nessuna parola
    [one] manca { $n } parola
   *[other] mancano { $n } parole
  }
cli-content-word = GIOCO|check
cli-content-game = quale gioco; oppure «check», per controllare un modulo proprio o i libri delle storie
cli-content-file = dopo «check»: il file del modulo, o un gioco con un libro di storie; tutti, se non si indica nulla
cli-broken = C’è un errore dentro Campfire, non in ciò che hai scritto; segnalalo allegando il file { $file }.
cli-no_room = Ciò che c’è da dire non si può scrivere: dove va l’uscita non resta spazio.
content-sound = { $game }: ogni storia ha un seguito, e ogni lingua la racconta.
content-good = { $file } è un modulo valido con { $n ->
    [one] { $n } carta
   *[other] { $n } carte
  }.
