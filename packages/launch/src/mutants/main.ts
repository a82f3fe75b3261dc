import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../command';
import { ROOT } from '../root';
import { type Mutant, mutate, readMutants } from './read-mutants';

const LIST = join(ROOT, 'packages/launch/src/mutants/mutants.tsv');

/**
 * `pnpm mutants [word…]`: breaks the code as each line of `mutants.tsv` says, all or those whose file contains a word,
 * and reports the mutants that their test doesn't detect.
 */
await runCommand(async ({ signal }) => {
  const words = process.argv.slice(2);
  const all = readMutants(readFileSync(LIST, 'utf8'));
  const mutants = all.filter(({ file }) => words.length === 0 || words.some((word) => file.includes(word)));
  let survived = 0;
  for (const mutant of mutants) {
    // A signal during a test is handled after it, when the file is restored.
    await new Promise((resolve) => setImmediate(resolve));
    if (signal.aborted) return 1;
    const killed = isKilled(mutant);
    if (!killed) survived += 1;
    console.log(
      `${killed ? 'killed  ' : 'SURVIVED'}  ${mutant.file}: ${mutant.found} → ${mutant.instead || '(nothing)'}`,
    );
  }
  console.log(`${mutants.length - survived} of ${mutants.length} killed`);
  return survived === 0 ? 0 : 1;
});

/** Whether the test fails with the mutant in the file. */
function isKilled(mutant: Mutant): boolean {
  const path = join(ROOT, mutant.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, mutate(source, mutant));
  try {
    const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
    const args = [jest, '--json', '--silent', '--runInBand', '--runTestsByPath', mutant.test];
    const env = { ...process.env, NODE_ENV: 'test' };
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' });
    if (!stdout.startsWith('{')) throw new Error(stderr);
    const { numFailedTests, numTotalTests } = JSON.parse(stdout) as Record<string, number>;
    if (!numTotalTests) throw new Error(`No test ran in ${mutant.test}.`);
    return numFailedTests !== 0;
  } finally {
    writeFileSync(path, source);
  }
}
