import { type Readable, writable } from '@waymark/contract';
import { fieldsOf, partOf } from './record-changes';

/** What was typed or chosen on a screen and is not stored yet. */
export interface DraftState<Values extends object> {
  readonly shown: Partial<Values>;
  /** Fields that came back after a reload and were neither saved nor edited since. */
  readonly restored: readonly (keyof Values & string)[];
}

const PREFIX = 'waymark.draft';
/** Characters of a text that a full storage has no room for. */
const LONG = 100_000;

/**
 * The drafts of one screen: what is typed goes in at once, what is saved goes out. They survive a reload of the page, in
 * this tab alone: per account, so that nobody ever sees another one's, and per place. A browser that keeps nothing, or has
 * no room, is no failure.
 */
export class Drafts<Values extends object> {
  readonly #state = writable<DraftState<Values>>({ shown: {}, restored: [] });
  readonly #place: string;
  readonly #read: (kept: unknown) => Partial<Values>;
  readonly #storage = tabStorage();
  #account: number | undefined;

  /**
   * @param place what they are drafts of
   * @param read takes over what was kept; ignores invalid values
   */
  constructor(place: string, read: (kept: unknown) => Partial<Values>) {
    this.#place = place;
    this.#read = read;
  }

  /** The drafts, following their changes. */
  get state(): Readable<DraftState<Values>> {
    return this.#state;
  }

  /** As of now, between two renders as well. */
  readonly latest = (): Partial<Values> => this.#state.get().shown;

  /**
   * Keeps the drafts for this account, and brings back what it left here; what was typed meanwhile goes before that.
   * Without an account nothing is kept.
   */
  readonly keepFor = (account: number | undefined): void => {
    this.#account = account;
    if (account === undefined) return;
    const kept = this.#read(this.#load());
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
    const left = fieldsOf(latest).filter((field) => !settled.includes(field));
    this.#set(partOf(latest, left), this.#restoredBut(settled));
  };

  /** Forgets everything. */
  readonly clear = (): void => this.#set({}, []);

  #restoredBut(fields: readonly string[]): DraftState<Values>['restored'] {
    return this.#state.get().restored.filter((field) => !fields.includes(field));
  }

  #set(shown: Partial<Values>, restored: DraftState<Values>['restored']): void {
    this.#state.set({ shown, restored });
    if (this.#account === undefined) return;
    // Without room for a very long text the other fields are kept; only a reload loses that one.
    if (!this.#store(shown)) this.#store(partOf(shown, shortFieldsOf(shown)));
  }

  get #key(): string {
    return `${PREFIX}:${this.#account}:${this.#place}`;
  }

  #load(): unknown {
    try {
      return JSON.parse(this.#storage?.getItem(this.#key) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  }

  #store(shown: Partial<Values>): boolean {
    try {
      if (fieldsOf(shown).length === 0) this.#storage?.removeItem(this.#key);
      else this.#storage?.setItem(this.#key, JSON.stringify(shown));
      return true;
    } catch {
      return false;
    }
  }
}

const shortFieldsOf = <Values extends object>(values: Values) =>
  fieldsOf(values).filter((field) => String(values[field]).length < LONG);

/** The tab's storage; undefined where the browser refuses even to name it. */
function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
