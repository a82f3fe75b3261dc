import { readJestReport, readPlaywrightReport } from './counts';
import { closingLine, summarise } from './summary';

describe('the counts', () => {
  it('of jest take a file that did not load for a failure', () => {
    const report = { numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
    expect(readJestReport(JSON.stringify(report))).toEqual({ passed: 7, failed: 3 });
  });
  it('of Playwright take a flaky test and a broken set-up for failures', () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{ message: 'no browser' }] };
    expect(readPlaywrightReport(JSON.stringify(report))).toEqual({ passed: 4, failed: 3 });
  });
});

describe('the closing line', () => {
  const stage = (name: string, ok: boolean, passed: number, failed: number) => ({
    name,
    ok,
    ms: 1500,
    counts: { passed, failed },
  });

  it('adds up the tests of all stages', () => {
    const results = [stage('lint', true, 0, 0), stage('unit', true, 40, 0), stage('e2e', true, 6, 0)];
    expect(closingLine(results)).toBe('46 passed, 0 failed');
    expect(summarise(results).at(-1)).toBe('46 passed, 0 failed');
  });
  it('never reads as a success when a stage without tests failed', () => {
    expect(closingLine([stage('unit', true, 40, 0), stage('types', false, 0, 0)])).toBe('40 passed, 1 failed');
  });
  it('does not count the failure of a stage twice', () => {
    expect(closingLine([stage('unit', false, 40, 2)])).toBe('40 passed, 2 failed');
  });
});
