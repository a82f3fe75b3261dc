import { relative } from 'node:path';
import { ROOT } from '../root';
import type { Counts } from './counts';

/** The results of a test runner. */
export interface Report {
  readonly counts: Counts;
  readonly files: readonly FileTime[];
}

/** How long the tests of one file took. */
export interface FileTime {
  /** Path below the checkout. */
  readonly file: string;
  readonly ms: number;
}

interface JestReport {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numRuntimeErrorTestSuites?: number;
  readonly testResults?: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}

/** Reads jest's JSON report. A file that fails to load counts as one failed test. */
export function readJestReport(text: string): Report {
  const report = JSON.parse(text) as JestReport;
  return {
    counts: {
      passed: report.numPassedTests ?? 0,
      failed: (report.numFailedTests ?? 0) + (report.numRuntimeErrorTestSuites ?? 0),
    },
    files: (report.testResults ?? []).map(({ name, startTime, endTime }) => ({
      file: relative(ROOT, name),
      ms: endTime - startTime,
    })),
  };
}

interface PlaywrightReport {
  readonly stats?: { readonly expected?: number; readonly unexpected?: number; readonly flaky?: number };
  readonly errors?: readonly unknown[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

/** How many tests may need a retry: a busy machine is slow now and then. */
const MAX_RETRIED = 4;

/**
 * Reads Playwright's JSON report. An error outside a test counts as a failed test, and so does every retried test when
 * there are more than `MAX_RETRIED`.
 */
export function readPlaywrightReport(text: string): Report {
  const { stats = {}, errors = [], suites = [] } = JSON.parse(text) as PlaywrightReport;
  const { expected = 0, unexpected = 0, flaky = 0 } = stats;
  const failed = unexpected + errors.length;
  const counts =
    flaky > MAX_RETRIED
      ? { passed: expected, failed: failed + flaky }
      : { passed: expected + flaky, failed, retried: flaky };
  return { counts, files: suites.map((suite) => ({ file: `e2e/specs/${suite.file}`, ms: durationOf(suite) })) };
}

function durationOf({ suites = [], specs = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(durationOf)].reduce((sum, ms) => sum + ms, 0);
}
