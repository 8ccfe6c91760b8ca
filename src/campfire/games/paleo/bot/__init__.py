"""Players of Paleo that are programs."""
