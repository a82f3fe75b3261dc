import { ownFormat } from './own-format';

const hour = (language: string): string =>
  new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date('2026-11-21T18:00:00Z'),
  );

test.each([
  ['a person from Leeds', 'en', ['en-GB', 'en'], '18:00'],
  ['a person from Boston', 'en', ['en-US', 'en'], '6:00 PM'],
  ['a person from Berlin who reads English', 'en', ['de-DE', 'de', 'en'], '18:00'],
  ['a person from Boston who reads Spanish', 'es', ['en-US', 'en'], '18:00'],
  ['a choice with a region', 'en-US', ['de-DE'], '6:00 PM'],
])('formats hours for %s', (_, language, theirs, shown) => {
  expect(hour(ownFormat(language, theirs)).replace('\u202f', ' ')).toBe(shown);
});
