import { relative } from 'node:path';
import { ROOT } from '../root';
import type { Counts } from './counts';
import { type FailedTry, shortError } from './failed-try';

/** The results of a test runner. */
export interface Report {
  readonly counts: Counts;
  readonly files: readonly FileTime[];
  readonly failures: readonly FailedTry[];
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
  readonly testResults?: readonly JestFile[];
}

interface JestFile {
  readonly name: string;
  readonly startTime: number;
  readonly endTime: number;
  /** Why it failed to load. */
  readonly message?: string;
  readonly assertionResults?: readonly {
    readonly fullName?: string;
    readonly status: string;
    readonly invocations?: number;
    readonly failureMessages?: readonly string[];
    readonly retryReasons?: readonly string[];
  }[];
}

/** How many tests of a stage may need a retry, because a busy machine is occasionally slow. */
const MAX_RETRIED = 4;

/** Every retried test counts as failed when there are more than `MAX_RETRIED`. */
function countsOf(passed: number, failed: number, retried: number): Counts {
  if (retried > MAX_RETRIED) return { passed: passed - retried, failed: failed + retried };
  return retried > 0 ? { passed, failed, retried } : { passed, failed };
}

/** Reads jest's JSON report. A file that fails to load counts as one failed test. */
export function readJestReport(text: string): Report {
  const report = JSON.parse(text) as JestReport;
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0, testResults = [] } = report;
  const retried = testResults
    .flatMap(({ assertionResults = [] }) => assertionResults)
    .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1).length;
  return {
    counts: countsOf(numPassedTests, numFailedTests + numRuntimeErrorTestSuites, retried),
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: relative(ROOT, name),
      ms: endTime - startTime,
    })),
    failures: testResults.flatMap(failuresOfFile),
  };
}

function failuresOfFile({ name, message = '', assertionResults = [] }: JestFile): FailedTry[] {
  const file = relative(ROOT, name);
  if (message && assertionResults.length === 0) return [{ test: file, why: shortError(message) }];
  return assertionResults.flatMap(({ fullName = '', failureMessages = [], retryReasons = [] }) =>
    [...retryReasons, ...failureMessages].map((why) => ({ test: `${file} › ${fullName}`, why: shortError(why) })),
  );
}

interface PlaywrightReport {
  readonly stats?: { readonly expected?: number; readonly unexpected?: number; readonly flaky?: number };
  readonly errors?: readonly PlaywrightError[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly PlaywrightSpec[];
}

interface PlaywrightSpec {
  readonly title?: string;
  readonly tests: readonly { readonly projectName?: string; readonly results: readonly PlaywrightResult[] }[];
}

interface PlaywrightResult {
  readonly duration: number;
  readonly errors?: readonly PlaywrightError[];
}

interface PlaywrightError {
  readonly message?: string;
  readonly location?: { readonly line: number };
}

/** Reads Playwright's JSON report. An error outside a test counts as a failed test. */
export function readPlaywrightReport(text: string): Report {
  const { stats = {}, errors = [], suites = [] } = JSON.parse(text) as PlaywrightReport;
  const { expected = 0, unexpected = 0, flaky = 0 } = stats;
  const counts = countsOf(expected + flaky, unexpected + errors.length, flaky);
  return {
    counts,
    files: suites.map((suite) => ({ file: `e2e/specs/${suite.file}`, ms: durationOf(suite) })),
    failures: [
      ...errors.map((error) => ({ test: 'outside the tests', why: whyOf(error) })),
      ...suites.flatMap(failuresOfSuite),
    ],
  };
}

/** One per try, including those of tests that passed in the end. */
function failuresOfSuite({ file, suites = [], specs = [] }: PlaywrightSuite): FailedTry[] {
  const own = specs.flatMap(({ title = '', tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.flatMap(({ errors = [] }) =>
        errors.map((error) => ({ test: `[${projectName}] ${file} › ${title}`, why: whyOf(error) })),
      ),
    ),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

const whyOf = ({ message = '', location }: PlaywrightError): string =>
  `${location ? `line ${location.line}: ` : ''}${shortError(message)}`;

function durationOf({ suites = [], specs = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(durationOf)].reduce((sum, ms) => sum + ms, 0);
}
