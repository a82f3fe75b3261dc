/** An address in any text: lists, tables, `Ada <ada@example.test>; …`. An apostrophe between letters is part of it. */
const ADDRESS = /(?:[^\s<>()[\]\\,;:"'@|]|[\p{L}\p{N}]'(?=[\p{L}\p{N}]))+@(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}/gu;

/** The unique e-mail addresses in a pasted text, in order. */
export function readAddresses(text: string): readonly string[] {
  const found = new Map<string, string>();
  for (const [address] of text.matchAll(ADDRESS)) {
    const key = address.toLowerCase();
    if (!found.has(key)) found.set(key, address);
  }
  return [...found.values()];
}

/** A text without some of its addresses: of a line that had one, only the other addresses stay. */
export function withoutAddresses(text: string, gone: readonly string[]): string {
  const keys = new Set(gone.map((address) => address.toLowerCase()));
  return text
    .split('\n')
    .flatMap((line) => {
      const found = readAddresses(line);
      const left = found.filter((address) => !keys.has(address.toLowerCase()));
      return left.length === found.length ? [line] : left;
    })
    .join('\n');
}
