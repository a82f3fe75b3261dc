import * as fc from 'fast-check';
import { formatWallTime, readWallTime } from './wall-time';
import { ianaZoneOf, TIME_ZONES } from './zones';

const NEW_YORK = 'America/New_York';

describe('the wall time of a game', () => {
  it("is written as MM/dd/yyyy hh:mm am/pm in the game's zone", () => {
    expect(formatWallTime('2026-11-21T00:30:00Z', NEW_YORK)).toBe('11/20/2026 07:30 pm');
    expect(formatWallTime('2026-11-21T17:00:00Z', NEW_YORK)).toBe('11/21/2026 12:00 pm');
    expect(formatWallTime('2026-11-21T05:00:00Z', NEW_YORK)).toBe('11/21/2026 12:00 am');
  });

  it('is read on both sides of a clock change', () => {
    expect(readWallTime('03/08/2026 01:59 am', NEW_YORK)).toBe('2026-03-08T06:59:00.000Z');
    expect(readWallTime('03/08/2026 03:00 am', NEW_YORK)).toBe('2026-03-08T07:00:00.000Z');
    // 02:30 does not exist that night; 01:30 exists twice in autumn.
    expect(readWallTime('03/08/2026 02:30 am', NEW_YORK)).toBe('2026-03-08T07:30:00.000Z');
    expect(readWallTime('11/01/2026 01:30 am', NEW_YORK)).toBe('2026-11-01T05:30:00.000Z');
  });

  it.each([
    '',
    '2026-11-21',
    '13/01/2026 01:00 am',
    '02/30/2026 01:00 am',
    '01/01/2026 13:00 pm',
    '01/01/2026 00:10 am',
    '1/1/2026 1:00 am',
  ])('rejects %j', (text) => {
    expect(readWallTime(text, NEW_YORK)).toBeUndefined();
  });

  it('round-trips in every zone, except in the repeated hour', () => {
    const zones = Object.keys(TIME_ZONES).map((id) => ianaZoneOf(id) as string);
    const minutes = fc.integer({ min: Date.UTC(1990, 0) / 60_000, max: Date.UTC(2045, 0) / 60_000 });
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
        const written = formatWallTime(new Date(minute * 60_000).toISOString(), zone);
        const read = readWallTime(written, zone);
        expect(read).toBeDefined();
        expect(formatWallTime(read as string, zone)).toBe(written);
      }),
    );
  });
});
