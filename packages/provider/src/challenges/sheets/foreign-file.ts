/** Said of a file that is neither text nor a workbook. */
export const UNREADABLE = 'The file cannot be read. Please save it as CSV or XLSX.';
const PICTURE = 'This is a picture, not a sheet. Please choose a CSV or XLSX file.';

/** How files begin that are chosen by mistake, as Latin-1, whatever their names say. */
const BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/^\x89PNG/, PICTURE],
  [/^\xff\xd8\xff/, PICTURE],
  [/^GIF8[79]a/, PICTURE],
  [/^RIFF[\s\S]{4}WEBP/, PICTURE],
  [/^[\s\S]{4}ftyp/, 'This is a film or a picture, not a sheet. Please choose a CSV or XLSX file.'],
  [/^%PDF-/, 'This is a PDF, not a sheet. Please choose a CSV or XLSX file.'],
];
/** Old workbooks and protected ones are both kept in this container. */
const CONTAINER = Buffer.from('d0cf11e0', 'hex');
const PROTECTED = Buffer.from('EncryptedPackage', 'utf16le');

/** Why a file cannot be read as a sheet, as far as its bytes say so; undefined for text and for packed files. */
export function whyUnreadable(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 4096);
  const signs = start.toString('latin1');
  const known = BEGINNINGS.find(([beginning]) => beginning.test(signs));
  if (known) return known[1];
  if (bytes.subarray(0, CONTAINER.length).equals(CONTAINER)) {
    return bytes.includes(PROTECTED)
      ? 'The file is protected by a password. Please save it without one.'
      : 'This is a workbook of an older kind. Please save it as CSV or XLSX.';
  }
  const utf16 = /^(\xff\xfe|\xfe\xff)/.test(signs);
  const packed = signs.startsWith('PK');
  return !utf16 && !packed && start.includes(0) ? UNREADABLE : undefined;
}
