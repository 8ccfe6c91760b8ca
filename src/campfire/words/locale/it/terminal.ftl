### Il tavolo nel terminale.

count-players = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
  }
seat-player = Giocatore { $number }
bot-random = Bot casuale
bot-scout = Bot apripista
bot-thinker = Bot pensatore

welcome-game = Quale gioco?
welcome-one = { $choice }: quale?
welcome-several = { $choice }: quali? Separa più scelte con virgole.
welcome-files = Un file tuo si indica con il nome, per esempio my.toml.
welcome-further = Altro da scegliere?
welcome-usual = no, il resto secondo le regole
welcome-players = Quanti giocatori?
welcome-seat = Chi siede al posto { $number }?
welcome-person = una persona a questa tastiera
welcome-name = Nome (o Invio):

terminal-pass = Passa la tastiera a { $name }. { $name }, premi Invio quando nessun altro guarda.
terminal-commands = ? spiega · t consiglio · u annulla · w aspetta · l diario · g lingua · h aiuto · q esci
terminal-meanwhile = o prima della risposta possono usare qualcosa: { $names }
terminal-help = Scrivi il numero di un’opzione per sceglierla.
    ?         che cosa non si può scegliere o usare e perché, e le carte in vista
    ? 2       spiega l’opzione 2
    ? nome    spiega la carta con quel nome
    ? { $rule }  leggi la regola con quel numero
    u         annulla l’ultima risposta, se da allora non si è scoperto nulla di nuovo
    w         lascia rispondere prima gli altri
    o         che cosa potrebbero usare gli altri qui prima che tu risponda; o 2 usa la seconda cosa
    t         le opzioni migliori con le loro probabilità, e perché
    v         mostra il tavolo
    l         mostra il diario
    s         mostra dov’è salvata la partita; con un nome di file, salva lì una copia
    g         cambia lingua; subito: g en, g ru, g it
    q         salva ed esci; «campfire play --resume» continua
terminal-blocked = Ora non si può:
terminal-idle = Ora non si può usare:
terminal-cards = Carte in vista: { $cards }.
terminal-explain = «? numero» spiega un’opzione, «? nome» una carta, «? { $rule }» una regola.
terminal-rule = regola { $rule }
terminal-odds = { $percent } %: { $what }
terminal-saved = La partita è salvata in { $file }.
terminal-unsaved = Uscendo ora le ultime risposte andrebbero perse: «s file» salva una copia altrove, «q { $word }» esce comunque.
terminal-left = La partita è salvata in { $file }; «campfire play --resume» continua.
terminal-won = Vittoria!
terminal-lost = Sconfitta.
terminal-standing = { $place }. { $name }
terminal-standing-score = { $place }. { $name }: { $score ->
    [one] { $score } punto
   *[other] { $score } punti
  }
terminal-next = Questa partita fa parte di una serie. Giocare adesso la prossima?
terminal-next-yes = sì, con gli stessi giocatori
terminal-next-later = più tardi: «campfire play --resume» prosegue
terminal-replay = Rivedila con: campfire replay { $file }
terminal-chance = Il caso è vincolato a questa impronta: { $digest }
terminal-verify = Per controllare il caso: campfire verify { $file } --digest { $digest }

terminal-throw = { $n ->
    [one] Tira il dado: { $dice }.
   *[other] Tira i dadi: { $dice }.
  }
terminal-lies = Che cosa è uscito ({ $die })?

replay-start = L’inizio; mosse in tutto: { $last }
replay-title = { $number } di { $last }: { $name }
replay-prompt = n avanti · p indietro · numero · q esci >
terminal-go-on = … Invio per continuare, q per uscire

## La verifica del caso

cli-verify = dimostra che nessuna carta è stata truccata
cli-verify-about = Estrae di nuovo, dal seme nel file di una partita finita, tutto ciò che il caso ha deciso, e confronta.
cli-verify-digest = l’impronta mostrata all’inizio della partita

verify-digest = Impronta del seme: { $digest }
verify-compare = Confrontala con quella mostrata all’inizio della partita.
verify-all = { $n ->
    [one] Un’estrazione segue dal seme: niente è stato truccato.
   *[other] Tutte le { $n } estrazioni seguono dal seme: niente è stato truccato.
  }
verify-not = L’estrazione { $place } ({ $what }) non segue dal seme: la partita è stata manomessa.
verify-other_digest = Questo non è il seme promesso: { $digest }.
verify-told = { $n ->
    [one] Un’estrazione è stata detta da persone, o viene dalla partita che questa continua; non si può verificare.
   *[other] { $n } estrazioni sono state dette da persone, o vengono dalla partita che questa continua; non si possono verificare.
  }
verify-thrown = { $n ->
    [one] Un tiro è stato fatto con i dadi dei giocatori: non segue da nessun seme e qui nessuno può verificarlo.
   *[other] { $n } tiri sono stati fatti con i dadi dei giocatori: non seguono da nessun seme e qui nessuno può verificarli.
  }
error-seed_secret = Il seme di questa partita resta segreto finché non è finita; allora riprendi il suo file.
error-no_such_face = «{ $word }» non è una faccia di questo dado: scrivi un numero da 1 a { $last }, oppure q per uscire.
error-deal_with_own_dice = { $deal } è la stessa partita per tutti, perciò i dadi non possono essere i tuoi; togli --own-dice.
error-not_a_digest = «{ $word }» non è un’impronta; ha 64 segni, da 0 a 9 e da a a f.
terminal-sure = Digita di nuovo il numero se ne sei sicuro.
terminal-apart = { $first } – { $then }
terminal-risk = attenzione: { $risks }

lost-fall = Mossa { $number }, { $name }: { $answer }. La probabilità è scesa da { $before } a { $after }.
lost-nowhere = Non una sola risposta ha perso questa partita: è stato il caso, o tante piccole cose.
lost-won = Questa partita è stata vinta.
