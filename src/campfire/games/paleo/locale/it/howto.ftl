### Come si gioca, in pochi passi.

howto-1-name = Una sola tribù
howto-1 = Ognuno guida un gruppo, e tutti i gruppi sono una sola tribù: si vince o si perde insieme. Parlate quanto volete.
howto-2-name = La meta
howto-2 = Cinque segnalini pittura rupestre completano il mammut sulla parete: vittoria. Cinque segnalini teschio: la tribù è perduta. Non c’è limite di giorni.
howto-3-name = Scegliere dal dorso
howto-3 = Il tuo mazzo è la tua giornata. Guarda il dorso delle prime tre carte e posane una coperta: foresta, fiume, montagna e caverna dicono che cosa può capitare, il rosso avverte.
howto-4-name = Agire, aiutare o ignorare
howto-4 = Le carte si rivelano tutte insieme. Esegui una riga della tua, se ne hai i requisiti e paghi il costo; oppure aiuta qualcuno con le tue persone e i tuoi oggetti; oppure ignorala. I pericoli non si ignorano così.
howto-5-name = Persone e oggetti
howto-5 = I simboli sulle tue persone sono forza, percezione e abilità. In officina legno, pietra e pellicce diventano oggetti, e le invenzioni ne danno di migliori.
howto-6-name = Ferite e carte scartate
howto-6 = Molte azioni costano carte del tuo mazzo: tempo. Un dorso rosso pagato così ferisce. Chi resta senza cuori muore e porta un segnalino teschio.
howto-7-name = La notte
howto-7 = Finiti i mazzi scende la notte: un cibo per ogni persona, un segnalino teschio per chi resta senza. Poi ogni missione vuole la sua parte. Al mattino le carte si ridistribuiscono.
