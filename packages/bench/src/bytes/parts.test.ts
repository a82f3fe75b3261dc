import { verdictOf } from '../result/figure';
import { PART_BUDGETS, SMALL_PART } from './part-budgets';
import { laterParts, partFigures } from './parts';

const BUDGETS = { 'mf-games/settings': { kilobytes: 28, reason: 'Saving by field' } };
const verdicts = (parts: Parameters<typeof partFigures>[0], budgets = BUDGETS) =>
  partFigures(parts, budgets).map((figure) => [figure.name, verdictOf(figure), figure.detail]);

it('counts what several imports share once, as a part of its own', () => {
  const later = {
    'menu-popup': ['/assets/aria.0a1b.js', '/assets/2.0a1b.js'],
    aria: ['/assets/aria.0a1b.js', '/assets/dates.0a1b.js', '/assets/1.0a1b.js'],
  };
  expect(laterParts('shell', later)).toEqual([
    { name: 'shell/menu-popup', files: ['/assets/2.0a1b.js'] },
    { name: 'shell/aria', files: ['/assets/aria.0a1b.js'] },
    { name: 'shell/dates', files: ['/assets/dates.0a1b.js'] },
  ]);
});

it('fails a part that grows beyond its budget, and says what the budget is for', () => {
  expect(verdicts([{ name: 'mf-games/settings', kilobytes: 28 }])).toEqual([
    ['mf-games/settings', 'ok', 'Saving by field'],
  ]);
  expect(verdicts([{ name: 'mf-games/settings', kilobytes: 28.1 }])[0]?.[1]).toBe('over');
});

it('fails a large part without a budget and leaves out small ones', () => {
  const parts = [
    { name: 'mf-games/chart', kilobytes: SMALL_PART + 1 },
    { name: 'mf-games/mark', kilobytes: 1 },
  ];
  expect(verdicts(parts, {} as typeof BUDGETS)).toEqual([
    ['mf-games/chart', 'over', 'needs a line in part-budgets.ts'],
  ]);
});

it('fails a budget whose part no longer exists', () => {
  expect(verdicts([])).toEqual([['mf-games/settings', 'over', 'Saving by field']]);
});

it('gives a reason with each budget', () => {
  for (const { reason } of Object.values(PART_BUDGETS)) expect(reason).toMatch(/\w+ \w+ \w+/);
});
