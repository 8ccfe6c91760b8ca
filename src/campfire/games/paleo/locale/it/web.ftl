### Il tavolo di Paleo nel browser.

web-paleo-cave = Grande caverna
web-paleo-workshop = Officina
web-paleo-wilds = Terre selvagge
web-paleo-camp = Accampamento notturno
web-paleo-graveyard = Cimitero
web-paleo-open = Scarti scoperti
web-paleo-closed = Scarti coperti
web-paleo-people-deck = Persone
web-paleo-dream-deck = Sogni
web-paleo-invention-deck = Invenzioni
web-paleo-stories = Storie
web-paleo-slots = Invenzioni: spazi occupati { $n } su { $of }
web-paleo-mouths = { $n ->
    [one] { $n } persona da nutrire stanotte
   *[other] { $n } persone da nutrire stanotte
  }
web-paleo-painting = Pittura: { $n } su { $of }
web-paleo-deaths = Segnalini teschio: { $n } su { $of }
web-paleo-top-three = Le prime carte del mazzo
web-paleo-rest-of-day = Il resto del giorno: { $n ->
    [one] { $n } carta
   *[other] { $n } carte
  }
web-paleo-deck = Mazzo di { $n ->
    [one] { $n } carta
   *[other] { $n } carte
  }
web-paleo-lands = Che cosa danno di solito le terre
web-paleo-items = Oggetti
web-paleo-health = Ferite: { $wounds }, salute: { $hearts }
web-paleo-has-action = ha un’azione
web-paleo-at-camp = all’accampamento
web-paleo-helps = aiuta { $name }

## Un nuovo tavolo

web-option-modules = Combinazione libera
web-option-modules-about = Scegli due moduli, o tre se tra questi c’è J.
web-option-scenario-level = Difficoltà { $n } su { $of }

## La prima giornata guidata

web-guide-paleo-aim = Cinque tratti fanno il mammut: portate qui cinque segnalini pittura rupestre e la tribù vince. Con cinque teschi, più in basso, la tribù è perduta. Condividete tutto: la vittoria, la sconfitta e il cibo.
web-guide-paleo-choose = Queste sono le prime tre carte del tuo mazzo, viste dal dorso. Giocane una; le altre due restano. La foresta dà legno e cibo, il fiume cibo e pellicce, la montagna pietra, la caverna oggetti e persone. Quando il mazzo è vuoto, il tuo giorno è finito.
web-guide-paleo-red = Un dorso rosso è quasi sempre un pericolo. A volte conviene sceglierlo apposta: le carte scartate come costo ti feriscono, se il loro dorso è rosso.
web-guide-paleo-lines = Ora tutte le carte sono scoperte. Ogni riga è qualcosa che puoi fare: a sinistra ciò che chiede e costa, a destra ciò che porta. Le righe che brillano sono possibili. Scegline una.
web-guide-paleo-traits = Forza, percezione e abilità: la somma delle tue persone e dei tuoi oggetti. Si contano, non si spendono.
web-guide-paleo-help = Da soli non si può fare tutto. Rinuncia alla tua carta per aiutare qualcuno: le tue caratteristiche e i tuoi oggetti contano per la sua azione, e la ricompensa si può dividere.
web-guide-paleo-hazard = Un pericolo non si può ignorare. Se non puoi eseguire nessuna delle sue righe, accade quella rossa. Un talismano lo allontana.
web-guide-paleo-craft = Costruire: paga legno e pietra dal magazzino e prendi un oggetto. La torcia vede, l’amigdala lavora, la lancia è forte.
web-guide-paleo-wounds = Tutte le ferite di un’azione vanno a una sola persona. Chi ha più ferite che cuori muore. Per evitarne una si può cedere una pelliccia.
web-guide-paleo-food = La notte arriva quando tutti i mazzi sono vuoti. Allora ogni persona mangia 1 cibo da qui; per ognuna che resta senza si piazza un teschio.
web-guide-paleo-undo = Un clic sbagliato? Annullalo con Z, finché non si è girata nessuna carta e nessun altro ha risposto.
web-guide-paleo-night = Notte. Dopo il pasto ogni missione va risolta: pagate insieme ciò che chiede, o subite la sua riga oscura. Poi si distribuisce un nuovo giorno.
