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
