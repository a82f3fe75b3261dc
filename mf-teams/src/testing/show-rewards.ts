import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest, Reward } from '@waymark/contract';
import type { FakeHostOptions } from '@waymark/testing';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { RewardsScreen } from '../screens';
import { showArea } from './show-area';

/** Unmounts after each test. Call at the top of a test file. */
export function prepareRewards(): void {
  jest.setTimeout(30_000);
  afterEach(unmountRemotes);
}

/** A reward with a photo. */
export const LANTERN: Reward = {
  id: 1,
  title: 'Lantern',
  description: 'Shines',
  first: 3,
  trig: 2,
  style: '2',
  push: '',
  points: 20,
  photo: '/lantern.png',
};
/** One without a photo. */
export const MEDAL: Reward = { id: 2, title: 'Medal', first: 0, trig: 1, style: '', push: '', points: 0 };
/** The reward that a test adds. */
export const NEW: Reward = { id: 9, title: 'New reward', first: 0, trig: 1, style: '', push: '', points: 0 };

interface ShowOptions extends FakeHostOptions {
  readonly phone?: boolean;
  /** The rewards as loaded; both by default. */
  readonly rewards?: (call: ApiRequest) => readonly Reward[];
  /** The personalisations as loaded; one by default. */
  readonly personalizations?: () => readonly object[];
  /** Overrides responses to reads. */
  readonly get?: (call: ApiRequest) => unknown;
  /** Values of the finding about the first reward, among three challenges. */
  readonly found?: object;
}

/** The rewards of game 7; `write` answers writes. */
export async function show(
  write: (call: ApiRequest) => unknown = () => ({}),
  {
    rewards = () => [LANTERN, MEDAL],
    personalizations = () => [{ id: 1, key: 'pub', value: 'The Nova Scotia', game_id: 7 }],
    get,
    found,
    ...options
  }: ShowOptions = {},
) {
  RewardsScreen.preload();
  const respond = (call: ApiRequest) => {
    if (call.method !== 'GET') return write(call);
    const read = get?.(call);
    if (read !== undefined) return read;
    if (call.path === '/achievements/game/7.json') {
      return { achievements: rewards(call), meta: { pages: 2, count: 30 } };
    }
    if (call.path.endsWith('/teams.json')) return { teams: [{ id: 5, name: 'Gulls' }] };
    if (call.path === '/personalizations.json' || call.path.startsWith('/personalizations/')) {
      return { personalizations: personalizations() };
    }
    if (call.path === '/games/7/readiness.json') {
      const [first] = rewards(call);
      const values = { name: first?.title, n: first?.trig, most: 1, ...found };
      return { findings: [{ rule: 'reward-out-of-reach', level: 'problem', values }], checked: 3 };
    }
    return undefined;
  };
  const shown = await showArea('/games/rewards/7', respond, { title: 'Rewards', ...options });
  await screen.findByRole('article', { name: 'Lantern' });
  return shown;
}

/** Opens a reward and returns its editor. */
export const edit = async (name = 'Lantern') => {
  await clickOn(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  await screen.findByLabelText('Title');
  return within(screen.getByRole('region', { name: 'Reward' }));
};

/** Chooses an option of a field of the open reward. */
export const choose = async (field: string, option: string) => {
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Reward' })).getByRole('button', { name: new RegExp(field) }),
  );
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

/** What opens a reward in the list. */
export const opener = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
