"""Players of Robinson Crusoe that are programs."""
