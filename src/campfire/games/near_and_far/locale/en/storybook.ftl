# What the checker of the storybook says.
fault-entry = { $file }: { $where } leads to entry { $entry }, and there is none.
fault-keyword-lost = The keyword { $word } is given and never asked for.
fault-keyword-never = Entry { $entry } asks for the keyword { $word }, and nobody gives it.
fault-keyword-late = Entry { $entry } asks for the keyword { $word }, and nobody can have it by then.
fault-unused = { $word } is never handed out.
fault-find = Entry { $entry } hands out the find { $word }, and there is none.
fault-dead_end = Entry { $entry } has no option that is open to everybody.
fault-way = From entry { $entry } the story does not go on to the next quest.
fault-unreached = No way leads to entry { $entry }.
fault-file = { $file }: the stories are not written.
fault-beyond = { $file }: there is a text for { $entry }, and no such entry.
fault-text = { $file }: entry { $entry } has no text at { $place }.
fault-length = { $file }: the text at { $place } of entry { $entry } has { $n } words; { $least } to { $most } are right.
error-story_entry = The storybook lacks entry { $entry }, to which { $where } leads; bring back the file as Campfire had it.

## What the book has in every language

-book = the storybook
    .language = en
written = { -book.language ->
    [ru] { $ru }
    [it] { $it }
   *[en] { $en }
  }
