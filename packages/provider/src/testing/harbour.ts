import { GAME_MODE } from '@waymark/contract';
import { eq } from 'drizzle-orm';
import { games } from '../db/schema';
import type { TestProvider } from './start-test-provider';
import type { Visitor } from './visitor';

/** A challenge in a response. */
export type ReadTask = Record<string, unknown> & {
  id: number;
  name: string;
  position: number;
  realities: { id: number }[];
};
/** A response with one challenge. */
export interface One {
  task: ReadTask;
  meta: { page: number };
}
/** A response with a page of challenges. */
export interface Many {
  tasks: ReadTask[];
  meta: { count: number; page: number };
}
/** A response with errors by field. */
export interface Refused {
  errors: Record<string, string[]>;
}

/** A game with the named challenges, its creator and a player. */
export async function makeHarbour(provider: TestProvider, names: readonly string[] = []) {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const ownerRow = await make.user(whiteLabel);
  const playerRow = await make.user(whiteLabel);
  const game = await make.game(whiteLabel, { tz: 'UTC' });
  await make.member(game, ownerRow, { access: 'Created' });
  await make.member(game, playerRow, { access: 'Joined' });
  const [owner, player] = [await provider.as(ownerRow), await provider.as(playerRow)];
  const rows: { id: number; name: string }[] = [];
  for (const [index, name] of names.entries()) rows.push(await make.task(game, { name, position: index + 1 }));
  const id = (name: string) => rows.find((row) => row.name === name)?.id ?? 0;
  const put = <Body = One>(name: string, body: object) =>
    owner.put<Body>(`/tasks/${id(name)}.json`, { game_id: game.id, ...body });
  const remove = (name: string) =>
    owner.call<{ restore_until: string }>('DELETE', `/tasks/${id(name)}.json?game_id=${game.id}`);
  const restore = (name: string) => owner.post<One>(`/tasks/${id(name)}/restore.json`, { game_id: game.id });
  const list = async (query = '', who: Visitor = owner) =>
    (await who.get<Many>(`/tasks/game/${game.id}.json?${query}`)).body;
  const order = async () => {
    const { tasks: found } = await list('per_page=9999');
    expect(found.map(({ position }) => position)).toEqual(found.map((_, index) => index + 1));
    return found.map(({ name }) => name).join(' ');
  };
  /** Starts the game, with the player in a team that has begun. */
  const play = async () => {
    await provider.database.db.update(games).set({ start_anytime: GAME_MODE.anytime }).where(eq(games.id, game.id));
    await make.player(await make.team(game, { began_at: provider.clock.now() }), playerRow);
  };
  return { whiteLabel, game, owner, ownerRow, player, id, put, remove, restore, list, order, play };
}
