"""The one error tree of P3: each class carries its exit code and whether trying again can help.

A message is one sentence for a person: what is wrong and what to do about it.
"""

from __future__ import annotations

from enum import IntEnum

from p3.wording import one_line


class ExitCode(IntEnum):
    """Exit codes of the command line."""

    OK = 0
    NOT_SOLVED = 1
    USAGE = 2
    ENVIRONMENT = 3
    INTERRUPTED = 130


class P3Error(Exception):
    """Anything P3 raises on purpose. `str(error)` is a sentence fit for a user."""

    exit_code: ExitCode = ExitCode.ENVIRONMENT
    retryable: bool = False


class UsageError(P3Error):
    """The command or the API was called with something that cannot work."""

    exit_code = ExitCode.USAGE


class ConfigError(UsageError):
    """A setting is unknown, malformed or contradicts another."""


class TaskError(UsageError):
    """A task file is malformed: names the file, the 1-based line and the rule it breaks."""

    def __init__(self, message: str, *, file: str | None = None, line: int | None = None, rule: str = "task") -> None:
        self.file, self.line, self.rule = file, line, rule
        where = f"{file}:{line}: " if file and line else f"{file}: " if file else ""
        super().__init__(one_line(f"{where}{message}"))


class CandidateError(UsageError):
    """A candidate handed in by a user is not of a form that can be read at all."""


class CandidateTampered(CandidateError):
    """A filled copy differs from the task outside the regions: readable, and to be turned down."""


class PlanError(UsageError):
    """A plan handed in by a user cannot be read as one."""


class RunFolderError(UsageError):
    """A run folder is absent, of another version, or not a run folder."""


class EnvironmentFailed(P3Error):
    """The machine, a toolchain, a child process or a provider failed; the input may be fine."""


class ToolchainError(EnvironmentFailed):
    """No usable Lean toolchain for this task, or building the embedded library failed."""


class SandboxUnavailable(EnvironmentFailed):
    """No sandbox can be started, and elaborating without one was not allowed."""


class SessionError(EnvironmentFailed):
    """The Lean MCP server could not be started or died twice."""

    retryable = True


class OleanError(EnvironmentFailed):
    """A compiled Lean module is truncated, malformed or of another version."""


class ModelError(EnvironmentFailed):
    """A model provider failed in a way that retrying did not mend."""


class UnknownModel(ModelError):
    """The model's name is not one that any provider or reader takes."""

    exit_code = ExitCode.USAGE


class MissingKey(ModelError):
    """The provider's API key is not set."""


class ProviderUnreachable(ModelError):
    """No connection to the provider, or it kept failing until the retries ran out."""

    retryable = True


class ContextOverflow(ModelError):
    """The prompt does not fit the model's context window."""


class ReplyRefused(ModelError):
    """The provider filtered the reply or the model refused."""


class ReplyUnreadable(ModelError):
    """A model's reply could not be read, not even after it was told what is wrong with it."""

    exit_code = ExitCode.NOT_SOLVED


class ReplayDrift(ModelError):
    """A recording does not match the requests of this run."""

    exit_code = ExitCode.USAGE


class ScriptEnded(ModelError):
    """A script of replies has none left for a request, or expects another request."""

    exit_code = ExitCode.USAGE


class BudgetExhausted(P3Error):
    """A budget (money, tokens, calls, seconds) is reached; `which` names it. `needed` is what the next call would have taken."""

    exit_code = ExitCode.NOT_SOLVED

    def __init__(self, which: str, limit: float, used: float, needed: float = 0.0) -> None:
        self.which, self.limit, self.used, self.needed = which, limit, used, needed
        short = f"does not cover the next step ({used:.6g} used, about {needed:.4g} needed)"
        state = f"is used up ({used:.6g})" if used >= limit else short
        super().__init__(f"the {which} budget of {limit:g} {state}; raise it to go on")


class Interrupted(P3Error):
    """The user stopped the run; what was done so far is on disk."""

    exit_code = ExitCode.INTERRUPTED
