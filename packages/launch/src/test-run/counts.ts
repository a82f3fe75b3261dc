/** How many tests passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Passed tests that needed a retry. */
  readonly retried?: number;
}

/** The counts of a stage without tests. */
export const NO_TESTS: Counts = { passed: 0, failed: 0 };

/** Adds two counts. */
export const plus = (a: Counts, b: Counts): Counts => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });
