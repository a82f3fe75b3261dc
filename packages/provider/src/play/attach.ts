import { TASK_TYPE, VIDEO_SHARE } from '@waymark/contract';
import type { UploadKind } from '@waymark/studio';
import { isFilmed } from '../answers/answer-assets';
import type { TaskRow } from '../challenges/repo';
import type { Queries } from '../db/database';
import { lockMedia } from '../media/attachments';
import { showUpload } from '../media/show-upload';
import { errors } from '../server/errors';
import type { Caller } from '../session/caller';

/** Uploads named in a submission. */
export interface SentFiles {
  readonly media_uuid?: string | undefined;
  readonly media_extension?: string | undefined;
  readonly merged_media_uuid?: string | undefined;
}

interface Wanted {
  readonly kinds: readonly UploadKind[];
  /** The only format of pictures that will do. */
  readonly picture?: string;
  readonly refusal: string;
}

const PICTURE: Wanted = { kinds: ['image'], refusal: 'This challenge is answered with a picture.' };
const FILM: Wanted = { kinds: ['video'], refusal: 'This challenge is answered with a film.' };
const LOOP: Wanted = { ...FILM, kinds: ['video', 'image'], picture: 'gif' };
const SOUND: Wanted = { kinds: ['audio', 'video'], refusal: 'This challenge is answered with a recording.' };

/** The required file; undefined for challenges without one. */
function wantedFor({ task_type, task_subtype }: TaskRow): Wanted | undefined {
  const { photo, sticker, arPhoto, backgroundPhoto } = TASK_TYPE;
  if ([photo, sticker, arPhoto, backgroundPhoto].some((type) => type === task_type)) return PICTURE;
  if (!isFilmed(task_type)) return undefined;
  return { [VIDEO_SHARE.audio]: SOUND, [VIDEO_SHARE.gif]: LOOP }[task_subtype] ?? FILM;
}

/** Name of the edited photo or video beside the original. */
const MERGED: Readonly<Record<number, string>> = {
  [TASK_TYPE.sticker]: 'background-sticker',
  [TASK_TYPE.backgroundPhoto]: 'background-merged',
  [TASK_TYPE.backgroundVideo]: 'background-merged',
};

/**
 * Attaches a submission's files to its answer.
 * @throws {ApiError} 422 if the required file is missing, of the wrong kind, or was uploaded by somebody else
 */
export async function attachSent(
  tx: Queries,
  caller: Caller,
  answerId: number,
  task: TaskRow,
  sent: SentFiles,
): Promise<void> {
  const wanted = wantedFor(task);
  if (!wanted) return;
  const show = async (name: string, field: 'media_uuid' | 'merged_media_uuid', uuid: string, extension?: string) => {
    if (uuid === '') throw errors.invalid({ [field]: [wanted.refusal] });
    const kind = await kindOf(tx, caller, uuid, wanted.kinds);
    const { refusal } = wanted;
    await showUpload(
      tx,
      caller,
      { owner: 'answer', ownerId: answerId, name },
      { uuid, extension: kind === 'image' ? (wanted.picture ?? extension) : extension, kind, field, refusal },
    );
  };
  const { media_uuid = '', media_extension, merged_media_uuid } = sent;
  await show('standard', 'media_uuid', media_uuid, media_extension || undefined);
  const merged = MERGED[task.task_type];
  if (merged) {
    if (merged_media_uuid) await show(merged, 'merged_media_uuid', merged_media_uuid);
    else await show(merged, 'media_uuid', media_uuid, media_extension || undefined);
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function kindOf(tx: Queries, caller: Caller, uuid: string, kinds: readonly UploadKind[]): Promise<UploadKind> {
  const found = UUID.test(uuid) ? await lockMedia(tx, caller.whiteLabelId, uuid) : undefined;
  return kinds.find((kind) => kind === found?.kind) ?? kinds[0] ?? 'image';
}
