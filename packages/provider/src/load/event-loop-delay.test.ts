import { eventually } from '../testing/eventually';
import { EventLoopDelay } from './event-loop-delay';

const HELD_MS = 120;

/** Blocks the event loop repeatedly; returns a function that stops it. */
function keepBusy(holdUp: () => void): () => void {
  const busy = setInterval(holdUp, 1);
  return () => clearInterval(busy);
}

it('rises while the process blocks the event loop and falls afterwards', async () => {
  const delay = new EventLoopDelay();
  const end = keepBusy(() => {
    const until = performance.now() + HELD_MS;
    while (performance.now() < until);
  });
  expect(
    await eventually(
      async () => delay.value,
      (value) => value > 40,
    ),
  ).toBeGreaterThan(40);
  end();
  expect(
    await eventually(
      async () => delay.value,
      (value) => value < 10,
    ),
  ).toBeLessThan(10);
  delay.stop();
});

it('ignores time the machine gives to other programs', async () => {
  const delay = new EventLoopDelay();
  const lock = new Int32Array(new SharedArrayBuffer(4));
  let held = 0;
  const end = keepBusy(() => {
    Atomics.wait(lock, 0, 0, HELD_MS);
    held += 1;
  });
  await eventually(
    async () => held,
    (times) => times > 10,
  );
  expect(delay.value).toBeLessThan(HELD_MS / 4);
  end();
  delay.stop();
});
