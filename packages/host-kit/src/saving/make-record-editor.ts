import { Clashes } from './clashes';
import type { Drafts } from './drafts';
import { changesOf, editOf, fieldsOf, inSendingOrder, partOf, valuesOf } from './record-changes';
import type { FieldOf, RecordEditor, RecordEditorOptions } from './record-editor';
import { maySaveText } from './text-rule';

/** Pause in typing after which a field is saved, in milliseconds. */
const TYPING_PAUSE = 1000;

/**
 * Edits a record field by field: drafts, pauses in typing, saves and undo.
 * @param options read at every use
 */
export function makeRecordEditor<R extends object, Edits extends object, Body, Besides extends string>(
  drafts: Drafts<Edits>,
  options: () => RecordEditorOptions<R, Edits, Body, Besides>,
): RecordEditor<R, Edits, Besides> {
  type Field = FieldOf<Edits, Besides>;
  type Edited = FieldOf<Edits>;
  const touched = new Set<string>();
  /** Timers of pauses in typing. */
  const pauses = new Map<Edited, ReturnType<typeof setTimeout>>();
  /** Fields whose draft, if there still is one, can't be saved before another changes. */
  const heldBack = new Set<string>();
  /** The last text sent per field: it is not sent again automatically, even if it was refused. */
  const attempted = new Map<string, string>();
  let held = false;
  /** A question is open, and the host will say when it is answered. */
  let asked = false;
  const clashes = new Clashes();
  const rules = () => options().textRules;
  const writes = () => options().writes;
  const isText = (field: string): field is Edited => field in rules();
  const maySave = (field: Edited, text: string) => maySaveText(rules()[field] ?? {}, text);
  const draftOf = (field: Edited) => drafts.latest()[field];
  const isWrong = (field: string) =>
    isText(field) && draftOf(field) !== undefined && !maySave(field, String(draftOf(field)));
  /** An invalid text has replaced what was refused: the reason is not about it, and that is sent no more. */
  const forgetRefused = (field: Edited): void => {
    if (!isWrong(field) || writes().stateOf(field).phase !== 'failed') return;
    attempted.delete(field);
    writes().forget(field);
  };
  const isHeldBack = (field: string) => heldBack.has(field) && field in drafts.latest();
  const put = (edits: Partial<Edits>) => {
    const { stored, compared = stored } = options();
    drafts.put(edits, compared());
  };
  const isRestored = (field: Field): field is Edited =>
    drafts.state.get().restored.some((restored) => restored === field);

  const save = (field: Field, edits: Partial<Edits>, over?: R): void => {
    const { emptyOf, toShow, checkOf, onSaved } = options();
    const now = over ?? options().stored();
    const changes = changesOf<Partial<Edits>>(now, edits);
    const accept = (saved?: R) => {
      drafts.drop(edits, saved);
      attempted.delete(field);
    };
    if (fieldsOf(changes).length === 0) {
      accept();
      writes().settle(field);
      return;
    }
    const before = valuesOf<Edits>(now, fieldsOf(changes), emptyOf);
    void writes().write(field, {
      shown: toShow(changes),
      before: drafts.olderThan(fieldsOf(changes)),
      // A retry may find another zone than the first attempt.
      send: () => options().toWrite(changes, { ...(over ?? options().stored()), ...edits }),
      check: checkOf?.(changes),
      onSaved: (saved) => {
        accept(saved);
        onSaved?.(changes);
      },
      revert: () => {
        put(before);
        save(field, before);
      },
    });
  };
  const endPause = (field: Edited): void => {
    clearTimeout(pauses.get(field));
    pauses.delete(field);
  };
  const commit = (field: Edited): void => {
    endPause(field);
    forgetRefused(field);
    if (held) return;
    const text = draftOf(field);
    if (typeof text !== 'string' || attempted.get(field) === text || !maySave(field, text)) return;
    attempted.set(field, text);
    save(field, partOf(drafts.latest(), [field]));
  };
  const pauseAnew = (field: Edited): void => {
    endPause(field);
    pauses.set(
      field,
      setTimeout(() => commit(field), TYPING_PAUSE),
    );
  };
  const inOrder = (edits: Partial<Edits>) => {
    const { first, together } = options();
    return inSendingOrder<Partial<Edits>>(edits, { first, together });
  };
  /** Saves held edits. */
  const saveAll = (edits: Partial<Edits>): void => {
    for (const [field, group] of inOrder(edits)) {
      if (!isText(field)) save(field, group);
      else if (draftOf(field) !== undefined) pauseAnew(field);
    }
  };
  /** The question was answered. */
  const release = (): void => {
    if (!held) return;
    held = false;
    asked = false;
    // The message is at the field, and a Retry could not help.
    const typed = fieldsOf(drafts.latest()).filter((field) => !isRestored(field) && !isHeldBack(field));
    saveAll(partOf(drafts.latest(), typed));
  };
  const saveDraft = (field: Edited, edits = partOf(drafts.latest(), [field])): void => {
    if (writes().stateOf(field).phase === 'failed') writes().retry(field);
    else if (isText(field)) commit(field);
    else save(field, edits);
  };

  return {
    touched,
    watch: (listener) => {
      const ends = [drafts.state.subscribe(listener), writes().watch(listener), options().watch?.(listener)];
      return () => {
        for (const end of ends) end?.();
      };
    },
    isDirty: () =>
      writes().unsaved.some((field) => writes().stateOf(field).phase === 'failed') ||
      fieldsOf(rules()).some(isWrong) ||
      [...heldBack].some(isHeldBack) ||
      drafts.state.get().restored.length > 0,
    isSaving: () => writes().unsaved.some((field) => writes().stateOf(field).phase === 'saving'),
    refused: () => writes().refusals,
    restoredCount: () => drafts.state.get().restored.length,
    saveRestored: () => {
      const edits = partOf(drafts.latest(), drafts.state.get().restored);
      for (const [field, group] of inOrder(edits)) saveDraft(field, group);
    },
    settleRestored: () => {
      const { restored, shown } = drafts.state.get();
      const open = restored.length > 0 ? writes().pending() : undefined;
      const isStored = (field: Edited) => fieldsOf(changesOf(options().stored(), partOf(shown, [field]))).length === 0;
      // A reload still needs the drafts of fields that are only on their way.
      const stored = restored.filter((field) => !open?.has(field) && isStored(field));
      drafts.drop(partOf(shown, stored));
      for (const field of restored) touched.add(field);
    },
    flush: () => {
      for (const field of [...pauses.keys()]) commit(field);
    },
    stateOf: (field) => {
      const { phase } = writes().stateOf(field);
      // An invalid one shows its message: it is not what was saved or refused, and a Retry could not help.
      if (isWrong(field)) return phase === 'saving' ? phase : 'idle';
      return phase === 'idle' && isRestored(field) ? 'failed' : phase;
    },
    savedAt: (field) => {
      const state = writes().stateOf(field);
      return state.phase === 'saved' ? state.at : undefined;
    },
    errorOf: (field) => {
      const state = writes().stateOf(field);
      return state.phase === 'failed' && !isWrong(field) ? state.reason : undefined;
    },
    enter: (field) => {
      touched.add(field);
      if (!asked) release();
    },
    clashes,
    type: (field, text) => {
      touched.add(field);
      put(editOf<Edits, typeof field>(field, text));
      forgetRefused(field);
      // A cleared field may be about to get another text; it is saved on blur.
      if (text === '' || rules()[field]?.whole) endPause(field);
      else pauseAnew(field);
    },
    show: put,
    commit,
    commitAll: () => {
      release();
      for (const field of fieldsOf(rules())) commit(field);
      // Save also retries what failed.
      for (const field of writes().unsaved) {
        if (writes().stateOf(field).phase === 'failed') writes().retry(field);
      }
    },
    isHeldBack,
    choose: (field, edits, waits) => {
      for (const changed of fieldsOf(edits)) {
        touched.add(changed);
        heldBack[waits ? 'add' : 'delete'](changed);
      }
      put(edits);
      if (!held && !waits) save(field, edits);
    },
    retry: (field) => (isRestored(field) ? saveDraft(field) : writes().retry(field)),
    hold: (isAnswered = false) => {
      held = true;
      asked = isAnswered;
    },
    answered: () => {
      asked = false;
      clashes.settle();
    },
    latest: () => ({ ...options().stored(), ...drafts.latest() }),
    forget: (fields) => {
      const lost = partOf(drafts.latest(), fields);
      for (const field of fields) {
        if (isText(field)) endPause(field);
        attempted.delete(field);
        writes().settle(field);
      }
      drafts.drop(lost);
      release();
      return lost;
    },
    bringBack: (edits) => {
      put(edits);
      saveAll(edits);
    },
    keep: (fields, over) => {
      const { stored, emptyOf } = options();
      const mine = { ...valuesOf<Edits>(stored(), fields, emptyOf), ...partOf(drafts.latest(), fields) };
      drafts.put(mine);
      // They are edits of the other values from now on.
      drafts.drop(valuesOf<Edits>(over, fields, emptyOf));
      for (const field of fields) endPause(field);
      for (const [field, group] of inOrder(mine)) save(field, group, over);
    },
    discard: () => {
      for (const field of [...pauses.keys()]) endPause(field);
      drafts.clear();
      touched.clear();
      attempted.clear();
    },
    undo: () => writes().undo(),
    redo: () => writes().redo(),
    isSaved: (name) => isText(name) && draftOf(name) === undefined,
  };
}
