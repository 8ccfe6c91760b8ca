### The table in the terminal.

count-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
  }
seat-player = Player { $number }
bot-random = Random bot
bot-scout = Scout bot
bot-thinker = Thinker bot

welcome-game = Which game?
welcome-one = { $choice }: which one?
welcome-several = { $choice }: which? Put commas between several.
welcome-files = A file of your own goes by its name, such as my.toml.
welcome-further = Anything else to choose?
welcome-usual = no, the rest as the rules say
welcome-players = How many players?
welcome-seat = Who sits at seat { $number }?
welcome-person = a person at this keyboard
welcome-name = Name (or Enter):

terminal-pass = Pass the keyboard to { $name }. { $name }, press Enter when nobody else is looking.
terminal-commands = ? explain · t hint · u undo · w wait · l log · g language · h help · q quit
terminal-meanwhile = o before you answer, something can be used by { $names }
terminal-help = Type the number of an option to choose it.
    ?         what may not be chosen or used now, and why, and the cards in sight
    ? 2       explain option 2
    ? name    explain the card with that name
    ? { $rule }  read the rule with that number
    u         take back the last answer, if nothing new has come to light since
    w         let the others answer first
    o         what the others here could use before you answer; o 2 uses the second thing
    t         the best options here with their chances, and why
    v         show the table
    l         show the log
    s         say where the game is saved; with a file name, save a copy there
    g         change the language; g en, g ru, g it at once
    q         save and leave; “campfire play --resume” goes on
terminal-blocked = Not possible now:
terminal-idle = Cannot be used now:
terminal-cards = Cards in sight: { $cards }.
terminal-explain = “? number” explains an option, “? name” a card, “? { $rule }” a rule.
terminal-rule = rule { $rule }
terminal-odds = { $percent } %: { $what }
terminal-saved = The game is saved in { $file }.
terminal-unsaved = Leaving now would lose your last answers: “s file” saves a copy elsewhere, “q { $word }” leaves all the same.
terminal-left = The game is saved in { $file }; “campfire play --resume” goes on.
terminal-won = Victory!
terminal-lost = Defeat.
terminal-standing = { $place }. { $name }
terminal-standing-score = { $place }. { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
terminal-next = This game is one of a series. Play the next one now?
terminal-next-yes = yes, with the same players
terminal-next-later = later: “campfire play --resume” goes on
terminal-replay = See it again with: campfire replay { $file }
terminal-chance = Chance is bound to this digest: { $digest }
terminal-verify = Check its chance with: campfire verify { $file } --digest { $digest }

terminal-throw = { $n ->
    [one] Throw the die: { $dice }.
   *[other] Throw the dice: { $dice }.
  }
terminal-lies = What lies up ({ $die })?

replay-start = The beginning; moves in all: { $last }
replay-title = { $number } of { $last }: { $name }
replay-prompt = n next · p back · number · q quit >
terminal-go-on = … Enter goes on, q leaves

## The check of chance

cli-verify = prove that no card was stacked
cli-verify-about = Draw again, from the seed in the file of a finished game, all that chance has answered, and compare.
cli-verify-digest = the digest that was shown when the game began

verify-digest = Digest of the seed: { $digest }
verify-compare = Compare it with the one that was shown when the game began.
verify-all = { $n ->
    [one] One draw follows from the seed: nothing was stacked.
   *[other] All { $n } draws follow from the seed: nothing was stacked.
  }
verify-not = Draw { $place } ({ $what }) does not follow from the seed: this game was tampered with.
verify-other_digest = This is another seed than the one that was promised: { $digest }.
verify-told = { $n ->
    [one] One draw was told by people, or comes from the game that this one goes on from; it cannot be checked.
   *[other] { $n } draws were told by people, or come from the game that this one goes on from; they cannot be checked.
  }
verify-thrown = { $n ->
    [one] One throw was made with people’s own dice: it follows from no seed, and nobody can check it here.
   *[other] { $n } throws were made with people’s own dice: they follow from no seed, and nobody can check them here.
  }
error-seed_secret = The seed of this game is secret until the game is over; then take its file again.
error-no_such_face = “{ $word }” is no face of this die; write a number from 1 to { $last }, or q to leave.
error-deal_with_own_dice = { $deal } is the same game for everybody, so its dice cannot be your own; leave out --own-dice.
error-not_a_digest = “{ $word }” is no digest; it has 64 signs, 0 to 9 and a to f.
terminal-sure = Type the number again if you mean it.
terminal-apart = { $first } – { $then }
terminal-risk = careful: { $risks }

lost-fall = Move { $number }, { $name }: { $answer }. The chance fell from { $before } to { $after }.
lost-nowhere = No single answer lost this game: chance did, or many small things.
lost-won = This game was won.
