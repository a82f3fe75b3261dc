import { closingLine, summarise } from './summary';

const stage = (name: string, ok: boolean, passed: number, failed: number) => ({
  name,
  ok,
  ms: 1500,
  counts: { passed, failed },
  files: [] as { file: string; ms: number }[],
  failures: [] as { test: string; why: string }[],
});

describe('the closing line', () => {
  it('adds up the tests of all stages', () => {
    const results = [stage('lint', true, 0, 0), stage('unit', true, 40, 0), stage('e2e', true, 6, 0)];
    expect(closingLine(results)).toBe('46 passed, 0 failed');
    expect(summarise(results).at(-1)).toBe('46 passed, 0 failed');
  });

  it('leaves retries to the line of their stage', () => {
    const e2e = { ...stage('e2e', true, 6, 0), counts: { passed: 6, failed: 0, retried: 1 } };
    expect(summarise([e2e]).join('\n')).toContain('6 passed, 0 failed, 1 after a retry');
    expect(closingLine([stage('unit', true, 40, 0), e2e])).toBe('46 passed, 0 failed');
  });

  it('reports a failure when a stage without tests failed', () => {
    expect(closingLine([stage('unit', true, 40, 0), stage('types', false, 0, 0)])).toBe('40 passed, 1 failed');
  });

  it('does not count a failed stage on top of its failed tests', () => {
    expect(closingLine([stage('unit', false, 40, 2)])).toBe('40 passed, 2 failed');
  });
});

it('the failed tries are quoted just before the closing line', () => {
  const e2e = { ...stage('e2e', false, 6, 1), failures: [{ test: 'a.spec.ts › opens', why: 'line 7: no title' }] };
  expect(summarise([stage('unit', true, 40, 0), e2e]).slice(-5)).toEqual([
    'Failed tries',
    '  a.spec.ts › opens',
    '    line 7: no title',
    '',
    '46 passed, 1 failed',
  ]);
});

describe('the slowest files', () => {
  it('are the ten longest of all stages, slowest first', () => {
    const times = (name: string, all: readonly number[]) => all.map((ms) => ({ file: `${name}-${ms}.ts`, ms }));
    const unit = { ...stage('unit', true, 1, 0), files: times('u', [1000, 900, 800, 700, 600, 500, 400]) };
    const e2e = { ...stage('e2e', true, 1, 0), files: times('e', [9500, 300, 200, 100, 50]) };
    const lines = summarise([unit, e2e]);
    const shown = lines.slice(lines.indexOf('Slowest test files') + 1, -2);
    expect(shown).toHaveLength(10);
    expect(shown[0]).toBe('     9.5 s  e-9500.ts (e2e)');
    expect(shown.at(-1)).toBe('     0.2 s  e-200.ts (e2e)');
  });

  it('are omitted if no stage has test files', () => {
    expect(summarise([stage('lint', true, 0, 0)])).not.toContain('Slowest test files');
  });
});
