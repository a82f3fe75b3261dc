import { useCallback, useState } from 'react';
import { useFieldSaves } from '../saving/use-field-save';
import { inTurn } from './in-turn';
import type { Listed } from './list-change';
import type { OptimisticList } from './use-optimistic-list';

/** A change of one field of an item. */
export interface ItemEdit<T extends Listed> {
  readonly id: T['id'];
  /** Writes of the same field of an item take turns. */
  readonly field: string;
  readonly edit: (item: T) => T;
  readonly write: () => Promise<unknown>;
  /** The write changes nothing else, so nothing is reloaded after it. */
  readonly exact?: boolean;
  /** No later write of the field replaces this one. */
  readonly adds?: boolean;
}

/**
 * Edits items of a list in place, saving each field separately.
 * @typeParam Typed names a field with unsaved text; the item's id if it has one such field
 */
export function useItemEdits<T extends Listed, Typed extends string | number = T['id']>(
  list: Pick<OptimisticList<T>, 'change'>,
) {
  const saves = useFieldSaves<string>();
  const [typed, setAllTyped] = useState<ReadonlySet<Typed>>(new Set());
  const setTyped = useCallback((field: Typed, isTyped: boolean) => {
    setAllTyped((all) => {
      if (all.has(field) === isTyped) return all;
      return new Set(isTyped ? [...all, field] : [...all].filter((other) => other !== field));
    });
  }, []);

  /**
   * Shows a change at once and saves it.
   * @returns false if that failed: it is reverted and reported by the host
   */
  const save = async ({ id, field, edit, write, exact = false, adds }: ItemEdit<T>): Promise<boolean> => {
    try {
      await list.change({ kind: 'edit', ids: [id], edit, exact }, inTurn(saves, `${id} ${field}`, write, adds));
      return true;
    } catch {
      return false;
    }
  };

  return {
    saves,
    save,
    typed,
    /** Records whether a field has unsaved text. */
    setTyped,
    /** Something would be lost if the screen closed now. */
    dirty: typed.size > 0 || saves.unsaved.length > 0,
  };
}
