import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiRequest, asGameId, type Game, type ReelState } from '@waymark/contract';
import { refusal } from '@waymark/testing';
import { buildGame } from '@waymark/testing/factories';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { stage } from '../testing/stage';

jest.setTimeout(60_000);
// jsdom plays nothing.
beforeEach(() => void jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue());
afterEach(async () => {
  await unmountRemotes();
  jest.restoreAllMocks();
});

const film = (id: number, name: string) => ({ id, name, url: `/media/${id}.mp4` });
const state = (id: number, name: string, more: Partial<ReelState> = {}): ReelState => ({
  ...{ id, name, featured: 5, state: 'none', done: 0, total: 0, fault: '' },
  ...more,
});

interface Platform {
  readonly game?: Partial<Game>;
  /** The reel states the platform reports, or its refusal; undefined without the capability. */
  readonly desk?: object;
}

async function open({ game, desk }: Platform = {}) {
  const backend = {
    game: buildGame({ id: asGameId(7), reels_enabled: true, ...game }),
    refuse: undefined as unknown,
    held: undefined as Promise<void> | undefined,
  };
  const answer = async ({ method, path, body }: ApiRequest): Promise<unknown> => {
    if (method === 'PUT') await backend.held;
    if (method !== 'GET' && backend.refuse) throw backend.refuse;
    if (method === 'PUT') backend.game = { ...backend.game, ...(body as Partial<Game>) };
    if (method !== 'GET') return {};
    if (path === '/games/7/reels.json' && desk && 'status' in desk) throw desk;
    if (path === '/games/7/reels.json') return desk;
    return { game: backend.game };
  };
  return { ...(await stage('/games/reels/7', answer, { offered: desk ? ['reel-desk'] : [] })), backend };
}

const CHIEF = { user: { access: 'Created', super_admin: true } };
const buttons = () => screen.queryAllByRole<HTMLButtonElement>('button', { name: /^Regenerate/ });

it('shows the reels of game, teams and challenges with links, and seven soundtrack options', async () => {
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
  // The game's reel stays in reach.
  expect(linkOf('The afternoon')).toContain('/media/1.mp4');
  await userEvent.click(screen.getByRole('button', { name: 'Play The afternoon' }));
  expect(document.querySelector('video')?.getAttribute('src')).toContain('/media/1.mp4');
  expect(screen.queryByRole('button', { name: 'Play The afternoon' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Track 4' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([{ method: 'PUT', path: '/games/7.json', body: { soundtrack: '4' } }]),
  );
});

it('shows the reels without soundtracks and without a dialog to people whom the provider refuses the rest', async () => {
  const { calls } = await open({ game: { reel: film(1, 'The afternoon') }, desk: refusal(403) });
  expect(await screen.findByRole('link', { name: 'The afternoon' })).toBeTruthy();
  expect(screen.queryAllByRole('radio')).toEqual([]);
  // A status that the call handles opens no dialog.
  expect(calls).toContainEqual(expect.objectContaining({ path: '/games/7/reels.json', handles: [403] }));
});

it('brings the player into view and focuses it with every press of Play', async () => {
  const scrolled = jest.fn();
  Object.defineProperty(Element.prototype, 'scrollIntoView', { value: scrolled, configurable: true });
  await open({ game: { reel: film(1, 'The afternoon'), task_reels: [film(3, 'Sing a shanty')] } });
  const video = () => document.querySelector('video');
  expect([scrolled.mock.calls, document.activeElement === video()]).toEqual([[], false]);
  const play = screen.getByRole('button', { name: 'Play Sing a shanty' });
  for (const times of [1, 2]) {
    await userEvent.click(play);
    expect(document.activeElement).toBe(video());
    expect(scrolled.mock.calls).toEqual(Array.from({ length: times }, () => [{ block: 'nearest' }]));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Play The afternoon' }));
  expect([document.activeElement, video()?.getAttribute('aria-label')]).toEqual([video(), 'The afternoon']);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

it('lets Reel Complete appear once a playing film is replaced by another', async () => {
  const { host } = await open({ game: { reel: film(1, 'The afternoon'), team_reels: [film(2, 'Gulls')] } });
  let playing = 0;
  jest.spyOn(host.live, 'playing').mockImplementation(() => {
    playing += 1;
    return () => {
      playing -= 1;
    };
  });
  const video = () => document.querySelector('video') as HTMLElement;
  fireEvent.play(video());
  expect(playing).toBe(1);
  // The removed film no longer says that it has stopped.
  await userEvent.click(screen.getByRole('button', { name: 'Play Gulls' }));
  expect(playing).toBe(0);
  fireEvent.play(video());
  expect(playing).toBe(1);
  fireEvent.pause(video());
  expect(playing).toBe(0);
});

it('shows the stored soundtrack after two choices in a row that were refused, and the last one while it retries', async () => {
  const { backend, writes } = await open({ game: { soundtrack: '6' } });
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').findIndex(({ checked }) => checked) + 1;
  const hold = () => {
    let respond = () => {};
    backend.held = new Promise((resolve) => {
      respond = resolve;
    });
    return () => act(async () => respond());
  };
  backend.refuse = refusal(422, {}, 'Not now.');
  const refuse = hold();
  await userEvent.click(screen.getByRole('radio', { name: 'Track 1' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Track 2' }));
  expect(chosen()).toBe(2);
  await refuse();
  await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ soundtrack: '1' }, { soundtrack: '2' }]));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(chosen()).toBe(6);
  backend.refuse = undefined;
  const accept = hold();
  await userEvent.click(retry);
  expect(chosen()).toBe(2);
  await accept();
  await screen.findByText('Saved');
  expect([chosen(), writes().length]).toEqual([2, 3]);
});

it('replaces a poster that fails to load, and still plays the film', async () => {
  await open({ game: { team_reels: [{ ...film(2, 'Gulls'), poster: '/media/gone.jpg' }] } });
  const play = screen.getByRole('button', { name: 'Play Gulls' });
  fireEvent.error(play.querySelector('img') as HTMLElement);
  expect(play.querySelector('img')).toBeNull();
  expect(play.firstElementChild?.querySelector('[data-icon]')).toBeTruthy();
  await userEvent.click(play);
  expect(document.querySelector('video')?.getAttribute('src')).toContain('/media/2.mp4');
});

it('regenerates each kind for super administrators only, with a button that stays disabled', async () => {
  await open({ game: { user: { access: 'Created', creator: true } } });
  expect(buttons()).toEqual([]);
  await unmountRemotes();
  const { writes, backend } = await open({ game: CHIEF });
  for (const part of ['Reel of the game', 'Reels of the teams', 'Reels of the challenges']) {
    expect(screen.getByRole('button', { name: `Regenerate ${part}` }).textContent).toMatch(/^Regenerate/);
  }
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

it('need 3 featured submissions, and the page says so', async () => {
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
  // Of game and challenges; those of the teams are in progress. The provider refuses them.
  expect(buttons().map(({ disabled }) => disabled)).toEqual([false, false]);
  const teams = within(screen.getByRole('region', { name: 'Reels of the teams' }));
  expect(teams.getByText('Filming · 25%')).toBeTruthy();
  // Otherwise every percent would be read aloud.
  expect(teams.queryByRole('status')).toBeNull();
  expect(element.textContent).toContain('Open Road');
});

it('show progress dots and a link to the monitor for each reel that lacks answers', async () => {
  const teams = [
    state(5, 'Gulls', { featured: 3 }),
    state(6, 'Knots', { featured: 1 }),
    state(8, 'Dogs', { featured: 2 }),
  ];
  const tasks = Array.from({ length: 10 }, (_, at) => state(20 + at, `Task ${at}`, { featured: 0 }));
  const game = { team_reels: [{ ...film(2, 'Knots'), of: 6 }] };
  const desk = { hindrance: '', tracks: [], game: state(7, 'Game', { featured: 2 }), teams, tasks };
  await open({ game: { ...CHIEF, ...game }, desk });
  const ofTeams = within(await screen.findByRole('region', { name: 'Reels of the teams' }));
  // Gulls have enough answers, and Knots have a film.
  expect(ofTeams.getAllByRole('img').map((dots) => dots.getAttribute('aria-label'))).toEqual(['2 of 3 featured']);
  expect(ofTeams.getByText('Gulls').closest('li')?.textContent).toBe('GullsNo reel yet');
  const ofTasks = within(screen.getByRole('region', { name: 'Reels of the challenges' }));
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(['Feature answers', 'Feature answers: Dogs', 'Feature answers: Task 0'].map(to)).toEqual([
    '/answers/monitor/7?show=all',
    '/answers/monitor/7?show=all&team=8',
    '/answers/monitor/7?show=all&challenge=20',
  ]);
  expect(ofTasks.getAllByRole('img')).toHaveLength(8);
  await userEvent.click(ofTasks.getByRole('button', { name: 'Show 2 more' }));
  expect(ofTasks.getAllByRole('img', { name: '0 of 3 featured' })).toHaveLength(10);
  const ofGame = within(screen.getByRole('region', { name: 'Reel of the game' }));
  expect(ofGame.getByRole('img', { name: '2 of 3 featured' })).toBeTruthy();
});

describe('sharing a reel', () => {
  const writeText = jest.fn(async (_text: string) => {});
  const give = (share: ((data: ShareData) => Promise<void>) | undefined) => {
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  beforeEach(() => writeText.mockClear());
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  it('uses the share dialog of the device', async () => {
    const { notices } = await open({ game: { reel: film(1, 'The afternoon'), team_reels: [film(2, 'Gulls')] } });
    const share = jest.fn(async (_data: ShareData) => {});
    give(share);
    await press('Share');
    await press('Share Gulls');
    expect(share.mock.calls).toEqual([
      [{ title: 'The afternoon', url: expect.stringContaining('/media/1.mp4') }],
      [{ title: 'Gulls', url: expect.stringContaining('/media/2.mp4') }],
    ]);
    give(async () => {
      throw new DOMException('Cancelled', 'AbortError');
    });
    await press('Share');
    expect([writeText.mock.calls, notices]).toEqual([[], []]);
  });

  it.each([
    ['the device has none', undefined],
    [
      'the dialog is not allowed',
      async () => {
        throw new DOMException('Not in a frame', 'NotAllowedError');
      },
    ],
  ])('copies the link and says so if %s', async (_, share) => {
    const { notices } = await open({ game: { reel: film(1, 'The afternoon') } });
    give(share);
    await press('Share');
    await waitFor(() => expect(notices).toMatchObject([{ text: 'Copied the link', tone: 'success' }]));
    expect(writeText.mock.calls).toEqual([[expect.stringContaining('/media/1.mp4')]]);
  });
});

it("are sold with a warning above if they can't be made", async () => {
  const desk = { hindrance: 'Install ffmpeg.', tracks: [], game: state(7, 'Game'), teams: [], tasks: [] };
  const { element } = await open({ game: { ...CHIEF, reels_enabled: false }, desk });
  expect(await screen.findByText('Install ffmpeg.')).toBeTruthy();
  await waitFor(() => expect(element.textContent).toMatch(/Install ffmpeg\..*Pay Now/));
});

it.each([undefined, { access: 'Joined' as const }])('leaves roles to the provider: %j', async (user) => {
  const { element } = await open({ game: { user } });
  expect(element.textContent).toContain('Soundtrack');
});
