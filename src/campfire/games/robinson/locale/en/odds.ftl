### The odds, counted from the dice.

odds-success = success
odds-wound = a wound
odds-adventure = an adventure
odds-calm = nothing is lost
odds-lose-wood = at least { $n } wood lost
odds-lose-food = at least { $n } food lost
odds-lose-palisade = the palisade loses { $n ->
    [one] { $n } level
   *[other] { $n } levels
  }
odds-lose-wounds = { $n ->
    [one] each character takes at least { $n } wound
   *[other] each character takes at least { $n } wounds
  }
odds-lose-crew = crew members lost: { $n }, morale −{ $n }
odds-sure-wood = { $n } wood lost
odds-sure-food = { $n } food lost
odds-sure-palisade = { odds-lose-palisade }
odds-sure-wounds = each character takes { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  }
odds-sure-crew = { odds-lose-crew }

foresee-lost = { $amount } lost
foresee-wounds = { $who } takes { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  }
foresee-dies = { $who } dies
foresee-roof = the roof drops to { $n }
foresee-palisade = the palisade drops to { $n }
foresee-weapons = { $n ->
    [0] no weapon is left: danger wounds
   *[other] weapons drop to { $n }
  }
