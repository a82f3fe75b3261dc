import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest } from '@waymark/contract';
import { buildGame, createFakeHost, type FakeHostOptions } from '@waymark/testing';
import { mountRemote, unmountRemotes } from '@waymark/testing/mount-remote';
import remote from '../remote';
import { GroupsScreen } from '../screens';

/** Unmounts the screen after each test; for the top of a file that opens groups. */
export function prepareGroups(): void {
  // Typing and clicking through every card is slow on a busy machine.
  jest.setTimeout(20_000);
  afterEach(unmountRemotes);
}

/** The photo of a team. */
export const PHOTO = 'https://media.test/gulls.png';
const GULLS = { id: 1, name: 'gulls', assets: { photos: [{ name: 'standard', url: PHOTO }], videos: [] } };
const CRABS = { id: 2, name: 'Crabs', assets: { photos: [], videos: [] } };
const EELS = { id: 3, name: 'Eels' };
/** A group with teams. */
export const QUAY = { id: 11, name: 'Quay', game_id: 7, teams: [GULLS, CRABS] };
/** A group without teams. */
export const TRAIN = { id: 12, label: 'Late train', game_id: 7, teams: [] };

type Answer = (call: ApiRequest) => unknown;

/** Opens the groups of a game; `write` answers writes, an empty answer means success. */
export async function showGroups(
  write: Answer = () => ({}),
  options: FakeHostOptions & { groups?: object[]; teams?: object[] } = {},
) {
  const { groups = [QUAY, TRAIN], teams = [GULLS, EELS, CRABS], ...rest } = options;
  const respond: Answer = (call) => {
    if (call.method !== 'GET') return write(call);
    if (call.path === '/groups.json') return { groups, pages: 3 };
    if (call.path === '/teams/organize.json') return { teams };
    return { game: buildGame() };
  };
  const fake = createFakeHost({ path: '/groups/organize/7', features: ['groups'], respond, ...rest });
  GroupsScreen.preload();
  const { element } = await mountRemote(remote, fake);
  await screen.findByRole('heading', { level: 1, name: 'Groups' });
  await waitFor(() => expect(element.querySelector('[aria-busy="true"]')).toBeNull());
  const writes = () => fake.calls.filter(({ method }) => method !== 'GET');
  return { ...fake, writes };
}

/** The content of a group's card. */
export const card = (name: string) => within(screen.getByRole('article', { name }));
/** The teams in the card of a group, without the tooltip text of focused buttons. */
export const chips = (name: string) =>
  card(name)
    .queryAllByRole('listitem')
    .map((chip) => [...chip.children].map((part) => (part.matches('button') ? '' : part.textContent)).join(''));
/** The button that opens or closes the card of a group. */
export const toggle = (name: string, button: 'Edit' | 'Close' = 'Edit') =>
  card(name).getByRole('button', { name: `${button} ${name}` });
/** Presses a button in the card of a group. */
export const press = (name: string, button: string) =>
  userEvent.click(
    button === 'Edit' || button === 'Close' ? toggle(name, button) : card(name).getByRole('button', { name: button }),
  );
