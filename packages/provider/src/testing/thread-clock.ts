import { closeSync, openSync, readSync } from 'node:fs';

/** What Linux knows of the thread that opens it: nanoseconds of work, and of waiting for a core. */
const OF_THIS_THREAD = '/proc/thread-self/schedstat';

/**
 * Measures how long the main thread has worked; waiting for a busy core is no work. Elsewhere than on Linux, what all threads
 * of the process have worked stands in for it.
 */
export class ThreadClock {
  readonly #file = open();
  readonly #bytes = Buffer.alloc(64);

  /** Milliseconds; only differences mean something. */
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
