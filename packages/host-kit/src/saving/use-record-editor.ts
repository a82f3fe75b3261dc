import type { ValidationMessage } from '@waymark/contract';
import { useEffect, useRef } from 'react';
import type { FieldEditing } from './field-frame';
import { changesOf, inSendingOrder, partOf, valuesOf } from './record-changes';
import { maySaveText, type TextRule } from './text-rule';
import { TypingPauses } from './typing-pauses';
import { type KeptDrafts, useKeptDrafts } from './use-kept-drafts';
import type { RecordWrites } from './use-record-writes';
import { type RestoredEdits, useRestoredEdits } from './use-restored-edits';

/** What editing a record field by field needs to know of it. */
export interface RecordEditorOptions<R extends object, Edits extends object, Body, Field extends string> {
  /** The record as it is on screen. */
  readonly record: R;
  /** The record as of now, between two drawings as well. */
  readonly stored: () => R;
  readonly writes: RecordWrites<R, Body, Field>;
  /** Takes over edits that were kept over a reload; leaves out what is none. */
  readonly readKept: (kept: unknown) => Partial<Edits>;
  /** Which of several records at one address the drafts are of. */
  readonly part?: string;
  /** The text fields: saved on leaving them, most of them after a pause in typing as well. */
  readonly textRules: Readonly<Partial<Record<Field, TextRule>>>;
  /** What a field that holds nothing is written as. */
  readonly emptyOf: (field: string) => unknown;
  /** Changed fields as they travel. */
  readonly toWrite: (changes: Partial<Edits>, stored: R) => Body;
  /** What changes do to other fields of the record, shown with them at once. */
  readonly alsoShown?: (changes: Partial<Edits>) => Partial<R>;
  /** Looks at changes before they are sent; answers what is wrong. */
  readonly checkOf?: (changes: Partial<Edits>) => (() => Promise<string | undefined>) | undefined;
  /** Changes were saved. */
  readonly onSaved?: (changes: Partial<Edits>) => void;
  /** Of several edits, written before all others, which are written in its terms. */
  readonly first?: Field;
  /** Of several edits, written in one go: each alone might be refused. */
  readonly together?: readonly Field[];
}

/** A record as it is being edited: each field saves by itself. */
export interface RecordEditor<R extends object, Edits extends object, Field extends string>
  extends FieldEditing<Field> {
  /** The record with everything that is typed and not saved. */
  readonly view: R;
  readonly drafts: KeptDrafts<Edits>;
  /** What the provider refused, for the top of the screen. */
  readonly refusals: readonly ValidationMessage[];
  /** Fields that were focused or changed in this visit. */
  readonly touched: Set<string>;
  /** Something would be lost: a save failed, or what was typed cannot be saved. */
  readonly dirty: boolean;
  /** What came back after a reload. */
  readonly restored: RestoredEdits;
  /** Takes a text as it is being typed. */
  type(field: Field, text: string): void;
  /** Saves what was typed, now. */
  commit(field: Field): void;
  /** Saves everything that was typed and waits for its pause. */
  commitAll(): void;
  /** Takes a choice and saves it at once. */
  choose(field: Field, edits: Partial<Edits>): void;
  /** Saves nothing more by itself until somebody turns to a field again: a question about it is open. */
  hold(): void;
  /** Forgets what was typed here, so that what is stored shows. */
  discard(): void;
  /** The record with everything that is typed and not saved, as of now. */
  latest(): R;
  /** Forgets what was typed in fields, so that what is stored shows; answers what it was. Saving goes on. */
  forget(fields: readonly Field[]): Partial<Edits>;
  /** Puts what was forgotten back, and saves it. */
  bringBack(edits: Partial<Edits>): void;
  /** Writes what fields hold on this screen over what somebody else has stored. */
  keep(fields: readonly Field[], over: R): void;
  /** Takes the last saved change back; answers its field, or undefined when there is none. */
  undo(): Field | undefined;
  /** Makes the change again that was taken back last. */
  redo(): Field | undefined;
  /** Whether a text field holds nothing but what is saved. */
  isSaved(name: string): boolean;
}

/** Edits a record of the provider, field by field: drafts, pauses in typing, saves, and the way back. */
export function useRecordEditor<R extends object, Edits extends object, Body, Field extends string>(
  options: RecordEditorOptions<R, Edits, Body, Field>,
): RecordEditor<R, Edits, Field> {
  const { record, stored, writes, textRules } = options;
  const drafts = useKeptDrafts<Edits>(options.readKept, options.part);
  const { saves } = writes;
  const touched = useRef(new Set<string>()).current;
  const pauses = useRef(new TypingPauses<Field>()).current;
  /** The text of a field that is on its way or was refused: it is not sent again by itself. */
  const attempted = useRef(new Map<string, string>()).current;
  const held = useRef(false);
  const textFields = Object.keys(textRules) as Field[];
  const isText = (field: string): field is Field => field in textRules;
  const maySave = (field: Field, text: string) => maySaveText(textRules[field] ?? {}, text);
  const draftOf = (field: string) => (drafts.latest() as Record<string, unknown>)[field];
  const asEdits = (edits: Record<string, unknown>) => edits as Partial<Edits>;

  const save = (field: Field, edits: Partial<Edits>, now = stored()): void => {
    const changes = changesOf(now, edits) as Partial<Edits>;
    const accept = () => {
      drafts.drop(edits);
      attempted.delete(field);
    };
    if (Object.keys(changes).length === 0) {
      accept();
      writes.settle(field);
      return;
    }
    const before = valuesOf(now, changes, options.emptyOf) as Partial<Edits>;
    void writes.write(field, {
      shown: { ...options.alsoShown?.(changes), ...changes } as object as Partial<R>,
      send: () => options.toWrite(changes, { ...now, ...edits }),
      check: options.checkOf?.(changes),
      onSaved: () => {
        accept();
        options.onSaved?.(changes);
      },
      takeBack: () => {
        drafts.put(before);
        save(field, before);
      },
    });
  };
  const commit = (field: Field): void => {
    pauses.end(field);
    if (held.current) return;
    const text = draftOf(field);
    if (typeof text !== 'string' || attempted.get(field) === text || !maySave(field, text)) return;
    attempted.set(field, text);
    save(field, asEdits({ [field]: text }));
  };
  const latestCommit = useRef(commit);
  useEffect(() => {
    latestCommit.current = commit;
  });
  // What was typed a moment before going away is saved as well.
  useEffect(() => () => pauses.flush(), [pauses]);

  const pauseAnew = (field: Field) => pauses.begin(field, () => latestCommit.current(field));
  const { first, together } = options;
  /** Saves what is typed and chosen here after all. */
  const saveAll = (edits: Partial<Edits>): void => {
    for (const [field, group] of inSendingOrder(edits, { first, together })) {
      if (!isText(field)) save(field as Field, group as Partial<Edits>);
      else if (draftOf(field)) pauseAnew(field);
    }
  };
  /** The question was answered. */
  const release = (): void => {
    if (!held.current) return;
    held.current = false;
    // What came back after a reload waits for a word of its own.
    const fields = Object.keys(drafts.latest()).filter((field) => !restored.has(field));
    saveAll(partOf(drafts.latest(), fields) as Partial<Edits>);
  };
  const saveDraft = (field: string, edits = partOf(drafts.latest(), [field]) as Partial<Edits>): void => {
    if (isText(field)) commit(field);
    else save(field as Field, edits);
  };
  const restored = useRestoredEdits(record, drafts, { touched, save: saveDraft, first, together });
  const failed = saves.unsaved.some((field) => saves.stateOf(field).phase === 'failed');
  const invalid = textFields.some((field) => !maySave(field, String(drafts.shown[field as never] ?? '')));

  return {
    view: { ...record, ...drafts.shown },
    drafts,
    touched,
    restored,
    refusals: writes.refusals,
    dirty: failed || invalid || restored.count > 0,
    stateOf: (field) => {
      const { phase } = saves.stateOf(field);
      return phase === 'idle' && restored.has(field) ? 'failed' : phase;
    },
    savedAt: (field) => {
      const state = saves.stateOf(field);
      return state.phase === 'saved' ? state.at : undefined;
    },
    errorOf: (field) => {
      const state = saves.stateOf(field);
      return state.phase === 'failed' ? state.reason : undefined;
    },
    enter: (field) => {
      touched.add(field);
      release();
    },
    type: (field, text) => {
      touched.add(field);
      drafts.put(asEdits({ [field]: text }));
      // An emptied field may be on its way to another text; it is saved on leaving it.
      if (text === '' || textRules[field]?.whole) pauses.end(field);
      else pauseAnew(field);
    },
    commit,
    commitAll: () => {
      release();
      for (const field of textFields) commit(field);
    },
    choose: (field, edits) => {
      for (const changed of Object.keys(edits)) touched.add(changed);
      drafts.put(edits);
      if (!held.current) save(field, edits);
    },
    retry: (field) => (restored.has(field) ? saveDraft(field) : saves.retry(field)),
    hold: () => {
      held.current = true;
    },
    latest: () => ({ ...stored(), ...drafts.latest() }),
    forget: (fields) => {
      const lost = partOf(drafts.latest(), fields) as Partial<Edits>;
      for (const field of fields) {
        pauses.end(field);
        attempted.delete(field);
        writes.settle(field);
      }
      drafts.drop(lost);
      release();
      return lost;
    },
    bringBack: (edits) => {
      drafts.put(edits);
      saveAll(edits);
    },
    keep: (fields, over) => {
      const held = valuesOf(stored(), Object.fromEntries(fields.map((field) => [field, true])), options.emptyOf);
      const mine = { ...held, ...partOf(drafts.latest(), fields) } as Partial<Edits>;
      drafts.put(mine);
      for (const field of fields) pauses.end(field);
      for (const [field, group] of inSendingOrder(mine, { first, together })) {
        save(field as Field, group as Partial<Edits>, over);
      }
    },
    discard: () => {
      pauses.endAll();
      drafts.clear();
      touched.clear();
      attempted.clear();
    },
    undo: saves.undo,
    redo: saves.redo,
    isSaved: (name) => isText(name) && draftOf(name) === undefined,
  };
}
