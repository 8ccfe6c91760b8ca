### Una frase semplice per ogni richiesta sbagliata: che cosa non va e che cosa andrebbe bene.

## Al tavolo

error-not_asked = Questa domanda non è per te: aspetta il tuo turno.
error-watchers_silent = A questo tavolo gli spettatori guardano in silenzio; chi ospita può farli parlare.
error-no_such_option = Ora non si può scegliere «{ $option }»: scegli una delle opzioni elencate.
error-no_undo = Non si può annullare nulla: dopo la tua ultima risposta hanno deciso il caso, una nuova carta o qualcun altro.
error-nobody_else = Nessun altro può rispondere adesso: tocca a te.
error-no_offers = Nessun altro a questa tastiera può usare qualcosa adesso.
error-nothing_typed = Scrivi un numero da 1 a { $last }, oppure h per l’aiuto.
error-no_such_number = «{ $word }» non è nell’elenco: scrivi un numero da 1 a { $last }, oppure h per l’aiuto.
error-no_rule = Nessuna regola ha questo numero o tutte queste parole: { $words }. Chiedi per esempio PA-031 o «notte».
error-nothing_to_explain = Qui nulla si chiama «{ $word }»: scrivi ? per vedere che cosa si può spiegare.

## Partite salvate

error-not_a_save = Questo file non è una partita salvata di Campfire: scegli un file salvato dal programma.
error-save_format = Questa partita è salvata nel formato { $saved }, mentre questo Campfire legge il formato { $ours }: aprila con la versione che l’ha salvata.
error-save_rules = Questa partita è stata salvata da un Campfire con regole diverse e con questo non può continuare: aprila con la versione che l’ha salvata.
error-save_long = Questa partita ha { $answers } risposte, e il tavolo legge file che ne hanno al massimo { $most }: continuala nel terminale con «campfire play --resume FILE».
error-save_damaged = La partita salvata è danneggiata o è stata modificata: ripristina il file da una copia.
error-no_saves = Non c’è nessuna partita da continuare: iniziane una con «campfire play».

## File

error-no_such_file = Il file «{ $file }» non esiste: controlla il nome e la cartella.
error-cannot_read = Il file «{ $file }» non si può leggere: controlla che sia un file e di avere il permesso di leggerlo.
error-cannot_write = Il file «{ $file }» non si può scrivere: controlla la cartella, i permessi e lo spazio libero.
error-file_exists = «{ $file }» esiste già e resta com’è: scegli un altro nome.
error-needs_extra = Serve { $module }, che non è installato: lo porta pip install 'campfire-table[{ $extra }]'.
error-ray_silent = Nessun cluster Ray risponde a «{ $address }»: controlla l’indirizzo e che il cluster abbia gli stessi Ray e Python di questa macchina.

## Parole sulla riga di comando

error-unknown_game = Il gioco «{ $name }» non c’è: ci sono { $known }.
error-unknown_language = Campfire non parla «{ $lang }»: parla { $known }.
error-unknown_command = Il comando «{ $word }» non c’è: ci sono { $known }.
error-unknown_argument = «{ $word }» qui non si capisce: «{ $command } --help» mostra che cosa si può scrivere.
error-bad_option = «{ $option }» non si usa così: «{ $command } --help» mostra come.
error-usage = Manca qualcosa o c’è qualcosa di troppo: «{ $command } --help» mostra che cosa si può scrivere.
error-not_a_number = «{ $word }» non è un numero intero: scrivi solo cifre, per esempio 3.
error-out_of_range = { $word } è fuori dai limiti: scegli un numero da { $least } a { $most }.
error-wrong_seats = Posti indicati: { $given }, giocatori: { $players }; indica tanti posti quanti sono i giocatori.
error-chosen_twice = Sono indicati sia «{ $one }» sia «{ $other }»: indica solo una delle due cose.
error-chosen_again = «{ $name }» è scelto due volte: sceglilo una volta sola.
error-resumed_as_laid = Una partita salvata continua com’era cominciata: togli «{ $option }».

## Preparare una partita

error-unknown_bot = Il bot «{ $name }» non c’è: qui possono giocare { $known }.
error-unknown_option = Una partita non si prepara con «{ $name }»: si possono indicare { $known }.
error-players = { $given } non è un numero di giocatori per questo gioco: scegline uno da { $least } a { $most }.
error-unknown_scenario = Lo scenario «{ $name }» non c’è: ci sono { $known }.
error-unknown_module = Il modulo «{ $name }» non c’è: scegli tra { $known }, oppure indica un tuo file .toml.
error-modules_list = I moduli si elencano con lettere e file: scrivi per esempio A,B oppure A,my.toml.
error-module_twice = Il modulo «{ $name }» è indicato due volte: indica due moduli diversi.
error-modules_number = { $n ->
    [one] È indicato un solo modulo
   *[other] Sono indicati { $n } moduli
  }: per una partita ne servono due, o tre se tra loro c’è J.
error-module_size = Il file del modulo è troppo grande: può occupare fino a { $most } kB.
error-module_id_taken = Il modulo nel file «{ $file }» si chiama «{ $id }», come uno della scatola: dagli un altro id.
error-characters_list = I personaggi si elencano per nome: scegli tra { $known }, oppure non indicarne nessuno e saranno sorteggiati.
error-unknown_character = Il personaggio «{ $name }» non c’è: scegli tra { $known }.
error-character_twice = Il personaggio «{ $name }» è indicato due volte: indica ciascuno una volta sola.
error-characters_number = { $given ->
    [one] È indicato un solo personaggio
   *[other] Sono indicati { $given } personaggi
  } per { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
  }: indicane tanti quanti i giocatori, oppure nessuno.
error-unknown_choice = «{ $word }» non è una scelta di questo gioco: scrivi nome=valore, con uno di questi nomi: { $known }.
error-yes_or_no = «{ $given }» non va bene per «{ $name }»: rispondi yes oppure no.
error-option_number = «{ $given }» non va bene per «{ $name }»: scegli un numero intero da { $least } a { $most }.
error-option_word = «{ $given }» non va bene per «{ $name }»: scegli tra { $known }.
error-hunger_without_crew = La fame costa un membro della troupe solo sull’Isola di King Kong: scegli quello scenario o lascia «{ $name }» com’è.
error-wrong_map = La mappa { $given } non fa parte di questa modalità; scegli tra { $known }.
error-wrong_skipped = Una campagna con più avventure salta { $n } mappe diverse fra la 2 e la 10; indicane altrettante.
error-nothing_skipped = Solo una campagna con più avventure salta delle mappe; non indicarne nessuna.
error-crossed_stories = Le storie di Eiim e Rin si incrociano; in modalità personaggio scegline solo una.
error-not_ready = La mappa 11 conclude la modalità personaggio; si gioca quando ciascuno ha completato { $n } avventure del personaggio.
error-too_few_maps = La mappa 11 conclude la modalità personaggio; prima si gioca su almeno { $n } altre mappe.
error-no_character_left = Non c’è più un personaggio per chi è nuovo; fate tornare qualcuno che è rimasto a casa.
error-wrong_series = Ciò che viene dalle partite precedenti è stato modificato, è di un’altra versione o di altri giocatori; usa il file salvato da Campfire.
error-no_advice = Nessun apripista conosce questo gioco: non c’è nessuno a cui chiedere.
error-advice_off = A questo tavolo non si chiedono suggerimenti.
error-bad_value = Il file { $file } del pensatore manca o è danneggiato; senza c’è solo l’apripista.
error-foreign_value = Il file { $file } del pensatore è di un’altra versione di { $game }; senza c’è solo l’apripista.
error-not_over = Questa partita non è ancora finita: nulla è perduto.
error-bad_budget = «{ $word }» non è un tempo per pensare: scrivi secondi come 0.3s, o un numero di mondi come 8.
