import { type Notice, type Readable, type Unsubscribe, writable } from '@waymark/contract';

/** A notice on view. */
export interface PostedNotice extends Notice {
  readonly key: number;
}

/** How saving stands over the whole page: what the status line says. */
export type SavingStatus = 'idle' | 'saving' | 'saved' | 'failed';

/** The short messages on view and what is being saved. */
export class NoticeBoard {
  readonly #posted = writable<readonly PostedNotice[]>([]);
  readonly #saving = writable<SavingStatus>('idle');
  #underWay = 0;
  #failed = false;
  #last = 0;

  /** The notices on view, oldest first. */
  get posted(): Readable<readonly PostedNotice[]> {
    return this.#posted;
  }

  /** How saving stands. */
  get saving(): Readable<SavingStatus> {
    return this.#saving;
  }

  /** Shows a notice until it is taken down. */
  readonly show = (notice: Notice): Unsubscribe => {
    this.#last += 1;
    const posted: PostedNotice = { ...notice, key: this.#last };
    this.#posted.set([...this.#posted.get(), posted]);
    return () => this.takeDown(posted.key);
  };

  /** Takes a notice down. */
  readonly takeDown = (key: number): void =>
    this.#posted.set(this.#posted.get().filter((notice) => notice.key !== key));

  /** Counts a write that is under way. */
  readonly startSaving = (): ((outcome: 'saved' | 'failed') => void) => {
    if (this.#underWay === 0) this.#failed = false;
    this.#underWay += 1;
    this.#saving.set('saving');
    let ended = false;
    return (outcome) => {
      if (ended) return;
      ended = true;
      this.#underWay -= 1;
      this.#failed ||= outcome === 'failed';
      if (this.#underWay === 0) this.#saving.set(this.#failed ? 'failed' : 'saved');
    };
  };
}
