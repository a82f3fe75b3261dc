import { whenIdle } from '@waymark/ui';

/** Code that no screen needs for its first render. It loads when the page is idle; what needs it waits, in order. */
export class LaterCode<T extends object> {
  readonly #fetch: () => Promise<T>;
  #coming: Promise<T> | undefined;
  #code: T | undefined;
  #waiting: readonly (() => void)[] = [];

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
  }

  /** Loads the code, unless it is loaded or on its way. After a failure, the next call retries. */
  load(): Promise<T> {
    this.#coming ??= this.#load().catch((error: unknown) => {
      this.#coming = undefined;
      throw error;
    });
    return this.#coming;
  }

  /**
   * Creates something from the code as soon as it is loaded.
   * @returns a function that runs something with it: at once if it exists, otherwise after earlier calls. It doesn't
   *   load the code
   */
  part<P extends object>(create: (code: T) => P): (run: (part: P) => void) => void {
    let part: P | undefined;
    const use = (run: (part: P) => void): void => {
      if (this.#code) {
        part ??= create(this.#code);
        run(part);
      } else this.#waiting = [...this.#waiting, () => use(run)];
    };
    use(() => undefined);
    return use;
  }

  async #load(): Promise<T> {
    await new Promise<void>((resolve) => whenIdle(resolve, { within: 2000 }));
    const code = await this.#fetch();
    this.#code = code;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const run of waiting) {
      try {
        run();
      } catch (error) {
        reportError(error);
      }
    }
    return code;
  }
}
