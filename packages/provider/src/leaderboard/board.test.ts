import type { Job, RankedTeam, ScoreAdjustment } from '@waymark/contract';
import { eq } from 'drizzle-orm';
import { groupTeams, scores } from '../db/schema';
import { openLiveClient, testProvider, type Visitor } from '../testing';
import { makePlayground } from '../testing/playground';

const provider = testProvider();

interface Board {
  readonly teams: readonly RankedTeam[];
  readonly frozen_at: string | null;
  readonly revealed: number | null;
  readonly groups: readonly { readonly id: number; readonly name: string }[];
}

/** A game in which two teams have solved one challenge each. */
async function played() {
  const playground = await makePlayground(provider);
  const { game, owner, team, task, submit } = playground;
  const [gulls, crabs] = [await team('Gulls'), await team('Crabs')];
  await submit(gulls.as, await task({ points: 40 }));
  await submit(crabs.as, await task({ points: 30 }));
  const read = async (who: Visitor, query = '') =>
    (await who.get<Board>(`/leaderboards/game/${game.id}.json${query}`)).body;
  const order = async (who: Visitor, query = '') =>
    (await read(who, query)).teams.map(({ name, points }) => `${name} ${points}`);
  const board = (body: object) => owner.put('/leaderboards/board.json', { game_id: game.id, ...body });
  const adjust = (body: object) =>
    owner.post<{ adjustment: ScoreAdjustment; errors?: object }>('/leaderboards/adjustments.json', {
      game_id: game.id,
      ...body,
    });
  return { ...playground, gulls, crabs, read, order, board, adjust };
}

it('freezes the board for players but not for organisers', async () => {
  const { owner, gulls, crabs, order, read, board, task, submit, score } = await played();
  const client = await openLiveClient(provider.origin, gulls.as);
  expect((await board({ frozen: 1 })).status).toBe(200);
  await client.waitFor(({ detail }) => detail.fields?.includes('leaderboard') === true);
  client.close();
  await submit(crabs.as, await task({ points: 100 }));
  for (const style of ['alltime', 'weekly', 'daily']) {
    expect(await order(gulls.as, `?style=${style}`)).toEqual(['Gulls 40', 'Crabs 30']);
  }
  expect(await order(owner)).toEqual(['Crabs 130', 'Gulls 40']);
  expect(await order(owner, '?frozen=1')).toEqual(['Gulls 40', 'Crabs 30']);
  // A team may know its own points, but not its place.
  expect(await score(crabs.as)).toMatchObject({ points: 130, place: 2 });
  await board({ revealed: 1 });
  expect(await read(owner)).toMatchObject({ revealed: 1, frozen_at: expect.any(String) });
  await board({ frozen: 0, revealed: null });
  expect([await order(gulls.as), await read(owner)]).toEqual([
    ['Crabs 130', 'Gulls 40'],
    expect.objectContaining({ frozen_at: null, revealed: null }),
  ]);
});

it("ranks a division's teams among themselves", async () => {
  const { owner, game, gulls, crabs, read, team } = await played();
  await team('Eels');
  const group = await provider.make.group(game);
  const { db } = provider.database;
  await db.insert(groupTeams).values([crabs, gulls].map(({ id }) => ({ group_id: group.id, team_id: id })));
  await db.delete(groupTeams).where(eq(groupTeams.team_id, gulls.id));
  const { teams, groups } = await read(owner, `?group_id=${group.id}`);
  expect(groups).toEqual([{ id: group.id, name: group.name }]);
  expect(teams.map(({ name, place }) => [name, place])).toEqual([['Crabs', 1]]);
});

it('counts bonuses and penalties on every board, logs their reasons and can undo them', async () => {
  const { owner, game, crabs, order, adjust } = await played();
  const bonus = await adjust({ team_id: crabs.id, points: 25, reason: 'Picked up litter' });
  await adjust({ team_id: crabs.id, points: -60, reason: 'Took the ferry' });
  for (const style of ['alltime', 'daily']) {
    expect(await order(owner, `?style=${style}`)).toEqual(['Gulls 40', 'Crabs -5']);
  }
  const { body } = await owner.get<{ changes: { changes: { field: string; to: string }[] }[] }>(
    `/games/${game.id}/history.json`,
  );
  expect(JSON.stringify(body)).toContain('Crabs: -60 (Took the ferry)');
  await owner.call('DELETE', `/leaderboards/adjustments/${bonus.body.adjustment.id}.json?game_id=${game.id}`);
  expect(await order(owner)).toEqual(['Gulls 40', 'Crabs -30']);
  const refused = await adjust({ team_id: crabs.id, points: 0, reason: ' ' });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['points', 'reason']]);
});

it('reports rescore progress and lists the job with its author', async () => {
  const { owner, game, gulls, adjust } = await played();
  await adjust({ team_id: gulls.id, points: 5, reason: 'Songs' });
  const { db } = provider.database;
  const read = () => db.select().from(scores).where(eq(scores.game_id, game.id)).orderBy(scores.team_id, scores.style);
  const before = await read();
  await db.update(scores).set({ points: 1, completed: 7 }).where(eq(scores.game_id, game.id));
  const client = await openLiveClient(provider.origin, owner);
  await owner.patch('/leaderboards/rescore.json', { game_id: game.id });
  const received = await client.waitFor(({ detail }) => (detail.job as Job | undefined)?.state === 'done');
  client.close();
  expect(received.detail.job).toMatchObject({ kind: 'rescore', done: 2, total: 2 });
  expect(await read()).toEqual(before);
  const { body } = await owner.get<{ jobs: Job[] }>(`/jobs.json?game_id=${game.id}`);
  expect(body.jobs).toEqual([
    expect.objectContaining({ kind: 'rescore', state: 'done', attempts: 1, by: expect.stringMatching(/\w/) }),
  ]);
});
