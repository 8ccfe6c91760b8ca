"""Languages: phrases (a key and its arguments) become text a person reads."""
