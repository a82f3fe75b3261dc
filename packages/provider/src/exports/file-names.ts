/** Signs that some file system does not take in a name. */
const FOREIGN = /[^\p{L}\p{M}\p{N} ._&'()+,-]+/gu;
/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const MOST = 48;

/** A text as the name of a file or folder on every system. */
export function fileName(text: string, otherwise: string): string {
  const clean = text.normalize('NFC').replace(FOREIGN, ' ').replace(/\s+/g, ' ');
  const short = [...clean].slice(0, MOST).join('');
  // Windows drops dots and blanks at the end, and elsewhere a dot in front hides the file.
  const name = short.replace(/^[ .]+|[ .]+$/g, '');
  return name === '' || DEVICE.test(name) ? otherwise : name;
}

/** The same in the letters of addresses. */
export const plainFileName = (text: string, otherwise: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
    .replace(/^-+|-+$/g, '') || otherwise;

/** Names of things that may be called the same: a repeated one gets its number behind it, whatever its case. */
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
