import { isApiFailure, reasonOf } from '@waymark/client';
import { useCallback, useRef, useState } from 'react';
import { useHost } from '../host-context';
import { SaveHistory } from './save-history';

/** How the saving of one field stands. `saved` says when, `failed` why, in words that can be shown. */
export type FieldSaveState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'saving' }
  | { readonly phase: 'saved'; readonly at: number }
  | { readonly phase: 'failed'; readonly reason: string };

/** Saves of one screen, told apart by field. */
export interface FieldSaves<Field extends string> {
  stateOf(field: Field): FieldSaveState;
  /**
   * Saves a field; a later save of the same field overtakes this one. Answers whether it was saved.
   * @param takeBack saves what was there before; without it the change cannot be taken back
   */
  save(field: Field, write: () => Promise<unknown>, takeBack?: () => void): Promise<boolean>;
  /** Does the last failed save of a field again. */
  retry(field: Field): void;
  /** Fields that are being saved or failed: what would be lost. */
  readonly unsaved: readonly Field[];
  /** Takes the last change back, by saving what was there before; answers its field, or undefined when there is none. */
  undo(): Field | undefined;
  /** Makes the change again that was taken back last. */
  redo(): Field | undefined;
}

interface LastSave {
  readonly turn: number;
  readonly write: () => Promise<unknown>;
  readonly takeBack: (() => void) | undefined;
  readonly done: Promise<unknown>;
}

const IDLE: FieldSaveState = { phase: 'idle' };

/**
 * Keeps the state of saving per field. Saves of one field run one after another, so that the last one typed is the last
 * one stored; what was not saved stays on screen with its reason.
 */
export function useFieldSaves<Field extends string>(): FieldSaves<Field> {
  const { notices, errors } = useHost();
  const [states, setStates] = useState<ReadonlyMap<Field, FieldSaveState>>(new Map());
  const last = useRef(new Map<Field, LastSave>());
  const [history] = useState(() => new SaveHistory<Field>());

  const save = useCallback(
    async (field: Field, write: () => Promise<unknown>, takeBack?: () => void): Promise<boolean> => {
      const before = last.current.get(field);
      const turn = (before?.turn ?? 0) + 1;
      const isLast = () => last.current.get(field)?.turn === turn;
      const set = (state: FieldSaveState) => {
        if (isLast()) setStates((all) => new Map(all).set(field, state));
      };
      const forget = takeBack && history.note({ field, takeBack });
      const settle = notices.saving();
      const done = (before?.done ?? Promise.resolve()).then(write);
      last.current.set(field, { turn, write, takeBack, done: done.catch(() => undefined) });
      set({ phase: 'saving' });
      try {
        await done;
        settle('saved');
        set({ phase: 'saved', at: Date.now() });
        return true;
      } catch (error) {
        forget?.();
        // A later save of the field stands for it now, and says itself how it went.
        settle(isLast() ? 'failed' : 'saved');
        set({ phase: 'failed', reason: reasonOf(error) });
        if (isLast() && (!isApiFailure(error) || !error.handled)) errors.report(error, { field });
        return false;
      }
    },
    [errors, history, notices],
  );

  const retry = useCallback(
    (field: Field) => {
      const failed = last.current.get(field);
      if (failed) void save(field, failed.write, failed.takeBack);
    },
    [save],
  );

  const unsaved = [...states]
    .filter(([, { phase }]) => phase === 'saving' || phase === 'failed')
    .map(([field]) => field);
  return {
    stateOf: (field) => states.get(field) ?? IDLE,
    save,
    retry,
    unsaved,
    undo: history.back,
    redo: history.again,
  };
}
