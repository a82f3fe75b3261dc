import { matching } from './match';

const ZONES = [
  { value: 'eastern', label: 'Eastern Time (US & Canada)', note: '-05:00' },
  { value: 'london', label: 'London', note: '+00:00' },
  { value: 'sao', label: 'São Paulo', note: '-03:00' },
  { value: 'little', label: 'Little London' },
];
const found = (term: string): string[] => matching(ZONES, term).map(({ value }) => value);

test('every word must match, ignoring case, accents and order', () => {
  expect(found('canada east')).toEqual(['eastern']);
  expect(found('sao')).toEqual(['sao']);
  expect(found('+00')).toEqual(['london']);
  expect(found('london rome')).toEqual([]);
});

test('options starting with the term sort first; an empty term changes nothing', () => {
  expect(found('l')).toEqual(['london', 'little', 'sao']);
  expect(matching(ZONES, '  ')).toBe(ZONES);
});
