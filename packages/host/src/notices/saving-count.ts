import { type Readable, writable } from '@waymark/contract';

/** Saving state of the whole page, for the status line. */
export type SavingStatus = 'idle' | 'saving' | 'saved' | 'failed';

/** Counts pending writes of all remotes. */
export class SavingCount {
  readonly #status = writable<SavingStatus>('idle');
  #underWay = 0;
  #failed = false;

  /** Saving state. A failure outlasts concurrent successes, until the next write starts. */
  get status(): Readable<SavingStatus> {
    return this.#status;
  }

  /** Counts a write; call the returned function when it has ended. */
  readonly start = (): ((outcome: 'saved' | 'failed') => void) => {
    if (this.#underWay === 0) this.#failed = false;
    this.#underWay += 1;
    this.#status.set('saving');
    let ended = false;
    return (outcome) => {
      if (ended) return;
      ended = true;
      this.#underWay -= 1;
      this.#failed ||= outcome === 'failed';
      if (this.#underWay === 0) this.#status.set(this.#failed ? 'failed' : 'saved');
    };
  };
}
