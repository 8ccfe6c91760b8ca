### Le probabilità, contate sui dadi.

odds-success = successo
odds-wound = una ferita
odds-adventure = un’avventura
odds-calm = non si perde nulla
odds-lose-wood = legno: −{ $n } o più
odds-lose-food = cibo: −{ $n } o più
odds-lose-palisade = la Palizzata perde { $n ->
    [one] { $n } livello
   *[other] { $n } livelli
  }
odds-lose-wounds = { $n ->
    [one] ogni personaggio subisce almeno { $n } ferita
   *[other] ogni personaggio subisce almeno { $n } ferite
  }
odds-lose-crew = membri della troupe persi: { $n }, morale −{ $n }
odds-sure-wood = legno: −{ $n }
odds-sure-food = cibo: −{ $n }
odds-sure-palisade = { odds-lose-palisade }
odds-sure-wounds = ogni personaggio subisce { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
  }
odds-sure-crew = { odds-lose-crew }

foresee-lost = si perde: { $amount }
foresee-wounds = { $who } subisce { $n ->
    [one] { $n } ferita
   *[other] { $n } ferite
  }
foresee-dies = { $who } muore
foresee-roof = il Tetto scende a { $n }
foresee-palisade = la Palizzata scende a { $n }
foresee-weapons = { $n ->
    [0] non restano Armi: i pericoli feriscono
   *[other] le Armi scendono a { $n }
  }
