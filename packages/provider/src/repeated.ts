/** Delays in milliseconds. */
export interface Rhythm {
  readonly first: number;
  readonly every: number;
}

/** Repeats a task, one run at a time, without keeping the process alive. */
export class Repeated {
  readonly #work: () => Promise<void>;
  readonly #every: number;
  readonly #onFault: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(work: () => Promise<void>, { first, every }: Rhythm, onFault: (error: unknown) => void) {
    this.#work = work;
    this.#every = every;
    this.#onFault = onFault;
    this.#wait(first);
  }

  /** Stops, and waits for a run in progress. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #wait(span: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#running = this.#work()
        .catch(this.#onFault)
        .then(() => this.#wait(this.#every));
    }, span).unref();
  }
}
