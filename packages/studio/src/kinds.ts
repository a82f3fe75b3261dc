import {
  extensionOf,
  IMAGE_EXTENSIONS,
  type MediaKind,
  MODEL_EXTENSIONS,
  mediaKindOf,
  VIDEO_EXTENSIONS,
} from '@waymark/contract';

/** The kind of an upload; audio is only sent by players, as answers. */
export type UploadKind = MediaKind | 'audio';

/** Extensions of audio. */
const AUDIO_EXTENSIONS: readonly string[] = ['m4a', 'mp3', 'ogg', 'wav'];

/** Extensions that builders offer. */
export const UPLOAD_EXTENSIONS: readonly string[] = [...IMAGE_EXTENSIONS, ...VIDEO_EXTENSIONS, ...MODEL_EXTENSIONS];

/** The kind of a file by its extension; undefined if it cannot be uploaded. */
export const uploadKindOf = (fileName: string): UploadKind | undefined =>
  mediaKindOf(fileName) ?? (AUDIO_EXTENSIONS.includes(extensionOf(fileName)) ? 'audio' : undefined);

/** How many initial bytes identify a file. */
export const HEAD_BYTES = 4096;

const begins = (head: Buffer, mark: string, at = 0): boolean => head.toString('latin1', at, at + mark.length) === mark;

/** Signatures of files that are certainly not models. */
const KNOWN = [
  '\xff\xd8\xff',
  '\x89PNG',
  'GIF8',
  'RIFF',
  'OggS',
  'ID3',
  'fLaC',
  '\x1aE\xdf\xa3',
  '%PDF',
  'PK\x03\x04',
  'PK\x05\x06',
  '\x1f\x8b',
  '7z\xbc\xaf\x27\x1c',
  'Rar!',
  '\x7fELF',
  'MZ',
  '\xca\xfe\xba\xbe',
  '\xcf\xfa\xed\xfe',
  '#!',
  '<',
  '\xef\xbb\xbf<',
  'BM6',
  'glTF',
];

/** A file of a known kind, or a page or script after leading spaces. */
const isSomethingElse = (head: Buffer): boolean =>
  KNOWN.some((mark) => begins(head, mark)) ||
  begins(head, 'ftyp', 4) ||
  /^\s*<(!doctype|html|svg|\?xml|script)/i.test(head.toString('latin1', 0, 512));

/**
 * Whether the initial bytes match the kind of the extension. Models have no signature, so only known other formats are
 * refused.
 */
export function isOfKind(extension: string, head: Buffer): boolean {
  switch (extension) {
    case 'jpg':
    case 'jpeg':
      return begins(head, '\xff\xd8\xff');
    case 'png':
      return begins(head, '\x89PNG\r\n\x1a\n');
    case 'gif':
      return begins(head, 'GIF87a') || begins(head, 'GIF89a');
    case 'mp4':
    case 'm4a':
      return begins(head, 'ftyp', 4);
    case 'mov':
      return ['ftyp', 'moov', 'mdat', 'wide', 'free'].some((mark) => begins(head, mark, 4));
    case 'webm':
    case 'mkv':
      // Both are Matroska; the document type distinguishes them.
      return begins(head, '\x1aE\xdf\xa3') && head.includes(extension === 'webm' ? 'webm' : 'matroska');
    case 'mp3':
      return begins(head, 'ID3') || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2);
    case 'ogg':
      return begins(head, 'OggS');
    case 'wav':
      return begins(head, 'RIFF') && begins(head, 'WAVE', 8);
    case 'avi':
      return begins(head, 'RIFF') && begins(head, 'AVI ', 8);
    default:
      return head.length > 0 && !isSomethingElse(head);
  }
}
