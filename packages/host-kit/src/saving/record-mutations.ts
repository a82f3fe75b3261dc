import { type Host, type ValidationMessage, writable } from '@waymark/contract';
import type { QueryClient } from '../query';
import { OptimisticRecord, type RecordPlace } from './optimistic-record';
import { changedMeanwhile, valueIn } from './record-changes';
import { asOpenQuestion, asRefusal, reasonAt, refusalsOf } from './refusals';
import { type FieldSaves, SaveQueue } from './save-queue';
import { UndoStack } from './undo-stack';

/** One write of a field. */
export interface FieldWrite<R extends object, Body> {
  /** On screen at once; taken back when the write is refused. */
  readonly shown: Partial<R>;
  /** What is sent: read when the write is asked for, and again for another try. */
  readonly send: () => Body;
  /** Is told the record as the provider answered it; undefined where it answered nothing that can be read. */
  readonly onSaved?: (saved: R | undefined) => void;
  /** Writes what was there before. */
  readonly revert?: () => void;
  /** Looks at what is to be saved, before anything waits for it; answers what is wrong. */
  readonly check?: (() => Promise<string | undefined>) | undefined;
  /** Only files change: nothing is read again. */
  readonly filesOnly?: boolean;
}

/** The saves of one record. */
export interface RecordWrites<R extends object, Body, Field extends string> extends FieldSaves<Field> {
  readonly refusals: readonly ValidationMessage[];
  /** Undoes the last change by saving the previous value; returns its field, or undefined if there is none. */
  undo(): Field | undefined;
  /** Repeats the change that was undone last. */
  redo(): Field | undefined;
  /** Follows how saves stand and what is refused. */
  watch(listener: () => void): () => void;
  /** Answers whether the field was saved. */
  write(field: Field, write: FieldWrite<R, Body>): Promise<boolean>;
  /** The field holds what is stored again: a refusal before is over. */
  settle(field: Field): void;
  /** Fields that are on their way from a screen that has gone: what is shown of them may not be stored. */
  elsewhere(): ReadonlySet<string>;
  /** Shows what the provider answered, under what is still on its way. */
  take(fresh: Partial<R>): void;
}

/** What the writes of a record need to know. */
export interface RecordWriteOptions<R extends object, Body> extends RecordPlace {
  /** Sends a write and answers the record as it is now, where the provider answers it. */
  readonly send: (body: Body) => Promise<R | undefined>;
  /** Makes old what a write has changed elsewhere. */
  readonly onSaved: (saved: R | undefined, filesOnly: boolean) => void;
  /** How a write is tried again; without it, as it was the first time. */
  readonly again?: TryingAgain<R>;
}

/** What is looked at before a write is sent again: somebody else may have written the same meanwhile. */
export interface TryingAgain<R extends object> {
  /** Reads the record as it is now. */
  readonly read: () => Promise<R>;
  /** Asks about fields that somebody else has changed since they were edited; answers what is said beside them. */
  readonly ask: (fields: readonly string[]) => string;
}

/** Saves fields of a record: on screen at once, to the provider in turn, and back where it was refused. */
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
  /** The reading that goes on before things are sent again: one for all of them. */
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
    { shown, send, onSaved, revert, check, filesOnly = false }: FieldWrite<R, Body>,
  ): Promise<boolean> => {
    const prepare = () => ({ body: send(), laid: this.optimistic.lay(shown) });
    let prepared: ReturnType<typeof prepare> | undefined = prepare();
    /** What the provider held before this edit; known from the first try on. */
    let before: Record<string, unknown> | undefined;
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
        before ??= laid.before();
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

  readonly elsewhere = (): ReadonlySet<string> => this.optimistic.elsewhere();

  readonly take = (fresh: Partial<R>): void => this.optimistic.take(fresh);

  protected override reason(field: Field, error: unknown): string {
    return reasonAt(field, error);
  }

  /** One after another, so that a time never overtakes the zone in which it is written. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#lastWrite.then(work);
    this.#lastWrite = done.catch(() => undefined);
    return done;
  }

  /**
   * Looks whether somebody else has written the same since. What was asked about counts as known, so that another try goes
   * over it.
   */
  async #compare(edit: Partial<R>, before: Record<string, unknown>): Promise<void> {
    const { again } = this.#options();
    if (!again) return;
    this.#reading ??= this.#readAgain(again).finally(() => {
      this.#reading = undefined;
    });
    const now = await this.#reading;
    const changed = changedMeanwhile(edit, before, now);
    for (const field of changed) before[field] = valueIn(now, field);
    if (changed.length > 0) throw asOpenQuestion(again.ask(changed));
  }

  /** Shows what it reads, unless the record was loaded meanwhile: that may be newer. */
  async #readAgain({ read }: TryingAgain<R>): Promise<R> {
    const loaded = this.optimistic.loadedAt();
    const now = await read();
    if (this.optimistic.loadedAt() === loaded) this.take(now);
    return now;
  }

  #note(field: Field, messages: readonly ValidationMessage[]): void {
    if (messages.length === 0 && !this.#refused.has(field)) return;
    if (messages.length > 0) this.#refused.set(field, messages);
    else this.#refused.delete(field);
    // A server that looks at the whole record says the same about each field that was sent.
    const all = [...this.#refused.values()].flat();
    const isFirst = ({ field: of, message }: ValidationMessage, at: number) =>
      all.findIndex((one) => one.field === of && one.message === message) === at;
    this.#refusals.set(all.filter(isFirst));
  }
}
