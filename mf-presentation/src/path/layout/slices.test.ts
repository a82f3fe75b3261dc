import { asTaskId } from '@waymark/contract';
import { buildTask } from '@waymark/testing/factories';
import { graphOf } from '../graph/challenge-graph';
import { layOutPart } from './lay-out-part';
import { placeGraph } from './place-graph';
import { inSlices, type Slices } from './slices';

/** Duration of a step on the fake clock, in milliseconds. */
const STEP = 0.2;
/** A slice plus the step that ends it. */
const LONGEST = 8 + 1;

/** Never set back between tests. */
let clock = 0;

/** Runs work on a fake clock. @returns the longest time without yielding to the page */
async function longestTask(work: () => Promise<unknown>): Promise<number> {
  clock += 1000;
  let began = clock;
  let longest = 0;
  const close = () => {
    longest = Math.max(longest, clock - began);
  };
  const real = setTimeout;
  jest.spyOn(performance, 'now').mockImplementation(() => {
    clock += STEP;
    return clock;
  });
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void) => {
    close();
    return real(() => {
      began = clock;
      run();
    });
  }) as typeof setTimeout);
  await work();
  close();
  jest.restoreAllMocks();
  return longest;
}

afterEach(() => jest.restoreAllMocks());

function* steps(count: number): Slices<number> {
  for (let step = 0; step < count; step += 1) yield;
  return count;
}

test('aborted work stops at the next slice', async () => {
  const left = new AbortController();
  const work = inSlices(steps(Number.MAX_SAFE_INTEGER), left.signal);
  left.abort(new Error('left'));
  await expect(work).rejects.toThrow('left');
});

test('twenty short tasks in a row yield to the page like one long task', async () => {
  const { signal } = new AbortController();
  const several = async () => {
    for (let piece = 0; piece < 20; piece += 1) await inSlices(steps(20), signal);
  };
  expect(await longestTask(several)).toBeLessThan(LONGEST);
  expect(await longestTask(() => inSlices(steps(400), signal))).toBeLessThan(LONGEST);
});

test('laying out twenty small parts yields to the page', async () => {
  const { signal } = new AbortController();
  const tasks = Array.from({ length: 40 }, (_, n) =>
    buildTask({ id: asTaskId(n + 1), position: n + 1, ...(n % 2 ? { unlock_by_task_id: n } : {}) }),
  );
  const graph = graphOf(tasks);
  const longest = await longestTask(() =>
    placeGraph(graph, signal, (count, arcs, stop) => inSlices(layOutPart(count, arcs), stop)),
  );
  expect(longest).toBeLessThan(LONGEST);
});
