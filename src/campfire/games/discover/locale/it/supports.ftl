### Le tre carte supporto in combattimento.
card-suppression = Soppressione
story-suppression = Lo tieni fermo, e intanto lui tiene te.
card-onslaught = Assalto
story-onslaught = Arrivi di lato gridando un nome, che poi è il tuo.
card-defence = Difesa
story-defence = Ti metti davanti. È un’idea semplice, e fa male.
