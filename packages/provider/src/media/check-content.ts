import { open } from 'node:fs/promises';
import { HEAD_BYTES, isOfKind, MOST_PIXELS } from '@waymark/studio';
import sharp from 'sharp';
import { errors } from '../server/errors';
import type { Arrived } from '../storage/spool';

/** The actual formats a photo may have, by extension; `sharp` detects them by content. */
const FORMATS: Readonly<Record<string, string>> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', gif: 'gif' };

/** @throws {ApiError} 415 if the content does not match the extension, 422 if it is empty or broken */
export async function checkContent({ path, bytes }: Arrived, extension: string, kind: string): Promise<void> {
  if (bytes === 0) throw errors.invalid({ file: ['The file is empty.'] });
  if (!isOfKind(extension, await headOf(path))) throw errors.wrongKind(`The file is not a .${extension} file.`);
  if (kind === 'image' && !(await isReadable(path, extension))) {
    throw errors.invalid({ file: ['The picture cannot be read.'] });
  }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES), position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Whether the whole photo can be decoded, because a valid header may be all there is. */
async function isReadable(path: string, extension: string): Promise<boolean> {
  return sharp(path, { limitInputPixels: MOST_PIXELS })
    .metadata()
    .then(({ width, height, format }) => format === FORMATS[extension] && width > 0 && height > 0)
    .catch(() => false);
}
