import { asc, eq } from 'drizzle-orm';
import { answers, jobs, reels } from '../db/schema';
import {
  openLiveClient,
  openTestDatabase,
  probeEventLoop,
  START_TIMEOUT,
  startTestProvider,
  type TestProvider,
} from '../testing';
import { eventually } from '../testing/eventually';

const statements: { readonly text: string; readonly params: readonly unknown[] }[] = [];
let provider: TestProvider;
beforeAll(async () => {
  const database = await openTestDatabase((text, params) => statements.push({ text, params }));
  provider = await startTestProvider({ database });
}, START_TIMEOUT);
afterEach(() => expect(provider.faults).toEqual([]));
afterAll(() => provider.close());
probeEventLoop();

/** How long three films may take on a busy machine, in milliseconds. */
const FILMING = 120_000;

/** A game whose team has two featured answers and two others. */
async function harbour({ reels_enabled = true, review = 'post' } = {}) {
  const { make, clock, database } = provider;
  const whiteLabel = await make.whiteLabel();
  const [owner, player] = [await make.user(whiteLabel), await make.user(whiteLabel)];
  const game = await make.game(whiteLabel, { reels_enabled, review, soundtrack: '' });
  await make.member(game, owner, { access: 'Created' });
  const [team, task] = [await make.team(game), await make.task(game)];
  const at = clock.now();
  const by = { user_id: player.id, comment: 'Found it' };
  for (let number = 0; number < 2; number += 1) {
    await make.answer(task, team, { ...by, approved_at: at, featured_at: at });
  }
  const [third, fourth] = [
    await make.answer(task, team, { ...by, approved_at: at }),
    await make.answer(task, team, by),
  ];
  const as = await provider.as(owner);
  const decide = async (decision: string, id: number) => {
    const [row] = await database.db.select().from(answers).where(eq(answers.id, id));
    const body = { game_id: game.id, review_key: row?.review_key };
    expect((await as.put(`/answers/${id}/${decision}.json`, body)).status).toBe(200);
  };
  const queued = () => database.db.select().from(jobs).where(eq(jobs.game_id, game.id)).orderBy(asc(jobs.id));
  return { owner: as, third: third.id, fourth: fourth.id, decide, queued, inputs: { game, team, task } };
}

it(
  'films each reel once its third submission is featured after the purchase, only once, and announces none',
  async () => {
    const { owner, third, fourth, decide, queued, inputs } = await harbour();
    const client = await openLiveClient(provider.origin, owner);
    await decide('feature', third);
    expect((await queued()).map(({ kind, input }) => [kind, input])).toEqual(
      Object.entries(inputs).map(([of, { id }]) => ['reel', { of, id, quiet: true }]),
    );
    await decide('feature', fourth);
    const made = await eventually(queued, (all) => all.every(({ state }) => state === 'done'), FILMING);
    expect(made).toHaveLength(3);
    expect(client.messages.filter(({ source }) => source.endsWith('.reel'))).toEqual([]);
    client.close();
    await decide('feature', fourth);
    expect(await queued()).toHaveLength(3);
  },
  2 * FILMING,
);

it('queues them when accepting is what counts the third featured submission', async () => {
  const { fourth, decide, queued } = await harbour({ review: 'pre' });
  await decide('feature', fourth);
  expect(await queued()).toEqual([]);
  await decide('accept', fourth);
  expect(await queued()).toHaveLength(3);
});

it('reads the featured submissions of a game only if a reel of the submission is missing', async () => {
  const { third, fourth, decide, queued, inputs } = await harbour();
  const { db } = provider.database;
  const { game, team, task } = inputs;
  const filmed = { game_id: game.id, name: 'Filmed', state: 'ready' };
  await db.insert(reels).values([filmed, { ...filmed, team_id: team.id }, { ...filmed, task_id: task.id }]);
  const readings = () =>
    statements.filter(({ text, params }) => /"featured_at" is not null/.test(text) && params.includes(game.id));
  await decide('feature', third);
  expect([readings(), await queued()]).toEqual([[], []]);
  await db.delete(reels).where(eq(reels.task_id, task.id));
  await decide('feature', fourth);
  expect((await queued()).map(({ input }) => input)).toEqual([{ of: 'task', id: task.id, quiet: true }]);
  expect(readings()).not.toEqual([]);
});

it('queues none for a game without the add-on', async () => {
  const { third, decide, queued } = await harbour({ reels_enabled: false });
  await decide('feature', third);
  expect(await queued()).toEqual([]);
});
