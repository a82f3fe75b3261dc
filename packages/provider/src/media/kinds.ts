import { IMAGE_EXTENSIONS, MODEL_EXTENSIONS, VIDEO_EXTENSIONS } from '@waymark/contract';
import sharp from 'sharp';

/** Extensions that can be uploaded. */
export const UPLOAD_EXTENSIONS: readonly string[] = [...IMAGE_EXTENSIONS, ...VIDEO_EXTENSIONS, ...MODEL_EXTENSIONS];

/** How many bytes of the beginning tell what a file is. */
export const HEAD_BYTES = 4096;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  mkv: 'video/x-matroska',
  avi: 'video/x-msvideo',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
};

/** Content type for an extension; what we do not know is not shown by browsers. */
export const contentTypeOf = (extension: string): string => CONTENT_TYPES[extension] ?? 'application/octet-stream';

/** Whether the beginning of a file is that of the kind its extension says. Models have no mark to tell them by. */
export function isOfKind(extension: string, head: Buffer): boolean {
  switch (extension) {
    case 'jpg':
    case 'jpeg':
      return head.length > 3 && head.readUIntBE(0, 3) === 0xffd8ff;
    case 'png':
      return head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
    case 'gif':
      return /^GIF8[79]a/.test(head.toString('latin1', 0, 6));
    case 'mp4':
      return head.toString('latin1', 4, 8) === 'ftyp';
    case 'mov':
      return ['ftyp', 'moov', 'mdat', 'wide', 'free'].includes(head.toString('latin1', 4, 8));
    case 'webm':
    case 'mkv':
      return head.length > 4 && head.readUInt32BE(0) === 0x1a45dfa3;
    case 'avi':
      return head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'AVI ';
    default:
      return head.length > 0;
  }
}

/** Whether a whole picture can be read: its head may be right and the rest nothing. */
export async function isReadablePicture(bytes: Uint8Array): Promise<boolean> {
  return sharp(bytes)
    .metadata()
    .then(({ width, height }) => width > 0 && height > 0)
    .catch(() => false);
}
