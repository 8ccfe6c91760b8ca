### Near and Far: set-up.

web-option-mode = Mode
web-option-map = Map
web-option-side = Side of the town board
web-option-characters = Character
web-option-quests = Quests
web-option-skipped = Maps left out
web-option-length = Length
web-choice-first_trek = First trek
web-choice-campaign = Campaign
web-choice-character = Character mode
web-choice-arcade = Arcade
web-choice-dusk = Dusk side
web-choice-day = Day side
web-choice-usual = As usual
web-choice-extra = Extra quests
web-choice-longer = Longer game
