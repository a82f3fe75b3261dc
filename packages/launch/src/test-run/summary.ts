import { type Counts, NO_TESTS, plus } from './counts';
import type { FailedTry } from './failed-try';
import type { FileTime } from './reports';

/** The result of a stage. */
export interface StageResult {
  readonly name: string;
  readonly ok: boolean;
  readonly ms: number;
  readonly counts: Counts;
  readonly files: readonly FileTime[];
  readonly failures: readonly FailedTry[];
}

/** Files listed as the slowest. */
const SLOWEST = 10;

/** Failed tries quoted. */
const MOST_FAILURES = 12;

/** Summarises the run in a few lines; CI reads the last one. */
export function summarise(results: readonly StageResult[]): string[] {
  const width = Math.max(...results.map(({ name }) => name.length));
  const lines = results.map(({ name, ok, ms, counts }) => {
    const tests = counts.passed + counts.failed > 0 ? `   ${wordsOf(counts)}${retriesOf(counts)}` : '';
    return `  ${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(width)} ${seconds(ms).padStart(8)}${tests}`;
  });
  return ['', ...lines, ...slowestFiles(results), ...failedTries(results), '', closingLine(results)];
}

/** Repeated here, because whoever reads a long log starts at its end. */
function failedTries(results: readonly StageResult[]): string[] {
  const failures = results.flatMap((result) => result.failures).slice(0, MOST_FAILURES);
  if (failures.length === 0) return [];
  return ['', 'Failed tries', ...failures.flatMap(({ test, why }) => [`  ${test}`, `    ${why}`])];
}

function slowestFiles(results: readonly StageResult[]): string[] {
  const files = results.flatMap(({ name, files }) => files.map(({ file, ms }) => ({ name, file, ms })));
  const slowest = files.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  if (slowest.length === 0) return [];
  return [
    '',
    'Slowest test files',
    ...slowest.map(({ name, file, ms }) => `${seconds(ms).padStart(10)}  ${file} (${name})`),
  ];
}

/** All tests of the run; a failed stage without a failed test counts as one. */
export function closingLine(results: readonly StageResult[]): string {
  const all = results.reduce((sum, { ok, counts }) => {
    const hasNoFailedTest = !ok && counts.failed === 0;
    return plus(sum, hasNoFailedTest ? { ...counts, failed: 1 } : counts);
  }, NO_TESTS);
  return wordsOf(all);
}

/** Formats a duration. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const wordsOf = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;
const retriesOf = ({ retried }: Counts): string => (retried ? `, ${retried} after a retry` : '');
