import { SHEET_WORDS } from '@waymark/contract';

/** First bytes (as Latin-1) of files that people choose by mistake, whatever their extension. */
const BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/^\x89PNG/, SHEET_WORDS.picture],
  [/^\xff\xd8\xff/, SHEET_WORDS.picture],
  [/^GIF8[79]a/, SHEET_WORDS.picture],
  [/^RIFF[\s\S]{4}WEBP/, SHEET_WORDS.picture],
  [/^[\s\S]{4}ftyp/, SHEET_WORDS.film],
  [/^%PDF-/, SHEET_WORDS.pdf],
];
/** Old workbooks and protected ones share this container format. */
const CONTAINER = Buffer.from('d0cf11e0', 'hex');
const PROTECTED = Buffer.from('EncryptedPackage', 'utf16le');

/** Why a file cannot be read as a sheet, judging by its bytes; undefined for text and ZIP files. */
export function unreadableReason(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 4096);
  const signs = start.toString('latin1');
  const known = BEGINNINGS.find(([beginning]) => beginning.test(signs));
  if (known) return known[1];
  if (bytes.subarray(0, CONTAINER.length).equals(CONTAINER)) {
    return bytes.includes(PROTECTED) ? SHEET_WORDS.protected : SHEET_WORDS.old;
  }
  const utf16 = /^(\xff\xfe|\xfe\xff)/.test(signs);
  const packed = signs.startsWith('PK');
  return !utf16 && !packed && start.includes(0) ? SHEET_WORDS.unreadable : undefined;
}
