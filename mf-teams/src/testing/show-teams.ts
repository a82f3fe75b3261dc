import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest } from '@waymark/contract';
import { buildGame, createFakeHost, type FakeHostOptions } from '@waymark/testing';
import { menuEntry, mountRemote, unmountRemotes } from '@waymark/testing/mount-remote';
import remote from '../remote';
import { TeamsScreen } from '../screens';

const ADA = { id: 21, email: 'ada@example.test', name: 'Ada', game: { code: 'ADA-21' } };
const OTTO = { id: 22, email: 'otto@example.test', name: 'Otto', game: { code: null } };
/** A page of teams and the people beside them. */
export const PAGE = {
  teams: [
    { id: 1, name: 'gulls', users: [ADA, OTTO], assets: { photos: [{ name: 'standard', url: '/g.png' }], videos: [] } },
    { id: 2, name: 'Crabs', users: [] },
  ],
  unassigned_users: [{ id: 23, email: 'ida@example.test', name: 'Ida' }],
  administrators: [{ id: 31, email: 'maren@example.test', name: 'Maren' }],
  coordinators: [{ id: 32, email: 'jude@example.test', name: 'Jude' }],
  banned: [{ id: 33, email: 'ben@example.test', name: 'Ben' }],
  invitations: [{ id: 41, email: 'new@example.test', name: '' }],
  count: 60,
  page: 1,
  pages: 3,
};

/** A white label without a contact. */
export const WHITE_LABEL = { identifier: 'harbour', name: 'Harbour', colour: '', logo: '', features: [], origins: [] };

type Answer = (call: ApiRequest) => unknown;

interface ShowOptions extends FakeHostOptions {
  readonly teams?: object;
  readonly game?: object;
  /** Overrides responses to reads. */
  readonly get?: Answer;
}

/** Unmounts after each test. Call at the top of a test file. */
export function prepareTeams(): void {
  // Slow on a busy machine.
  jest.setTimeout(30_000);
  // Preloads lazy parts.
  beforeAll(
    () =>
      Promise.all([
        TeamsScreen.fetched(),
        import('../people/card/team-edit'),
        import('../people/card/card-standing'),
        import('../people/find/team-filters'),
        import('../people/side/side-panel'),
        import('../people/side/writing-cards'),
        import('../people/team-choice'),
      ]),
    60_000,
  );
  afterEach(unmountRemotes);
}

/** Mounts the screen; `write` answers writes. */
export async function showTeams(write: Answer = () => ({}), options: ShowOptions = {}) {
  const { teams = PAGE, game = { user: { access: 'Created' } }, get, ...rest } = options;
  const respond: Answer = (call) => {
    if (call.method !== 'GET') return write(call);
    const read = get?.(call);
    if (read !== undefined) return read;
    if (call.path === '/teams/organize.json') return teams;
    if (call.path.startsWith('/medias/sign/')) return { signature: 'https://put.test/x', name: 'abc.png' };
    if (call.path === '/whitelabels/0.json') return { whitelabel: WHITE_LABEL };
    if (call.path === '/upload.json') return {};
    if (call.path === '/groups.json') return { groups: [], count: 0 };
    if (call.path.startsWith('/leaderboards/game/')) return { teams: [], count: 0 };
    return { game: buildGame({ name: 'Logbook', ...game }) };
  };
  const fake = createFakeHost({
    path: '/teams/organize/7',
    me: { id: 31, email: 'maren@example.test', features: [] },
    respond,
    ...rest,
  });
  const { element } = await mountRemote(remote, fake);
  await screen.findByRole('heading', { level: 1, name: 'Teams' });
  await waitFor(() => expect(element.querySelector('[aria-busy="true"]')).toBeNull());
  const writes = () => fake.calls.filter(({ method }) => method !== 'GET');
  const loads = () => fake.calls.filter(({ path }) => path === '/teams/organize.json').length;
  return { ...fake, element, writes, loads };
}

/** Names on the cards, in order. */
export const names = () => screen.getAllByRole('article').map((one) => one.querySelector('h2')?.textContent);

/** A team's card. */
export const card = (name: string) => within(screen.getByRole('article', { name }));

/** A card of the side panel. */
export const side = (name: string) => within(screen.getByRole('region', { name }));

/** Clicks a button within an element. */
export const press = (where: Pick<ReturnType<typeof within>, 'getByRole'>, name: string | RegExp) =>
  userEvent.click(where.getByRole('button', { name }));

/** Enter in a field, as browsers take it: user-event finds no button outside of the form. */
export function pressEnter(field: HTMLElement): void {
  const { form } = field as HTMLInputElement;
  const buttons = [...(form?.elements ?? [])].filter((one) => one instanceof HTMLButtonElement);
  act(() => buttons.find(({ type }) => type === 'submit')?.click());
}

/** Opens the dialog of a bulk action, which suspends until its code loads. */
export async function openBulk(entry: string): Promise<void> {
  await press(screen, 'Bulk actions');
  const item = await screen.findByRole('menuitem', { name: entry });
  await act(async () => void fireEvent.click(item));
}

/** Chooses an entry of a person's menu. */
export async function choose(name: string, entry: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: `Options for ${name}` }));
  await userEvent.click(await menuEntry(entry));
}

/** A response the test settles. */
export function held() {
  let settle: { done: (answer?: unknown) => void; fail: (error: unknown) => void } | undefined;
  const answer = new Promise<unknown>((done, fail) => {
    settle = { done: (value = {}) => done(value), fail };
  });
  return { answer, done: (value?: unknown) => settle?.done(value), fail: (error: unknown) => settle?.fail(error) };
}
