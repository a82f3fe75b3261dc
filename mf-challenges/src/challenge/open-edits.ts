import type { Host, Task, TaskId } from '@waymark/contract';
import { type ForeignEdits, useHost } from '@waymark/host-kit';
import { useSyncExternalStore } from 'react';

/** A challenge that is being edited. */
export interface OpenEdit extends ForeignEdits {
  readonly id: TaskId;
  /** Fields that were focused or changed in this visit. */
  readonly touched: ReadonlySet<string>;
  /** Suspends automatic saving while a dialog about it is open. */
  hold(isAnswered?: boolean): void;
  /** Called once the question is answered or withdrawn. */
  answered(): void;
  /** The challenge with all unsaved edits, as of now. */
  latest(): Task;
  /** Whether something would be lost if it were closed. */
  isDirty(): boolean;
  /** Saves all unsaved edits, like the editor's own button. */
  save(): void;
  /** Asks before unsaved edits are lost. */
  askToLeave(proceed: () => void): void;
  /** Subscribes to edits. */
  watch(listener: () => void): () => void;
}

/** The challenges that are being edited in one mount of the remote. */
export class OpenEdits implements Iterable<OpenEdit> {
  readonly #edits = new Map<OpenEdit, () => void>();
  readonly #listeners = new Set<() => void>();
  #begun = false;

  [Symbol.iterator](): Iterator<OpenEdit> {
    return this.#edits.keys();
  }

  /** The edit of a challenge, while it is open. */
  readonly of = (id: TaskId | undefined): OpenEdit | undefined =>
    [...this.#edits.keys()].find((edit) => edit.id === id);

  /** Whether a field has been focused yet, or drafts were restored. */
  readonly begun = (): boolean => this.#begun;

  readonly begin = (): void => {
    if (this.#begun) return;
    this.#begun = true;
    this.#tell();
  };

  /** Subscribes to which challenges are open, and to their edits. */
  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Adds a challenge; returns a function that removes it. */
  add(edit: OpenEdit): () => void {
    this.#edits.set(edit, edit.watch(this.#tell));
    this.#tell();
    return () => {
      this.#edits.get(edit)?.();
      this.#edits.delete(edit);
      this.#tell();
    };
  }

  readonly #tell = (): void => {
    for (const listener of this.#listeners) listener();
  };
}

const byHost = new WeakMap<Host, OpenEdits>();

/** The challenges that are being edited in this mount of the remote. */
export function useOpenEdits(): OpenEdits {
  const host = useHost();
  const edits = byHost.get(host) ?? new OpenEdits();
  byHost.set(host, edits);
  return edits;
}

/** Whether an open challenge has changes that are not saved. */
export function useUnsaved(id: TaskId): boolean {
  const edits = useOpenEdits();
  const read = () => edits.of(id)?.isDirty() ?? false;
  return useSyncExternalStore(edits.watch, read, read);
}
