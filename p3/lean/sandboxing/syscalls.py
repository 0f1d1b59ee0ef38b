"""The system call filter of the sandbox, as a classic BPF program that bubblewrap installs.

It refuses what a Lean process never needs and hostile code would: tracing, namespaces and mounts, kernel keys and
loadable programs, sockets outside the private network namespace (vsock reaches a virtual machine's host), and memory that
no process has resident (memfd, System V and anonymous shared memory), which the memory limit could not see.
"""

from __future__ import annotations

import errno
import platform
import struct

_LD, _JEQ, _JGE, _JSET, _RET = 0x20, 0x15, 0x35, 0x45, 0x06
_ALLOW, _KILL, _ERRNO = 0x7FFF0000, 0x80000000, 0x00050000
_NR, _ARCH, _ARG0, _ARG3 = 0, 4, 16, 40

_X86_64: dict[str, int] = {
    "ptrace": 101, "process_vm_readv": 310, "process_vm_writev": 311, "kcmp": 312, "perf_event_open": 298, "bpf": 321,
    "userfaultfd": 323, "keyctl": 250, "add_key": 248, "request_key": 249, "mount": 165, "umount2": 166, "pivot_root": 155,
    "chroot": 161, "unshare": 272, "setns": 308, "open_by_handle_at": 304, "name_to_handle_at": 303, "init_module": 175,
    "finit_module": 313, "delete_module": 176, "kexec_load": 246, "kexec_file_load": 320, "reboot": 169, "swapon": 167,
    "swapoff": 168, "acct": 163, "quotactl": 179, "shmget": 29, "shmat": 30, "msgget": 68, "semget": 64, "mq_open": 240,
    "io_uring_setup": 425, "io_uring_enter": 426, "io_uring_register": 427, "memfd_create": 319, "memfd_secret": 447,
    "fsopen": 430, "fsmount": 432, "fsconfig": 431, "move_mount": 429, "open_tree": 428, "mount_setattr": 442,
    "pidfd_getfd": 438, "clone3": 435, "clone": 56, "socket": 41, "mmap": 9,
}  # fmt: skip
_AARCH64: dict[str, int] = {
    "ptrace": 117, "process_vm_readv": 270, "process_vm_writev": 271, "kcmp": 272, "perf_event_open": 241, "bpf": 280,
    "userfaultfd": 282, "keyctl": 219, "add_key": 217, "request_key": 218, "mount": 40, "umount2": 39, "pivot_root": 41,
    "chroot": 51, "unshare": 97, "setns": 268, "open_by_handle_at": 265, "name_to_handle_at": 264, "init_module": 105,
    "finit_module": 273, "delete_module": 106, "kexec_load": 104, "kexec_file_load": 294, "reboot": 142, "swapon": 224,
    "swapoff": 225, "acct": 89, "quotactl": 60, "shmget": 194, "shmat": 196, "msgget": 186, "semget": 190, "mq_open": 180,
    "io_uring_setup": 425, "io_uring_enter": 426, "io_uring_register": 427, "memfd_create": 279, "memfd_secret": 447,
    "fsopen": 430, "fsmount": 432, "fsconfig": 431, "move_mount": 429, "open_tree": 428, "mount_setattr": 442,
    "pidfd_getfd": 438, "clone3": 435, "clone": 220, "socket": 198, "mmap": 222,
}  # fmt: skip
_MACHINES = {"x86_64": (0xC000003E, _X86_64), "aarch64": (0xC00000B7, _AARCH64)}

_CONDITIONAL = ("clone", "socket", "mmap")
_ABSENT = ("clone3", "io_uring_setup", "io_uring_enter", "io_uring_register", "memfd_create", "memfd_secret")
"""Answered with ENOSYS, so that libraries fall back to the older call."""
_NEW_NAMESPACES = 0x7E020000
_FAMILIES = (1, 2, 10, 16)
"""AF_UNIX, AF_INET, AF_INET6, AF_NETLINK: all confined to the private network namespace and the visible files."""
_MAP_SHARED, _MAP_ANONYMOUS = 0x01, 0x20


def _op(code: int, k: int, jt: int = 0, jf: int = 0) -> bytes:
    return struct.pack("=HBBI", code, jt, jf, k)


def _fail(error: int) -> bytes:
    return _op(_RET, _ERRNO | error)


def _clone(nr: int) -> list[bytes]:
    """Refuse a clone that makes namespaces."""
    body = [_op(_LD, _ARG0), _op(_JSET, _NEW_NAMESPACES, 0, 1), _fail(errno.EPERM), _op(_RET, _ALLOW)]
    return [_op(_JEQ, nr, 0, len(body)), *body]


def _socket(nr: int) -> list[bytes]:
    """Allow only the families that the network namespace confines."""
    body = [_op(_LD, _ARG0)]
    for family in _FAMILIES:
        body += [_op(_JEQ, family, 0, 1), _op(_RET, _ALLOW)]
    body.append(_fail(errno.EAFNOSUPPORT))
    return [_op(_JEQ, nr, 0, len(body)), *body]


def _mmap(nr: int) -> list[bytes]:
    """Refuse anonymous shared memory: its pages stay in memory without belonging to any process."""
    body = [
        _op(_LD, _ARG3),
        _op(_JSET, _MAP_ANONYMOUS, 0, 2),
        _op(_JSET, _MAP_SHARED, 0, 1),
        _fail(errno.EPERM),
        _op(_RET, _ALLOW),
    ]
    return [_op(_JEQ, nr, 0, len(body)), *body]


def program(machine: str | None = None) -> bytes | None:
    """The filter for this machine, or None where the call numbers are not known (no filter is installed then)."""
    known = _MACHINES.get(machine or platform.machine())
    if known is None:
        return None
    arch, calls = known
    code = [_op(_LD, _ARCH), _op(_JEQ, arch, 1, 0), _op(_RET, _KILL), _op(_LD, _NR)]
    if arch == _MACHINES["x86_64"][0]:
        code += [_op(_JGE, 0x40000000, 0, 1), _fail(errno.ENOSYS)]
    for name, nr in calls.items():
        if name not in _CONDITIONAL:
            code += [_op(_JEQ, nr, 0, 1), _fail(errno.ENOSYS if name in _ABSENT else errno.EPERM)]
    code += _mmap(calls["mmap"]) + _clone(calls["clone"]) + _socket(calls["socket"])
    return b"".join([*code, _op(_RET, _ALLOW)])
