import { emptyAt, midnightIn } from './queue-outlook';

const HOUR = 3_600_000;
const NOON = 12 * HOUR;

describe('the estimate of when the queue is empty', () => {
  it('follows the pace of the last hour', () => {
    expect(emptyAt({ waiting: 60, decided_last_hour: 30, decided_today: 500 }, NOON, 0)).toBe(NOON + 2 * HOUR);
  });

  it('follows the pace of the day if nothing was decided in the last hour', () => {
    expect(emptyAt({ waiting: 60, decided_last_hour: 0, decided_today: 240 }, NOON, 0)).toBe(NOON + 3 * HOUR);
  });

  it('is undefined without decisions or without waiting answers', () => {
    expect(emptyAt({ waiting: 60, decided_last_hour: 0, decided_today: 0 }, NOON, 0)).toBeUndefined();
    expect(emptyAt({ waiting: 0, decided_last_hour: 9, decided_today: 9 }, NOON, 0)).toBeUndefined();
  });

  it.each([
    ['Asia/Tokyo', '2026-11-21T15:00Z'],
    ['Asia/Kolkata', '2026-11-21T18:30Z'],
    ['America/Los_Angeles', '2026-11-21T08:00Z'],
  ])('counts the day from midnight in %s', (zone, midnight) => {
    expect(midnightIn(zone, Date.parse('2026-11-21T20:15:07Z'))).toBe(Date.parse(midnight));
  });
});
