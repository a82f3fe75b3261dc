import { closeSync, openSync, readSync } from 'node:fs';

/** Linux statistics of the current thread: nanoseconds of work and of waiting for a core. */
const OF_THIS_THREAD = '/proc/thread-self/schedstat';

/**
 * Measures the CPU time of the main thread, without waiting for a core. On systems other than Linux, that of the whole
 * process.
 */
export class ThreadClock {
  readonly #file = open();
  readonly #bytes = Buffer.alloc(64);

  /** Milliseconds; only differences are meaningful. */
  worked(): number {
    if (this.#file === undefined) {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    }
    const length = readSync(this.#file, this.#bytes, 0, this.#bytes.length, 0);
    return Number.parseInt(this.#bytes.toString('latin1', 0, length), 10) / 1e6;
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
  }
}

function open(): number | undefined {
  try {
    return openSync(OF_THIS_THREAD, 'r');
  } catch {
    return undefined;
  }
}
