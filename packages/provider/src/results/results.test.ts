import { type Route, routeTable } from '@waymark/contract';
import { eq } from 'drizzle-orm';
import { games, resultKeys } from '../db/schema';
import { hashToken } from '../session/secrets';
import { START_TIMEOUT, startTestProvider, testProvider, Visitor } from '../testing';

const provider = testProvider();
type Row = Readonly<Record<string, unknown>> & { readonly id: number };
interface Page {
  readonly results: readonly Row[];
  readonly next: string | null;
}

/** A game with two teams and three answers, its administrator, and a key to its results. */
async function played() {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const game = await make.game(whiteLabel);
  const gulls = await make.team(game, { name: 'Gulls' });
  await make.player(gulls, await make.user(whiteLabel));
  const rats = await make.team(game, { name: '=HYPERLINK("x")' });
  const task = await make.task(game, { name: 'Salute, twice', points: 100 });
  const at = new Date(Date.UTC(2026, 4, 1, 10));
  const accepted = await make.answer(task, gulls, { comment: 'Aye', points: 100, created_at: at, approved_at: at });
  const rejected = await make.answer(task, gulls, { created_at: at, rejected_at: at });
  const waiting = await make.answer(task, rats, { created_at: at });
  const manager = await make.user(whiteLabel, { features: ['analytics'] });
  await make.member(game, manager);
  const as = await provider.as(manager);
  const { body } = await as.post<{ key: { id: number }; secret: string; address: string }>(
    `/games/${game.id}/result-keys.json`,
    {
      name: ' Our sheet ',
    },
  );
  return { game, as, task, teams: [gulls, rats], answers: [accepted, rejected, waiting], made: body };
}

const reader = (secret: string, origin = provider.origin) => new Visitor(origin, '', secret);

it('pages through the results of one game by key', async () => {
  const { made, answers, teams, task } = await played();
  await played();
  const program = reader(made.secret);
  const first = await program.get<Page>('/results/answers.json?per_page=2');
  expect(first.body.results.map(({ id, state }) => [id, state])).toEqual([
    [answers[0]?.id, 'accepted'],
    [answers[1]?.id, 'rejected'],
  ]);
  expect(first.body.results[0]).toEqual({
    id: answers[0]?.id,
    team_id: teams[0]?.id,
    team: 'Gulls',
    challenge_id: task.id,
    challenge: 'Salute, twice',
    answer: 'Aye',
    state: 'accepted',
    points: 100,
    submitted_at: '2026-05-01T10:00:00.000Z',
    decided_at: '2026-05-01T10:00:00.000Z',
  });
  const last = await program.get<Page>(`/results/answers.json?per_page=2&cursor=${first.body.next}`);
  expect(last.body).toMatchObject({
    results: [{ id: answers[2]?.id, state: 'waiting', decided_at: null }],
    next: null,
  });
  const { body } = await program.get<Page>('/results/teams.json');
  expect(body.results.map(({ name, players }) => [name, players])).toEqual([
    ['Gulls', 1],
    ['=HYPERLINK("x")', 0],
  ]);
  expect((await program.get<Page>('/results/challenges.json')).body.results).toMatchObject([
    { id: task.id, name: 'Salute, twice', points: 100 },
  ]);
});

it('leaves out the answers of deleted teams and challenges, and pages past them', async () => {
  const {
    made,
    game,
    answers,
    task,
    teams: [gulls],
  } = await played();
  const { make, clock } = provider;
  const deleted_at = clock.now();
  const ghosts = await make.team(game, { name: 'Ghosts', deleted_at });
  const trashed = await make.task(game, { name: 'Trashed', deleted_at });
  await make.answer(task, ghosts);
  await make.answer(trashed, gulls ?? ghosts);
  const last = await make.answer(task, gulls ?? ghosts);
  const program = reader(made.secret);
  const read: number[] = [];
  for (let next: string | null = '0'; next !== null; ) {
    const { body }: { body: Page } = await program.get<Page>(`/results/answers.json?per_page=2&cursor=${next}`);
    read.push(...body.results.map(({ id }) => id));
    next = body.next;
  }
  expect(read).toEqual([...answers, last].map(({ id }) => id));
});

it('serves CSV with the key in the URL and neutralises formulas', async () => {
  const { made, teams } = await played();
  const answer = await fetch(`${made.address}/teams.csv?key=${made.secret}`);
  expect(answer.headers.get('Content-Type')).toContain('text/csv');
  expect((await answer.text()).split('\r\n')).toEqual([
    'id,name,points,solved,players',
    `${teams[0]?.id},Gulls,0,0,1`,
    `${teams[1]?.id},"'=HYPERLINK(""x"")",0,0,0`,
  ]);
});

it('shows a key once and stores only its hash', async () => {
  const { as, game, made } = await played();
  const listed = await as.get<{ keys: Row[] }>(`/games/${game.id}/result-keys.json`);
  expect(listed.body.keys).toMatchObject([{ id: made.key.id, name: 'Our sheet', revoked_at: null }]);
  expect(JSON.stringify(listed.body)).not.toContain(made.secret);
  const [stored] = await provider.database.db.select().from(resultKeys).where(eq(resultKeys.id, made.key.id));
  expect(stored?.hash).toBe(hashToken(made.secret));
});

it('rejects the key on every other call', async () => {
  const { made, as, game } = await played();
  const others = Object.values<Route>(routeTable).filter(({ audience }) => audience === 'signed-in');
  expect(others.length).toBeGreaterThan(100);
  const program = new Visitor(provider.origin, as.whitelabel, made.secret);
  const opened: string[] = [];
  for (const { method, path } of others) {
    const address = path.replace(/\{\w+\}/g, String(game.id));
    const { status } = await program.call(method, `${address}?key=${made.secret}`, method === 'GET' ? undefined : {});
    if (status !== 401) opened.push(`${method} ${path}: ${status}`);
  }
  expect(opened).toEqual([]);
});

it('rejects a key once it is revoked or its game is deleted', async () => {
  const { made, as, game } = await played();
  const other = await played();
  const program = reader(made.secret);
  const revoke = (who: Visitor, id: number) => who.call('DELETE', `/result-keys/${made.key.id}.json?game_id=${id}`);
  expect([(await revoke(other.as, game.id)).status, (await revoke(other.as, other.game.id)).status]).toEqual([
    404, 404,
  ]);
  expect((await program.get('/results/teams.json')).status).toBe(200);
  expect((await revoke(as, game.id)).status).toBe(200);
  expect((await program.get('/results/teams.json')).status).toBe(401);
  const deleted_at = provider.clock.now();
  await provider.database.db.update(games).set({ deleted_at }).where(eq(games.id, other.game.id));
  expect((await reader(other.made.secret).get('/results/teams.json')).status).toBe(401);
});

it('requires the analytics feature and limits the keys of a game', async () => {
  const { game, as } = await played();
  const { whitelabel } = as;
  const plain = await provider.make.user({ id: game.white_label_id, identifier: whitelabel } as never);
  await provider.make.member(game, plain);
  const without = await provider.as(plain);
  expect((await without.post(`/games/${game.id}/result-keys.json`, {})).status).toBe(403);
  const statuses: number[] = [];
  for (let key = 0; key < 20; key += 1) {
    statuses.push((await as.post(`/games/${game.id}/result-keys.json`, {})).status);
  }
  expect([new Set(statuses.slice(0, 19)), statuses[19]]).toEqual([new Set([200]), 409]);
});

describe('the call limit', () => {
  it(
    'counts per key',
    async () => {
      const limited = await startTestProvider({ callsPerMinute: 3 });
      const game = await limited.make.game(await limited.make.whiteLabel());
      await limited.database.db
        .insert(resultKeys)
        .values(['one', 'two'].map((key) => ({ game_id: game.id, hash: hashToken(key) })));
      limited.clock.toStartOf(60_000);
      const ask = async (key: string) => (await reader(key, limited.origin).get('/results/teams.json')).status;
      expect([await ask('one'), await ask('one'), await ask('one'), await ask('one'), await ask('two')]).toEqual([
        200, 200, 200, 429, 200,
      ]);
      await limited.close();
    },
    START_TIMEOUT,
  );
});
