import { sql } from 'drizzle-orm';
import { WebSocket } from 'ws';
import { type Answer, START_TIMEOUT, startTestProvider, type TestProvider, type Visitor } from '../testing';
import { eventually } from '../testing/eventually';

/** A node with little capacity. */
const CALLS_AT_ONCE = 16;
const LISTS_AT_ONCE = 8;

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider({ callsAtOnce: CALLS_AT_ONCE });
}, START_TIMEOUT);
afterAll(() => provider.close());
afterEach(() => expect(provider.faults).toEqual([]));

/** Blocks every call that reads games or answers during some work. */
async function whileHeld(work: () => Promise<void>): Promise<void> {
  let held: () => void = () => {};
  let letGo: () => void = () => {};
  const [isHeld, isOver] = [new Promise<void>((resolve) => (held = resolve)), new Promise<void>((r) => (letGo = r))];
  const holding = provider.database.tx(async (tx) => {
    await tx.execute(sql`lock table games, answers`);
    held();
    await isOver;
  });
  await isHeld;
  await work().finally(letGo);
  await holding;
}

async function harbour() {
  const whiteLabel = await provider.make.whiteLabel();
  const game = await provider.make.game(whiteLabel);
  const player = await provider.make.user(whiteLabel);
  const [task, team] = [await provider.make.task(game), await provider.make.team(game)];
  const answer = await provider.make.answer(task, team, { user_id: player.id });
  const organiser = async () => {
    const user = await provider.make.user(whiteLabel);
    await provider.make.member(game, user, { access: 'Created' });
    const visitor = await provider.as(user);
    // Warms the session cache, because no session can be looked up while the tables are locked.
    expect((await list(visitor)).status).toBe(200);
    return visitor;
  };
  return { game, answer, organiser };
}

const list = (visitor: Visitor) => visitor.get('/games.json');
const statusesOf = async (calls: readonly Promise<Answer<unknown>>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);

/** Collects responses as they arrive. */
function collecting(calls: readonly Promise<Answer<unknown>>[]): Answer<unknown>[] {
  const answered: Answer<unknown>[] = [];
  for (const call of calls) void call.then((answer) => answered.push(answer));
  return answered;
}

it('serves other accounts while one floods it', async () => {
  const { organiser } = await harbour();
  const [eager, other] = [await organiser(), await organiser()];
  let flood: Promise<Answer<unknown>>[] = [];
  let others: Promise<Answer<unknown>>[] = [];
  await whileHeld(async () => {
    flood = Array.from({ length: 30 }, () => list(eager));
    const refused = collecting(flood);
    // The account's share is six; its other calls are refused at once.
    await eventually(
      async () => refused.length,
      (count) => count >= 24,
    );
    expect(refused).toHaveLength(24);
    for (const { status, headers, body } of refused) {
      expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([429, true]);
      expect(body).toEqual({ message: 'Too many requests at once. Please wait a moment.' });
    }
    others = [list(other), list(other)];
  });
  expect(await statusesOf(others)).toEqual([200, 200]);
  expect((await statusesOf(flood)).filter((status) => status === 200)).toHaveLength(6);
  expect((await list(eager)).status).toBe(200);
});

it('refuses lists under overload but serves reviews, sockets and vital calls', async () => {
  const { game, answer, organiser } = await harbour();
  const people: Visitor[] = [];
  while (people.length < LISTS_AT_ONCE + 4) people.push(await organiser());
  const judge = await organiser();
  let lists: Promise<Answer<unknown>>[] = [];
  let review: Promise<Answer<unknown>> | undefined;
  await whileHeld(async () => {
    lists = people.map(list);
    const refused = collecting(lists);
    await eventually(
      async () => refused.length,
      (count) => count >= 4,
    );
    expect(refused).toHaveLength(4);
    for (const { status, headers, body } of refused) {
      expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([503, true]);
      expect(body).toEqual({ message: 'The platform is busy. Please try again in a moment.' });
    }
    expect((await judge.get('/services/maintenance.json')).status).toBe(200);
    const query = new URLSearchParams({ token: judge.token ?? '', whitelabel: judge.whitelabel });
    const socket = new WebSocket(`${provider.origin.replace('http', 'ws')}/socket?${query}`);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.terminate();
    const review_key = answer.review_key;
    review = judge.put(`/answers/${answer.id}/accept.json`, { id: answer.id, game_id: game.id, review_key });
  });
  expect((await review)?.status).toBe(200);
  expect((await statusesOf(lists)).filter((status) => status === 200)).toHaveLength(LISTS_AT_ONCE);
  expect(await statusesOf(people.slice(0, 1).map(list))).toEqual([200]);
});
