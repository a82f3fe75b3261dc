import { type LiveDifference, type Readable, writable } from '@waymark/contract';

/** A field being edited here that somebody else has changed. */
export interface Clash extends LiveDifference {
  /** Who changed it; absent if unknown. */
  readonly person?: string | undefined;
}

/** What Change Detected asks about, per field: answered at the field or in the dialog, whichever is first. */
export class Clashes {
  readonly #open = writable<readonly Clash[]>([]);
  #kept: readonly string[] = [];
  #answer: (keep: readonly string[]) => void = () => undefined;

  /** The fields without an answer yet. */
  get open(): Readable<readonly Clash[]> {
    return this.#open;
  }

  /**
   * @param answer receives the fields that keep their local value, once all are answered
   */
  ask(found: readonly Clash[], answer: (keep: readonly string[]) => void): void {
    this.#kept = [];
    this.#answer = answer;
    this.#open.set(found);
  }

  choose(field: string, keep: boolean): void {
    const left = this.#open.get().filter((clash) => clash.field !== field);
    if (keep) this.#kept = [...this.#kept, field];
    this.#open.set(left);
    if (left.length === 0) this.#answer(this.#kept);
  }

  /** The question was answered, or is obsolete. */
  readonly settle = (): void => {
    this.#kept = [];
    this.#open.set([]);
  };
}
