"""Keys: 128 random bits that open a seat, an invite or a spectator's place.

>>> len(new_key()), hash_of("x") == hash_of("x"), new_key() == new_key()
(22, True, False)
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def new_key() -> str:
    """Make a key that nobody can guess."""
    return secrets.token_urlsafe(16)


def mixed_key(secret: str, text: str) -> str:
    """Make a key from a text: always the same, and nobody can guess it without the secret."""
    mixed = hmac.new(secret.encode(), text.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(mixed[:16]).decode().rstrip("=")


def hash_of(key: str) -> str:
    """What the store keeps of a key: enough to know it again, too little to use it."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def new_id() -> str:
    """Make a name for a table; it opens nothing."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(12))
