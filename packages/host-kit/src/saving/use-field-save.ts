import { isApiFailure, reasonOf } from '@waymark/client';
import { useCallback, useRef, useState } from 'react';
import { useHost } from '../host-context';

/** How the saving of one field stands. `failed` says why, in words that can be shown. */
export type FieldSaveState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'saving' }
  | { readonly phase: 'saved' }
  | { readonly phase: 'failed'; readonly reason: string };

/** Saves of one screen, told apart by field. */
export interface FieldSaves<Field extends string> {
  stateOf(field: Field): FieldSaveState;
  /** Saves a field; a later save of the same field overtakes this one. Answers whether it was saved. */
  save(field: Field, write: () => Promise<unknown>): Promise<boolean>;
  /** Does the last failed save of a field again. */
  retry(field: Field): void;
  /** Fields that are being saved or failed: what would be lost. */
  readonly unsaved: readonly Field[];
}

const IDLE: FieldSaveState = { phase: 'idle' };

/**
 * Keeps the state of saving per field. Saves of one field run one after another, so that the last one typed is the last
 * one stored; what was not saved stays on screen with its reason.
 */
export function useFieldSaves<Field extends string>(): FieldSaves<Field> {
  const { notices, errors } = useHost();
  const [states, setStates] = useState<ReadonlyMap<Field, FieldSaveState>>(new Map());
  const last = useRef(new Map<Field, { turn: number; write: () => Promise<unknown>; done: Promise<unknown> }>());

  const save = useCallback(
    async (field: Field, write: () => Promise<unknown>): Promise<boolean> => {
      const before = last.current.get(field);
      const turn = (before?.turn ?? 0) + 1;
      const isLast = () => last.current.get(field)?.turn === turn;
      const set = (state: FieldSaveState) => {
        if (isLast()) setStates((all) => new Map(all).set(field, state));
      };
      const settle = notices.saving();
      const done = (before?.done ?? Promise.resolve()).then(write);
      last.current.set(field, { turn, write, done: done.catch(() => undefined) });
      set({ phase: 'saving' });
      try {
        await done;
        settle('saved');
        set({ phase: 'saved' });
        return true;
      } catch (error) {
        // A later save of the field stands for it now, and says itself how it went.
        settle(isLast() ? 'failed' : 'saved');
        set({ phase: 'failed', reason: reasonOf(error) });
        if (isLast() && (!isApiFailure(error) || !error.handled)) errors.report(error, { field });
        return false;
      }
    },
    [errors, notices],
  );

  const retry = useCallback(
    (field: Field) => {
      const write = last.current.get(field)?.write;
      if (write) void save(field, write);
    },
    [save],
  );

  const unsaved = [...states]
    .filter(([, { phase }]) => phase === 'saving' || phase === 'failed')
    .map(([field]) => field);
  return { stateOf: (field) => states.get(field) ?? IDLE, save, retry, unsaved };
}
