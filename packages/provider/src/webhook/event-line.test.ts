import type { Envelope } from '../realtime/publish-event';
import { EventLine, MOST_WAITING } from './event-line';

const event = (n: number): Envelope['message'] => ({ id: String(n), source: 'ss.answer.create', detail: {} });

/** A line whose receiver answers as told; pauses last until they are ended. */
function openLine(answer: (id: string, time: number) => boolean | Promise<boolean>) {
  const posted: string[] = [];
  const paused: number[] = [];
  const end = new AbortController();
  let lost = 0;
  const line = new EventLine({
    post: async ({ id }) => {
      posted.push(id);
      return answer(id, posted.filter((one) => one === id).length);
    },
    onLost: () => {
      lost += 1;
    },
    signal: end.signal,
    pause: async (span) => {
      paused.push(span);
    },
  });
  return { line, posted, paused, end, lost: () => lost };
}
/** Ends everything that waits for nothing but promises. */
const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

it('sends events one after another, in their order', async () => {
  const open: (() => void)[] = [];
  const { line, posted } = openLine(
    () =>
      new Promise((done) => {
        open.push(() => done(true));
      }),
  );
  for (const n of [1, 2, 3]) line.add(event(n));
  await settle();
  expect(posted).toEqual(['1']);
  open[0]?.();
  await settle();
  expect(posted).toEqual(['1', '2']);
});

it('tries an event three times, after growing pauses, before the next', async () => {
  const { line, posted, paused, lost } = openLine((id, time) => id === '2' && time === 2);
  for (const n of [1, 2]) line.add(event(n));
  await settle();
  expect(posted).toEqual(['1', '1', '1', '2', '2']);
  expect(paused).toEqual([5_000, 30_000, 5_000]);
  expect(lost()).toBe(1);
});

it('keeps the newest events if too many wait', async () => {
  const open: (() => void)[] = [];
  const { line, posted } = openLine((id) => id !== '0' || new Promise((done) => open.push(() => done(true))));
  line.add(event(0));
  await settle();
  for (let n = 1; n <= MOST_WAITING + 2; n += 1) line.add(event(n));
  open[0]?.();
  while (posted.at(-1) !== String(MOST_WAITING + 2)) await settle();
  expect(posted.slice(0, 2)).toEqual(['0', '3']);
  expect(posted).toHaveLength(MOST_WAITING + 1);
});

it('gives up when it ends, and reports nothing', async () => {
  const { line, posted, end, lost } = openLine(() => {
    end.abort();
    return false;
  });
  for (const n of [1, 2]) line.add(event(n));
  await settle();
  expect([posted, lost()]).toEqual([['1'], 0]);
});
