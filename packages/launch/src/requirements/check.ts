import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Row, readRows } from './rows';
import { readTitles, type TestTitle } from './titles';

/** The content of the requirement files, and their problems. */
export interface RequirementReport {
  readonly listed: number;
  readonly proved: number;
  readonly problems: readonly string[];
  /** Listed and proved rows by file. */
  readonly files: readonly { readonly file: string; readonly listed: number; readonly proved: number }[];
}

/** Folder of the requirement files, below the checkout. */
export const REQUIREMENTS = 'e2e/requirements';

/** Checks every requirement file of a checkout: its format, and that each proof is an existing test. */
export function checkRequirements(root: string): RequirementReport {
  const problems: string[] = [];
  const names = readdirSync(join(root, REQUIREMENTS)).filter((name) => name.endsWith('.tsv'));
  const rowsByFile = names.sort().map((name) => {
    const file = `${REQUIREMENTS}/${name}`;
    return { file, rows: readRows(file, readFileSync(join(root, file), 'utf8'), problems) };
  });
  const rows = rowsByFile.flatMap((entry) => entry.rows);
  findTwins(rows, problems);
  const titlesOf = titleReader(root);
  for (const row of rows) {
    for (const { path, title } of row.proofs) {
      const titles = titlesOf(path);
      const where = `${row.file}:${row.line}: ${row.slug}`;
      if (!titles) problems.push(`${where} is proved by ${path}, which does not exist`);
      else if (!titles.some((test) => test.is(title))) problems.push(`${where}: ${path} holds no test "${title}"`);
    }
  }
  const files = rowsByFile.map((entry) => ({ file: entry.file, ...count(entry.rows) }));
  return { ...count(rows), problems, files };
}

function count(rows: readonly Row[]): { listed: number; proved: number } {
  return { listed: rows.length, proved: rows.filter((row) => row.proofs.length > 0).length };
}

function findTwins(rows: readonly Row[], problems: string[]): void {
  const first = new Map<string, Row>();
  for (const row of rows) {
    const twin = first.get(row.slug);
    if (twin) problems.push(`${row.file}:${row.line}: ${row.slug} stands in ${twin.file}:${twin.line} already`);
    else first.set(row.slug, row);
  }
}

function titleReader(root: string): (path: string) => readonly TestTitle[] | undefined {
  const read = new Map<string, readonly TestTitle[] | undefined>();
  return (path) => {
    if (!read.has(path)) read.set(path, titlesIn(root, path));
    return read.get(path);
  };
}

function titlesIn(root: string, path: string): readonly TestTitle[] | undefined {
  try {
    return readTitles(readFileSync(join(root, path), 'utf8'), path);
  } catch {
    return undefined;
  }
}
