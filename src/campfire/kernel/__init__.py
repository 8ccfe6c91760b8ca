"""The engine under every game: frames, questions, the journal. It knows no game."""
