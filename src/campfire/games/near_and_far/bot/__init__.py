"""Players of Near and Far that are programs."""
