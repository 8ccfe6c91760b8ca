"""The table: rooms, seats and sockets. It adds no rules; it speaks with games only through the contract."""
