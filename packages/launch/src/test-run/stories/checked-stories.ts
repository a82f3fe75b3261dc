import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from '@waymark/contract/schema';

const schema = z.record(z.string(), z.string());

/** Remembers the hash each story file had when it last passed the accessibility check. */
export class CheckedStories {
  readonly #file: string;
  readonly #passed: Map<string, string>;

  constructor(file: string) {
    this.#file = file;
    this.#passed = new Map(Object.entries(read(file)));
  }

  /** The story files that have not passed with their current hash. */
  pending(hashes: ReadonlyMap<string, string>): ReadonlySet<string> {
    return new Set([...hashes].flatMap(([story, hash]) => (this.#passed.get(story) === hash ? [] : [story])));
  }

  /** Saves these hashes as passed, and forgets stories that no longer exist. */
  save(passed: ReadonlyMap<string, string>, existing: ReadonlyMap<string, string>): void {
    for (const [story, hash] of passed) this.#passed.set(story, hash);
    for (const story of this.#passed.keys()) if (!existing.has(story)) this.#passed.delete(story);
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, `${JSON.stringify(Object.fromEntries(this.#passed), null, 2)}\n`);
  }
}

function read(file: string): Readonly<Record<string, string>> {
  if (!existsSync(file)) return {};
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // A damaged cache costs one full check.
    return {};
  }
}
