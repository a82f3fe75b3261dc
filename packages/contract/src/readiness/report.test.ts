import type { GameContent } from './finding';
import { reportInSteps, reportOn } from './report';

test('a report in steps equals the whole report, pausing at each rule and finding', () => {
  const tasks = Array.from({ length: 50 }, (_, n) => ({ id: n + 1, name: n % 2 ? '' : `Post ${n}` }));
  const content = { game: {}, tasks } as unknown as GameContent;
  const steps = reportInSteps(content);
  let pauses = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) pauses += 1;
  expect(step.value).toEqual(reportOn(content));
  expect(step.value.findings.length).toBeGreaterThanOrEqual(25);
  expect(pauses).toBeGreaterThan(step.value.findings.length);
});
