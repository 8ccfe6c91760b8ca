### Il tavolo di Robinson Crusoe nel terminale.

picture-round = round { $n } di { $of }
picture-first = Primo Giocatore: { $name }
picture-weather = meteo
picture-die-rain = dado pioggia
picture-die-winter = dado inverno
picture-die-animals = dado Animali Affamati
picture-deck-events = eventi
picture-deck-build = avventure Costruzione
picture-deck-gather = avventure Raccolta
picture-deck-explore = avventure Esplorazione
picture-deck-mysteries = misteri
picture-deck-beasts = Belve
picture-deck-hunting = mazzo di Caccia
picture-deck-inventions = Invenzioni
picture-deck-discoveries = scoperte
picture-deck-tiles = tessere
picture-track-totems = totem trovati: { $n }
picture-track-woodpile = catasta di legno: { $n }
picture-track-level = livello della catasta: { $n }
picture-track-places = luoghi speciali esplorati: { $n }
picture-track-burned = villaggi bruciati: { $n }
picture-track-city = Città dei Cannibali bruciata: { $n ->
    [0] no
   *[other] sì
  }
picture-crew = troupe: { $crew }
picture-island = Isola
picture-legend = ⌂ accampamento  ♣ legno  ≈ pesce  ▼ pappagallo  × esaurita  ♞ Belva  ◎ totem  ▲ Riparo  ▒ inaccessibile  • segnalini
picture-unexplored = inesplorato
picture-closed = inaccessibile
picture-exhausted = esaurita
picture-camp-here = l’accampamento
picture-sleeps = { $name } dorme qui
picture-camp = Accampamento
picture-built = costruito
picture-natural = naturale
picture-none = nessuno
picture-morale = morale
picture-morale-best = al massimo
picture-available = disponibile
picture-future = futuro
picture-threats = Minacce
picture-threat-left = a sinistra, uscirà per prima
picture-threat-right = a destra
picture-plan = Azioni pianificate
picture-helpers = pedine libere
picture-pawn = { $name }
picture-things = Invenzioni e oggetti
picture-inventions = Invenzioni
picture-in-future = costruite in questo round
picture-items = Oggetti
picture-equipment = Equipaggiamento
picture-treasures = carte conservate
picture-discoveries = trovati
picture-determination = Determinazione { $n }
picture-pawns = pedine libere: { $n } su { $of }
picture-used = (usata)
picture-special = Ferite Speciali
picture-outside = dorme sullo spazio { $space };
picture-health = { $wounds ->
    [one] { $wounds } ferita
   *[other] { $wounds } ferite
  }, salute { $hearts }
