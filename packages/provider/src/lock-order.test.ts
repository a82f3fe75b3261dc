import { eq } from 'drizzle-orm';
import { purgeTaskTrash } from './challenges/trash/purge';
import { dropboxLinks, games } from './db/schema';
import { dropboxJob } from './dropbox/send-job';
import type { JobRun } from './jobs/job-kind';
import { openTestDatabase, START_TIMEOUT, startTestProvider, type TestProvider } from './testing';
import { makePlayground } from './testing/playground';

const MINUTE = 60_000;
/** Records of games and white labels that several people change. */
const WATCHED = ['games', 'white_labels', 'rewards', 'ready_messages', 'tasks', 'dropbox_links'];

let provider: TestProvider;
/** What statements locked: the table, and how. */
let locks: string[] = [];

function watch(text: string): void {
  const [, chosen, how] = /^select .*? from "(\w+)".* for (update|no key update|key share)/s.exec(text) ?? [];
  const [, written] = /^(?:update|delete from) "(\w+)"/.exec(text) ?? [];
  const table = chosen ?? written ?? '';
  if (WATCHED.includes(table)) locks.push(how ? `${table} for ${how}` : table);
}

beforeAll(async () => {
  provider = await startTestProvider({ database: await openTestDatabase(watch) });
}, START_TIMEOUT);
afterAll(() => provider.close());
afterEach(() => expect(provider.faults).toEqual([]));

/** The first locks that some work takes. */
async function locksOf(work: () => Promise<unknown>, most: number): Promise<readonly string[]> {
  locks = [];
  await work();
  return locks.slice(0, most);
}

async function harbour() {
  const { make } = provider;
  const playground = await makePlayground(provider);
  const chief = await provider.as(await make.user(playground.whiteLabel, { super_admin: true }));
  return { ...playground, chief };
}

it('locks the game before it counts the keys to its results', async () => {
  const { game, owner } = await harbour();
  const create = () => owner.post(`/games/${game.id}/result-keys.json`, { name: 'Sheet' });
  expect(await locksOf(create, 1)).toEqual(['games for update']);
});

it('enters the game before it locks a reward', async () => {
  const { game, owner } = await harbour();
  const { body } = await owner.post<{ achievement: { id: number } }>('/achievements.json', { game_id: game.id });
  const path = `/achievements/${body.achievement.id}.json`;
  const order = ['games for key share', 'rewards for update'];
  expect(await locksOf(() => owner.put(path, { game_id: game.id, points: 20 }), 2)).toEqual(order);
  expect(await locksOf(() => owner.call('DELETE', `${path}?game_id=${game.id}`), 2)).toEqual(order);
});

it('enters the game before it deletes an outdated challenge', async () => {
  const { game, owner, task } = await harbour();
  const { id } = await task();
  await owner.call('DELETE', `/tasks/${id}.json?game_id=${game.id}`);
  provider.clock.forward(11 * MINUTE);
  const purge = () => purgeTaskTrash(provider, provider.clock.now());
  expect(await locksOf(purge, 3)).toEqual(['games for key share', 'tasks for update', 'tasks']);
});

it('locks the game before a job disconnects its Dropbox', async () => {
  const { game } = await harbour();
  const { database, storage, clock } = provider;
  await database.db.insert(dropboxLinks).values({ game_id: game.id, account: 'maren@x.test', grant: 'sealed' });
  await database.db.update(games).set({ dropbox_enabled: true }).where(eq(games.id, game.id));
  const { run } = dropboxJob({ database, storage, drive: undefined, now: clock.now });
  const job = { game_id: game.id, input: { file: 'x' } } as JobRun['job'];
  const send = () => run({ job, signal: new AbortController().signal, place: () => null, step: async () => {} });
  const order = await locksOf(() => expect(send()).rejects.toThrow('signed-out'), 2);
  expect(order).toEqual(['games', 'dropbox_links']);
});

describe('a list of the white label', () => {
  const messages = '/answers/messages.json';

  it('is locked, after the game, before its messages are counted or locked', async () => {
    const { game, chief } = await harbour();
    const add = (more: object) =>
      chief.post<{ message: { id: number } }>(messages, { game_id: game.id, text: 'Splendid.', ...more });
    const create = () => add({ everywhere: 1 });
    const both = ['games for update', 'white_labels for no key update'];
    expect(await locksOf(create, 2)).toEqual(both);
    const { id } = (await create()).body.message;
    const path = `/answers/messages/${id}.json`;
    const three = [...both, 'ready_messages for update'];
    expect(await locksOf(() => chief.put(path, { game_id: game.id, position: 1 }), 3)).toEqual(three);
    expect(await locksOf(() => chief.call('DELETE', `${path}?game_id=${game.id}`), 3)).toEqual(three);
    const own = (await add({})).body.message.id;
    const change = () => chief.put(`/answers/messages/${own}.json`, { game_id: game.id, position: 1 });
    expect(await locksOf(change, 2)).toEqual(['games for update', 'ready_messages for update']);
  });

  it('is locked, after the game, before saved brands are counted', async () => {
    const { game, owner } = await harbour();
    const save = () => owner.post(`/games/${game.id}/brands.json`, { name: 'Quay' });
    expect(await locksOf(save, 2)).toEqual(['games for update', 'white_labels for no key update']);
  });
});
