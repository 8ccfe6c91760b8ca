### Слова для нескольких вещей сразу.

things-none = ничего
things-more = { $first }, { $rest }
