import { CalendarDate, CalendarDateTime } from '@internationalized/date';
import { readTyped } from './typed-moment';

// A Saturday.
const today = new CalendarDate(2026, 11, 21);
const now = new CalendarDateTime(2026, 11, 28, 9, 15);
const read = (text: string, language = 'en-GB', words = { today: 'today', tomorrow: 'tomorrow' }) =>
  readTyped(text, { language, now, today, words })?.toString().slice(0, 16);

test.each([
  ['18:00', '2026-11-28T18:00'],
  ['6pm', '2026-11-28T18:00'],
  ['12:30 am', '2026-11-28T00:30'],
  ['tomorrow 18:00', '2026-11-22T18:00'],
  ['18:00 tomorrow', '2026-11-22T18:00'],
  ['today at 7:05', '2026-11-21T07:05'],
  ['tomorrow', '2026-11-22T09:15'],
  ['mon 9:30', '2026-11-23T09:30'],
  ['24 Dec', '2026-12-24T09:15'],
  ['24 December 2027, 18:00', '2027-12-24T18:00'],
  ['Dec 24 18:00', '2026-12-24T18:00'],
  ['24/12 18:00', '2026-12-24T18:00'],
  ['3/2', '2027-02-03T09:15'],
  ['2026-12-24 18:00', '2026-12-24T18:00'],
  ['Sat 21 Nov 2026 at 19:30', '2026-11-21T19:30'],
])('reads %s', (text, moment) => {
  expect(read(text)).toBe(moment);
});

test('months come first in American dates', () => {
  expect(read('12/24 6:30 PM', 'en-US')).toBe('2026-12-24T18:30');
});

test.each([
  ['de', 'morgen 18:00', '2026-11-22T18:00', { today: 'heute', tomorrow: 'morgen' }],
  ['de', '24. Dezember 18:00', '2026-12-24T18:00', { today: 'heute', tomorrow: 'morgen' }],
  ['de', '24.12. 18:00', '2026-12-24T18:00', { today: 'heute', tomorrow: 'morgen' }],
  ['es', 'mañana a las 18:00', '2026-11-22T18:00', { today: 'hoy', tomorrow: 'mañana' }],
  ['es', '24 de diciembre 18:00', '2026-12-24T18:00', { today: 'hoy', tomorrow: 'mañana' }],
  ['fr', 'demain 18h30', '2026-11-22T18:30', { today: 'aujourd’hui', tomorrow: 'demain' }],
  ['ar', 'غدًا ١٨:٠٠', '2026-11-22T18:00', { today: 'اليوم', tomorrow: 'غدًا' }],
])('reads %s: %s', (language, text, moment, words) => {
  expect(read(text, language, words)).toBe(moment);
});

test.each(['', 'soon', '25:00', '18:75', '31 Feb 18:00', '13pm', 'tomorrow evening', '18'])(
  'does not guess at %j',
  (text) => {
    expect(read(text)).toBeUndefined();
  },
);
