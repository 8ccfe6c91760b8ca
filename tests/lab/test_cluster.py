"""`campfire simulate --ray`: the same games as with processes, on two nodes; and addresses at which nobody answers."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from time import sleep
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from campfire.cli import main
from campfire.kernel.contract import BadInput
from campfire.lab import cluster
from campfire.lab.hands import Hands


def simulate(*words: str) -> int:
    return main(["simulate", "paleo", "--bots", "random", "--games", "40", "--seed", "5", "--lang", "en", *words])


def result(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert simulate(*words, "--json", "-") == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    del data["seconds"]
    return data


class Toy(ModuleType):
    """Stands for Ray: does the work at once, and remembers how much was on its way."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.sent, self.got, self.most, self.left = 0, 0, 0, False

    def remote(self, work: Any) -> Any:
        def send(batch: Any) -> Any:
            self.sent += 1
            self.most = max(self.most, self.sent - self.got)
            return work(batch)

        return SimpleNamespace(remote=send)

    def get(self, made: Any) -> Any:
        self.got += 1
        return made

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def shutdown(self) -> None:
        self.left = True


def test_batches_come_back_in_order_and_only_so_many_are_on_their_way(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = Toy()
    monkeypatch.setattr(cluster, "joined", lambda address, workers: toy)
    assert [*Hands(ray="").each(abs, range(-30, 0))] == [*range(30, 0, -1)]
    assert toy.most == 2 * cluster.AHEAD
    assert toy.left


def test_the_cluster_is_left_where_the_work_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = Toy()
    monkeypatch.setattr(cluster, "joined", lambda address, workers: toy)
    with pytest.raises(ZeroDivisionError):
        [*Hands(ray="").each(lambda n: 1 // n, [1, 0])]
    assert toy.left


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "no.such.host.invalid:6379"])
def test_an_address_where_nobody_answers_gets_a_sentence(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "loaded", Toy)
    assert simulate("--ray", address) == 2
    shown = capsys.readouterr()
    assert f"No Ray cluster answers at “{address}”" in shown.err
    assert (shown.err.count("\n"), shown.out) == (1, "")


def test_without_ray_one_sentence_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert simulate("--ray") == 2
    assert "pip install 'campfire-table[ray]'" in capsys.readouterr().err
    with pytest.raises(BadInput):
        cluster.loaded()


@pytest.fixture(scope="module")
def two_nodes() -> Iterator[str]:
    """The address of a cluster of two nodes on this machine."""
    store = {"num_cpus": 1, "object_store_memory": 80 * 1024 * 1024}
    nodes: Any = import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={**store, "include_dashboard": False}
    )
    nodes.add_node(**store)
    yield nodes.address
    nodes.shutdown()


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is an extra of its own, too large for every run")
def test_two_nodes_play_the_same_games_as_processes(
    two_nodes: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("campfire.lab.workers.BATCH_SECONDS", 0.01)
    on_ray, alone = result(capsys, "--ray", two_nodes), result(capsys, "--workers", "2")
    assert on_ray == alone
    assert len({*Hands(ray=two_nodes).each(node_of, range(8))}) == 2


def node_of(number: int) -> str:
    """The node on which this runs."""
    sleep(0.2)
    return str(import_module("ray").get_runtime_context().get_node_id())
