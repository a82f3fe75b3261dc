/** A small fault that a test must notice. */
export interface Mutant {
  readonly file: string;
  /** What stands in the file, once. */
  readonly found: string;
  /** What the fault makes of it. */
  readonly instead: string;
  /** The test file that must fail. */
  readonly test: string;
}

const COLUMNS = ['file', 'found', 'instead', 'test'].join('\t');

/** Reads the list of faults. @throws {Error} if a line has not four cells */
export function readMutants(text: string): readonly Mutant[] {
  const [head, ...lines] = text.trimEnd().split('\n');
  if (head !== COLUMNS) throw new Error(`The columns must be ${COLUMNS.replaceAll('\t', ', ')}, separated by tabs.`);
  return lines.map((line) => {
    const [file, found, instead, test, ...more] = line.split('\t');
    if (!file || !found || instead === undefined || !test || more.length > 0)
      throw new Error(`Not four cells: ${line}`);
    return { file, found, instead, test };
  });
}

/** The text of the file with the fault. @throws {Error} if what it changes does not stand there once */
export function mutate(source: string, { file, found, instead }: Mutant): string {
  const [before, after, ...more] = source.split(found);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`"${found}" must stand once in ${file}.`);
  }
  return before + instead + after;
}
