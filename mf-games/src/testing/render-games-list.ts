import { screen, within } from '@testing-library/react';
import type { ApiRequest, GameRow } from '@waymark/contract';
import type { FakeHostOptions } from '@waymark/testing';
import { settled } from '@waymark/testing/mount-remote';
import { stage } from './stage';

const HOUR = 3_600_000;
/** The moment so many hours from now. */
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

interface Listed {
  readonly rows: readonly GameRow[];
  readonly pages?: number;
  readonly count?: number;
}

/** The responses of a provider with these games. */
export const answerWith =
  ({ rows, pages = 1, count = rows.length }: Listed) =>
  ({ query }: ApiRequest) => ({ games: rows, meta: { pages, page: Number(query?.page ?? 1), count } });

/** The games list at an address, loaded. */
export async function list(path: string, listed: Listed, options: FakeHostOptions = {}) {
  const staged = await stage(path, answerWith(listed), options);
  await settled(staged.element);
  return staged;
}

/** What was asked for. */
export const queries = (calls: readonly ApiRequest[]) => calls.map(({ query }) => query);
/** The row of a game. */
export const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

/** The search field. */
export const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox');
/** One of the windows of time. */
export const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
