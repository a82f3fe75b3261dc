import { buildTask } from '../testing/build-task';
import { comparisonOf } from './task-differences';

const { differences } = comparisonOf({ t: (phrase) => phrase, language: 'en', tz: undefined, labelOf: () => 'Text' });

it('shows long texts from where they differ', () => {
  const start = 'Walk along the quay. '.repeat(30);
  const [found] = differences(
    ['description'],
    buildTask(101, { description: `<p>${start}Turn left.</p>` }),
    buildTask(101, { description: `<p>${start}Turn right.</p>` }),
  );
  expect(found?.mine).toMatch(/^….{1,40}Turn left\.$/);
  expect(found?.theirs).toMatch(/^….{1,40}Turn right\.$/);
});
