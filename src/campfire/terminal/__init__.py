"""The table in text: boards, questions and answers in a terminal, in colour or plainly."""
