### Near and Far: preparazione.

web-option-mode = Modalità
web-option-map = Mappa
web-option-side = Lato della città
web-option-characters = Personaggio
web-option-quests = Avventure
web-option-skipped = Mappe saltate
web-option-length = Durata
web-choice-first_trek = Primo viaggio
web-choice-campaign = Campagna
web-choice-character = Modalità personaggio
web-choice-arcade = Arcade
web-choice-dusk = Lato crepuscolo
web-choice-day = Lato giorno
web-choice-usual = Come al solito
web-choice-extra = Più avventure
web-choice-longer = Partita più lunga
