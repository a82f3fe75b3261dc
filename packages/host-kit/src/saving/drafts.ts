import { type Readable, writable } from '@waymark/contract';
import { fieldsOf, partOf, valueIn } from './record-changes';

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
/** Stored beside the drafts: what each field held before. Earlier releases ignore it. */
const BEFORE = '#before';
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
  /** What each drafted field held before, as far as it is known. */
  readonly #before: Record<string, unknown> = {};
  /** Fields whose draft is older than this page: somebody may have changed them unnoticed. */
  readonly #older = new Set<string>();
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
    this.#tabHadSome = this.#restore(this.#load());
    this.#open(account);
  };

  #open(account: number): void {
    this.#openCopy?.(account).then(
      (copy) => {
        if (!copy || this.#copy || this.#account !== account) return;
        this.#copy = copy;
        if (this.#tabHadSome) this.#set(this.latest(), this.#state.get().restored);
        else this.#restore(copy.kept);
      },
      () => undefined,
    );
  }

  /** Returns whether there were any. */
  #restore(stored: unknown): boolean {
    const kept = this.#read(stored);
    const typed = this.latest();
    const restored = fieldsOf(kept).filter((field) => !(field in typed));
    const before = partOf(Object(valueIn(Object(stored), BEFORE)), restored);
    Object.assign(this.#before, before);
    for (const field of fieldsOf(before)) this.#older.add(field);
    this.#set({ ...kept, ...typed }, restored);
    return fieldsOf(kept).length > 0;
  }

  /**
   * Adds edits.
   * @param record what they are edits of
   */
  readonly put = (edits: Partial<Values>, record?: object): void => {
    const latest = this.latest();
    const begun = fieldsOf(edits).filter((field) => record && !(field in latest));
    for (const field of begun) this.#before[field] = valueIn(record, field) ?? null;
    this.#set({ ...latest, ...edits }, this.#restoredBut(fieldsOf(edits)));
  };

  /** What older drafts of these fields began with; undefined if there is nothing to compare. */
  readonly olderThan = (fields: readonly string[]): Record<string, unknown> | undefined => {
    const older = fields.filter((field) => this.#older.has(field));
    return older.length > 0 ? partOf(this.#before, older) : undefined;
  };

  /**
   * Removes edits that are stored or discarded. Fields that were edited again since stay, as edits of these.
   * @param record what is stored now, if known: a provider may trim a text
   */
  readonly drop = (edits: Partial<Values>, record: object = edits): void => {
    const latest = this.latest();
    for (const field of fieldsOf(edits)) {
      this.#older.delete(field);
      this.#before[field] = valueIn(record, field) ?? edits[field];
    }
    const settled = fieldsOf(latest).filter((field) => field in edits && Object.is(edits[field], latest[field]));
    if (!fieldsOf(edits).some((field) => field in latest)) return;
    const left = fieldsOf(latest).filter((field) => !settled.includes(field));
    this.#set(partOf(latest, left), this.#restoredBut(settled));
  };

  /** Removes everything. */
  readonly clear = (): void => {
    this.#older.clear();
    this.#set({}, []);
  };

  #restoredBut(fields: readonly string[]): DraftState<Values>['restored'] {
    return this.#state.get().restored.filter((field) => !fields.includes(field));
  }

  #set(shown: Partial<Values>, restored: DraftState<Values>['restored']): void {
    this.#state.set({ shown, restored });
    if (this.#account === undefined) return;
    const short = partOf(shown, shortFieldsOf(shown));
    if (this.#copy) this.#copy.keep(this.#withBefore(short));
    // There may be one by now: a builder may be installed while its page is open.
    else if (fieldsOf(shown).length > 0) this.#open(this.#account);
    // If a very long text doesn't fit, the other fields are still stored; only a reload loses that text.
    if (!this.#store(shown)) this.#store(short);
  }

  #withBefore(shown: Partial<Values>): object {
    const before = partOf(this.#before, fieldsOf(shown));
    const short = shortFieldsOf(before);
    return short.length > 0 ? { ...shown, [BEFORE]: partOf(before, short) } : shown;
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
      else this.#storage?.setItem(this.#key, JSON.stringify(this.#withBefore(shown)));
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
