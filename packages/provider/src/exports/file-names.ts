/** Characters that some file system does not allow in a name. */
const FOREIGN = /[^\p{L}\p{M}\p{N} ._&'()+,-]+/gu;
/** Device names reserved by Windows. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const MOST = 48;

/** A text as a file or folder name that is valid on every system. */
export function fileName(text: string, otherwise: string): string {
  const clean = text.normalize('NFC').replace(FOREIGN, ' ').replace(/\s+/g, ' ');
  const short = [...clean].slice(0, MOST).join('');
  // Windows drops trailing dots and blanks, and elsewhere a leading dot hides the file.
  const name = short.replace(/^[ .]+|[ .]+$/g, '');
  return name === '' || DEVICE.test(name) ? otherwise : name;
}

/** The same in lower-case ASCII, for addresses. */
export const plainFileName = (text: string, otherwise: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
    .replace(/^-+|-+$/g, '') || otherwise;

/** Unique folder names: one that is already taken, ignoring case, gets the id appended. */
export function folderNames(
  things: Iterable<{ readonly id: number; readonly name: string }>,
  otherwise: string,
): ReadonlyMap<number, string> {
  const taken = new Set<string>();
  const names = new Map<number, string>();
  for (const { id, name } of things) {
    const wanted = fileName(name, otherwise);
    const free = taken.has(wanted.toLowerCase()) ? `${wanted} ${id}` : wanted;
    taken.add(free.toLowerCase());
    names.set(id, free);
  }
  return names;
}
