"""What only some cards do."""
