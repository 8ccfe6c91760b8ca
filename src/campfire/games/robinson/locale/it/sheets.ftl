### I fogli scenario.

face-scenario = Scheda Scenario
line-goal = Obiettivo
line-book = Simbolo libro
line-totem = Totem
line-rules = Regole speciali

sheet-castaways-goal = Nel round 10, 11 o 12 il Fuoco è costruito e la catasta di legno è completa: i suoi livelli richiedono 1, 2, 3, 4 e 5 legno.
sheet-castaways-book = Nessun effetto.
sheet-castaways-totem = Nessun effetto.
sheet-castaways-rules = Prima della Fase Azione potete mettere legno sul livello incompleto più basso della catasta, su un solo livello per round. Non si riprende più.

sheet-cursed_island-goal = Alla fine di un round cinque Croci si trovano su cinque tessere diverse.
sheet-cursed_island-book = La nebbia scende su 2 luoghi a scelta che ne sono privi.
sheet-cursed_island-totem = Il primo è un tempio: si può esplorare una volta, risolvendo al massimo 3 tesori e 1 creatura. Il secondo: 2 ferite a chi esplora. Ogni altro: nebbia sulla sua tessera.
sheet-cursed_island-rules = Nella nebbia ogni azione richiede 1 pedina in più e il terreno conta come inesplorato; l’accampamento e la Scorciatoia non ricevono nulla da una tessera nella nebbia.

sheet-jenny-goal = Costruite la Zattera per Jenny e andate a prenderla, poi costruite la Scialuppa di Salvataggio.
sheet-jenny-book = Palizzata −1; se è a 0, ogni personaggio subisce 1 ferita.
sheet-jenny-totem = In quest’ordine: 2 ferite a chi esplora; morale −2; la Corda è costruita; 2 pellicce. Il quinto e il sesto non fanno nulla.
sheet-jenny-rules = Finché non è all’accampamento, Jenny subisce 2 ferite ogni notte e non può essere curata; ne sopporta 10. All’accampamento mangia, viene ferita come tutti e può solo riposare, una volta per round. Se muore, la partita è persa.

sheet-volcanic_island-goal = Esplorate 6 tessere e 3 luoghi speciali (in tre: 7 e 4, in quattro: 8 e 4), poi costruite la Scialuppa.
sheet-volcanic_island-book = La cenere cade su 2 luoghi a scelta che ne sono privi, mai sul vulcano.
sheet-volcanic_island-totem = Ognuno è un luogo speciale che si può esplorare una volta. Nel primo si risolvono tutte e 3 le carte Mistero, negli altri 4, 4 e 5; il terzo e il quarto richiedono 1 pedina in più.
sheet-volcanic_island-rules = Ogni Esplorazione richiede 1 pedina in più, e così ogni azione sulla cenere. Dal round 4 la lava copre gli spazi con il numero del round; un accampamento lì è perduto. Per Riparo, Tetto e Palizzata le pellicce possono valere come legno.

sheet-cannibal_island-goal = Bruciate la Città dei Cannibali e siate vivi alla fine di quel round.
sheet-cannibal_island-book = Ogni personaggio subisce 3 ferite, 1 in meno per ogni villaggio bruciato. Poi l’accampamento deve spostarsi; se non può, si perdono il Riparo, il Tetto e la Palizzata oppure, senza un Riparo costruito, ogni personaggio subisce 2 ferite.
sheet-cannibal_island-totem = I primi quattro sono villaggi. Chi esplora subisce 1 ferita, al quarto 3 senza la Medicina; al secondo, al terzo e al quarto scartate 1 legno o 1 cibo, se possibile.
sheet-cannibal_island-rules = I villaggi e la città si attaccano con la Caccia e 2 pedine, attraverso tessere esplorate; Venerdì non può guidare l’attacco. Un villaggio ha forza 4, più 1 per ogni totem scoperto in vista; la città, visibile dal round 4, ha forza 21, meno 3 per ogni villaggio bruciato. Finché non sono bruciati, lì non si può accampare e la Raccolta richiede 1 pedina in più.

sheet-robinson_family-goal = Alla fine di un round: il Riparo e tutte e nove le Invenzioni casuali sono costruiti; Tetto, Palizzata e Armi sono almeno a 1.
sheet-robinson_family-book = In questo round la produzione è dimezzata, arrotondata per difetto.
sheet-robinson_family-totem = Se la tessera è la prima del suo terreno, il terreno viene coperto e conta come inesplorato.
sheet-robinson_family-rules = Nei round 7, 9 e 11 nasce un bambino; ognuno mangia 1 cibo ogni notte, e se il cibo manca la partita è persa. Bonifica: 2 pedine tolgono un indicatore nero dall’isola. Sulla tessera dell’accampamento può trovarsi un numero qualsiasi di segnalini Cibo aggiuntivo.

sheet-king_kong-goal = Piazzate 3 Trappole su tessere con totem diverse, poi in un round successivo catturate King Kong: una caccia con 2 pedine che costa 5 livelli delle Armi. L’attrice deve essere libera.
sheet-king_kong-book = Si perde il membro vivo della troupe con il numero più basso, e morale −1.
sheet-king_kong-totem = Ogni tessera con un totem riceve il numero successivo.
sheet-king_kong-rules = Il dado Animali Affamati si tira una volta per ogni segnalino Numero sulla plancia; se la Palizzata scendesse sotto 0: morale −1, 1 ferita a ogni personaggio e un membro della troupe perso. L’attrice non viene uccisa ma tenuta prigioniera sulla quarta tessera con totem: esploratela e affrontate una creatura per liberarla. Senza il regista la partita è persa. Un accampamento su una tessera con totem: 1 ferita a ogni personaggio in ogni Fase Produzione.
