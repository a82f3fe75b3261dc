/** How many tests passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** How many of those that passed did so only the second time. */
  readonly again?: number;
}

export const NO_TESTS: Counts = { passed: 0, failed: 0 };

/** The counts of two runs together. */
export const plus = (a: Counts, b: Counts): Counts => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });

/** Reads jest's JSON report. A file that could not even be loaded counts as one failed test. */
export function readJestReport(text: string): Counts {
  const report = JSON.parse(text) as Partial<
    Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites', number>
  >;
  return {
    passed: report.numPassedTests ?? 0,
    failed: (report.numFailedTests ?? 0) + (report.numRuntimeErrorTestSuites ?? 0),
  };
}

/** How many tests may need a second try: a busy machine is late for one now and then. */
const SECOND_TRIES = 4;

/**
 * Reads Playwright's JSON report. What went wrong outside any test counts as a failed one, and so does every test that
 * passed only the second time when there are more than `SECOND_TRIES` of them.
 */
export function readPlaywrightReport(text: string): Counts {
  const report = JSON.parse(text) as {
    stats?: { expected?: number; unexpected?: number; flaky?: number };
    errors?: readonly unknown[];
  };
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {};
  const failed = unexpected + (report.errors?.length ?? 0);
  return flaky > SECOND_TRIES
    ? { passed: expected, failed: failed + flaky }
    : { passed: expected + flaky, failed, again: flaky };
}
