### Robinson Crusoe: carte e abilità con regole proprie.

## Oggetti

power-pot = Notte: scartate 1 cibo per guarire 1 ferita, una volta per notte. Alcuni segnalini la richiedono.
power-rope = Serve per altre Invenzioni.
power-shovel = Serve per altre Invenzioni e per le minacce.
power-medicine = Evita o attenua gli effetti negativi di alcune carte; non si consuma mai.
power-fireplace = Notte: scartate 1 cibo per guarire 2 ferite, di un personaggio o di due, una volta per notte.
power-basket = Accompagna un’azione Raccolta per round: in caso di successo +1 della risorsa raccolta.
power-sack = Accompagna un’azione Raccolta per round: in caso di successo +1 della risorsa raccolta.
power-bed = Il Riposo guarisce 2 ferite e dà 1 segnalino Determinazione.
power-cellar = Il cibo non va a male.
power-diary = Fase Morale: il Primo Giocatore ottiene 1 segnalino Determinazione.
power-drums = Fase Morale: il Primo Giocatore ottiene 2 segnalini Determinazione.
power-furnace = Ignorate 1 nuvola di neve in ogni Fase Meteo.
power-pit = Fase Produzione: tirate il dado Ferita della Costruzione; con una ferita ottenete 2 cibo.
power-cross = Sta sulla tessera in cui è costruita. Ogni spazio di distanza richiede 1 pedina in più.
power-raft_s3 = Permette l’Esplorazione che va a prendere Jenny; lì, al posto di un’avventura, si subisce 1 ferita.
power-lifeboat = Con Jenny nell’accampamento, costruirla fa vincere la partita.
power-rope_ladder = Ogni round una pedina per esplorare i luoghi speciali.
power-longboat = Costruirla fa vincere, una volta esplorato abbastanza.
power-canoe = Quando esplorate, pescate 2 tessere e piazzatene 1.
power-trap = Sta su una tessera con totem: quella dell’accampamento o una fino a 2 spazi di distanza.
power-tranquilizer = King Kong costa 1 livello delle Armi invece di 5.

## Equipaggiamento di Partenza

power-bible = Quando organizzate l’accampamento: +1 segnalino Determinazione e guarite 1 ferita. Due usi.
power-biscuits = 1 cibo non deperibile. Due usi.
power-empty_bottle = Armi +1. Due usi.
power-flask_of_rum = Notte: guarite 1 ferita. Due usi.
power-hammer_and_nails = Una pedina per un’azione Costruzione. Due usi.
power-pipe_and_tobacco = 2 segnalini Determinazione. Due usi.
power-pistol = Armi +3 per un combattimento. Due usi.
power-storm_glass = Tirate i dadi Meteo di questo round prima della Fase Azione. Due usi.

## Tesori e altre carte conservate

power-backpack = Dal prossimo round, un personaggio per round: dopo ogni sua Esplorazione pescate 2 segnalini Scoperta e tenetene 1.
power-barrel = Una notte ognuno può guarire 1 ferita; poi, nella Botte, 2 cibo non vanno a male.
power-blankets = Ignorate 1 nuvola di neve. Tre usi.
power-bottle_of_wine = Una volta, di notte: guarite 2 ferite, divise come volete.
power-boxes = Il cibo non va a male.
power-candles_treasure = Una pedina per un’azione Costruzione. Due usi.
power-compass = Ogni round una pedina per l’Esplorazione.
power-gold = Qui non serve a nulla.
power-hammock = Dal prossimo round, il Riposo dà anche 1 segnalino Determinazione.
power-helmet = Dal prossimo round, un personaggio per round: 1 ferita in meno in ogni combattimento.
power-herbal_mixture = Una volta: guardate la prima carta del mazzo Evento o una Belva in attesa accanto ad esso.
power-old_clothes = In ogni Fase Meteo 1 nuvola di neve conta come nuvola di pioggia.
power-old_rifle = Una volta: Armi +3 per un combattimento.
power-protective_amulet = Una volta: rimuovete un segnalino o indicatore da una tessera o da uno spazio.
power-saber = Un personaggio per round: Armi +3 in un combattimento, e 1 ferita.
power-treasure_map = Una volta: esploratela con 2 pedine e pescate 2 tesori.
power-whip = Dal prossimo round, un personaggio per round può ignorare 1 trappola.
power-surprising_discovery = Una volta: Armi +3 per un combattimento.

## Segnalini Scoperta

power-candles = Una pedina per un’azione Costruzione.
power-fallen_tree = 1 legno alla fine della Fase Azione.
power-goat = Con livello delle Armi 1: 1 cibo e 1 pelliccia; non durante la Risoluzione delle Azioni.
power-grubs = 2 cibo alla fine della Fase Azione.
power-treasure = Il Primo Giocatore pesca un tesoro dal mazzo Mistero.
power-giant_leaves = Ignorate 1 nuvola di pioggia.
power-tobacco = Morale +1.
power-herbs = Con la Pentola: morale +1.
power-old_machete = Armi +1.
power-thorny_bush = Con un Riparo: Palizzata +1.
power-poison = Con la Pentola: Armi +2.
power-vegetables = Notte, con la Pentola: guarite 2 ferite, di un personaggio o di due.
power-healing_herbs = Con la Pentola: costruite la Medicina senza azione.
power-herbs_s1 = Notte: guarite 1 ferita.
power-oil = 2 legno solo per la catasta.
power-pirate_sabre = Armi +1.
power-medallion = 3 segnalini Determinazione, divisi tra i personaggi come volete.
power-cultists_candle = Una pedina per un’azione Costruzione.
power-mysterious_vial = Costruite la Medicina senza azione.
power-decorated_bell = Rimuovete fino a 2 indicatori Nebbia.
power-sacrificial_dagger = Un personaggio per round: Armi +3 in un combattimento, e 1 ferita.
power-herbs_s3 = Notte: guarite 1 ferita.
power-pistol_s3 = Una volta: Armi +3 per un combattimento.
power-ruined_hut = 2 legno.
power-vines = Con un Riparo: Palizzata +1.
power-old_map_s4 = In un luogo speciale pescate 1 carta Mistero in meno.
power-indys_diary = Ignorate 1 trappola.
power-torch = Ignorate 1 creatura.
power-old_canvas = Ignorate 1 nuvola di pioggia.
power-blowpipe_s5 = Una volta: Armi +2 per un combattimento.
power-healing_ointment = Notte: guarite 1 ferita.
power-map_of_the_island = Guardate le prime 3 tessere e rimettetele nell’ordine che volete.
power-old_machete_s5 = Armi +1.
power-old_tools = Costruite Corda, Pentola o Coltello senza azione.
power-plough = Rimuovete 1 indicatore nero da una tessera o da uno spazio.
power-gunpowder = Rilanciate una volta il dado Animali Affamati.
power-seeds = 1 cibo non deperibile.
power-bottle_of_vodka = Morale +1.
power-firecracker = Ignorate un risultato del dado Animali Affamati.
power-giant_footprint = Una pedina per un’Esplorazione.
power-lost_prop = Il bonus del membro vivo della troupe con il numero più basso. Tecnico delle luci: una pedina per un’azione Costruzione. Cameraman: 2 segnalini Determinazione. Fonico: tirate i dadi Animali Affamati prima della Fase Azione. Sceneggiatore: guardate la prima carta Evento. Attrice: morale +1. Controfigura: rilanciate un dado. Attore: Armi +2. Truccatore e regista: nulla.

## Abilità e compagni

power-economical_construction = Un’azione costa 1 legno in meno.
power-craftsmanship = Rilanciate un dado della vostra azione Costruzione.
power-a_new_idea = Pescate 5 Invenzioni e mettetene 1 sulla plancia.
power-handyman = In questo round una pedina in più per la vostra Costruzione.
power-grandmas_recipe = Scartate 1 cibo: guarite 2 ferite, di un personaggio o di due.
power-scrounger = Rilanciate un dado della vostra azione Raccolta.
power-stone_soup = 1 cibo.
power-hooch = Ignorate 1 nuvola di pioggia, o considerate 1 nuvola di neve come nuvola di pioggia.
power-lucky = Rilanciate un dado della vostra Esplorazione.
power-reconnaissance = Guardate 3 tessere, mettetene una in cima alla pila e rimescolatevi le altre.
power-motivational_speech = Morale +1.
power-scouting = Pescate 2 segnalini Scoperta e tenetene 1.
power-tracking = Guardate la prima carta del mazzo di Caccia; lasciatela lì o mettetela in fondo al mazzo.
power-defensive_plan = Palizzata +1 o Armi +1.
power-frenzy = Armi +3 durante la vostra azione.
power-the_hunt = Mescolate la prima carta del mazzo Belva nel mazzo di Caccia.
power-friday = Ha una pedina e può guidare azioni. Per 2 segnalini Determinazione Venerdì rilancia un dado; al posto di un’avventura subisce 1 ferita. Eventi, meteo, fame e notti senza Riparo non lo riguardano.
power-dog = Ogni round una pedina per la Caccia o l’Esplorazione; non viene mai ferito.
