import { type Readable, writable } from '@waymark/contract';

/** How saving stands over the whole page: what the status line says. */
export type SavingStatus = 'idle' | 'saving' | 'saved' | 'failed';

/** Counts the writes that are under way, of all remotes together. */
export class SavingCount {
  readonly #status = writable<SavingStatus>('idle');
  #underWay = 0;
  #failed = false;

  /** How saving stands. A failure outlasts successes beside it, until the next write begins. */
  get status(): Readable<SavingStatus> {
    return this.#status;
  }

  /** Counts a write; the answer is called when it ended. */
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
