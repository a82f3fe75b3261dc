import { emptyAt } from './queue-outlook';

const HOUR = 3_600_000;
const NOON = 12 * HOUR;

describe('when the queue will be empty', () => {
  it('follows the pace of the last hour', () => {
    expect(emptyAt({ waiting: 60, decided_last_hour: 30, decided_today: 500 }, NOON, 0)).toBe(NOON + 2 * HOUR);
  });

  it('follows that of the day where nobody decided for an hour', () => {
    expect(emptyAt({ waiting: 60, decided_last_hour: 0, decided_today: 240 }, NOON, 0)).toBe(NOON + 3 * HOUR);
  });

  it('is not known where nothing was decided, nor told where nothing waits', () => {
    expect(emptyAt({ waiting: 60, decided_last_hour: 0, decided_today: 0 }, NOON, 0)).toBeUndefined();
    expect(emptyAt({ waiting: 0, decided_last_hour: 9, decided_today: 9 }, NOON, 0)).toBeUndefined();
  });
});
