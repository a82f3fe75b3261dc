import { type Answer, asAnswerId } from '@waymark/contract';
import type { EndlessList } from '@waymark/host-kit';
import { buildAnswer } from '../testing/answers';
import { beforeAnswer, nextPart, withFreshPart } from './fresh-part';
import { isRun, withRuns } from './light-items';

/** Answers with even ids, 2n down to 2. */
const stream = (n: number, isWhole = false): EndlessList<Answer> => ({
  items: Array.from({ length: n }, (_, at) => buildAnswer({ id: 2 * (n - at) })),
  isWhole,
  count: undefined,
});
const before = (id: number, list = stream(200)) => beforeAnswer(list, asAnswerId(id));
const idsOf = ({ items }: EndlessList<Answer>) => items.map(({ id }) => Number(id));

describe('the part of a changed answer', () => {
  it('begins after the answer before it', () => {
    expect(before(200)).toEqual({ id: 202 });
    expect(before(2)).toEqual({ id: 4 });
  });

  it('begins in the same place for an answer that the stream had not', () => {
    expect(before(201)).toEqual({ id: 202 });
  });

  it('is left to the top, which reloads by itself', () => {
    expect(before(302)).toBeUndefined();
    expect(before(900)).toBeUndefined();
    expect(before(300)).toEqual({ id: 302 });
  });

  it('is not loaded below what is loaded, unless nothing is below', () => {
    expect(before(1)).toBeUndefined();
    expect(before(1, stream(200, true))).toEqual({ id: 2 });
  });

  it('is not loaded for a collapsed run, which reloads near the view', () => {
    const list = withRuns(stream(1000), 900, 905, () => 100);
    const [run] = list.items.flatMap((item) => (isRun(item) ? [item.run] : []));
    const [first = 0, last = 0] = [run?.ids[0], run?.ids.at(-1)];
    expect(before(first, list)).toBeUndefined();
    expect(before(last, list)).toBeUndefined();
  });
});

describe('the next part', () => {
  it('is below an answer, also one that is gone, and ends with what is loaded', () => {
    expect(nextPart(stream(200), 202)).toEqual({ id: 202 });
    expect(nextPart(stream(200), 201)).toEqual({ id: 201 });
    expect(nextPart(stream(200), 2)).toBeUndefined();
  });

  it('skips collapsed runs', () => {
    const list = withRuns(stream(1000), 900, 905, () => 100);
    const last = list.items.findLast(isRun)?.run.ids.at(-1);
    const first = list.items.find(isRun)?.run.ids[0] ?? 0;
    expect(nextPart(list, first + 1)).toEqual({ id: last });
  });
});

describe('a stream with a fresh part', () => {
  const again = (list: EndlessList<Answer>, ids: readonly number[], isLast = false) =>
    withFreshPart(
      list,
      { id: asAnswerId(202) },
      {
        items: ids.map((id) => buildAnswer({ id, comment: 'as it is now' })),
        isLast,
        count: undefined,
      },
    );

  it('has its answers as they are now, without those that are gone', () => {
    const list = stream(200);
    const now = again(list, [200, 196]);
    expect(idsOf(now).slice(98, 104)).toEqual([204, 202, 200, 196, 194, 192]);
    expect(now.items.filter(({ comment }) => comment === 'as it is now').map(({ id }) => Number(id))).toEqual([
      200, 196,
    ]);
    expect(now.items[98]).toBe(list.items[98]);
    expect(now.items.at(-1)).toBe(list.items.at(-1));
  });

  it('has answers that belong into it only now', () => {
    expect(idsOf(again(stream(200), [201, 200, 199, 198])).slice(99, 104)).toEqual([202, 201, 200, 199, 198]);
  });

  it('ends with the last part', () => {
    expect(idsOf(again(stream(200), [200], true)).slice(99)).toEqual([202, 200]);
  });

  it('stays as it is if nothing comes back, unless that was the end', () => {
    expect(idsOf(again(stream(200), []))).toEqual(idsOf(stream(200)));
    expect(idsOf(again(stream(200), [], true)).at(-1)).toBe(202);
  });

  it('has nothing below its loaded end, unless it is whole', () => {
    const list = stream(200);
    const older = { ...list, items: list.items.slice(0, 110) };
    expect(idsOf(again(older, [200, 182, 180])).slice(99)).toEqual([202, 200, 182]);
    expect(idsOf(again({ ...older, isWhole: true }, [200, 182, 180])).slice(99)).toEqual([202, 200, 182, 180]);
  });

  it('takes no answer of the top from a provider that ignores the cursor', () => {
    expect(idsOf(again(stream(200), [400, 398, 200]))).toEqual(idsOf(stream(200)));
  });

  it('keeps collapsed runs, and shows none of their answers twice', () => {
    const list = withRuns(stream(1000), 900, 905, () => 100);
    const run = list.items.find(isRun);
    const [first = 0] = run?.run.ids ?? [];
    const now = withFreshPart(
      list,
      { id: asAnswerId(first + 10) },
      {
        items: [first + 8, first, first - 2].map((id) => buildAnswer({ id })),
        isLast: false,
        count: undefined,
      },
    );
    expect(now.items).toContain(run);
    expect(idsOf(now).filter((id) => id === first || id === first - 2)).toEqual([]);
  });
});
