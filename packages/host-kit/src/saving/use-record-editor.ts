import type { ValidationMessage } from '@waymark/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useReadable } from '../host-context';
import type { DraftBook } from './draft-book';
import { makeRecordDesk, type RecordDesk, type RecordDeskOptions, type RecordEditing } from './record-desk';
import { type KeptDrafts, useDraftBook } from './use-kept-drafts';

/**
 * Edits a record of the provider, field by field. It stays the same while it is edited: each part of the screen follows
 * what it shows by `useEdited`, so that typing in one field draws no other.
 */
export function useRecordDesk<R extends object, Edits extends object, Body, Field extends string>(
  options: RecordDeskOptions<R, Edits, Body, Field>,
): RecordDesk<R, Edits, Field> {
  const desk = useDesk(options, useDraftBook<Edits>(options.readKept, options.part));
  useEffect(() => {
    desk.settleRestored();
    return desk.watch(desk.settleRestored);
  }, [desk]);
  return desk;
}

function useDesk<R extends object, Edits extends object, Body, Field extends string>(
  options: RecordDeskOptions<R, Edits, Body, Field>,
  book: DraftBook<Edits>,
): RecordDesk<R, Edits, Field> {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const [desk] = useState(() => makeRecordDesk(book, () => latest.current));
  // What was typed a moment before going away is saved as well.
  useEffect(() => () => desk.flush(), [desk]);
  return desk;
}

/** What came back after a reload and is not saved yet. */
export interface RestoredEdits {
  readonly count: number;
  has(field: string): boolean;
  saveAll(): void;
}

/** What editing a record needs to know of it where the whole screen is drawn anew with each change. */
export interface RecordEditorOptions<R extends object, Edits extends object, Body, Field extends string>
  extends RecordDeskOptions<R, Edits, Body, Field> {
  /** The record as it is on screen. */
  readonly record: R;
}

/** A record as it is being edited, at the time of one drawing. */
export interface RecordEditor<R extends object, Edits extends object, Field extends string>
  extends RecordEditing<R, Edits, Field> {
  /** The record with everything that is typed and not saved. */
  readonly view: R;
  readonly drafts: KeptDrafts<Edits>;
  /** What the provider refused, for the top of the screen. */
  readonly refusals: readonly ValidationMessage[];
  /** Something would be lost: a save failed, or what was typed cannot be saved. */
  readonly dirty: boolean;
  /** What came back after a reload. */
  readonly restored: RestoredEdits;
}

/** Edits a record of the provider, field by field; the screen is drawn anew with each change. */
export function useRecordEditor<R extends object, Edits extends object, Body, Field extends string>(
  options: RecordEditorOptions<R, Edits, Body, Field>,
): RecordEditor<R, Edits, Field> {
  const { record } = options;
  const book = useDraftBook<Edits>(options.readKept, options.part);
  const desk = useDesk(options, book);
  const drafts = useReadable(book.state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again for another record and other drafts
  useEffect(() => desk.settleRestored(), [desk, record, drafts.restored]);
  const { latest, put, drop, clear } = book;
  return {
    ...desk,
    view: { ...record, ...drafts.shown },
    drafts: { ...drafts, latest, put, drop, clear },
    dirty: desk.isDirty(),
    refusals: desk.refused(),
    restored: { count: desk.restoredCount(), has: desk.hasRestored, saveAll: desk.saveRestored },
  };
}
