# Che cosa c’è da sapere su una domanda, e che cosa ora non si può usare.

tip-turn = Un turno è una visita in città oppure un viaggio. Ogni edificio fa una cosa; quello in cui inizi il turno è chiuso. I manufatti si comprano in qualsiasi momento del tuo turno.
tip-how_far = Lasciare uno spazio vuoto costa 1 cuore, ma non quello da cui parti, né uno con un accampamento di qualsiasi colore. Tieni 3 cuori se vuoi accamparti dove ti fermi.
tip-check = Un dado e le tue icone contro il numero. Ogni cuore aggiunge 1, ora che il dado è caduto. Due sopra il numero danno anche la ricompensa bonus.
tip-how_to_duel = Entrambi tirano un dado e aggiungono il combattimento; il pareggio va al difensore. Vincere lealmente dà 1 reputazione; il duello sleale aggiunge 1 al tiro ma la abbassa di 1. Chi attacca e perde va in prigione.
tip-duel = Solo l’attaccante può spendere cuori, 1 per ciascuno. Il pareggio va al difensore.
tip-defend = Una bomba lanciata è persa. In difesa non si spendono cuori.
tip-meet_threat = Un dado e il combattimento contro la sua forza; i cuori si aggiungono dopo. Se vinci, la minaccia riceve un tuo accampamento e dà i suoi punti; se perdi, torni indietro e il turno finisce.
tip-quest_here = Il segnalino lascia la mappa, comunque vada. Prima si legge la storia, poi si sceglie.
tip-what_to_do = Si sceglie prima del tiro. Ciò che un’opzione porta si legge solo dopo; i numeri alti portano di più.
tip-camp_here = Un accampamento costa 3 cuori e chiude il movimento. Uno spazio con moneta o gemma ne dà una per ogni tua icona ricerca. Quando la plancia di qualcuno è vuota, quel round è l’ultimo.
tip-keep_or_discard = Una carta tenuta costa 1 punto alla fine, se non viene comprata.
tip-keep_one = Le altre passano al vicino. Guarda quanto costa una carta e quale reputazione chiede.
tip-which_special = I manufatti speciali sono cari e forti. Ogni carta in mano non comprata costa 1 punto alla fine.
tip-which_common = Ora si scartano senza penalità. Più tardi ognuno non comprato costa 1 punto.
tip-which_treasure = Ogni animale da soma porta un tesoro, tre al massimo. Tre tesori valgono 5 punti alla fine.
tip-which_animal = Un animale da soma dà 1 movimento e porta un tesoro. Restituito, distrae una minaccia.
tip-where_to_dig = L’abilità deve raggiungere il numero della casella. Scavare non costa cuori, usa un accampamento della plancia e dà ciò che sta sopra la colonna e accanto alla riga.
tip-whom_to_hire = Le bandiere di una fazione abbassano il prezzo dei suoi avventurieri. La quarta porta il suo capo, che vale 5 punti.
tip-where_to = Solo i quattro del gruppo danno le loro icone. Chi è in riserva aspetta la prossima uscita dalla città.
tip-arrange = È il momento di scambiare gruppo e riserva. Poi i cuori si contano di nuovo.
tip-at_the_store = Dici quante da ciascun mazzo prima di vederne alcuna.
tip-town_hall = Ciascuna cosa si può fare una volta: scambiare più beni per uno o uno per più, pagare per la reputazione, scartare un manufatto.
tip-which_talent = Un talento vale da ora in poi, in ogni partita che segue. L’esperienza spesa non torna.
tip-anything_else = Un manufatto comprato vale subito e fino alla fine della partita.

idle-turn = solo nel tuo turno
idle-dear = costa più di quanto hai
idle-name = chiede reputazione { $n }; la tua è { $have }
idle-question = prima bisogna rispondere alla domanda posta
idle-bomb = solo a dadi caduti, contro una minaccia, in un duello o in una prova di combattimento
