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
    mixed = hmac.digest(secret.encode(), text.encode("utf-8", "surrogatepass"), "sha256")
    return base64.urlsafe_b64encode(mixed[:16]).decode().rstrip("=")


def hash_of(key: str) -> str:
    """What the store keeps of a key: enough to know it again, too little to use it."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def key_onward(secret: str, key: str, table_id: str) -> str:
    """The key that the holder of a key has to another table of its series: always the same, and made by nobody else.

    >>> key_onward("s", "key", "reef") == key_onward("s", "key", "reef") != key_onward("s", "key", "bay")
    True
    """
    return mixed_key(secret, f"{table_id} {key}")


def new_id() -> str:
    """Make a name for a table; it opens nothing."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(12))
