import { readJestReport, readPlaywrightReport } from './counts';
import { closingLine, summarise } from './summary';

describe('the counts', () => {
  it('of jest take a file that did not load for a failure', () => {
    const report = { numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
    expect(readJestReport(JSON.stringify(report))).toEqual({ passed: 7, failed: 3 });
  });
  it('of Playwright take a broken set-up for a failure', () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 0, skipped: 0 }, errors: [{ message: 'no browser' }] };
    expect(readPlaywrightReport(JSON.stringify(report))).toMatchObject({ passed: 4, failed: 2 });
  });
  it('of Playwright tell what passed only the second time, and take many of them for failures', () => {
    const read = (flaky: number) => readPlaywrightReport(JSON.stringify({ stats: { expected: 4, flaky } }));
    expect(read(4)).toEqual({ passed: 8, failed: 0, again: 4 });
    expect(read(5)).toEqual({ passed: 4, failed: 5 });
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
  it('leaves it to the line of the stage how many passed only the second time', () => {
    const e2e = { ...stage('e2e', true, 6, 0), counts: { passed: 6, failed: 0, again: 1 } };
    expect(summarise([e2e]).join('\n')).toContain('6 passed, 0 failed, 1 only the second time');
    expect(closingLine([stage('unit', true, 40, 0), e2e])).toBe('46 passed, 0 failed');
  });
  it('never reads as a success when a stage without tests failed', () => {
    expect(closingLine([stage('unit', true, 40, 0), stage('types', false, 0, 0)])).toBe('40 passed, 1 failed');
  });
  it('does not count the failure of a stage twice', () => {
    expect(closingLine([stage('unit', false, 40, 2)])).toBe('40 passed, 2 failed');
  });
});
