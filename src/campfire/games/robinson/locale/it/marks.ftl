### Robinson Crusoe: che cosa significano simboli, segnalini e indicatori sulla plancia.

face-token = Segnalino o indicatore
face-place = Spazio Isola
face-crew = La troupe
place-unexplored = Spazio inesplorato
place-face_down = Tessera girata a faccia in giù
place-closed = Spazio inaccessibile
place-burned = Bruciato

## I simboli di una tessera

line-terrain = Terreno
line-source = Fonti
line-beast = Belva
line-shelter = Riparo naturale
line-discoveries = Scoperte
symbol-terrain = Quando è esplorato, si possono costruire le Invenzioni che richiedono questo terreno.
symbol-source = Ognuna dà 1 cibo o 1 legno per round: a un accampamento su questa tessera nella Fase Produzione, altrove a chi vi raccoglie.
symbol-beast = Quando la tessera è stata piazzata, una carta Belva è entrata nel mazzo di Caccia senza essere vista.
symbol-shelter = Qui un accampamento non ha bisogno di un Riparo: nessuno dorme all’aperto, e si possono costruire Tetto e Palizzata.
symbol-discoveries = Quando la tessera è stata piazzata, è stato pescato questo numero di segnalini Scoperta.

## Segnalini e indicatori

mark-reroll = Al prossimo tiro per questa azione un successo si rilancia; vale il secondo risultato, e il segnalino si scarta.
mark-danger = Su una tessera o uno spazio: con le Armi a 0, chi guida un’azione lì subisce 1 ferita; sulla tessera dell’accampamento, a ogni azione nell’accampamento. Il segnalino resta. Sulla Caccia: la prossima Belva ha forza +1, poi il segnalino si scarta. Sull’Esplorazione: con le Armi a 0, chi guida la prossima subisce 1 ferita, poi il segnalino si scarta.
mark-time = Su un’azione: la prossima di quel tipo richiede 1 pedina in più, poi il segnalino si scarta. Su una tessera o uno spazio: ogni azione lì richiede 1 pedina in più; sulla tessera dell’accampamento, ogni azione nell’accampamento. Il segnalino resta.
mark-lasting_time = Ogni azione di questo tipo richiede 1 pedina in più. Il segnalino resta.
mark-wood = Su una tessera: dove si produce o si raccoglie legno, 1 in più. Sulla Costruzione: la prossima che richiede legno ne richiede 1 in più; quando riesce, il segnalino si scarta. Su Riparo, Tetto, Palizzata o Armi: 1 legno in più ogni volta che si paga in legno.
mark-food = Su una tessera: dove si produce o si raccoglie cibo, 1 in più. Sulla Notte: ogni personaggio mangia 1 cibo in più o subisce 1 ferita, poi il segnalino si scarta.
mark-adventure = Chi guida la prossima azione di questo tipo pesca una carta Avventura, anche senza tiro; poi il segnalino si scarta.
mark-rain = 1 nuvola di pioggia nella prossima Fase Meteo; poi il segnalino si scarta.
mark-snow = 1 nuvola di neve nella prossima Fase Meteo; poi il segnalino si scarta.
mark-storm = Alla fine della prossima Fase Meteo la Palizzata scende di 1; se non può, ogni personaggio subisce 1 ferita. Poi il segnalino si scarta.
mark-animals = Nella prossima Fase Meteo si tira anche il dado Animali Affamati.
mark-marker = La prossima azione di questo tipo non porta nulla e toglie l’indicatore.
mark-exhausted = La fonte non dà nulla: né all’accampamento né a chi volesse raccogliere.
mark-covered = Il terreno di questa tessera non conta come esplorato.
mark-fog = Qui ogni azione richiede 1 pedina in più e il terreno conta come inesplorato. L’accampamento e la Scorciatoia non ricevono nulla da questa tessera.
mark-ash = Qui ogni azione richiede 1 pedina in più.
mark-shortcut = Nella Fase Produzione anche da questa tessera arriva 1 risorsa; dalla sua fonte non si può raccogliere nello stesso round.
mark-number = I numeri segnano totem e luoghi speciali nell’ordine in cui sono stati trovati.
mark-totem_covered = Questo totem non conta più.
mark-fire = Appena questo spazio viene esplorato, una fonte della sua tessera si esaurisce.
mark-parrot = Una fonte di cibo che prima la tessera non aveva: 1 cibo per round, all’accampamento o a chi vi raccoglie.

## Spazi

mark-unexplored = Un’Esplorazione riuscita piazza qui la prossima tessera. Si possono esplorare solo gli spazi adiacenti a una tessera esplorata.
mark-face_down = Non ci si può entrare né passare, lì non si può fare nulla e non si può esplorare di nuovo. Per le distanze conta come inesplorata.
mark-closed = Non ci si può entrare né passare, e non si può esplorare.
