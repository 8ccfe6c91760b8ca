### Come si gioca, in pochi passi.

howto-1-name = Vince chi sopravvive
howto-1 = Siete sopravvissuti in una terra sconosciuta. Può vincere o perdere un numero qualsiasi di voi; le missioni vogliono spesso più mani, e se non c’è accordo decide il capo.
howto-2-name = La resistenza è la tua giornata
howto-2 = Nel tuo turno fai quanto la resistenza ti permette: quasi tutto costa uno, un passo quanto costa il terreno. Quel che risparmi lo hai domani.
howto-3-name = Perlustrare
howto-3 = Nelle tessere coperte non si entra. Perlustrane una vicina: si apre, e vi si posano coperti ritrovamenti e acqua.
howto-4-name = Muoversi e raccogliere
howto-4 = Dopo un passo puoi raccogliere una volta gratis: risorse, acqua che non finisce mai, una carta numerata da leggere, o un nemico.
howto-5-name = Costruire, esplorare, scambiare
howto-5 = I progetti trasformano le risorse in oggetti. I punti di riferimento hanno storie per chi li esplora. Chi sta sulla stessa casella può scambiare di tutto.
howto-6-name = I combattimenti
howto-6 = Cadono due dadi: il grigio è tuo, il rosso del nemico. Legna, pietra, veleno e rottami li cambiano, e la pagina mostra che ne è delle probabilità.
howto-7-name = La notte
howto-7 = Il capo gira una carta notte: chiede cibo, acqua e fuoco, muove i mostri e ridà resistenza. Meglio aspettarla presso un fuoco.
howto-8-name = Il quarto danno uccide
howto-8 = Sfinimento, disidratazione, malessere o colpo: ne reggi al massimo tre. Curati in tempo. L’ultima carta missione dice come si vince.
