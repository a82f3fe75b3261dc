import { type Readable, writable } from '@waymark/contract';
import { fieldsOf, partOf } from './record-changes';

/** Unsaved edits of a screen. */
export interface DraftState<Values extends object> {
  readonly shown: Partial<Values>;
  /** Fields that were restored after a reload and neither saved nor edited since. */
  readonly restored: readonly (keyof Values & string)[];
}

/** A copy of the drafts that outlives the tab. */
export interface DraftCopy {
  /** What was stored last. */
  readonly kept: unknown;
  keep(shown: object): void;
}

const PREFIX = 'waymark.draft';
/** Texts from this length on are not stored on the device, nor in the tab if its storage is full. */
const LONG = 100_000;

/**
 * The drafts of one screen: edits are added immediately, and removed once saved. They survive a reload in this tab, and in
 * an installed builder the end of the app; per account, so that nobody sees another person's, and per place. Unavailable
 * or full storage is not an error.
 */
export class Drafts<Values extends object> {
  readonly #state = writable<DraftState<Values>>({ shown: {}, restored: [] });
  readonly #place: string;
  readonly #read: (kept: unknown) => Partial<Values>;
  readonly #openCopy: ((account: number) => Promise<DraftCopy | undefined>) | undefined;
  readonly #storage = tabStorage();
  #copy: DraftCopy | undefined;
  /** Whether the tab had drafts, which are never older than the copy. */
  #tabHadSome = false;
  #account: number | undefined;

  /**
   * @param place what the drafts belong to
   * @param read parses stored drafts; ignores invalid values
   * @param openCopy opens an account's copy, where there is one
   */
  constructor(
    place: string,
    read: (kept: unknown) => Partial<Values>,
    openCopy?: (account: number) => Promise<DraftCopy | undefined>,
  ) {
    this.#place = place;
    this.#read = read;
    this.#openCopy = openCopy;
  }

  /** The drafts, as an observable. */
  get state(): Readable<DraftState<Values>> {
    return this.#state;
  }

  /** The current value, also between renders. */
  readonly latest = (): Partial<Values> => this.#state.get().shown;

  /**
   * Stores the drafts for this account and restores its earlier ones; newer edits take precedence. Without an account
   * nothing is stored.
   */
  readonly keepFor = (account: number | undefined): void => {
    this.#account = account;
    this.#copy = undefined;
    if (account === undefined) return;
    const kept = this.#read(this.#load());
    this.#restore(kept);
    this.#tabHadSome = fieldsOf(kept).length > 0;
    this.#open(account);
  };

  #open(account: number): void {
    this.#openCopy?.(account).then(
      (copy) => {
        if (!copy || this.#copy || this.#account !== account) return;
        this.#copy = copy;
        if (this.#tabHadSome) this.#set(this.latest(), this.#state.get().restored);
        else this.#restore(this.#read(copy.kept));
      },
      () => undefined,
    );
  }

  #restore(kept: Partial<Values>): void {
    const typed = this.latest();
    this.#set(
      { ...kept, ...typed },
      fieldsOf(kept).filter((field) => !(field in typed)),
    );
  }

  /** Adds edits. */
  readonly put = (edits: Partial<Values>): void =>
    this.#set({ ...this.latest(), ...edits }, this.#restoredBut(fieldsOf(edits)));

  /** Removes edits, except of fields that were edited again since. */
  readonly drop = (edits: Partial<Values>): void => {
    const latest = this.latest();
    const settled = fieldsOf(latest).filter((field) => field in edits && Object.is(edits[field], latest[field]));
    if (settled.length === 0) return;
    const left = fieldsOf(latest).filter((field) => !settled.includes(field));
    this.#set(partOf(latest, left), this.#restoredBut(settled));
  };

  /** Removes everything. */
  readonly clear = (): void => this.#set({}, []);

  #restoredBut(fields: readonly string[]): DraftState<Values>['restored'] {
    return this.#state.get().restored.filter((field) => !fields.includes(field));
  }

  #set(shown: Partial<Values>, restored: DraftState<Values>['restored']): void {
    this.#state.set({ shown, restored });
    if (this.#account === undefined) return;
    if (this.#copy) this.#copy.keep(partOf(shown, shortFieldsOf(shown)));
    // There may be one by now: a builder may be installed while its page is open.
    else if (fieldsOf(shown).length > 0) this.#open(this.#account);
    // If a very long text doesn't fit, the other fields are still stored; only a reload loses that text.
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

/** The tab's storage; undefined if access is denied. */
function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
