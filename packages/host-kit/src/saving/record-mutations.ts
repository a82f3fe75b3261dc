import { type Host, type ValidationMessage, writable } from '@waymark/contract';
import type { QueryClient } from '../query';
import { OptimisticRecord, type RecordPlace } from './optimistic-record';
import { conflictingFields, valueIn } from './record-changes';
import { asOpenQuestion, asRefusal, reasonAt, refusalsOf } from './refusals';
import { type FieldSaves, SaveQueue } from './save-queue';
import { UndoStack } from './undo-stack';

/** One write of a field. */
export interface FieldWrite<R extends object, Body> {
  /** Shown at once; reverted if the write is refused. */
  readonly shown: Partial<R>;
  /** What was stored when an edit from before a reload was begun: checked before the first attempt, too. */
  readonly before?: Record<string, unknown> | undefined;
  /** What to send: read when the write is requested, and again for a retry. */
  readonly send: () => Body;
  /** Receives the record in the response; undefined if it cannot be read. */
  readonly onSaved?: (saved: R | undefined) => void;
  /** Saves the previous value. */
  readonly revert?: () => void;
  /** Validates the edit before anything waits for it; returns an error. */
  readonly check?: (() => Promise<string | undefined>) | undefined;
  /** Only files change, so nothing is reloaded. */
  readonly filesOnly?: boolean;
}

/** The saves of one record. */
export interface RecordWrites<R extends object, Body, Field extends string> extends FieldSaves<Field> {
  readonly refusals: readonly ValidationMessage[];
  /** Undoes the last change by saving the previous value; returns its field, or undefined if there is none. */
  undo(): Field | undefined;
  /** Repeats the change that was undone last. */
  redo(): Field | undefined;
  /** Subscribes to save states and refusals. */
  watch(listener: () => void): () => void;
  /** Resolves to whether the field was saved. */
  write(field: Field, write: FieldWrite<R, Body>): Promise<boolean>;
  /** The field has its stored value again, so an earlier refusal is obsolete. */
  settle(field: Field): void;
  /** Fields being saved, also by a closed screen: what they show may not be stored. */
  pending(): ReadonlySet<string>;
  /** Shows the response, below pending changes. */
  take(fresh: Partial<R>): void;
}

/** Dependencies of a record's writes. */
export interface RecordWriteOptions<R extends object, Body> extends RecordPlace {
  /** Sends a write and resolves to the current record, if the response has it. */
  readonly send: (body: Body) => Promise<R | undefined>;
  /** Invalidates other data affected by a write. */
  readonly onSaved: (saved: R | undefined, filesOnly: boolean) => void;
  /** How a write is retried; by default unchanged. */
  readonly again?: RetryCheck<R>;
}

/** Checks before a write is resent, because somebody else may have changed the same meanwhile. */
export interface RetryCheck<R extends object> {
  /** Loads the current record. */
  readonly read: () => Promise<R>;
  /** Asks about fields somebody else has changed since the edit; returns the message shown at them. */
  readonly ask: (fields: readonly string[]) => string;
}

/** Saves fields of a record: optimistically, one after another, and reverted if refused. */
export class RecordMutations<R extends object, Body, Field extends string>
  extends SaveQueue<Field>
  implements RecordWrites<R, Body, Field>
{
  readonly undo: () => Field | undefined;
  readonly redo: () => Field | undefined;
  readonly optimistic: OptimisticRecord<R>;
  readonly #options: () => RecordWriteOptions<R, Body>;
  readonly #refusals = writable<readonly ValidationMessage[]>([]);
  readonly #refused = new Map<Field, readonly ValidationMessage[]>();
  #lastWrite: Promise<unknown> = Promise.resolve();
  /** The pending read before retries, shared by all of them. */
  #reading: Promise<R> | undefined;

  constructor(host: Pick<Host, 'notices' | 'errors'>, client: QueryClient, options: () => RecordWriteOptions<R, Body>) {
    const history = new UndoStack<Field>();
    super(host, history);
    this.undo = history.undo;
    this.redo = history.redo;
    this.optimistic = new OptimisticRecord<R>(client, options());
    this.#options = options;
  }

  get refusals(): readonly ValidationMessage[] {
    return this.#refusals.get();
  }

  readonly watch = (listener: () => void): (() => void) => {
    const ends = [this.states.subscribe(listener), this.#refusals.subscribe(listener)];
    return () => {
      for (const end of ends) end();
    };
  };

  readonly write = (
    field: Field,
    { shown, before: begun, send, onSaved, revert, check, filesOnly = false }: FieldWrite<R, Body>,
  ): Promise<boolean> => {
    const prepare = () => ({ body: send(), laid: this.optimistic.lay(shown) });
    let prepared: ReturnType<typeof prepare> | undefined = prepare();
    /** The stored value before this edit; known from the first attempt on, of older edits before it. */
    let before = begun;
    const attempt = async () => {
      const { laid, body } = prepared ?? prepare();
      prepared = undefined;
      let saved: R | undefined;
      try {
        const fault = await check?.();
        if (fault) throw asRefusal(field, fault);
        if (before && !filesOnly) await this.#compare(shown, before);
        saved = await this.#inTurn(() => this.#options().send(body));
        laid.keep();
        this.#note(field, []);
        onSaved?.(saved);
      } catch (error) {
        before = { ...laid.before(), ...before };
        laid.revert();
        this.#note(field, refusalsOf(error));
        throw error;
      }
      this.#options().onSaved(saved, filesOnly);
    };
    return this.save(field, attempt, revert);
  };

  readonly settle = (field: Field): void => {
    if (!this.unsaved.includes(field)) return;
    this.#note(field, []);
    void this.save(field, async () => undefined);
  };

  override forget(field: Field): void {
    this.#note(field, []);
    super.forget(field);
  }

  readonly pending = (): ReadonlySet<string> => this.optimistic.pending();

  readonly take = (fresh: Partial<R>): void => this.optimistic.take(fresh);

  protected override reason(field: Field, error: unknown): string {
    return reasonAt(field, error);
  }

  /** One after another, so that a time never overtakes the zone it is written in. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#lastWrite.then(work);
    this.#lastWrite = done.catch(() => undefined);
    return done;
  }

  /**
   * Checks whether somebody else has changed the same since. What was asked about counts as known, so that another
   * retry overwrites it.
   */
  async #compare(edit: Partial<R>, before: Record<string, unknown>): Promise<void> {
    const { again } = this.#options();
    if (!again) return;
    this.#reading ??= this.#readAgain(again).finally(() => {
      this.#reading = undefined;
    });
    const now = await this.#reading;
    const changed = conflictingFields(edit, before, now);
    for (const field of changed) before[field] = valueIn(now, field);
    if (changed.length > 0) throw asOpenQuestion(again.ask(changed));
  }

  /** Shows the result, unless the record was loaded meanwhile, which may be newer. */
  async #readAgain({ read }: RetryCheck<R>): Promise<R> {
    const loaded = this.optimistic.loadedAt();
    const now = await read();
    if (this.optimistic.loadedAt() === loaded) this.take(now);
    return now;
  }

  #note(field: Field, messages: readonly ValidationMessage[]): void {
    if (messages.length === 0 && !this.#refused.has(field)) return;
    if (messages.length > 0) this.#refused.set(field, messages);
    else this.#refused.delete(field);
    // A server that validates the whole record reports the same for every field sent.
    const all = [...this.#refused.values()].flat();
    const isFirst = ({ field: of, message }: ValidationMessage, at: number) =>
      all.findIndex((one) => one.field === of && one.message === message) === at;
    this.#refusals.set(all.filter(isFirst));
  }
}
