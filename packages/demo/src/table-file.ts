import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A row of a table, by column name. */
export class TableLine {
  readonly #fields: ReadonlyMap<string, string>;

  constructor(columns: readonly string[], line: string) {
    this.#fields = new Map(line.split('\t').map((field, index) => [columns[index] ?? '', field]));
  }

  text(column: string): string {
    const field = this.#fields.get(column);
    if (field === undefined) throw new Error(`The table has no ${column}: ${[...this.#fields.values()].join(' | ')}`);
    return field;
  }

  number(column: string): number {
    const value = Number(this.text(column));
    if (Number.isNaN(value)) throw new Error(`${column} is not a number: ${this.text(column)}`);
    return value;
  }

  /** One of the words; anything else is a mistake in the table. */
  word<Word extends string>(column: string, words: readonly Word[]): Word {
    const found = words.find((word) => word === this.text(column));
    if (found === undefined) throw new Error(`Invalid ${column}: ${this.text(column)}`);
    return found;
  }

  /** A list of texts separated by `|`. */
  list(column: string): string[] {
    return this.text(column)
      .split('|')
      .filter((item) => item !== '');
  }
}

/** Reads one of the tables next to this file: tab-separated, with a header row. */
export function readTable(name: string): TableLine[] {
  const path = fileURLToPath(new URL(`./tables/${name}.tsv`, import.meta.url));
  const [head = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line) => new TableLine(head.split('\t'), line));
}
