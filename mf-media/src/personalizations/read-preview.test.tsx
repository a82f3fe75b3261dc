import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { openRows, ROWS } from '../testing/open-rows';

jest.setTimeout(60_000);
afterEach(unmountRemotes);

const TEAMS = [
  { id: 5, name: 'Knot Today' },
  { id: 6, name: 'Salty Dogs' },
];
const TEXTS = ['<p>Crew of %{team}, ask %{captain} for the %{map}.</p>'];
const preview = async () => within(await screen.findByRole('region', { name: 'As a team reads it' }));
const textOf = async () => (await preview()).getByRole('article').textContent;

it('previews a challenge as the chosen team reads it, or as written', async () => {
  await openRows({ texts: TEXTS, teams: TEAMS, offered: ['team-word'] });
  expect(await textOf()).toContain('Crew of Knot Today, ask Elsie Rowe for the %{map}.');
  const area = await preview();
  const word = area.getByText('Knot Today', { selector: 'mark' });
  await userEvent.hover(word);
  await waitFor(() => expect(word.parentElement?.querySelector('[popover]')?.textContent).toBe('%{team}'));
  await userEvent.unhover(word);
  expect(area.getByText('Built in: the name of the team')).toBeTruthy();
  await clickOn(area.getByRole('button', { name: /Team/ }));
  await clickOn(await screen.findByRole('option', { name: 'Salty Dogs' }));
  expect(await textOf()).toContain('Crew of Salty Dogs, ask Elsie Rowe');
  await userEvent.click(area.getByRole('radio', { name: 'Written' }));
  expect(await textOf()).toContain('Crew of %{team}, ask %{captain} for the %{map}.');
  // It has a value without a row.
  expect(screen.queryByText(/%{team} has no value/)).toBeNull();
});

it('leaves %{team} to the rows without the capability', async () => {
  await openRows({ texts: TEXTS, teams: TEAMS, offered: [] });
  expect(await textOf()).toContain('Crew of %{team}, ask Elsie Rowe');
  expect((await preview()).queryByText(/Built in/)).toBeNull();
  expect((await preview()).getByRole('button', { name: /Team/ }).textContent).toContain('Knot Today');
  expect(screen.getByText(/%{team} has no value/)).toBeTruthy();
});

it("a row named team overrides the team's name", async () => {
  const rows = [...ROWS, { id: 4, key: 'team', value: 'everybody' }];
  await openRows({ rows, texts: TEXTS, teams: TEAMS, offered: ['team-word'] });
  expect(await textOf()).toContain('Crew of everybody,');
});
