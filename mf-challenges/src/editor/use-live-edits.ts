import { asTaskId, type GameId, type LiveMessage, type TaskId } from '@waymark/contract';
import { useHost, useLiveScreen, usePersonOf } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { useRef } from 'react';
import { type OpenEdit, useOpenEdits } from '../challenge/open-edits';
import { reloadWithout } from '../challenge/reload-without';
import { TASK_CHANGES } from '../challenge/task-changes';

/** Fields of the editor by the names used in an update. */
const EDITED_AS: Readonly<Record<string, readonly string[]>> = {
  unlock_by_task_ids: ['unlock_by_task_id'],
  latitude: ['address'],
  longitude: ['address'],
};
const editedAs = (field: string): readonly string[] =>
  EDITED_AS[field] ?? [field.replace(/_media_(uuid|extension)$/, ''), field];

/**
 * The open challenges that another user's change conflicts with. As specified it asks, unless the changed fields are known
 * and others were touched here.
 */
function conflictsWith(edits: Iterable<OpenEdit>, { source, detail }: LiveMessage): readonly OpenEdit[] {
  const { task, fields } = detail;
  if (source === 'ss.task.create') return [];
  return [...edits].filter(({ id, touched }) => {
    if (task?.id !== undefined && task.id !== id) return false;
    if (!fields || fields.length === 0 || touched.size === 0) return true;
    return fields.some((field) => editedAs(field).some((own) => touched.has(own)));
  });
}

const isDeletion = ({ source }: LiveMessage): boolean => source === 'ss.task.delete';

/** The editor fields a message is about; undefined if it doesn't say. */
const changedBy = ({ detail: { fields } }: LiveMessage): readonly string[] | undefined =>
  fields && fields.length > 0 ? [...new Set(fields.flatMap(editedAs))] : undefined;

/** Declares the live rules of the open challenges: other people's changes ask if they conflict with edits here. */
export function useLiveEdits(game: GameId): void {
  const { live } = useHost();
  const edits = useOpenEdits();
  const personOf = usePersonOf();
  const client = useQueryClient();
  /** Challenges that the open question says were deleted. */
  const deleted = useRef(new Set<TaskId>()).current;
  useLiveScreen(game, {
    asks: TASK_CHANGES,
    conflicts: (message) => {
      const concerned = conflictsWith(edits, message);
      // The dialog takes focus, and the blur would save over the change it asks about.
      for (const edit of concerned) edit.hold(live.answer !== undefined);
      if (isDeletion(message)) for (const { id } of concerned) deleted.add(id);
      const merged = concerned.length === 0 && message.source === 'ss.task.update' && changedBy(message);
      const { task } = message.detail;
      if (merged && task?.id) edits.of(asTaskId(task.id))?.tellMerged(merged, personOf(message));
      return concerned.length > 0;
    },
    onSettled: () => {
      for (const edit of edits) edit.answered();
      if (deleted.size > 0) reloadWithout(client, game, deleted);
      deleted.clear();
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
      // There is no other version that could replace what was typed.
      if (isDeletion(message)) return;
      for (const edit of conflictsWith(edits, message)) edit.refresh(changedBy(message), keep);
    },
  });
}
