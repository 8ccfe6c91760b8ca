### Che cosa non va in un file di carte: file, carta e campo, e che cosa andrebbe bene.

error-content_no_cards = In { $file } non ci sono carte: aggiungi sotto [[cards]] almeno una missione e un’altra carta.
error-content_twice = { $file }, carta «{ $card }», campo «{ $field }»: due carte hanno questo id; dai a ciascuna il suo, o indica copies.
error-content_taken = { $file }, carta «{ $card }», campo «{ $field }»: una carta della scatola ha già questo id; scegline un altro.
error-content_mission = { $file }, campo «{ $field }»: un modulo ha esattamente una carta missione, ma qui { $n ->
    [0] non ce n’è nessuna
    [one] ce n’è una
   *[other] ce ne sono { $n }
  }.
error-content_mission_line = { $file }, carta «{ $card }», campo «{ $field }»: una missione richiede una riga notturna con negative = true sempre disponibile.
error-content_back = { $file }, carta «{ $card }», campo «{ $field }»: una carta del giorno ha il dorso forest, river, mountain, cave, red o dream.
error-content_never_used = { $file }, carta «{ $card }», campo «{ $field }»: questa carta non può mai essere usata; dalle almeno una riga.
error-content_line_kind = { $file }, carta «{ $card }», campo «{ $field }»: queste righe non si addicono alla carta; azioni e pericoli hanno righe semplici, i luoghi righe night, alternative, additional o on.
error-content_hazard = { $file }, carta «{ $card }», campo «{ $field }»: un pericolo richiede una riga con negative = true sempre disponibile.
error-content_place = { $file }, carta «{ $card }», campo «{ $field }»: indica dove si mette la carta: community, camp o workshop.
error-content_holds = { $file }, carta «{ $card }», campo «{ $field }»: solo una missione o un luogo in copia unica può contenere segnalini.
error-content_tokens = { $file }, carta «{ $card }», campo «{ $field }»: questa carta non contiene segnalini; aggiungi holds o togli questo campo.
error-content_negative = { $file }, carta «{ $card }», campo «{ $field }»: una riga negativa non chiede nulla; togli needs, has, gone e dice.
error-content_dice = { $file }, carta «{ $card }», campo «{ $field }»: i dadi si tirano solo per le righe di una carta rivelata di giorno.
error-content_night = { $file }, carta «{ $card }», campo «{ $field }»: una riga della notte, o che accade da sé, non paga carte, non racconta storie e non fa incontrare nulla; togli questo dalla riga.
error-content_impossible = { $file }, carta «{ $card }», campo «{ $field }»: questa riga chiede più di quanto c’è nella scatola; riduci i numeri.
error-content_sign = { $file }, carta «{ $card }», campo «{ $field }»: nulla dà il segno «{ $sign }»; fallo dare da una carta con sign = "…".
error-content_story = { $file }, carta «{ $card }», campo «{ $field }»: non c’è una storia con il numero { $number }; usane uno da 1 a 22.
error-content_triumph = { $file }, carta «{ $card }», campo «{ $field }»: triumph fa vincere solo in un modulo con ending = "beast"; aggiungilo oppure togli triumph.
error-content_invention = { $file }, carta «{ $card }», campo «{ $field }»: l’invenzione di un modulo indica il suo oggetto e comincia nell’officina; scrivi item = "…" e start = "workshop".
error-content_free_addition = { $file }, carta «{ $card }», campo «{ $field }»: un’azione aggiuntiva che non costa nulla si potrebbe ripetere all’infinito; falle pagare qualcosa.
error-content_reaction = { $file }, carta «{ $card }», campo «{ $field }»: una riga con on avviene da sola e ha solo gains; togli il resto.
error-content_copies = { $file }, carta «{ $card }», campo «{ $field }»: un luogo resta in gioco con il suo nome; lasciane una sola copia.
