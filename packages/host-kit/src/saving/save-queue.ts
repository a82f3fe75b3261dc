import { isApiFailure, reasonOf } from '@waymark/client';
import { type Host, type Readable, writable } from '@waymark/contract';
import type { UndoStack } from './undo-stack';

/** The save state of one field. `saved` has the time, `failed` a reason to display. */
export type FieldSaveState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'saving' }
  | { readonly phase: 'saved'; readonly at: number }
  | { readonly phase: 'failed'; readonly reason: string };

/** Saves of one screen, by field. */
export interface FieldSaves<Field extends string> {
  stateOf(field: Field): FieldSaveState;
  /**
   * Saves a field; a later save of the same field replaces this one. Returns whether it was saved.
   * @param revert saves the previous value; without it the change cannot be undone
   * @param adds no later save replaces this one, so that its failure is always reported
   */
  save(field: Field, write: () => Promise<unknown>, revert?: () => void, adds?: boolean): Promise<boolean>;
  /** Repeats the last failed save of a field. */
  retry(field: Field): void;
  /** Forgets a failed save whose input is gone. */
  forget(field: Field): void;
  /** Fields that are saving or failed: what would be lost. */
  readonly unsaved: readonly Field[];
}

interface LastSave {
  readonly turn: number;
  readonly write: () => Promise<unknown>;
  readonly revert: (() => void) | undefined;
  readonly adds: boolean;
  readonly done: Promise<unknown>;
}

const IDLE: FieldSaveState = { phase: 'idle' };

/**
 * The save state per field. Saves of one field run in sequence, so the last edit is stored last; what failed to save
 * stays on screen with the reason.
 */
export class SaveQueue<Field extends string> implements FieldSaves<Field> {
  readonly #host: Pick<Host, 'notices' | 'errors'>;
  readonly #states = writable<ReadonlyMap<Field, FieldSaveState>>(new Map());
  readonly #last = new Map<Field, LastSave>();
  /** Fields whose last save got no response. */
  readonly #unanswered = new Set<Field>();
  readonly #history: Pick<UndoStack<Field>, 'remember'> | undefined;

  constructor(host: Pick<Host, 'notices' | 'errors'>, history?: Pick<UndoStack<Field>, 'remember'>) {
    this.#host = host;
    this.#history = history;
  }

  /** The states of all fields, as an observable. */
  get states(): Readable<ReadonlyMap<Field, FieldSaveState>> {
    return this.#states;
  }

  get unsaved(): readonly Field[] {
    return [...this.#states.get()]
      .filter(([, { phase }]) => phase === 'saving' || phase === 'failed')
      .map(([field]) => field);
  }

  readonly stateOf = (field: Field): FieldSaveState => this.#states.get().get(field) ?? IDLE;

  readonly save = async (
    field: Field,
    write: () => Promise<unknown>,
    revert?: () => void,
    adds = false,
  ): Promise<boolean> => {
    const { notices, errors } = this.#host;
    const before = this.#last.get(field);
    const turn = (before?.turn ?? 0) + 1;
    const isLast = () => this.#last.get(field)?.turn === turn;
    const set = (state: FieldSaveState) => {
      if (isLast()) this.#states.set(new Map(this.#states.get()).set(field, state));
    };
    const forget = revert && this.#history?.remember(field, revert);
    const settle = notices.saving();
    const done = (before?.done ?? Promise.resolve()).then(write);
    this.#last.set(field, { turn, write, revert, adds, done: done.catch(() => undefined) });
    set({ phase: 'saving' });
    this.#unanswered.delete(field);
    try {
      await done;
      settle('saved');
      set({ phase: 'saved', at: Date.now() });
      return true;
    } catch (error) {
      forget?.();
      if (isLast() && isApiFailure(error) && error.status === 'none') this.#unanswered.add(field);
      // A later save of the field has replaced this one, and reports its own outcome.
      const counts = adds || isLast();
      settle(counts ? 'failed' : 'saved');
      set({ phase: 'failed', reason: this.reason(field, error) });
      if (counts && (!isApiFailure(error) || !error.handled)) errors.report(error, { field });
      return false;
    }
  };

  /** What is shown at the field. */
  protected reason(_: Field, error: unknown): string {
    return reasonOf(error);
  }

  /** Back online: retries saves that got no response, unless they can't be reverted: those wait for Retry. */
  readonly retryUnanswered = (): void => {
    for (const field of [...this.#unanswered]) if (this.#last.get(field)?.revert) this.retry(field);
  };

  readonly retry = (field: Field): void => {
    const failed = this.#last.get(field);
    if (failed) void this.save(field, failed.write, failed.revert, failed.adds);
  };

  forget(field: Field): void {
    if (this.stateOf(field).phase !== 'failed') return;
    this.#last.delete(field);
    this.#unanswered.delete(field);
    this.#states.set(new Map([...this.#states.get()].filter(([other]) => other !== field)));
  }
}
