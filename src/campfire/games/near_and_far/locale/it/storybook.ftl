# Che cosa dice il controllo del libro delle storie.
fault-entry = { $file }: { $where } porta al paragrafo { $entry }, che non c’è.
fault-keyword-lost = La parola chiave { $word } viene data e mai richiesta.
fault-keyword-never = Il paragrafo { $entry } chiede la parola chiave { $word }, e nessuno la dà.
fault-keyword-late = Il paragrafo { $entry } chiede la parola chiave { $word }, e a quel punto nessuno può averla.
fault-unused = { $word } non viene mai dato.
fault-find = Il paragrafo { $entry } dà il ritrovamento { $word }, che non c’è.
fault-dead_end = Il paragrafo { $entry } non ha un’opzione aperta a tutti.
fault-way = Dal paragrafo { $entry } la storia non porta all’avventura successiva.
fault-unreached = Nessuna via porta al paragrafo { $entry }.
fault-file = { $file }: le storie non sono scritte.
fault-beyond = { $file }: c’è un testo per { $entry }, ma il paragrafo non esiste.
fault-text = { $file }: al paragrafo { $entry } manca il testo in { $place }.
fault-length = { $file }: il testo in { $place } del paragrafo { $entry } ha { $n } parole; ne servono da { $least } a { $most }.
error-story_entry = Al libro delle storie manca il paragrafo { $entry }, a cui porta { $where }; rimetti il file com’era in Campfire.

## Quello che il libro ha in ogni lingua

-book = il libro delle storie
    .language = it
written = { -book.language ->
    [ru] { $ru }
    [it] { $it }
   *[en] { $en }
  }
