/** Runs clean-ups in reverse order when a run ends, however it ends. */
export class Cleanup {
  readonly #signal: AbortSignal;
  readonly #tasks: (() => Promise<void>)[] = [];
  #ended: Promise<void> | undefined;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
    signal.addEventListener('abort', () => void this.all(), { once: true });
  }

  /** Adds a clean-up; runs it immediately if the run has ended. */
  add(task: () => Promise<void>): void {
    if (this.#ended) void task().catch(() => undefined);
    else this.#tasks.push(task);
  }

  /** @throws when the run was aborted */
  check(): void {
    this.#signal.throwIfAborted();
  }

  /** Runs all clean-ups; a failing one does not stop the others. */
  all(): Promise<void> {
    this.#ended ??= this.#endAll();
    return this.#ended;
  }

  async #endAll(): Promise<void> {
    for (const task of this.#tasks.reverse()) await task().catch(() => undefined);
  }
}
