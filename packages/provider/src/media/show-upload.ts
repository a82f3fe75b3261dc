import type { UploadKind } from '@waymark/studio';
import type { Queries } from '../db/database';
import { errors } from '../server/errors';
import type { Caller } from '../session/caller';
import { type Attachment, attach, detach, lockMedia, type Place } from './attachments';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An upload to attach, and its requirements. */
export interface NamedUpload {
  /** Empty to detach the current one. */
  readonly uuid: string;
  readonly extension?: string | undefined;
  readonly kind: UploadKind;
  /** The field to report if the upload is invalid. */
  readonly field: string;
  /** The message in that case. */
  readonly refusal: string;
  /** The record already shows it in another slot, so the uploader does not matter, and what stands in for it stays. */
  readonly known?: Pick<Attachment, 'alternative'> | undefined;
}

/**
 * Attaches an upload of the caller.
 * @returns the uuid if it was attached and is already ready
 * @throws {ApiError} 422 if it is not an upload of the caller, of another kind, or damaged
 */
export async function showUpload(
  tx: Queries,
  caller: Caller,
  place: Place,
  { uuid, extension, kind, field, refusal, known }: NamedUpload,
): Promise<string | undefined> {
  if (uuid === '') {
    await detach(tx, place);
    return undefined;
  }
  const found = UUID.test(uuid) ? await lockMedia(tx, caller.whiteLabelId, uuid) : undefined;
  const mine = known !== undefined || found?.owner_id === caller.userId;
  const fits = mine && found?.kind === kind && found.extension === (extension ?? found.extension);
  const usable = fits && (found.state === 'ready' || found.state === 'processing');
  if (!usable) {
    const broken = fits && found.state === 'failed';
    const reason = kind === 'image' ? 'The picture cannot be read.' : 'The file cannot be read.';
    throw errors.invalid({ [field]: [broken ? reason : refusal] });
  }
  await attach(tx, place, found.uuid, known?.alternative);
  return found.state === 'ready' ? found.uuid : undefined;
}
