import { createHash } from 'node:crypto';
import { CAPTION_LANGUAGES_MAX } from '@waymark/contract';
import type { Queries } from '../../db/database';
import type { StoredAlternative } from '../../db/schema';
import { errors } from '../../server/errors';
import type { Storage } from '../../storage/storage';
import { mediaKey } from '../keys';
import { addCaptions } from './repo';

type Captions = NonNullable<StoredAlternative['captions']>;

/** Captions in one language; an empty text removes them. */
interface CaptionsWrite {
  readonly language: string;
  readonly text: string;
}

/** The video at a place. */
interface Captioned {
  readonly uuid: string;
  readonly kind: string;
  readonly captions: Captions;
}

/**
 * Stores captions of a video, named after their content: other places may use the same ones.
 * @returns all captions afterwards, and the file that this place no longer uses
 * @throws {ApiError} 422 if it is no video, or has captions in enough languages
 */
export async function changeCaptions(
  { tx, storage }: { readonly tx: Queries; readonly storage: Storage },
  { uuid, kind, captions: before }: Captioned,
  { language, text }: CaptionsWrite,
): Promise<{ readonly captions: Captions; readonly replaced: string | undefined }> {
  if (kind !== 'video') throw refuse('Only videos have captions.');
  const { [language]: replaced, ...others } = before;
  if (text === '') return { captions: others, replaced };
  if (Object.keys(others).length >= CAPTION_LANGUAGES_MAX) {
    throw refuse('Remove captions in another language first.');
  }
  const name = `captions-${createHash('sha256').update(text).digest('hex').slice(0, 16)}` as const;
  const file = `${name}.vtt`;
  await storage.write(mediaKey(uuid, file), Buffer.from(text));
  await addCaptions(tx, uuid, name, file);
  return { captions: { ...others, [language]: file }, replaced: replaced === file ? undefined : replaced };
}

const refuse = (message: string) => errors.invalid({ captions: [message] });
