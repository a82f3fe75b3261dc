/** What has to be ended when a run ends, last begun first, however the run ends. */
export class RunEnd {
  readonly #signal: AbortSignal;
  readonly #things: (() => Promise<void>)[] = [];
  #ended: Promise<void> | undefined;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
    signal.addEventListener('abort', () => void this.all(), { once: true });
  }

  /** Ends this, too; at once when the run is over already. */
  add(thing: () => Promise<void>): void {
    if (this.#ended) void thing().catch(() => undefined);
    else this.#things.push(thing);
  }

  /** @throws when the run was asked to end */
  check(): void {
    this.#signal.throwIfAborted();
  }

  /** Ends everything; what cannot be ended does not keep the others from it. */
  all(): Promise<void> {
    this.#ended ??= this.#endAll();
    return this.#ended;
  }

  async #endAll(): Promise<void> {
    for (const thing of this.#things.reverse()) await thing().catch(() => undefined);
  }
}
