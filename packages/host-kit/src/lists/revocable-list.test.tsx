import { render, screen } from '@testing-library/react';
import { RevocableList } from './revocable-list';

const HOUR = 3_600_000;
const DAY_AND_TIME = /^Ends (Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b.*\d{4}.*\d:\d\d/;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

test.each([
  ['says in how much time a link ends today', 5.5, /^Ends in 5 hr/],
  ['names the day and time at which a link ends next month', 31 * 24, DAY_AND_TIME],
  ['names the day and time at which a key was made last week', -7 * 24, DAY_AND_TIME],
])('%s', (_, hours, expected) => {
  const moment = { label: 'Ends', instant: inHours(hours) };
  render(
    <RevocableList
      label="Links in use"
      items={[{ id: 1, name: 'Pier', moment }]}
      isUnderWay={() => false}
      onRevoke={jest.fn()}
    />,
  );
  expect(screen.getByText(/^Ends/).textContent).toMatch(expected);
});
