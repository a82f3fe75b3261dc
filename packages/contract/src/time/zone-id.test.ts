import { zoneIdOf } from './zone-id';

const NOW = Date.parse('2026-11-23T12:00:00Z');

it.each([
  ['Europe/London', 'London'],
  ['America/New_York', 'Eastern Time (US & Canada)'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['Asia/Kolkata', 'Kolkata'],
  ['Etc/UTC', 'UTC'],
  ['UTC', 'UTC'],
  // Not in the table, but their clocks match.
  ['Europe/Oslo', 'Belgrade'],
  ['America/Detroit', 'Eastern Time (US & Canada)'],
])('stores %s as %s', (iana, id) => {
  expect(zoneIdOf(iana, NOW)).toBe(id);
});

it.each(['Atlantis/Capital', '', 'Antarctica/Troll'])('stores no zone for %j', (iana) => {
  expect(zoneIdOf(iana, NOW)).toBeUndefined();
});
