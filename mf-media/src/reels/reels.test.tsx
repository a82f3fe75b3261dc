import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiRequest, asGameId, type Game, type ReelState } from '@waymark/contract';
import { refusal } from '@waymark/testing';
import { buildGame } from '@waymark/testing/factories';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { stage } from '../testing/stage';

jest.setTimeout(60_000);
afterEach(unmountRemotes);

const film = (id: number, name: string) => ({ id, name, url: `/media/${id}.mp4` });
const state = (id: number, name: string, more: Partial<ReelState> = {}): ReelState => ({
  ...{ id, name, featured: 5, state: 'none', done: 0, total: 0, fault: '' },
  ...more,
});

interface Platform {
  readonly game?: Partial<Game>;
  /** What the platform tells of its reels; nothing if it does not offer that. */
  readonly desk?: Record<string, unknown>;
}

async function open({ game, desk }: Platform = {}) {
  const backend = { game: buildGame({ id: asGameId(7), reels_enabled: true, ...game }), refuse: undefined as unknown };
  const answer = ({ method, path, body }: ApiRequest): unknown => {
    if (method === 'PATCH' && backend.refuse) throw backend.refuse;
    if (method === 'PUT') backend.game = { ...backend.game, ...(body as Partial<Game>) };
    if (method !== 'GET') return {};
    if (path === '/games/7/reels.json') return desk;
    return { game: backend.game };
  };
  return { ...(await stage('/games/reels/7', answer, { offered: desk ? ['reel-desk'] : [] })), backend };
}

const CHIEF = { user: { access: 'Created', super_admin: true } };
const buttons = () => screen.queryAllByRole<HTMLButtonElement>('button', { name: 'Generate again' });

it('show the films of the game, the teams and the challenges with links, and six soundtracks or none', async () => {
  const { writes } = await open({
    game: {
      reel: film(1, 'The afternoon'),
      team_reels: [film(2, 'Schooner or Later')],
      task_reels: [film(3, 'Sing a shanty')],
    },
  });
  const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(['The afternoon', 'Schooner or Later', 'Sing a shanty'].map(linkOf)).toEqual([
    expect.stringContaining('/media/1.mp4'),
    expect.stringContaining('/media/2.mp4'),
    expect.stringContaining('/media/3.mp4'),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Play Sing a shanty' }));
  expect(document.querySelector('video')?.getAttribute('src')).toContain('/media/3.mp4');
  expect(screen.getAllByRole('radio')).toHaveLength(7);
  await userEvent.click(screen.getByRole('radio', { name: 'Track 4' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([{ method: 'PUT', path: '/games/7.json', body: { soundtrack: '4' } }]),
  );
});

it('plays the beginning of a soundtrack before it is chosen, one at a time', async () => {
  const playing: string[] = [];
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    playing.push(this.src);
  });
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  const track = (code: string, name: string) => ({ code, name, mood: 'Calm', preview: `/soundtracks/${code}.wav` });
  const tracks = [track('1', 'Open Road'), track('2', 'Bright Start')];
  const { writes } = await open({ desk: { hindrance: '', game: state(7, 'All'), teams: [], tasks: [], tracks } });
  await userEvent.click(await screen.findByRole('button', { name: 'Play Open Road' }));
  await userEvent.click(screen.getByRole('button', { name: 'Play Bright Start' }));
  expect(playing).toEqual([expect.stringMatching(/1\.wav$/), expect.stringMatching(/2\.wav$/)]);
  expect([pause.mock.calls.length, screen.queryByRole('button', { name: 'Stop Open Road' })]).toEqual([1, null]);
  await userEvent.click(screen.getByRole('button', { name: 'Stop Bright Start' }));
  expect(pause).toHaveBeenCalledTimes(2);
  expect(writes()).toEqual([]);
  play.mockRestore();
  pause.mockRestore();
});

it('are made again for super administrators only, each kind by a button that stays disabled', async () => {
  await open({ game: { user: { access: 'Created', creator: true } } });
  expect(buttons()).toEqual([]);
  await unmountRemotes();
  const { writes, backend } = await open({ game: CHIEF });
  for (const at of [0, 1, 2]) await userEvent.click(buttons()[at] as HTMLElement);
  await waitFor(() => expect(buttons().map(({ disabled }) => disabled)).toEqual([true, true, true]));
  const path = '/games/7/generate_reels.json';
  expect(writes().map(({ method, path: to, body }) => ({ method, path: to, body }))).toEqual([
    { method: 'PATCH', path, body: {} },
    { method: 'PATCH', path, body: { reel_type: 'teams' } },
    { method: 'PATCH', path, body: { reel_type: 'challenges' } },
  ]);
  await unmountRemotes();
  const refused = await open({ game: CHIEF });
  refused.backend.refuse = refusal(422, {}, 'A reel needs 3 or more featured submissions.');
  await userEvent.click(buttons()[0] as HTMLElement);
  await waitFor(() => expect(refused.notices).toMatchObject([{ text: expect.stringContaining('3 or more') }]));
  expect(buttons()[0]?.disabled).toBe(false);
  expect(backend.refuse).toBeUndefined();
});

it('need 3 featured submissions, which the page says', async () => {
  const tracks = [{ code: '1', name: 'Open Road', mood: 'Calm, plucked' }];
  const desk = {
    ...{ hindrance: '', tracks, game: state(7, 'Game', { featured: 2 }) },
    teams: [
      state(5, 'Gulls', { featured: 3, state: 'running', done: 1, total: 4 }),
      state(6, 'Knots', { featured: 2 }),
    ],
    tasks: [state(9, 'Salute', { featured: 1 })],
  };
  const { element } = await open({ game: CHIEF, desk });
  await screen.findByText(/Not enough yet: 1 of the teams, 1 of the challenges/);
  // Of the game and of the challenges; those of the teams are being made.
  expect(buttons().map(({ disabled }) => disabled)).toEqual([true, true]);
  const teams = within(screen.getByRole('region', { name: 'Reels of the teams' }));
  expect(teams.getByText('Filming · 25%')).toBeTruthy();
  expect(element.textContent).toContain('Open Road');
});

it('are not sold where they cannot be made, which the page says', async () => {
  const desk = { hindrance: 'Install ffmpeg.', tracks: [], game: state(7, 'Game'), teams: [], tasks: [] };
  const { element } = await open({ game: { ...CHIEF, reels_enabled: false }, desk });
  expect(await screen.findByText('Install ffmpeg.')).toBeTruthy();
  expect(element.textContent).not.toContain('Pay Now');
});
