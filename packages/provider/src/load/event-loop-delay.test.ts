import { eventually } from '../testing/eventually';
import { EventLoopDelay } from './event-loop-delay';

it('grows while the process is held up, and goes away after it', async () => {
  const delay = new EventLoopDelay();
  const holdUp = () => {
    const end = performance.now() + 120;
    while (performance.now() < end);
  };
  const busy = setInterval(holdUp, 1);
  expect(
    await eventually(
      async () => delay.value,
      (value) => value > 40,
    ),
  ).toBeGreaterThan(40);
  clearInterval(busy);
  expect(
    await eventually(
      async () => delay.value,
      (value) => value < 10,
    ),
  ).toBeLessThan(10);
  delay.stop();
});
