### Ciò che si spiega a chi chiede.

tip-your_turn = Spendi la resistenza come vuoi e finisci il turno quando hai fatto abbastanza: ciò che resta rimane a te, fino a 12. Un passo costa quanto il terreno e ti lascia raccogliere una volta gratis dove arrivi. Prima della notte pensa a cibo, acqua e fuoco.
tip-choose_character = Nessuno vede la tua scelta finché non hanno scelto tutti. Ogni personaggio sa fare una cosa che nessun altro sa fare.
tip-may_gather = Questa raccolta fa parte del passo e non costa nulla. Un segnalino coperto può essere una risorsa, una carta o un nemico.
tip-change_result = Il dado grigio è tuo e deve raggiungere la difesa del nemico; il rosso è suo e ti ferisce se raggiunge l’attacco. Cambia una cosa alla volta; ciò che aggiungi resta, anche se un dado viene ritirato.
tip-give_support = Sei entro due caselle dallo scontro. Una carta aiuta; poi torna a te, ma può far male anche a te.
tip-may_buy_off = Chi è pagato non si combatte, e non porta ricompensa.
tip-give_up = Dieci cose sono tutto ciò che puoi portare. Le risorse restano sulla tua casella, gli oggetti tornano nel mazzo, gli oggetti della storia non si cedono mai.
tip-trade_draw_up = Componi ciò che dai e ciò che chiedi. Costa 1 resistenza, e solo se l’altro accetta tutto insieme; anche un dono è uno scambio.
tip-trade_consider = Accetta tutto, rifiuta o rispondi con un’offerta tua. Qui non devono vincere tutti, ma da soli non si va lontano.
tip-vote = Se tutti gli altri votano per la stessa persona, quella diventa capo. Altrimenti decide il capo.
tip-name_chief = Il capo gioca per primo, decide quando non siete d’accordo e risponde dove una carta lascia aperta la scelta.
tip-foul_water = Una medicina la rende sicura. Senza, decide il dado: da 1 a 3 è un malessere.
tip-choose_way = Devi sceglierne una. Accanto sta scritto che cosa costa e che cosa porta; che cosa c’è dietro un numero non lo sa nessuno.
tip-use_key = Decidi prima di vedere l’altra carta. Se usi la chiave, questa carta non si gioca affatto.
tip-which_pile = I progetti complessi costano di più e fanno di più.
