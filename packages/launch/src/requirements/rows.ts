/** A requirement of the specification and the tests that prove it. */
export interface Row {
  readonly file: string;
  readonly line: number;
  readonly slug: string;
  readonly proofs: readonly Proof[];
}

/** A test that would fail if the requirement were not met. */
interface Proof {
  readonly path: string;
  readonly title: string;
}

/** The columns of a requirement file, in order. */
export const COLUMNS = ['slug', 'owner', 'level', 'requirement', 'exact', 'proof'] as const;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;

/** Reads a requirement file; reports problems in `problems`. */
export function readRows(file: string, text: string, problems: string[]): Row[] {
  const [head = '', ...lines] = text.split('\n');
  const complain = (line: number, what: string) => problems.push(`${file}:${line}: ${what}`);
  if (head !== COLUMNS.join('\t')) complain(1, `the columns must be ${COLUMNS.join(', ')}, separated by tabs`);
  return lines.flatMap((content, place) => {
    if (content === '') return [];
    const line = place + 2;
    const cells = content.split('\t');
    const [slug = '', , , requirement = '', , proof = ''] = cells;
    if (cells.length !== COLUMNS.length) complain(line, `has ${cells.length} cells instead of ${COLUMNS.length}`);
    if (!SLUG.test(slug))
      complain(line, `"${slug}" is no slug (small letters, digits and hyphens, parts set apart by dots)`);
    if (!requirement) complain(line, 'says no requirement');
    const proofs = readProofs(proof, (what) => complain(line, what));
    return [{ file, line, slug, proofs }];
  });
}

function readProofs(cell: string, complain: (what: string) => void): Proof[] {
  if (cell.trim() === '') return [];
  return cell.split(' | ').flatMap((text) => {
    const [path = '', title = ''] = text.split(/ :: (.*)/s).map((part) => part.trim());
    if (path && title) return [{ path, title }];
    complain(`the proof "${text}" must read: file :: title of the test`);
    return [];
  });
}
