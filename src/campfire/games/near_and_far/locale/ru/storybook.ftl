# Что говорит проверка книги приключений.
fault-entry = { $file }: { $where } ведёт к сюжету { $entry }, а его нет.
fault-keyword-lost = Подсказка { $word } выдаётся, но нигде не спрашивается.
fault-keyword-never = Сюжет { $entry } спрашивает подсказку { $word }, а её никто не даёт.
fault-keyword-late = Сюжет { $entry } спрашивает подсказку { $word }, а получить её к этому времени нельзя.
fault-unused = { $word }: никто не выдаёт.
fault-find = Сюжет { $entry } выдаёт находку { $word }, а такой нет.
fault-dead_end = В сюжете { $entry } нет варианта, открытого для всех.
fault-way = От сюжета { $entry } история не ведёт к следующему приключению.
fault-unreached = К сюжету { $entry } не ведёт ни один путь.
fault-file = { $file }: истории не написаны.
fault-beyond = { $file }: есть текст для { $entry }, а такого сюжета нет.
fault-text = { $file }: у сюжета { $entry } нет текста в месте { $place }.
fault-length = { $file }: слов в тексте { $place } сюжета { $entry }: { $n }, а нужно от { $least } до { $most }.
error-story_entry = В книге приключений нет сюжета { $entry }, к которому ведёт { $where }; верните файл таким, каким он был в Campfire.

## Что в книге есть на каждом языке

-book = книга приключений
    .language = ru
written = { -book.language ->
    [ru] { $ru }
    [it] { $it }
   *[en] { $en }
  }
