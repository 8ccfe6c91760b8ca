### Words for several things at once.

things-none = nothing
things-more = { $first }, { $rest }
