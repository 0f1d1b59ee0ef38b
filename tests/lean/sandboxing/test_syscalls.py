"""The system call filter, run by a small interpreter of its instructions, so that both machines are checked on either."""

from __future__ import annotations

import errno
import struct

import pytest

from p3.lean.sandboxing import syscalls

ALLOW, KILL = 0x7FFF0000, 0x80000000


def decide(code: bytes, nr: int, arch: int, args: tuple[int, ...] = ()) -> int:
    """What the filter answers for one system call."""
    data = struct.pack("=IIQ6Q", nr, arch, 0, *(args + (0,) * 6)[:6])
    program = list(struct.iter_unpack("=HBBI", code))
    at = accumulator = 0
    while True:
        op, jump_true, jump_false, k = program[at]
        at += 1
        if op == 0x20:
            (accumulator,) = struct.unpack_from("=I", data, k)
        elif op == 0x06:
            return int(k)
        else:
            holds = {0x15: accumulator == k, 0x35: accumulator >= k, 0x45: bool(accumulator & k)}[op]
            at += jump_true if holds else jump_false


@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
class TestFilter:
    def test_every_refused_call_gets_an_error(self, machine: str) -> None:
        code = syscalls.program(machine)
        assert code is not None
        arch, calls = syscalls._MACHINES[machine]
        for name, nr in calls.items():
            if name not in syscalls._CONDITIONAL:
                expected = errno.ENOSYS if name in syscalls._ABSENT else errno.EPERM
                assert decide(code, nr, arch) == 0x50000 | expected, name

    def test_calls_that_lean_needs_are_allowed(self, machine: str) -> None:
        code = syscalls.program(machine)
        assert code is not None
        arch, calls = syscalls._MACHINES[machine]
        for nr in set(range(450)) - set(calls.values()):
            assert decide(code, nr, arch) == ALLOW

    def test_arguments_decide_for_clone_socket_and_mmap(self, machine: str) -> None:
        code = syscalls.program(machine)
        assert code is not None
        arch, calls = syscalls._MACHINES[machine]
        threads, fork = 0x3D0F00, 0x1200011
        assert decide(code, calls["clone"], arch, (threads,)) == decide(code, calls["clone"], arch, (fork,)) == ALLOW
        for flag in (0x20000, 0x2000000, 0x4000000, 0x8000000, 0x10000000, 0x20000000, 0x40000000):
            assert decide(code, calls["clone"], arch, (flag | 17,)) == 0x50000 | errno.EPERM
        assert [decide(code, calls["socket"], arch, (f,)) == ALLOW for f in (1, 2, 10, 16, 17, 38, 40)] == [True] * 4 + [
            False
        ] * 3
        flags = {0x22: True, 0x02: True, 0x01: True, 0x21: False, 0x23: False, 0x100021: False}
        assert {f: decide(code, calls["mmap"], arch, (0, 0, 0, f)) == ALLOW for f in flags} == flags

    def test_calls_of_another_architecture_end_the_process(self, machine: str) -> None:
        code = syscalls.program(machine)
        assert code is not None
        assert decide(code, 0, 0x40000003) == KILL
        if machine == "x86_64":
            assert decide(code, 0x40000000 | 101, 0xC000003E) == 0x50000 | errno.ENOSYS


def test_an_unknown_machine_gets_no_filter() -> None:
    assert syscalls.program("riscv64") is None
