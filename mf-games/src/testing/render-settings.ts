import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keys } from '@waymark/client';
import { type ApiRequest, asGameId, type Game, type GameWrite, type LiveMessage } from '@waymark/contract';
import { buildGame, buildGameRow, type FakeHostOptions } from '@waymark/testing';
import { clickOn, settled, unmountRemotes } from '@waymark/testing/mount-remote';
import { whenIdle } from '@waymark/ui';
import { stage } from './stage';

const id = asGameId(7);
/** The game whose settings are opened, unless a test brings its own. */
export const QUAY = buildGame({
  id,
  name: 'Quay Walk',
  code: 'QUAY',
  tz: 'London',
  challenges_count: 12,
  start_at: '2036-11-21T19:30:00.000Z',
  finish_at: '2036-11-21T21:30:00.000Z',
});
const ZONES = {
  timezones: [
    { id: 'London', name: 'London' },
    { id: 'Tokyo', name: 'Tokyo' },
  ],
};

/** Compiles the screens ahead and unmounts them after each test; for the top of a file that opens settings. */
export function prepareSettings(): void {
  // So that the first test doesn't wait for it.
  beforeAll(
    () =>
      Promise.all([
        import('../settings/settings'),
        import('../settings/optional-sections'),
        import('../settings/new-game-page'),
      ]),
    60_000,
  );
  // Typing on this large screen can take more than the default five seconds.
  jest.setTimeout(30_000);
  afterEach(unmountRemotes);
}

/** A simulated platform with one game; `refuse` makes it reject saves. */
function platformOf(game: Game) {
  const platform = {
    game,
    refuse: (_: GameWrite): unknown => undefined,
    zones: ZONES as unknown,
    /** The response to a save. */
    answers: (game: Game): unknown => ({ game }),
    held: undefined as Promise<void> | undefined,
    findings: [] as unknown[],
    /** The challenges that the readiness check reads. */
    tasks: [] as unknown[],
    answer: async ({ method, path, body }: ApiRequest): Promise<unknown> => {
      if (path === '/timezones.json') return platform.zones;
      if (path === '/tasks/game/7.json') return { tasks: platform.tasks, meta: { count: platform.tasks.length } };
      if (path === '/games.json') return { games: [buildGameRow({ id })], meta: { pages: 1, count: 1 } };
      if (path === '/games/7/readiness.json') return { findings: platform.findings, checked: 12, tasks: [] };
      if (path === '/games/7/readiness/content.json') return { game: {}, tasks: platform.tasks };
      if (path === '/medias/sign/png') return { signature: 'https://media.test/put', name: 'abc-1.png' };
      if (method !== 'PUT') return { game: platform.game };
      await platform.held;
      const refused = platform.refuse(body as GameWrite);
      if (refused) throw refused;
      platform.game = { ...platform.game, ...(body as Partial<Game>) };
      return platform.answers(platform.game);
    },
  };
  return platform;
}

/** The settings of a game on a fake host with a simulated platform. */
export async function openSettings(game: Game = QUAY, path = '/games/edit/7', options: FakeHostOptions = {}) {
  const backend = platformOf(game);
  const staged = await stage(path, (call) => backend.answer(call), options);
  await settled(staged.element);
  // Some parts load when the page is idle, which would interrupt typing.
  await act(() => new Promise<void>((idle) => whenIdle(idle)));
  const writes = () => staged.calls.filter(({ method }) => method === 'PUT');
  const reads = () => staged.calls.filter(({ method, path: asked }) => method === 'GET' && asked === '/games/7.json');
  /** The cached game; loaded once the screen has settled. */
  const stored = () => staged.client.getQueryData<Game>(keys.game(id)) as Game;
  return { ...staged, backend, writes, reads, stored };
}

/** A text field by its label. */
export const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** A message about a change of the game, by someone else by default. */
export const update = (fields?: string[], by = 2): LiveMessage => ({
  id: `${Math.random()}`,
  source: 'ss.game.update',
  detail: { user_id: by, game: { id: 7 }, ...(fields ? { fields } : {}) },
});

/** Opens a tab and waits for its sections. */
export async function turnTo(tab: 'Mandatory' | 'Optional') {
  await clickOn(screen.getByRole('tab', { name: new RegExp(`^${tab}`) }));
  const there = tab === 'Optional' ? 'When' : 'Basics';
  await screen.findByRole('heading', { name: there });
}

/** Replaces a field's text by typing. */
export async function rewrite(name: string, text: string) {
  // The message for an empty text loads on demand.
  await act(() => userEvent.clear(field(name)));
  if (text) await userEvent.type(field(name), text);
}
