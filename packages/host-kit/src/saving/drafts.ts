import { type Readable, writable } from '@waymark/contract';
import type { DraftStore } from './draft-store';

/** What was typed or chosen on a screen and is not stored yet. */
export interface DraftState<Values extends object> {
  readonly shown: Partial<Values>;
  /** Fields that came back after a reload and were neither saved nor edited since. */
  readonly restored: readonly (keyof Values)[];
}

/** The drafts of one screen: what is typed goes in at once, what is saved goes out, and a store keeps the rest. */
export class Drafts<Values extends object> {
  readonly #state = writable<DraftState<Values>>({ shown: {}, restored: [] });
  readonly #read: (kept: unknown) => Partial<Values>;
  #store: DraftStore | undefined;

  /** @param read takes over what a store kept, and leaves out what is no value of its field */
  constructor(read: (kept: unknown) => Partial<Values>) {
    this.#read = read;
  }

  /** The drafts, following their changes. */
  get state(): Readable<DraftState<Values>> {
    return this.#state;
  }

  /** As of now, between two drawings as well. */
  readonly latest = (): Partial<Values> => this.#state.get().shown;

  /** Keeps the drafts in this store, and brings back what it kept; what was typed here meanwhile goes before that. */
  readonly keepIn = (store: DraftStore | undefined): void => {
    this.#store = store;
    if (!store) return;
    const kept = this.#read(store.read());
    const typed = this.latest();
    this.#set(
      { ...kept, ...typed },
      fieldsOf(kept).filter((field) => !(field in typed)),
    );
  };

  /** Takes edits. */
  readonly put = (edits: Partial<Values>): void =>
    this.#set({ ...this.latest(), ...edits }, this.#restoredBut(fieldsOf(edits)));

  /** Forgets edits, but for fields that were edited again since. */
  readonly drop = (edits: Partial<Values>): void => {
    const latest = this.latest();
    const settled = fieldsOf(latest).filter((field) => field in edits && Object.is(edits[field], latest[field]));
    if (settled.length === 0) return;
    const left = Object.fromEntries(
      Object.entries(latest).filter(([field]) => !settled.includes(field as keyof Values)),
    );
    this.#set(left as Partial<Values>, this.#restoredBut(settled));
  };

  /** Forgets everything. */
  readonly clear = (): void => this.#set({}, []);

  #restoredBut(fields: readonly (keyof Values)[]): readonly (keyof Values)[] {
    return this.#state.get().restored.filter((field) => !fields.includes(field));
  }

  #set(shown: Partial<Values>, restored: readonly (keyof Values)[]): void {
    this.#state.set({ shown, restored });
    this.#store?.write(shown);
  }
}

const fieldsOf = <Values extends object>(values: Partial<Values>) => Object.keys(values) as (keyof Values)[];
