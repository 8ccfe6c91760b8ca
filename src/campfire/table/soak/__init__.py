"""The soak: people who play for long while everything breaks, and a check of what they were told."""
