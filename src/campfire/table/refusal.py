"""Refusals: every error has a code for the program, a phrase for the person, and a status for HTTP."""

from __future__ import annotations

import logging

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from campfire.kernel.contract import BadInput
from campfire.table import metrics
from campfire.table.protocol.shapes import ErrorData
from campfire.table.speech import error_data
from campfire.table.store.rows import Conflict, StoreFailed

LOGGER = logging.getLogger("campfire.doors")

STATUS = {
    "unknown_link": 404,
    "not_found": 404,
    "no_position": 404,
    "no_sequel": 409,
    "not_over": 409,
    "link_used": 410,
    "table_gone": 410,
    "not_host": 403,
    "not_yours": 403,
    "watchers_silent": 403,
    "file_hidden": 403,
    "replay_hidden": 403,
    "removed": 403,
    "wrong_host": 421,
    "late": 409,
    "too_large": 413,
    "too_fast": 429,
    "too_slow": 503,
    "too_many_tables": 429,
    "internal": 500,
    "storage": 503,
}
"""The status of a code; 400 where none is named."""


def refusal_of(wrong: BaseException) -> ErrorData:
    """Turn anything that went wrong into an error that may be told."""
    if isinstance(wrong, BadInput):
        refusal = error_data(wrong)
    elif isinstance(wrong, Conflict):
        refusal = error_data(BadInput("late"))
    elif isinstance(wrong, StoreFailed):
        LOGGER.error("the store failed", extra={"reason": str(wrong)})
        refusal = error_data(BadInput("storage"))
    elif isinstance(wrong, RecursionError):
        refusal = error_data(BadInput("bad_request"))
    else:
        LOGGER.error("something broke", exc_info=wrong)
        refusal = error_data(BadInput("internal"))
    metrics.REFUSALS.labels(refusal["code"]).inc()
    return refusal


def respond(wrong: BaseException) -> JSONResponse:
    """Answer an HTTP request with a refusal."""
    refusal = refusal_of(wrong)
    return JSONResponse(refusal, STATUS.get(refusal["code"], 400), {"Cache-Control": "no-store"})


def install(app: FastAPI) -> None:
    """Let every error of the app be told as a refusal."""

    async def told(request: Request, wrong: Exception) -> JSONResponse:
        return respond(wrong)

    async def malformed(request: Request, wrong: Exception) -> JSONResponse:
        return JSONResponse(refusal_of(BadInput("bad_request")), 422, {"Cache-Control": "no-store"})

    async def plain(request: Request, wrong: Exception) -> JSONResponse:
        assert isinstance(wrong, HTTPException)
        said = BadInput("not_found" if wrong.status_code in (404, 405) else "bad_request")
        if wrong.status_code == 413:
            said = BadInput("too_large", most=wrong.detail)
        return JSONResponse(refusal_of(said), wrong.status_code, wrong.headers)

    for kind in (BadInput, Conflict, StoreFailed, RecursionError, ValueError, Exception):
        app.add_exception_handler(kind, told)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, plain)
