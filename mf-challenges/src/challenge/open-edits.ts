import {
  asTaskId,
  type GameId,
  type Host,
  type LiveDifference,
  type LiveMessage,
  type LiveSource,
  type Task,
  type TaskId,
} from '@waymark/contract';
import { useHost, useLiveScreen, usePersonOf } from '@waymark/host-kit';
import { useSyncExternalStore } from 'react';

/** What becomes of a change by somebody else to what is being edited. */
export interface ForeignEdit {
  /**
   * The fields in hand here that read differently on the two sides; undefined where that cannot be put into words.
   * @param changed fields of the editor that were changed; undefined where nobody says which
   * @param person who changed them
   */
  differences(changed: readonly string[] | undefined, person?: string): Promise<readonly LiveDifference[] | undefined>;
  /** Tells in one line what was merged, because nothing of it is in hand here. */
  tellMerged(changed: readonly string[], person: string | undefined): void;
  /** Shows what is stored, but for the fields that are to keep what they hold here. */
  refresh(changed: readonly string[] | undefined, keep: readonly string[]): void;
}

/** A challenge that is being edited. */
export interface OpenEdit extends ForeignEdit {
  readonly id: TaskId;
  /** Fields that were focused or changed in this visit. */
  readonly touched: ReadonlySet<string>;
  /** Saves nothing more by itself while a question about it is open. */
  hold(isAnswered?: boolean): void;
  /** The question is answered, or gone. */
  answered(): void;
  /** The challenge with everything that is typed and not saved, as of now. */
  latest(): Task;
  /** Whether something would be lost if it were closed. */
  isDirty(): boolean;
  /** Asks before what is not saved is lost. */
  askToLeave(proceed: () => void): void;
  /** Follows what is typed and chosen. */
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

  /** Whether somebody has turned to a field yet, or brought along what was typed before. */
  readonly begun = (): boolean => this.#begun;

  readonly begin = (): void => {
    if (this.#begun) return;
    this.#begun = true;
    this.#tell();
  };

  /** Follows which challenges are open, and everything that is typed in them. */
  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Takes a challenge in; answers how it goes out. */
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

/** Fields of the editor by the names under which an update reports what it changed. */
const EDITED_AS: Readonly<Record<string, readonly string[]>> = {
  unlock_by_task_ids: ['unlock_by_task_id'],
  latitude: ['address'],
  longitude: ['address'],
};
const editedAs = (field: string): readonly string[] =>
  EDITED_AS[field] ?? [field.replace(/_media_(uuid|extension)$/, ''), field];

/**
 * The challenges being edited that a change by somebody else would be lost on. It asks, as the specification has it, unless
 * what changed is known and is nothing that was touched here.
 */
function conflictsWith(edits: Iterable<OpenEdit>, { detail }: LiveMessage): readonly OpenEdit[] {
  const { task, fields } = detail;
  return [...edits].filter(({ id, touched }) => {
    if (task?.id !== undefined && task.id !== id) return false;
    if (!fields || fields.length === 0) return true;
    return fields.some((field) => editedAs(field).some((own) => touched.has(own)));
  });
}

/** The fields of the editor that a message is about; undefined where it does not say. */
const changedBy = ({ detail: { fields } }: LiveMessage): readonly string[] | undefined =>
  fields && fields.length > 0 ? [...new Set(fields.flatMap(editedAs))] : undefined;

const ASKS: readonly LiveSource[] = ['ss.task.update', 'ss.task.delete'];

/** Declares the live rules of the challenges: what somebody else changes is asked about where it is being edited here. */
export function useChallengesLive(game: GameId): void {
  const { live } = useHost();
  const edits = useOpenEdits();
  const personOf = usePersonOf();
  useLiveScreen(game, {
    asks: ASKS,
    conflicts: (message) => {
      const concerned = conflictsWith(edits, message);
      // The dialog takes the focus, and leaving a field saves it: over the change that is being asked about.
      for (const edit of concerned) edit.hold(live.answer !== undefined);
      const merged = concerned.length === 0 && message.source === 'ss.task.update' && changedBy(message);
      const { task } = message.detail;
      if (merged && task?.id) edits.of(asTaskId(task.id))?.tellMerged(merged, personOf(message));
      return concerned.length > 0;
    },
    onSettled: () => {
      for (const edit of edits) edit.answered();
    },
    differences: async (messages) => {
      if (messages.some(({ source }) => source !== 'ss.task.update')) return undefined;
      const asked = messages.flatMap((message) =>
        conflictsWith(edits, message).map((edit) => edit.differences(changedBy(message), personOf(message))),
      );
      const found = await Promise.all(asked);
      return found.every((differences) => differences !== undefined) ? found.flat() : undefined;
    },
    onRefresh: (message, keep) => {
      for (const edit of conflictsWith(edits, message)) edit.refresh(changedBy(message), keep);
    },
  });
}
