### Le tre carte supporto in combattimento.
card-suppression = Soppressione
told-suppression = Lo tieni fermo, e intanto lui tiene te.
card-onslaught = Assalto
told-onslaught = Arrivi di lato gridando un nome, che poi è il tuo.
card-defence = Difesa
told-defence = Ti metti davanti. È un’idea semplice, e fa male.
