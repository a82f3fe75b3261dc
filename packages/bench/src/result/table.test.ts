import { type Figure, verdictOf } from './figure';
import { ratioFigure } from './ratio';
import { renderTable } from './table';

const figure = (changes: Partial<Figure>): Figure => ({
  group: 'Pages',
  name: 'list',
  value: 1,
  unit: 'KB',
  ...changes,
});

describe('verdictOf', () => {
  it.each([
    [{ value: 170, budget: 170 }, 'ok'],
    [{ value: 170.04, budget: 170 }, 'ok'],
    [{ value: 170.06, budget: 170 }, 'over'],
    [{ value: 1.154, unit: 'ratio', budget: 1.15 }, 'ok'],
    [{ value: 1.156, unit: 'ratio', budget: 1.15 }, 'over'],
    [{ value: 4, unit: 'count', budget: 3 }, 'over'],
    [{ value: 4, unit: 'count' }, ''],
  ] as const)('rates %j as "%s"', (changes, expected) => {
    expect(verdictOf(figure(changes))).toBe(expected);
  });

  it('rates a failed measurement as "over"', () => {
    expect(verdictOf(figure({ value: Number.NaN, budget: 170 }))).toBe('over');
  });
});

it('a ratio compares the medians and lists both series', () => {
  const pair = { ours: [30, 10, 20], twin: [10, 10, 10], unit: 'ms', named: ['provider', 'bare'] } as const;
  expect(ratioFigure('Lists', 'against bare', pair, 1.8)).toMatchObject({
    value: 2,
    unit: 'ratio',
    budget: 1.8,
    detail: 'provider 20.0 [10.0–30.0] ms, bare 10.0 ms',
    series: { provider: [30, 10, 20], bare: [10, 10, 10] },
  });
});

describe('the table', () => {
  const lines = renderTable([
    figure({ value: 191.36, budget: 170, detail: '88.1 KB more when idle' }),
    figure({ name: 'levels of the settings', value: 3, unit: 'count', budget: 3 }),
    figure({ group: 'Lists', name: 'processor time', value: 1.5, unit: 'ratio', detail: 'provider 3 ms' }),
  ]).split('\n');

  it('shows each group name once, above its figures', () => {
    expect(lines.filter((line) => line === 'Pages' || line === 'Lists')).toEqual(['Pages', 'Lists']);
    expect(lines.indexOf('Lists')).toBe(lines.findIndex((line) => line.includes('processor time')) - 1);
  });

  it('shows each figure with its budget and verdict', () => {
    const row = (name: string) =>
      lines
        .find((line) => line.includes(name))
        ?.trim()
        .split(/\s{2,}/);
    expect(row('list  ')).toEqual(['list', '191.4 KB', '≤ 170 KB', 'over', '88.1 KB more when idle']);
    expect(row('levels')).toEqual(['levels of the settings', '3', '≤ 3', 'ok']);
    expect(row('processor')).toEqual(['processor time', '1.50 ×', 'provider 3 ms']);
  });

  it('aligns its columns', () => {
    const ends = lines.filter((line) => line.includes('≤')).map((line) => line.search(/ok|over/));
    expect(new Set(ends).size).toBe(1);
  });
});
