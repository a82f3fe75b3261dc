import { screen, within } from '@testing-library/react';
import type { ApiRequest, GameRow } from '@waymark/contract';
import type { FakeHostOptions } from '@waymark/testing';
import { settled } from '@waymark/testing/mount-remote';
import { stage } from './stage';

const HOUR = 3_600_000;
/** Returns the time that many hours from now. */
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

interface Listed {
  readonly rows: readonly GameRow[];
  readonly pages?: number;
  readonly count?: number;
  /** Names of the stuck teams of every live game. */
  readonly stuck?: readonly string[];
}

/** The responses of a provider with these games. */
export const answerWith =
  ({ rows, pages = 1, count = rows.length, stuck = [] }: Listed) =>
  ({ path, query }: ApiRequest) => {
    if (path.startsWith('/leaderboards/')) return { teams: LEADERS };
    if (path.startsWith('/teams/stuck/')) {
      return { count: stuck.length, teams: stuck.map((name, id) => ({ id, name, last_answer_at: inHours(-0.4) })) };
    }
    return { games: rows, meta: { pages, page: Number(query?.page ?? 1), count } };
  };

/** The first teams of every live game. */
const LEADERS = [
  { id: 1, name: 'Anchors Away', points: 2120, place: 1, points_place: 1 },
  { id: 2, name: 'Buoys in the Hood', points: 1645, place: 2, points_place: 2 },
  { id: 3, name: 'Low Tide Society', points: 0, place: 3, points_place: 3 },
];

/** The games list at an address, loaded. */
export async function list(path: string, listed: Listed, options: FakeHostOptions = {}) {
  const staged = await stage(path, answerWith(listed), options);
  await settled(staged.element);
  return staged;
}

/** The queries of all requests of the list. */
export const queries = (calls: readonly ApiRequest[]) =>
  calls.filter(({ path }) => path === '/games.json').map(({ query }) => query);
/** The row of a game. */
export const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

/** The search field. */
export const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox');
/** A radio button of the time window. */
export const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
