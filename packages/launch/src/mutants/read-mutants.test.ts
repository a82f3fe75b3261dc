import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutate, readMutants } from './read-mutants';

/** The workspace root. Jest runs this file as CommonJS, which has no import.meta. */
const root = join(__dirname, '../../../..');

const mutants = readMutants(readFileSync(join(__dirname, 'mutants.tsv'), 'utf8'));

describe('the list of mutants', () => {
  it.each(mutants.map((mutant) => [mutant.file, mutant.found, mutant] as const))(
    'changes %s at "%s", and names an existing test',
    (file, _, mutant) => {
      const source = readFileSync(join(root, file), 'utf8');
      expect(mutate(source, mutant)).not.toBe(source);
      expect(existsSync(join(root, mutant.test))).toBe(true);
    },
  );

  it('rejects a change whose text is missing or ambiguous', () => {
    const mutant = { file: 'a.ts', found: 'b', instead: 'c', test: 'a.test.ts' };
    expect(mutate('abd', mutant)).toBe('acd');
    for (const source of ['a', 'abb']) expect(() => mutate(source, mutant)).toThrow('must stand once in a.ts');
  });
});
