### Il tavolo nel browser.

web-title = Falò
web-tagline = Giochi da tavolo di sopravvivenza e avventura, attorno a un solo fuoco.
web-loading = Si accende il fuoco…
web-problem = Non ha funzionato
web-to-fire = Torna al fuoco
web-again = Riprova
web-close = Chiudi
web-error-unreachable = Il tavolo non risponde. Controlla la connessione e riprova; nulla è perduto.
web-error-no_page = Questa pagina non esiste. Tutto comincia dal fuoco.
web-error-link_cut = Questo link è tagliato: manca la fine. Fattelo rimandare, o copialo tutto intero.

## Inizio

web-play = Giochi
web-players = da { $from } a { $to } giocatori
web-continue = I tuoi tavoli
web-no-tables = Ancora nessun tavolo. Scegli un gioco e siediti.
web-finished = Le tue partite finite
web-finished-here = Restano solo su questo dispositivo, senza alcun account.
web-finished-none = Su questo dispositivo non è ancora finita nessuna partita.
web-tally = Giocate { $n }, vinte { $won }
web-best = Miglior punteggio: { $n }
web-rules = Regole
web-credits = Riconoscimenti
web-language = Lingua
web-delete = Elimina per tutti
web-forget = Togli dalla lista
web-keep = Tieni
web-delete-table = Elimina questo tavolo
web-won = Vittoria
web-lost = Sconfitta
web-your-turn = Tocca a te
web-others-turn = Decidono gli altri

## Un nuovo tavolo

web-new-table = Un nuovo tavolo
web-who-plays = Chi gioca?
web-what-plays = A che cosa si gioca?
web-how-many = Giocatori
web-name = Nome
web-friend-name = Nome dell’amico
web-kind-here = Qui
web-kind-friend = Con link
web-kind-bot = Bot
web-which-bot = Quale bot
web-seat = Posto { $n }
web-bot-seat = Bot { $n }
web-confirm-group = Le decisioni per tutti richiedono il consenso di una seconda persona
web-may-advise = Chi è in difficoltà può chiedere un suggerimento a un bot
web-option-scenario = Scenario
web-options = Opzioni
web-random = A caso
web-choice-usual = Secondo le regole
web-add-file = Aggiungi un file fatto in casa (.toml)
web-open-file = Apri una partita salvata
web-no-file = Meglio una partita nuova
web-saved-game = La partita salvata continua.
web-begin = Siediti e gioca

## Un invito

web-invited = Ti aspettano a { $game }
web-your-seat = Il tuo posto
web-sit-down = Siediti
web-invite-friends = Invita gli amici
web-invite-how = Manda a ogni amico il suo link, o fagli inquadrare l’immagine col telefono. Ogni link vale per un posto e funziona una volta.
web-qr = Link per { $name } come immagine per la fotocamera
web-share = Manda
web-has-come = è al tavolo
web-to-table = Al tavolo

## Regole e riconoscimenti

web-rules-of = Le regole di { $game }
web-howto = Come si gioca
web-find-rule = Cerca una regola: numero o parola
web-no-rule = Nessuna regola lo dice.
web-credits-icons = Icone
web-credits-icons-text = Le icone vengono da game-icons.net con licenza CC BY 3.0; sono state colorate e inserite in disegni nostri. Icone di:
web-credits-fonts = Caratteri
web-credits-fonts-text = Alegreya e Alegreya Sans di Juan Pablo del Peral, Huerta Tipográfica, con licenza SIL Open Font License.
web-credits-games = Giochi
web-credits-games-text = Le regole seguono i giochi pubblicati; ogni testo delle carte, storia e disegno qui è nostro. Il fuoco, la pittura rupestre e i paesaggi sono stati disegnati per questo tavolo.

## Il tavolo

web-views = Viste
web-tab-board = Tavolo
web-tab-camp = Campo
web-tab-mine = Mio
web-tab-people = Persone
web-tab-others = Altri
web-tab-log = Diario
web-day = Giorno { $n }
web-night = Notte { $n }
web-decision = Decisione
web-decides = decide
web-away = non c’è
web-awaited = si attende
web-waiting = Si aspetta
web-meanwhile = Cosa puoi fare mentre gli altri decidono
web-helper = Anche { $name } può fare qualcosa
web-helpers =
    { $n ->
        [one] Può fare qualcosa anche:
       *[other] Possono fare qualcosa anche:
    }
web-offer-passed = Gli altri sono stati più veloci e la situazione è cambiata. Non hai usato nulla.
web-not-come = manca ancora
web-following = Agiscono gli altri…
web-skip = Salta al presente
web-missed = { $n ->
    [one] Mentre non c’eri: { $n } nuova riga nel diario
   *[other] Mentre non c’eri: { $n } nuove righe nel diario
  }
web-while-away = Mentre non c’eri
web-hold = Ferma i bot
web-let-go = Fai ripartire i bot
web-held-by = { $name } chiede ai bot di aspettare.
web-play-for = Gioca per { $name }
web-decides-who = Decide { $name }.
web-anyone = Chiunque può rispondere per il gruppo.
web-proposes = { $name } lo propone. Scegli lo stesso per approvare.
web-all-options = Mostra tutte le opzioni
web-all-of-them = ogni volta
web-explain = Che cosa significa?
web-sure = Confermi?
web-yes-do-it = Sì
web-no-back = No, indietro
web-undo = Annulla
web-why-not = Perché no?
web-hint = Consiglio
web-hand-over = Passa a { $name }
web-go-ahead = Bot, fate pure
web-after-me = Bot, dopo di me
web-pass-windows = Salta queste domande finché non lo dico
web-ask-me = Chiedimi di nuovo
web-spare = Bot: per favore, non toccatelo
web-spared = I bot non toccano
web-odds = Probabilità
web-no-odds = Qui non decidono i dadi.
web-not-allowed = Ora non è permesso
web-nothing-blocked = Qui non c’era altro di possibile.
web-less = Uno in meno
web-more = Uno in più
web-do-gathered = { $n ->
    [0] Niente, avanti
   *[other] Conferma: { $n } su { $of }
  }
web-one-by-one = Uno alla volta
web-enlarge = Ingrandisci
web-line-lost = Nessuna connessione
web-line-lost-text = Cerchiamo di raggiungere di nuovo il tavolo. Nulla è perduto.
web-curtain = Ora tocca a { $name }
web-curtain-lift = Sono { $name }

## Diario e chat

web-log-and-chat = Diario e chat
web-log = Che cosa è successo
web-chat = Chat
web-no-chat = Nessuno ha ancora detto nulla.
web-say = Di’ qualcosa
web-send = Invia
web-spectator = Spettatore
web-unread = Da leggere: { $n }
web-quick = Dillo in fretta
web-watchers-talk = Gli spettatori possono parlare
chat-hello = Ciao!
chat-well_done = Ottima mossa!
chat-thanks = Grazie!
chat-sorry = Scusate!
chat-wait = Un momento, per favore.
chat-your_turn = Tocca a te.
chat-help = Qualcuno può aiutare?
chat-go_on = Avanti, per me va bene.
chat-good_game = Bella partita!

## Menu

web-menu = Menu
web-seats = Posti
web-you = tu
web-take-seat = Prendi il posto
web-to-bot = Fai giocare un bot
web-invite = Invita
web-invite-link = Link per { $name }
web-own-link = Il tuo link: aprilo su qualsiasi dispositivo per ritrovare il tuo posto.
web-watch-link = Link per spettatori
web-copy = Copia
web-copied = Copiato
web-settings = Impostazioni
web-theme = Giorno e notte
web-theme-game = Come nel gioco
web-theme-day = Sempre giorno
web-theme-night = Sempre notte
web-sound = Un colpo quando tocca a te
web-notify = Una notifica quando tocca a te
web-motion = Animazioni
web-stage = Che cosa succede
web-stage-on = Avanti
web-stage-skip = Subito alla decisione
web-tempo = La storia si racconta
web-tempo-slow = piano
web-tempo-normal = con calma
web-tempo-fast = in fretta
web-tempo-off = mai
web-tell-again = Racconta di nuovo
web-keys = Tasti
web-at-table = Al tavolo
web-key-story = Avanti nella storia; tenuto premuto: subito alla decisione
web-key-choose = Scegli l’opzione con questo numero
web-key-next = All’opzione successiva
web-key-before = All’opzione precedente
web-key-enlarge = Ingrandisci la carta selezionata o sotto il puntatore
web-key-clear = Posa ciò che hai in mano, chiudi ciò che è aperto
web-key-moment = Un momento avanti
web-key-back = Un momento indietro
web-hover = Mostra agli altri che cosa stai valutando
web-guide = Spiega la prima partita
web-guide-next = Avanti
web-guide-end = Conosco il gioco
web-this-game = Questa partita
web-replay = Rivedi la partita
web-game-file = File della partita
web-report = Segnala un problema
web-known-cards = Questa partita continua un altro tavolo o un file: qualcuno può conoscerne le carte.
web-chance = Il caso è stato vincolato prima di ogni estrazione. La sua impronta: { $digest }. Alla fine il file della partita contiene il seme, e «campfire verify» dimostra che niente è stato truccato.
web-sounds = Suoni del tavolo: carte, dadi, il fuoco
web-again-same-seats = Ancora, con gli stessi posti
web-see-table = Guarda il tavolo
web-see-end = Com’è finita
web-figures = La partita in cifre
web-figure-cards = carte incontrate
web-figure-dice = lanci di dadi
web-figure-wounds = ferite
web-figure-deaths = morti
web-figure-all = tutti insieme
web-decided-it = Che cosa l’ha decisa
web-where-lost = Dove è stata persa
web-where-lost-wait = Cerco le risposte che sono costate di più…
web-where-lost-nowhere = Non una sola risposta ha perso questa partita: è stato il caso, o tante piccole cose.
web-chance-fell = La probabilità è scesa dal { $before } % al { $after } %.
web-see-there = Guarda, e continua da lì
web-what-happened-last = Che cosa è successo alla fine

## Rivedere una partita

web-back-to-table = Torna al tavolo
web-first = All’inizio
web-last = Alla fine
web-run = Avvia
web-pause = Pausa
web-moment = Momento { $n } di { $of }
web-eyes = Con gli occhi di
web-play-on = Continua da qui
web-speed = A che velocità
web-jump = Vai ai momenti importanti
web-next-round = Round successivo
web-round-before = Round precedente
web-jump-deaths = Morti
web-jump-wounds = Ferite
web-jump-cards = Grandi carte
web-jump-goals = Passi verso la meta

## Dopo la partita

web-over = La partita è finita
web-standings = Com’è andata a ciascuno
web-place = Posto
web-score = Punteggio
web-tied = a pari merito
web-next-game = Alla partita successiva
web-onward = Tra una partita e l’altra
web-onward-who = Chi continua?
web-onward-ahead = Che cosa viene dopo
web-onward-same = Continua
web-onward-away = Resta a casa
web-onward-not = Togli
web-onward-join = Si aggiunge qualcuno
web-onward-newcomer = Nuovo arrivo
web-onward-count = Si gioca da { $least } a { $most }.
web-onward-wait = Chi ospita decide chi continua e prepara la prossima partita.
web-onward-later = Andarsene adesso non costa nulla: la serie aspetta tra i vostri tavoli, anche un mese.
web-onward-lay = Prepara la prossima partita
web-onward-follow = La prossima partita è pronta: siediti

## Qualunque gioco sul tavolo

web-plain-table = Sul tavolo
web-plain-yes = sì
web-plain-no = no
web-plain-hidden = { $n ->
    [one] { $n } carta coperta
   *[other] { $n } carte coperte
  }
web-round = Round { $n }
