### One plain sentence for each wrong request: what was wrong, what would be right.

## At the table

error-not_asked = This question is not for you; wait for your turn.
error-watchers_silent = At this table spectators look on in silence; the host can let them talk.
error-no_such_option = “{ $option }” cannot be chosen now; choose one of the options listed.
error-no_undo = Nothing can be taken back: since your last answer, chance, a new card or somebody else has decided.
error-nobody_else = Nobody else can answer now; the answer is yours.
error-no_offers = Nobody else at this keyboard can use anything now.
error-nothing_typed = Write a number from 1 to { $last }, or h for help.
error-no_such_number = “{ $word }” is not on the list; write a number from 1 to { $last }, or h for help.
error-no_rule = No rule has this number or all these words: { $words }. Ask for instance for PA-031 or for “night”.
error-nothing_to_explain = Nothing here is called “{ $word }”; write ? to see what can be explained.

## Saved games

error-not_a_save = This file is not a saved game of Campfire; choose a file that Campfire saved.
error-save_format = This game was saved in format { $saved }, and this Campfire reads format { $ours }; open it with the version that saved it.
error-save_rules = This game was saved by a Campfire with other rules and cannot go on in this one; open it with the version that saved it.
error-save_long = This game has { $answers } answers, and the table reads files of at most { $most }; go on with it in the terminal: campfire play --resume FILE.
error-save_damaged = The saved game is damaged or was edited; restore the file from a copy.
error-no_saves = There is no unfinished game to go on with; start one with “campfire play”.

## Files

error-no_such_file = There is no file “{ $file }”; check its name and folder.
error-cannot_read = The file “{ $file }” cannot be read; check that it is a file and that you may read it.
error-cannot_write = The file “{ $file }” cannot be written; check the folder, your permissions and the space left.
error-file_exists = “{ $file }” exists already and stays as it is; choose another name.
error-needs_extra = This needs { $module }, which is not installed: pip install 'campfire-table[{ $extra }]' brings it.
error-ray_silent = No Ray cluster answers at “{ $address }”; check the address, and that the cluster runs the same Ray and Python as this machine.

## Words on the command line

error-unknown_game = There is no game “{ $name }”; these are here: { $known }.
error-unknown_language = Campfire does not speak “{ $lang }”; it speaks { $known }.
error-unknown_command = There is no command “{ $word }”; these are here: { $known }.
error-unknown_argument = “{ $word }” is not understood here; “{ $command } --help” shows what can be written.
error-bad_option = “{ $option }” is not used that way; “{ $command } --help” shows how.
error-usage = Something is missing, or there is too much; “{ $command } --help” shows what can be written.
error-not_a_number = “{ $word }” is not a whole number; write digits alone, such as 3.
error-out_of_range = { $word } is out of range; choose a number from { $least } to { $most }.
error-wrong_seats = Seats named: { $given }, players: { $players }; name as many seats as there are players.
error-chosen_twice = “{ $one }” and “{ $other }” are both named; name only one of the two.
error-chosen_again = “{ $name }” is chosen twice; choose it once.
error-resumed_as_laid = A saved game goes on as it was laid; leave out “{ $option }”.

## Setting up a game

error-unknown_bot = There is no bot “{ $name }”; these can play here: { $known }.
error-unknown_option = A game is not set up with “{ $name }”; these can be set: { $known }.
error-players = { $given } is no number of players for this game; choose one from { $least } to { $most }.
error-unknown_scenario = There is no scenario “{ $name }”; these are here: { $known }.
error-unknown_module = There is no module “{ $name }”; choose from { $known }, or name a .toml file of your own.
error-modules_list = Modules are given as a list of letters and files; write them like A,B or A,my.toml.
error-module_twice = Module “{ $name }” is named twice; name two different modules.
error-modules_number = { $n ->
    [one] One module is named
   *[other] { $n } modules are named
  }; a game takes two, or three with J among them.
error-module_size = The module file is too large; it may have up to { $most } kB.
error-module_id_taken = The module in “{ $file }” is called “{ $id }”, like one in the box; give it another id.
error-characters_list = Characters are given as a list of names; choose from { $known }, or name none and they are drawn.
error-unknown_character = There is no character “{ $name }”; choose from { $known }.
error-character_twice = The character “{ $name }” is named twice; name each of them once.
error-characters_number = { $given ->
    [one] One character is named
   *[other] { $given } characters are named
  } for { $players ->
    [one] one player
   *[other] { $players } players
  }; name as many characters as there are players, or none.
error-unknown_choice = “{ $word }” is not a choice of this game; write name=value, with one of these names: { $known }.
error-yes_or_no = “{ $given }” does not fit “{ $name }”; answer yes or no.
error-option_number = “{ $given }” does not fit “{ $name }”; choose a whole number from { $least } to { $most }.
error-option_word = “{ $given }” does not fit “{ $name }”; choose from { $known }.
error-hunger_without_crew = Hunger costs a crew member only on King Kong’s Island; choose that scenario, or leave “{ $name }” as it is.
error-wrong_map = Map { $given } is not part of this mode; choose from { $known }.
error-wrong_skipped = A campaign with extra quests leaves out { $n } different maps between 2 and 10; name that many.
error-nothing_skipped = Only a campaign with extra quests leaves out maps; name none.
error-crossed_stories = The stories of Eiim and Rin cross; in character mode choose only one of the two.
error-not_ready = Map 11 ends character mode; it is played once everybody has completed { $n } character quests.
error-too_few_maps = Map 11 ends character mode; at least { $n } other maps are played before it.
error-no_character_left = No character is left for somebody new; let somebody who stays away come back.
error-wrong_series = What is carried over from the games before was edited, is of another version or of other players; take the file that Campfire saved.
error-no_advice = No scout knows this game: there is nobody to ask.
error-advice_off = At this table nobody asks for hints.
error-bad_value = The thinker’s file { $file } is missing or damaged; without it there is only the scout.
error-foreign_value = The thinker’s file { $file } belongs to another version of { $game }; without it there is only the scout.
error-not_over = This game is not over yet: nothing has been lost.
error-bad_budget = “{ $word }” is no time to think: write seconds such as 0.3s, or a number of worlds such as 8.
