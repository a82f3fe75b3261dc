import { type LiveDifference, type Readable, writable } from '@waymark/contract';

/** A field in hand here that somebody else has changed. */
export interface Clash extends LiveDifference {
  /** Who did; absent where nobody says. */
  readonly person?: string | undefined;
}

/** What Change Detected asks about, at each field: answered there or in its dialog, whichever comes first. */
export class Clashes {
  readonly #open = writable<readonly Clash[]>([]);
  #kept: readonly string[] = [];
  #answer: (keep: readonly string[]) => void = () => undefined;

  /** The fields that wait for a word. */
  get open(): Readable<readonly Clash[]> {
    return this.#open;
  }

  /** @param answer given the fields that keep what they hold here, once there is a word about each */
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

  /** The question was answered, or there is none any more. */
  readonly settle = (): void => {
    this.#kept = [];
    this.#open.set([]);
  };
}
