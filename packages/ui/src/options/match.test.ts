import { matching } from './match';

const ZONES = [
  { value: 'eastern', label: 'Eastern Time (US & Canada)', note: '-05:00' },
  { value: 'london', label: 'London', note: '+00:00' },
  { value: 'sao', label: 'São Paulo', note: '-03:00' },
  { value: 'little', label: 'Little London' },
];
const found = (term: string): string[] => matching(ZONES, term).map(({ value }) => value);

test('every word counts, whatever its case, accents and place', () => {
  expect(found('canada east')).toEqual(['eastern']);
  expect(found('sao')).toEqual(['sao']);
  expect(found('+00')).toEqual(['london']);
  expect(found('london rome')).toEqual([]);
});

test('what begins with the term comes first, and an empty term leaves everything in place', () => {
  expect(found('l')).toEqual(['london', 'little', 'sao']);
  expect(matching(ZONES, '  ')).toBe(ZONES);
});
