"""A pipe to a database that can be cut: whoever is connected is cut off, and nobody gets through until it is mended."""

from __future__ import annotations

import asyncio
from contextlib import suppress

CHUNK = 65_536


class Pipe:
    """Passes connections on to another port of this machine."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.is_cut = False
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()

    async def open(self) -> int:
        """Begin to listen; give the port."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    def cut(self) -> None:
        """Cut everybody off."""
        self.is_cut = True
        for writer in self._open:
            writer.transport.abort()

    def mend(self) -> None:
        """Let connections through again."""
        self.is_cut = False

    async def close(self) -> None:
        """Stop listening."""
        self.cut()
        if self._server:
            self._server.close()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_cut:
            writer.transport.abort()
            return
        with suppress(OSError, asyncio.CancelledError):
            far_reader, far_writer = await asyncio.open_connection(self.host, self.port)
            self._open |= {writer, far_writer}
            await asyncio.gather(pump(reader, far_writer), pump(far_reader, writer))
            self._open -= {writer, far_writer}


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass on what comes until one side ends."""
    with suppress(OSError):
        while chunk := await reader.read(CHUNK):
            writer.write(chunk)
            await writer.drain()
    with suppress(OSError):
        writer.close()
