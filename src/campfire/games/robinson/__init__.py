"""Robinson Crusoe: castaways on an island that wants them gone."""
