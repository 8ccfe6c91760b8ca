### Parole per più cose insieme.

things-none = niente
things-more = { $first }, { $rest }
