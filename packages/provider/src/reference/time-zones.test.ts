import { GAME_DEFAULTS, ianaZoneOf, TIME_ZONES } from '@waymark/contract';
import { listTimeZones } from './time-zones';

const nameOf = (id: string) => listTimeZones(2026).find((zone) => zone.id === id)?.name;

it('names a zone with its standard-time offset in both hemispheres', () => {
  expect(nameOf(GAME_DEFAULTS.tz)).toBe('(GMT-05:00) Eastern Time (US & Canada)');
  expect(nameOf('London')).toBe('(GMT+00:00) London');
  expect(nameOf('Sydney')).toBe('(GMT+10:00) Sydney');
  expect(nameOf('Newfoundland')).toBe('(GMT-03:30) Newfoundland');
  expect(nameOf('Kathmandu')).toBe('(GMT+05:45) Kathmandu');
});

it('lists every zone of a game from west to east', () => {
  const zones = listTimeZones(2026);
  expect(zones.map(({ id }) => id).toSorted()).toEqual(Object.keys(TIME_ZONES).toSorted());
  expect(zones.every(({ id }) => ianaZoneOf(id))).toBe(true);
  const minutes = zones.map(({ name }) => {
    const [, sign, hours, rest] = /^\(GMT([+-])(\d\d):(\d\d)\) ./.exec(name) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(rest));
  });
  expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
  expect([minutes[0], minutes.at(-1)]).toEqual([-720, 780]);
});
