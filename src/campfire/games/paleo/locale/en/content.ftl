### What is wrong with a file of cards: file, card and field, and what would be right.

error-content_no_cards = { $file } has no cards; add at least a mission and one other card under [[cards]].
error-content_twice = { $file }, card “{ $card }”, field “{ $field }”: two cards have this id; give each its own, or set copies.
error-content_taken = { $file }, card “{ $card }”, field “{ $field }”: a card of the box has this id; choose another.
error-content_mission = { $file }, field “{ $field }”: a module has exactly one mission card, but this one has { $n ->
    [0] none
    [one] one
   *[other] { $n }
  }.
error-content_mission_line = { $file }, card “{ $card }”, field “{ $field }”: a mission needs a night line with negative = true that can always be taken.
error-content_back = { $file }, card “{ $card }”, field “{ $field }”: a card of the day has the back forest, river, mountain, cave, red or dream.
error-content_never_used = { $file }, card “{ $card }”, field “{ $field }”: this card can never be used; give it at least one line.
error-content_line_kind = { $file }, card “{ $card }”, field “{ $field }”: these lines do not fit the face; action and hazard cards have plain lines, places have night, alternative, additional or on lines.
error-content_hazard = { $file }, card “{ $card }”, field “{ $field }”: a hazard needs a line with negative = true that can always be taken.
error-content_place = { $file }, card “{ $card }”, field “{ $field }”: say where the card is put: community, camp or workshop.
error-content_holds = { $file }, card “{ $card }”, field “{ $field }”: only a mission or a place of which there is one copy can hold tokens.
error-content_tokens = { $file }, card “{ $card }”, field “{ $field }”: this card holds no tokens; add holds, or leave this out.
error-content_negative = { $file }, card “{ $card }”, field “{ $field }”: a negative line asks for nothing; leave out needs, has, gone and dice.
error-content_dice = { $file }, card “{ $card }”, field “{ $field }”: dice are rolled only for lines of a card revealed by day.
error-content_night = { $file }, card “{ $card }”, field “{ $field }”: a line of the night, or one that happens by itself, pays no cards, tells no story and encounters nothing; take that out of it.
error-content_impossible = { $file }, card “{ $card }”, field “{ $field }”: this line asks for more than the box holds; lower its figures.
error-content_sign = { $file }, card “{ $card }”, field “{ $field }”: nothing gives the sign “{ $sign }”; let a card give it with sign = "…".
error-content_story = { $file }, card “{ $card }”, field “{ $field }”: there is no story number { $number }; use one from 1 to 22.
error-content_triumph = { $file }, card “{ $card }”, field “{ $field }”: triumph wins the game only in a module with ending = "beast"; add that, or take triumph out.
error-content_invention = { $file }, card “{ $card }”, field “{ $field }”: an invention of a module names its item and begins in the Workshop; write item = "…" and start = "workshop".
error-content_free_addition = { $file }, card “{ $card }”, field “{ $field }”: an additional action that costs nothing could be repeated without end; let it pay something.
error-content_reaction = { $file }, card “{ $card }”, field “{ $field }”: a line with on happens by itself and has only gains; take the rest out.
error-content_copies = { $file }, card “{ $card }”, field “{ $field }”: a place stands in play by its name; leave it at one copy.
