/** A small change that a test must detect. */
export interface Mutant {
  readonly file: string;
  /** The text to change, unique in the file. */
  readonly found: string;
  /** Its replacement. */
  readonly instead: string;
  /** The test file that must fail. */
  readonly test: string;
}

const COLUMNS = ['file', 'found', 'instead', 'test'].join('\t');

/**
 * Reads the list of mutants.
 * @throws {Error} if a line doesn't have four cells
 */
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

/**
 * The text of the file with the mutant.
 * @throws {Error} if the text to change isn't unique in it
 */
export function mutate(source: string, { file, found, instead }: Mutant): string {
  const [before, after, ...more] = source.split(found);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`"${found}" must stand once in ${file}.`);
  }
  return before + instead + after;
}
