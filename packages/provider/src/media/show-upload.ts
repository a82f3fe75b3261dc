import type { Queries } from '../db/database';
import { errors } from '../server/errors';
import type { Caller } from '../session/caller';
import { attach, detach, holdMedia, type Place } from './attachments';
import type { UploadKind } from './kinds';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The upload that a caller names for a place, and what it has to be. */
export interface NamedUpload {
  /** Empty to take away what is there. */
  readonly uuid: string;
  readonly extension?: string | undefined;
  readonly kind: UploadKind;
  /** Field that is named when the upload is none. */
  readonly field: string;
  /** What is said then. */
  readonly refusal: string;
  /** The record shows it already, at another place: it counts whoever uploaded it. */
  readonly known?: boolean;
}

/**
 * Shows an upload of the caller at a place.
 * @returns the uuid when it was attached and is ready already
 * @throws {ApiError} 422 when it is no upload of the caller, or of another kind
 */
export async function showUpload(
  tx: Queries,
  caller: Caller,
  place: Place,
  { uuid, extension, kind, field, refusal, known = false }: NamedUpload,
): Promise<string | undefined> {
  if (uuid === '') {
    await detach(tx, place);
    return undefined;
  }
  const found = UUID.test(uuid) ? await holdMedia(tx, caller.whiteLabelId, uuid) : undefined;
  const usable = found?.kind === kind && (found.state === 'ready' || found.state === 'processing');
  const mine = known || found?.owner_id === caller.userId;
  if (!found || !usable || !mine || found.extension !== (extension ?? found.extension)) {
    throw errors.invalid({ [field]: [refusal] });
  }
  await attach(tx, place, found.uuid);
  return found.state === 'ready' ? found.uuid : undefined;
}
