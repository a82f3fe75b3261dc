import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { errors } from '../server/errors';
import type { Arrived } from '../storage/spool';
import { HEAD_BYTES, isOfKind } from './kinds';
import { MOST_PIXELS } from './pictures';

/** The formats a picture may really be in, by extension: `sharp` tells by content. */
const FORMATS: Readonly<Record<string, string>> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', gif: 'gif' };

/** @throws {ApiError} 415 when the content is not what the extension says, 422 when it is empty or broken */
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

/** Whether a picture has the size it says: its head may be right and the rest nothing. */
async function isReadable(path: string, extension: string): Promise<boolean> {
  return sharp(path, { limitInputPixels: MOST_PIXELS })
    .metadata()
    .then(({ width, height, format }) => format === FORMATS[extension] && width > 0 && height > 0)
    .catch(() => false);
}
