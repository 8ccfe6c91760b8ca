"""The doors: where requests come in, are checked, and are answered."""
