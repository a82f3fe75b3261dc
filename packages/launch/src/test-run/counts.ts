/** How many tests passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
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

/** Reads Playwright's JSON report. What went wrong outside any test counts as a failed one. */
export function readPlaywrightReport(text: string): Counts {
  const report = JSON.parse(text) as {
    stats?: { expected?: number; unexpected?: number; flaky?: number };
    errors?: readonly unknown[];
  };
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {};
  return { passed: expected, failed: unexpected + flaky + (report.errors?.length ?? 0) };
}
