### Come si gioca, in pochi passi.

howto-1-name = Naufraghi insieme
howto-1 = Giocate insieme contro un’isola. Ogni scenario ha la sua meta e il suo ultimo round. Se uno di voi muore, avete perso tutti.
howto-2-name = Una carta apre il round
howto-2 = Un evento accade e resta come minaccia. Se nessuno se ne occupa, colpisce di nuovo quando le carte più recenti lo spingono fuori.
howto-3-name = Morale e produzione
howto-3 = Il morale alto dà determinazione al primo giocatore, quello basso la toglie. Poi la terra attorno all’accampamento dà cibo e legno.
howto-4-name = Pianificare con due pedine
howto-4 = Cacciare, costruire, raccogliere, esplorare, organizzare l’accampamento, riposare, affrontare una minaccia. Costruire, raccogliere ed esplorare riescono di certo con due pedine; con una decidono i dadi, e i dadi portano ferite e avventure.
howto-5-name = Costruire per vivere
howto-5 = Un riparo, un tetto, una palizzata, armi, invenzioni. Le armi decidono caccia e lotte, il tetto ferma pioggia e neve, la palizzata tempeste e animali.
howto-6-name = Il tempo
howto-6 = Nei round più tardi si tirano i dadi meteo. Le nuvole oltre il vostro tetto tolgono legno e cibo, la neve legno per il fuoco, e ciò che manca si paga in ferite.
howto-7-name = La notte
howto-7 = Ognuno mangia un cibo o subisce due ferite. Chi dorme senza riparo subisce una ferita. Il cibo non conservato si guasta.
howto-8-name = Guardate la scheda
howto-8 = Lo scenario dice che cosa fa vincere: un fuoco di segnale, croci, una bambina salvata. Cominciate presto: i round sono meno di quanto sembri.
