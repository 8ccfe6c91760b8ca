### Come si gioca, in pochi passi.

howto-1-name = Ognuno per sé
howto-1 = Siete viaggiatori in cerca di una rovina perduta. Alla fine vince chi ha più punti vittoria.
howto-2-name = Città o viaggio
howto-2 = Nel tuo turno fai una di due cose: visiti un edificio della città, o viaggi sulla mappa. Il primo round comincia in città.
howto-3-name = Gli edifici
howto-3 = Al saloon si assoldano avventurieri, alle stalle si prendono uccelli, in miniera si scava, dal mistico si trovano tesori. Se dentro c’è un avversario si duella per agire; al saloon c’è posto per tutti.
howto-4-name = Il gruppo
howto-4 = Con te vanno al massimo in quattro, uno per fazione, animale compreso. Mani, spade, frecce e occhi sono ciò che sai fare; i cuori si contano quando lasci la città.
howto-5-name = I cuori
howto-5 = Dopo un tuo tiro ogni cuore speso aggiunge uno. In cammino i cuori pagano anche gli spazi vuoti; senza, è ora di tornare.
howto-6-name = Le avventure
howto-6 = Dove c’è un segnalino avventura si apre il libro delle storie: leggi, scegli, tira, e vivi con l’esito. Le scelte muovono la reputazione.
howto-7-name = Gli accampamenti
howto-7 = Alla fine del viaggio posa un accampamento: dà ciò che lo spazio mostra, e poi ci si passa liberamente.
howto-8-name = La fine
howto-8 = Chi posa il quattordicesimo accampamento fa partire l’ultimo round. I manufatti presi e non comprati tolgono punti.
