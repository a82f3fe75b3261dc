import { join } from 'node:path';
import { ROOT } from '../root';
import { readJestReport, readPlaywrightReport } from './reports';

describe('a jest report', () => {
  it('counts a file that failed to load as a failure', () => {
    const report = { numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
    expect(readJestReport(JSON.stringify(report)).counts).toEqual({ passed: 7, failed: 3 });
  });

  it('counts retried tests as passed, but many of them as failed', () => {
    const read = (retried: number) => {
      const again = Array.from({ length: retried }, () => ({ status: 'passed', invocations: 2 }));
      const assertionResults = [{ status: 'passed', invocations: 1 }, ...again, { status: 'failed', invocations: 2 }];
      const testResults = [{ name: join(ROOT, 'a.test.ts'), startTime: 0, endTime: 1, assertionResults }];
      return readJestReport(JSON.stringify({ numPassedTests: 1 + retried, numFailedTests: 1, testResults })).counts;
    };
    expect(read(0)).toEqual({ passed: 1, failed: 1 });
    expect(read(4)).toEqual({ passed: 5, failed: 1, retried: 4 });
    expect(read(5)).toEqual({ passed: 1, failed: 6 });
  });

  it('has the duration of each file', () => {
    const name = join(ROOT, 'packages/ui/src/a.test.ts');
    const report = { testResults: [{ name, startTime: 1000, endTime: 3500 }] };
    expect(readJestReport(JSON.stringify(report)).files).toEqual([{ file: 'packages/ui/src/a.test.ts', ms: 2500 }]);
  });
});

describe('the failed tries of a report', () => {
  it('of jest name the test and the start of the error, also before a retry', () => {
    const failed = { fullName: 'a list is sorted', status: 'failed', failureMessages: ['Expected: 1\n    at a.ts:3'] };
    const again = { fullName: 'a list is read', status: 'passed', invocations: 2, retryReasons: ['Timed out'] };
    const file = { name: join(ROOT, 'a.test.ts'), startTime: 0, endTime: 1, assertionResults: [failed, again] };
    const broken = { ...file, name: join(ROOT, 'b.test.ts'), assertionResults: [], message: 'Cannot find c.ts' };
    expect(readJestReport(JSON.stringify({ testResults: [file, broken] })).failures).toEqual([
      { test: 'a.test.ts › a list is sorted', why: 'Expected: 1' },
      { test: 'a.test.ts › a list is read', why: 'Timed out' },
      { test: 'b.test.ts', why: 'Cannot find c.ts' },
    ]);
  });

  it('of Playwright have the line, without colours and the log', () => {
    const message = '\u001b[31mError: no title\u001b[39m\n\nExpected: "A"\nReceived: "B"\n\nCall log:\n  - waiting';
    const results = [{ duration: 1, errors: [{ message, location: { line: 7 } }] }, { duration: 1 }];
    const specs = [{ title: 'opens', tests: [{ projectName: 'documents', results }] }];
    const suites = [{ file: 'a.spec.ts', suites: [{ file: 'a.spec.ts', specs }] }];
    const report = { suites, errors: [{ message: 'x'.repeat(1000) }] };
    const [outside, inside] = readPlaywrightReport(JSON.stringify(report)).failures;
    expect(inside).toEqual({
      test: '[documents] a.spec.ts › opens',
      why: 'line 7: Error: no title · Expected: "A" · Received: "B"',
    });
    expect(outside?.why).toMatch(/^x{319}…$/);
  });
});

describe('a Playwright report', () => {
  it('counts an error outside the tests as a failure', () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 0, skipped: 0 }, errors: [{ message: 'no browser' }] };
    expect(readPlaywrightReport(JSON.stringify(report)).counts).toMatchObject({ passed: 4, failed: 2 });
  });

  it('counts retried tests as passed, but many of them as failed', () => {
    const read = (flaky: number) => readPlaywrightReport(JSON.stringify({ stats: { expected: 4, flaky } })).counts;
    expect(read(4)).toEqual({ passed: 8, failed: 0, retried: 4 });
    expect(read(5)).toEqual({ passed: 4, failed: 5 });
  });

  it('adds up the tests and retries of each file', () => {
    const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
    const suites = [
      { file: 'a.spec.ts', specs: [spec(100)], suites: [{ file: 'a.spec.ts', specs: [spec(20, 30), spec(4)] }] },
      { file: 'b.spec.ts', specs: [spec(5)] },
    ];
    expect(readPlaywrightReport(JSON.stringify({ suites })).files).toEqual([
      { file: 'e2e/specs/a.spec.ts', ms: 154 },
      { file: 'e2e/specs/b.spec.ts', ms: 5 },
    ]);
  });
});
