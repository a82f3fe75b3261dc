import { act, screen } from '@testing-library/react';
import type { ApiRequest, GameRow } from '@waymark/contract';
import { buildGame, buildGameRow, type FakeHostOptions } from '@waymark/testing';
import { settled } from '@waymark/testing/mount-remote';
import { stage } from './stage';

interface HarbourOptions extends FakeHostOptions {
  /** Games deleted elsewhere a moment ago. */
  readonly deleted?: readonly GameRow[];
}

/** A platform with games that can be cloned, deleted and restored. `answers` overrides it. */
export async function harbour(rows: GameRow[], { deleted = [], ...options }: HarbourOptions = {}) {
  const games = [...rows];
  const trash: GameRow[] = [...deleted];
  const answers = { next: undefined as ((call: ApiRequest) => unknown) | undefined };
  const until = () => new Date(Date.now() + 600_000).toISOString();
  const platform = (call: ApiRequest): unknown => {
    const [, id] = /^\/games\/(\d+)/.exec(call.path) ?? [];
    const at = games.findIndex((row) => String(row.id) === id);
    const gone = trash.findIndex((row) => String(row.id) === id);
    if (call.path === '/games.json') return { games, meta: { pages: 1, page: 1, count: games.length } };
    if (call.path === '/games/trash.json') {
      return { games: trash.map((row) => ({ ...row, deleted_at: new Date().toISOString(), restore_until: until() })) };
    }
    if (call.method === 'DELETE' && at >= 0) {
      trash.push(...games.splice(at, 1));
      return { restore_until: until() };
    }
    if (call.path.endsWith('/clone.json')) {
      const copy = buildGameRow({ name: 'Copy of Quay Walk' });
      games.unshift(copy);
      return { game: buildGame({ id: copy.id }) };
    }
    if (call.path.endsWith('/restore.json') && gone >= 0) {
      const [row] = trash.splice(gone, 1);
      if (row) games.push(row);
      return { game: buildGame({ id: row?.id as GameRow['id'], code: row?.code }) };
    }
    return {};
  };
  const staged = await stage('/', (call) => answers.next?.(call) ?? platform(call), options);
  await settled(staged.element);
  const asked = (method: string) => staged.calls.filter((call) => call.method === method);
  const texts = () => staged.notices.map(({ text }) => text);
  const press = (label: string) =>
    act(async () => staged.notices.findLast(({ action }) => action?.label === label)?.action?.run());
  return { ...staged, answers, games, trash, asked, texts, press: press };
}

/** The row of a game. */
export const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
