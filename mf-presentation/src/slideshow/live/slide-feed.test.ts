import { CallFailure } from '@waymark/client';
import { type AnswerId, asAnswerId } from '@waymark/contract';
import { buildAnswer } from '../../testing/answers';
import type { ShowPart } from '../show/show';
import { SlideFeed } from './slide-feed';

/** A feed of answers 1 to `count`, two per page, on a platform that may send no count. */
function open(count: number, { tells = true } = {}) {
  const answers = Array.from({ length: count }, (_, at) => buildAnswer({ id: count - at }));
  const asked: (AnswerId | undefined)[] = [];
  const parts: ShowPart[] = [];
  const failures: unknown[] = [];
  const platform = { fail: false, refuses: 0, during: () => {} };
  const feed = new SlideFeed({
    load: async (before) => {
      asked.push(before);
      platform.during();
      if (platform.fail) throw new Error('no network');
      if (platform.refuses > 0) {
        platform.refuses -= 1;
        throw new CallFailure(503, 'Busy.', undefined, false);
      }
      const left = answers.filter(({ id }) => before === undefined || id < before);
      return { answers: left.slice(0, 2), featured: new Set([1]), count: tells ? count : undefined, brand: undefined };
    },
    onPart: (part) => parts.push(part),
    onFailure: (error) => failures.push(error),
  });
  const shown = () => parts.map(({ slides }) => slides.map(({ id }) => id));
  return { feed, asked, parts, failures, platform, shown };
}

it('reads page by page with the smallest id as cursor, and reports the range of each', async () => {
  const { feed, asked, parts, shown } = open(5);
  await feed.readAll();
  expect([asked, shown()]).toEqual([
    [undefined, 4, 2],
    [[5, 4], [3, 2], [1]],
  ]);
  expect(parts.map(({ from, before }) => [from, before])).toEqual([
    [4, Number.POSITIVE_INFINITY],
    [2, 4],
    [0, 2],
  ]);
  await feed.refresh();
  expect(asked).toEqual([undefined, 4, 2, undefined]);
});

it('reads until an empty page when the platform sends no count', async () => {
  const { feed, asked, parts, shown } = open(3, { tells: false });
  await feed.readAll();
  expect([asked, shown()]).toEqual([
    [undefined, 2, 1],
    [[3, 2], [1], []],
  ]);
  expect(parts.at(-1)).toMatchObject({ from: 0, before: 1 });
});

it('reads on after a full page, even if the platform counts only the answers of that page', async () => {
  const asked: (AnswerId | undefined)[] = [];
  const parts: ShowPart[] = [];
  const load = async (before: AnswerId | undefined) => {
    asked.push(before);
    const [top, size] = before === undefined ? [60, 50] : [10, 10];
    const answers = Array.from({ length: size }, (_, at) => buildAnswer({ id: top - at }));
    return { answers, featured: new Set<number>(), count: size, brand: undefined };
  };
  await new SlideFeed({ load, onPart: (part) => parts.push(part), onFailure: () => {} }).readAll();
  expect([asked, parts.flatMap(({ slides }) => slides).length, parts.at(-1)?.from]).toEqual([[undefined, 11], 60, 0]);
});

it('stops if the platform ignores the cursor', async () => {
  let calls = 0;
  const load = async () => {
    calls += 1;
    return { answers: [buildAnswer({ id: 5 })], featured: new Set<number>(), count: undefined, brand: undefined };
  };
  await new SlideFeed({ load, onPart: () => {}, onFailure: () => {} }).readAll();
  expect(calls).toBe(2);
});

it('resumes after a failure and reports it only if nothing was read yet', async () => {
  const { feed, asked, failures, platform, shown } = open(4);
  platform.fail = true;
  await feed.readAll();
  expect(failures).toHaveLength(1);
  platform.fail = false;
  await feed.refresh();
  platform.fail = true;
  await feed.refresh();
  expect([failures.length, shown()]).toEqual([
    1,
    [
      [4, 3],
      [2, 1],
    ],
  ]);
  expect(asked).toEqual([undefined, undefined, 3, undefined]);
});

it('drops an answer taken back during a read, and restores it once accepted again', async () => {
  const { feed, platform, shown } = open(2);
  platform.during = () => feed.takeBack([asAnswerId(2)]);
  await feed.readAll();
  platform.during = () => {};
  await feed.refresh();
  expect(shown()).toEqual([[1], [2, 1]]);
});

describe('a first page that fails', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);

  it('is requested again after a second, and the show starts by itself', async () => {
    const { feed, asked, failures, platform, shown } = open(2);
    platform.refuses = 1;
    void feed.readAll();
    await seconds(0.9);
    expect(asked).toHaveLength(1);
    await seconds(0.2);
    expect([asked.length, shown(), failures]).toEqual([2, [[2, 1]], []]);
  });

  it('counts as failed after the fourth attempt; later pages wait for the next refresh', async () => {
    const { feed, asked, failures, platform } = open(4);
    platform.refuses = 4;
    void feed.readAll();
    await seconds(6.9);
    expect([asked.length, failures.length]).toEqual([3, 0]);
    await seconds(0.2);
    expect([asked.length, failures.length]).toEqual([4, 1]);
    await feed.readAll();
    platform.refuses = 1;
    await feed.refresh();
    await seconds(60);
    expect([asked.length, failures.length]).toEqual([7, 1]);
  });

  it('is left alone once the show has ended', async () => {
    const { feed, asked, failures, platform } = open(2);
    platform.refuses = 4;
    void feed.readAll();
    await seconds(0.5);
    feed.end();
    await seconds(60);
    expect([asked.length, failures]).toEqual([1, []]);
  });
});
