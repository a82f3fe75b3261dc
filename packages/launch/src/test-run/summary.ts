import { type Counts, NO_TESTS, plus } from './counts';

/** How a stage ended. */
export interface StageResult {
  readonly name: string;
  readonly ok: boolean;
  readonly ms: number;
  readonly counts: Counts;
}

/** The whole run in a few lines; CI reads the last one. */
export function summarise(results: readonly StageResult[]): string[] {
  const width = Math.max(...results.map(({ name }) => name.length));
  const lines = results.map(({ name, ok, ms, counts }) => {
    const tests = counts.passed + counts.failed > 0 ? `   ${wordsOf(counts)}${againOf(counts)}` : '';
    return `  ${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(width)} ${seconds(ms).padStart(8)}${tests}`;
  });
  return ['', ...lines, '', closingLine(results)];
}

/** All tests of the run; a stage that failed without a failing test counts as one. */
export function closingLine(results: readonly StageResult[]): string {
  const all = results.reduce((sum, { ok, counts }) => {
    const silent = !ok && counts.failed === 0;
    return plus(sum, silent ? { ...counts, failed: 1 } : counts);
  }, NO_TESTS);
  return wordsOf(all);
}

/** A time for people. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const wordsOf = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;
const againOf = ({ again }: Counts): string => (again ? `, ${again} only the second time` : '');
