import { TASK_ASSET_NAMES, TASK_VIDEO_NAMES } from '@waymark/contract';
import type { Queries } from '../db/database';
import { showUpload } from '../media/show-upload';
import type { Caller } from '../session/caller';
import type { TaskBody } from './task-body';

/**
 * Attaches the uploads that the fields name; empty fields remove them.
 * @returns the uuids of those that are already processed
 * @throws {ApiError} 422 naming fields that are not uploads of the caller
 */
export async function changeFiles(tx: Queries, caller: Caller, taskId: number, body: TaskBody): Promise<string[]> {
  const ready: string[] = [];
  for (const name of TASK_ASSET_NAMES) {
    const uuid = body[`${name}_media_uuid`];
    if (uuid === undefined) continue;
    const film = TASK_VIDEO_NAMES.includes(name);
    const shown = await showUpload(
      tx,
      caller,
      { owner: 'task', ownerId: taskId, name },
      {
        uuid,
        extension: body[`${name}_media_extension`],
        kind: film ? 'video' : 'image',
        field: `${name}_media_uuid`,
        refusal: film ? 'The file is not an uploaded video.' : 'The file is not an uploaded picture.',
      },
    );
    if (shown) ready.push(shown);
  }
  return ready;
}
