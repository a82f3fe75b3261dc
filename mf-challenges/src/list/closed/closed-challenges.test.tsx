import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GameUser } from '@waymark/contract';
import { buildGame, failure } from '@waymark/testing';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { challengePlatform } from '../../testing/challenge-platform';
import { names, showList } from '../../testing/render-list';

// The preview compiles on first use.
jest.setTimeout(60_000);
afterEach(unmountRemotes);

const ONLY = 'Only the administrators of this game can change its challenges.';
/** Calls that a platform may keep for the administrators of a game. */
const KEPT = [/^\/tasks\/(places|trash)\//, /^\/tasks\/\d+\.json/];

/** The challenges of a game in which the caller has this role. */
const showAs = (user: GameUser | undefined) => {
  const platform = challengePlatform(3, () => ({ description: '<p>Find the pilot.</p>' }));
  return showList({
    features: ['ai'],
    respond: (call) => {
      if (call.path === '/games/7.json') return { game: { ...buildGame({ name: 'Harbour' }), user } };
      if (KEPT.some((kept) => kept.test(call.path)) && user?.access === 'Joined') throw failure(403);
      return platform.answer(call);
    },
  });
};

describe.each<[string, GameUser]>([
  ['players', { access: 'Joined' }],
  ['coordinators', { access: 'Invited', coordinator: true }],
  ['judges', { access: 'Invited', judge: true }],
])('for %s of a game', (_, user) => {
  it('its challenges can be read and searched, but not changed', async () => {
    const { element, writes, location } = await showAs(user);
    expect(await screen.findByText(ONLY)).toBeTruthy();
    await waitFor(() => expect(names()).toEqual(['Challenge 101', 'Challenge 102', 'Challenge 103']));
    const buttons = within(element).getAllByRole('button');
    const words = buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(words.filter((word) => /add|suggest|select|actions|order/i.test(word ?? ''))).toEqual([]);
    expect(element.querySelector('[draggable="true"], [data-drag-handle], input:not([type="search"])')).toBeNull();
    await userEvent.keyboard('c');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search challenges' }), '102');
    await waitFor(() => expect(location().search).toBe('?term=102'));
    await waitFor(() => expect(names()).toEqual(['Challenge 102']));
    expect(writes()).toEqual([]);
  });

  it('a challenge opens as players see it, and without calls that are refused', async () => {
    const { calls, notices } = await showAs(user);
    await screen.findByText(ONLY);
    await clickOn(await screen.findByRole('button', { name: 'Open Challenge 102' }));
    const pane = within(screen.getByRole('region', { name: 'Challenge' }));
    expect(await pane.findByText('Find the pilot.')).toBeTruthy();
    expect(pane.getByRole('region', { name: 'What players see' })).toBeTruthy();
    expect(pane.queryByRole('textbox')).toBeNull();
    expect(pane.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(calls.map(({ path }) => path).filter((path) => KEPT.some((kept) => kept.test(path)))).toEqual([]);
    expect(notices).toEqual([]);
  });
});

it.each<[string, GameUser | undefined]>([
  ['manages the game', { access: 'Managing' }],
  ['is named an administrator', { access: 'Joined', administrator: true }],
  ['has an unknown role', undefined],
])('whoever %s changes its challenges', async (_, user) => {
  await showAs(user);
  expect(await screen.findByRole('checkbox', { name: 'Select Challenge 102' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add challenge' })).toBeTruthy();
  expect(screen.queryByText(ONLY)).toBeNull();
});
