import type { Readable, Task, ValidationMessage, Writable } from '@waymark/contract';
import type { RecordEditor } from '@waymark/host-kit';
import type { RealityEditor } from './ar/reality-editor';
import type { ApartField, TaskEdits } from './task-fields';

type ChallengeFields = RecordEditor<Task, TaskEdits, ApartField>;

/**
 * A challenge's editor that also saves, discards and reports its AR items. Their fields stay their own.
 * @param items those being edited; set anew with each of their edits
 */
export function withArItems(editor: ChallengeFields, items: Readable<readonly RealityEditor[]>): ChallengeFields {
  const all = () => [editor, ...items.get()];
  let known: { readonly parts: readonly unknown[]; readonly all: readonly ValidationMessage[] } | undefined;
  return {
    ...editor,
    watch: (listener) => {
      const ends = [editor.watch(listener), items.subscribe(listener)];
      return () => {
        for (const end of ends) end();
      };
    },
    isDirty: () => all().some((one) => one.isDirty()),
    isSaving: () => all().some((one) => one.isSaving()),
    // The same list until something is refused, or no longer.
    refused: () => {
      const parts = all().map((one) => one.refused());
      const before = known?.parts ?? [];
      if (!known || parts.length !== before.length || parts.some((part, at) => part !== before[at])) {
        known = { parts, all: parts.flat() };
      }
      return known.all;
    },
    restoredCount: () => all().reduce((sum, one) => sum + one.restoredCount(), 0),
    saveRestored: () => {
      for (const one of all()) one.saveRestored();
    },
    commitAll: () => {
      for (const one of all()) one.commitAll();
    },
    hold: (isAnswered) => {
      for (const one of all()) one.hold(isAnswered);
    },
    answered: () => {
      for (const one of all()) one.answered();
    },
    discard: () => {
      for (const one of all()) one.discard();
    },
  };
}

/** Adds an AR item; returns a function that removes it. */
export function addArItem(items: Writable<readonly RealityEditor[]>, item: RealityEditor): () => void {
  items.set([...items.get(), item]);
  const end = item.watch(() => items.set([...items.get()]));
  return () => {
    end();
    items.set(items.get().filter((one) => one !== item));
  };
}
