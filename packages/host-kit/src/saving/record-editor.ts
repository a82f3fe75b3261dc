import type { ValidationMessage } from '@waymark/contract';
import type { Drafts } from './drafts';
import type { FieldEditing } from './field-editing';
import { changesOf, inSendingOrder, partOf, valuesOf } from './record-changes';
import type { RecordWrites } from './record-mutations';
import { maySaveText, type TextRule } from './text-rule';
import { TypingPauses } from './typing-pauses';

/** What editing a record field by field needs to know of it. */
export interface RecordEditorOptions<R extends object, Edits extends object, Body, Field extends string> {
  /** The record as of now, between two drawings as well. */
  readonly stored: () => R;
  /** Follows the record. */
  readonly watch?: (listener: () => void) => () => void;
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

/** A record as it is being edited, to be followed part by part (`useEdited`): it stays the same object. */
export interface RecordEditor<R extends object, Edits extends object, Field extends string>
  extends FieldEditing<Field> {
  /** Fields that were focused or changed in this visit. */
  readonly touched: Set<string>;
  /** Takes a text as it is being typed. */
  type(field: Field, text: string): void;
  /** Shows edits that are saved later, on leaving their field. */
  show(edits: Partial<Edits>): void;
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
  /** Follows everything that is told here. */
  watch(listener: () => void): () => void;
  /** Whether something would be lost: a save failed, or what was typed cannot be saved. */
  isDirty(): boolean;
  /** What the provider refused, for the top of the screen. */
  refused(): readonly ValidationMessage[];
  /** How many fields came back after a reload and are not saved yet. */
  restoredCount(): number;
  saveRestored(): void;
  /** What came back and is stored by now is no draft any more. */
  settleRestored(): void;
  /** Saves what waits for its pause: the screen goes away. */
  flush(): void;
}

/**
 * Edits a record of the provider, field by field: drafts, pauses in typing, saves, and the way back.
 * @param options read whenever something is done
 */
export function makeRecordEditor<R extends object, Edits extends object, Body, Field extends string>(
  drafts: Drafts<Edits>,
  options: () => RecordEditorOptions<R, Edits, Body, Field>,
): RecordEditor<R, Edits, Field> {
  const touched = new Set<string>();
  const pauses = new TypingPauses<Field>();
  /** The text of a field that is on its way or was refused: it is not sent again by itself. */
  const attempted = new Map<string, string>();
  let held = false;
  const rules = () => options().textRules;
  const saves = () => options().writes.saves;
  const isText = (field: string): field is Field => field in rules();
  const maySave = (field: Field, text: string) => maySaveText(rules()[field] ?? {}, text);
  const draftOf = (field: string) => (drafts.latest() as Record<string, unknown>)[field];
  const asEdits = (edits: Record<string, unknown>) => edits as Partial<Edits>;
  const restoredFields = () => drafts.state.get().restored.map(String);
  const hasRestored = (field: string) => restoredFields().includes(field);

  const save = (field: Field, edits: Partial<Edits>, now = options().stored()): void => {
    const { writes, emptyOf, alsoShown, toWrite, checkOf, onSaved } = options();
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
    const before = valuesOf(now, changes, emptyOf) as Partial<Edits>;
    void writes.write(field, {
      shown: { ...alsoShown?.(changes), ...changes } as object as Partial<R>,
      send: () => toWrite(changes, { ...now, ...edits }),
      check: checkOf?.(changes),
      onSaved: () => {
        accept();
        onSaved?.(changes);
      },
      revert: () => {
        drafts.put(before);
        save(field, before);
      },
    });
  };
  const commit = (field: Field): void => {
    pauses.end(field);
    if (held) return;
    const text = draftOf(field);
    if (typeof text !== 'string' || attempted.get(field) === text || !maySave(field, text)) return;
    attempted.set(field, text);
    save(field, asEdits({ [field]: text }));
  };
  const pauseAnew = (field: Field) => pauses.begin(field, () => commit(field));
  const inOrder = (edits: Partial<Edits>) => {
    const { first, together } = options();
    return inSendingOrder(edits, { first, together });
  };
  /** Saves what is typed and chosen here after all. */
  const saveAll = (edits: Partial<Edits>): void => {
    for (const [field, group] of inOrder(edits)) {
      if (!isText(field)) save(field as Field, group as Partial<Edits>);
      else if (draftOf(field)) pauseAnew(field);
    }
  };
  /** The question was answered. */
  const release = (): void => {
    if (!held) return;
    held = false;
    // What came back after a reload waits for a word of its own.
    const fields = Object.keys(drafts.latest()).filter((field) => !hasRestored(field));
    saveAll(partOf(drafts.latest(), fields) as Partial<Edits>);
  };
  const saveDraft = (field: string, edits = partOf(drafts.latest(), [field]) as Partial<Edits>): void => {
    if (isText(field)) commit(field);
    else save(field as Field, edits);
  };

  return {
    touched,
    watch: (listener) => {
      const { writes, watch } = options();
      const ends = [drafts.state.subscribe(listener), writes.watch(listener), watch?.(listener)];
      return () => {
        for (const end of ends) end?.();
      };
    },
    isDirty: () =>
      saves().unsaved.some((field) => saves().stateOf(field).phase === 'failed') ||
      (Object.keys(rules()) as Field[]).some((field) => !maySave(field, String(draftOf(field) ?? ''))) ||
      restoredFields().length > 0,
    refused: () => options().writes.refusals,
    restoredCount: () => restoredFields().length,
    saveRestored: () => {
      const edits = partOf(drafts.latest(), restoredFields());
      for (const [field, group] of inOrder(edits)) saveDraft(field, group as Partial<Edits>);
    },
    settleRestored: () => {
      const { restored, shown } = drafts.state.get();
      const open = restored.length > 0 ? options().writes.elsewhere() : undefined;
      const kept = restored.filter((field) => !open?.has(String(field))).map((field) => ({ [field]: shown[field] }));
      const stored = kept.filter((edit) => Object.keys(changesOf(options().stored(), edit)).length === 0);
      drafts.drop(Object.assign({}, ...stored));
      for (const field of restored) touched.add(String(field));
    },
    flush: () => pauses.flush(),
    stateOf: (field) => {
      const { phase } = saves().stateOf(field);
      return phase === 'idle' && hasRestored(field) ? 'failed' : phase;
    },
    savedAt: (field) => {
      const state = saves().stateOf(field);
      return state.phase === 'saved' ? state.at : undefined;
    },
    errorOf: (field) => {
      const state = saves().stateOf(field);
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
      if (text === '' || rules()[field]?.whole) pauses.end(field);
      else pauseAnew(field);
    },
    show: (edits) => drafts.put(edits),
    commit,
    commitAll: () => {
      release();
      for (const field of Object.keys(rules()) as Field[]) commit(field);
    },
    choose: (field, edits) => {
      for (const changed of Object.keys(edits)) touched.add(changed);
      drafts.put(edits);
      if (!held) save(field, edits);
    },
    retry: (field) => (hasRestored(field) ? saveDraft(field) : saves().retry(field)),
    hold: () => {
      held = true;
    },
    latest: () => ({ ...options().stored(), ...drafts.latest() }),
    forget: (fields) => {
      const lost = partOf(drafts.latest(), fields) as Partial<Edits>;
      for (const field of fields) {
        pauses.end(field);
        attempted.delete(field);
        options().writes.settle(field);
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
      const { stored, emptyOf } = options();
      const inForce = valuesOf(stored(), Object.fromEntries(fields.map((field) => [field, true])), emptyOf);
      const mine = { ...inForce, ...partOf(drafts.latest(), fields) } as Partial<Edits>;
      drafts.put(mine);
      for (const field of fields) pauses.end(field);
      for (const [field, group] of inOrder(mine)) save(field as Field, group as Partial<Edits>, over);
    },
    discard: () => {
      pauses.endAll();
      drafts.clear();
      touched.clear();
      attempted.clear();
    },
    undo: () => saves().undo(),
    redo: () => saves().redo(),
    isSaved: (name) => isText(name) && draftOf(name) === undefined,
  };
}
