/** Milliseconds of quiet after which what was typed is saved, without leaving the field. */
export const TYPING_PAUSE = 1000;

/** Runs something for a key once it has been quiet for a while. */
export class TypingPauses<Key> {
  readonly #timers = new Map<Key, { readonly timer: ReturnType<typeof setTimeout>; readonly run: () => void }>();

  /** Starts the pause of a key anew. */
  begin(key: Key, run: () => void): void {
    this.end(key);
    const timer = setTimeout(() => {
      this.#timers.delete(key);
      run();
    }, TYPING_PAUSE);
    this.#timers.set(key, { timer, run });
  }

  /** Forgets the pause of a key. */
  end(key: Key): void {
    clearTimeout(this.#timers.get(key)?.timer);
    this.#timers.delete(key);
  }

  /** Forgets all of them. */
  endAll(): void {
    for (const key of [...this.#timers.keys()]) this.end(key);
  }

  /** Runs what waits, now: the screen goes away. */
  flush(): void {
    const waiting = [...this.#timers.values()];
    this.endAll();
    for (const { run } of waiting) run();
  }
}
