"""The words that rules and cards are made of."""
