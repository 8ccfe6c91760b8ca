"""The lab: games by the thousand, what came of them, and how fast; golden games and the fuzzer."""
