import { isReadinessMessage } from '@waymark/contract';
import { eq } from 'drizzle-orm';
import { auditLog, games, teams } from '../db/schema';
import { openLiveClient, START_TIMEOUT, startTestProvider, type TestProvider } from '../testing';
import { makeHarbour } from '../testing/harbour';
import { reviewGame } from './review';
import { StartWatch } from './start-watch';

const MINUTE = 60_000;
let provider: TestProvider;
const watches: StartWatch[] = [];
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT);
afterEach(async () => {
  for (const watch of watches.splice(0)) await watch.close();
  expect(provider.faults).toEqual([]);
});
afterAll(() => provider.close());

/** Another node of the same provider. */
async function node(): Promise<StartWatch> {
  const { database, origin, clock } = provider;
  const fault = (error: unknown) => {
    throw error;
  };
  const watch = await StartWatch.start({ database, origin: () => origin, now: clock.now, onFault: fault });
  watches.push(watch);
  return watch;
}

/** A game that starts in this many minutes, with one unsolvable QR challenge and one solvable challenge. */
async function harbour(minutes: number) {
  const made = await makeHarbour(provider, ['scan', 'fine']);
  await made.put('scan', { task_type: 4 });
  const { db } = provider.database;
  const startIn = (span: number) =>
    db
      .update(games)
      .set({ start_anytime: 0, start_at: new Date(provider.clock.now().getTime() + span * MINUTE) })
      .where(eq(games.id, made.game.id));
  await startIn(minutes);
  const lines = async () => {
    const log = await db.select().from(auditLog).where(eq(auditLog.game_id, made.game.id));
    return log.filter(({ fields }) => fields.includes('readiness')).map(({ changes }) => changes[0]?.to);
  };
  return { ...made, startIn, lines };
}

it('warns administrators once before and once at the start, across nodes', async () => {
  const { owner, player, lines } = await harbour(30);
  const [client, deaf] = [await openLiveClient(provider.origin, owner), await openLiveClient(provider.origin, player)];
  const nodes = [await node(), await node()];
  const look = () => Promise.all(nodes.map((one) => one.lookForStarts()));
  await look();
  await look();
  expect(await lines()).toEqual(['no-qr-code']);
  provider.clock.forward(31 * MINUTE);
  await look();
  await look();
  expect(await lines()).toEqual(['no-qr-code', 'no-qr-code']);
  await client.waitFor(() => client.messages.filter(isReadinessMessage).length === 2);
  expect(deaf.messages.filter(isReadinessMessage)).toEqual([]);
  client.close();
  deaf.close();
});

it('checks again after the start moves and stays silent about a playable game', async () => {
  const { startIn, lines, put } = await harbour(30);
  const watch = await node();
  await watch.lookForStarts();
  await startIn(45);
  await watch.lookForStarts();
  expect(await lines()).toHaveLength(2);
  await put('scan', { task_type: 1 });
  provider.clock.forward(46 * MINUTE);
  await watch.lookForStarts();
  expect(await lines()).toHaveLength(2);
});

it.each([
  ['a draft', { category: 'Draft' }],
  ['a game that is stopped', { start_anytime: 2 }],
  ['a game that was deleted', { deleted_at: new Date() }],
])('skips %s', async (_, row) => {
  const { game, lines } = await harbour(30);
  await provider.database.db.update(games).set(row).where(eq(games.id, game.id));
  await (await node()).lookForStarts();
  expect(await lines()).toEqual([]);
});

it('reports each new problem of a running game once', async () => {
  const { owner, lines, put, game } = await harbour(-5);
  await provider.database.db.insert(teams).values({ game_id: game.id, name: 'Otters' });
  const watch = await node();
  await watch.lookForStarts();
  expect(await lines()).toEqual(['no-qr-code']);
  const client = await openLiveClient(provider.origin, owner);
  await put('fine', { name: 'Better' });
  await put('fine', { task_type: 5 });
  await client.waitFor(isReadinessMessage);
  await put('fine', { name: 'Best' });
  await put('fine', { name: '' });
  await client.waitFor(() => client.messages.filter(isReadinessMessage).length === 2);
  expect(await lines()).toEqual(['no-qr-code', 'no-valid-answer', 'no-headline']);
  client.close();
});

it('reports problems of a self-started game only from its first answer on', async () => {
  const { lines, put, game, id } = await harbour(30);
  const { db } = provider.database;
  await db.update(games).set({ start_anytime: 1 }).where(eq(games.id, game.id));
  const team = await provider.make.team(game, { name: 'Otters' });
  const { database, origin, clock } = provider;
  const changed = () => reviewGame({ database, origin: () => origin, now: clock.now }, game.id, 'change');
  await put('fine', { task_type: 5 });
  await changed();
  expect(await lines()).toEqual([]);
  await provider.make.answer({ id: id('fine'), game_id: game.id }, team);
  await changed();
  await changed();
  expect(await lines()).toEqual(['no-qr-code, no-valid-answer']);
});
