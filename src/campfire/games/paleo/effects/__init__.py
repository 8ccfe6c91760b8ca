"""What only some modules do."""
