import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answersIn, CHOICE_LENGTH } from '@waymark/contract';
import { probeEventLoop, START_PATIENCE, startTestProvider, type TestProvider } from '../testing';
import type { One } from '../testing/harbour';
import { collectionAdviser, IDEAS } from './collection';
import type { Occasion } from './idea';
import { placeOf } from './place-of';

probeEventLoop();

const ALL_TYPES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const occasion = (more: Partial<Occasion> = {}): Occasion => ({
  game: 'Harbour Dash',
  description: '',
  place: undefined,
  challenges: [],
  types: ALL_TYPES,
  ...more,
});

describe('the collection', () => {
  it('has two hundred ideas, each with what its type needs', () => {
    expect(new Set(IDEAS.map(({ name }) => name.toLowerCase())).size).toBe(200);
    for (const { task_type, trivia, multiplechoice, points } of IDEAS) {
      expect(points).toBeGreaterThan(0);
      expect(answersIn(trivia ?? '').length > 0).toBe(task_type === 5);
      const choices = answersIn(multiplechoice ?? '');
      expect(choices.length > 1).toBe(task_type === 6 || task_type === 11);
      expect(choices.every((choice) => [...choice].length <= CHOICE_LENGTH)).toBe(true);
    }
  });

  it('names the place, and never suggests the same twice before everything was suggested', async () => {
    const challenges: { name: string; task_type: number }[] = [];
    for (const _ of IDEAS) {
      const {
        name,
        task_type = 0,
        description,
      } = await collectionAdviser.suggest(occasion({ challenges, place: 'Bristol & Bath' }));
      expect(description).not.toContain('{');
      challenges.push({ name, task_type });
    }
    expect(new Set(challenges.map(({ name }) => name)).size).toBe(IDEAS.length);
    // The types take turns.
    expect(new Set(challenges.slice(0, 12).map(({ task_type }) => task_type)).size).toBeGreaterThan(3);
    expect((await collectionAdviser.suggest(occasion({ challenges }))).name).not.toBe('');
  });

  it('keeps to the types of the account', async () => {
    for (const type of ALL_TYPES) {
      expect((await collectionAdviser.suggest(occasion({ types: [type] }))).task_type).toBe(type);
    }
  });
});

it('knows the town from the addresses of a game', () => {
  const addresses = ['1 Quay Street, Bristol, BS1 4RB', '7 Hill, Bristol', 'Bath', '4 Row, Bath, United Kingdom'];
  expect(placeOf(addresses.map((address) => ({ address })))).toBe('Bristol');
  expect(placeOf([])).toBeUndefined();
});

describe('a suggestion', () => {
  const harbour = async (provider: TestProvider, features: string[]) => {
    const { make } = provider;
    const whiteLabel = await make.whiteLabel({ features });
    const [owner, judge] = [await make.user(whiteLabel), await make.user(whiteLabel)];
    const game = await make.game(whiteLabel, { name: 'Harbour Dash' });
    await make.member(game, owner, { access: 'Created' });
    await make.member(game, judge, { access: 'Joined', judge: true });
    const task = await make.task(game, { name: 'Cranes', position: 1 });
    return { game, task, owner: await provider.as(owner), judge: await provider.as(judge) };
  };

  let provider: TestProvider;
  let server: Server;
  let reply: [status: number, content: string] = [200, ''];
  const asked: { path: string; key: string; body: string }[] = [];
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { url: path = '', headers } = request;
      asked.push({ path, key: headers.authorization ?? '', body: Buffer.concat(chunks).toString() });
      const [status, content] = reply;
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ choices: [{ message: { content } }] }));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    provider = await startTestProvider({ adviser: { url, model: 'small', key: 'secret' } });
  }, START_PATIENCE);
  afterAll(async () => {
    await provider.close();
    await new Promise((closed) => server.close(closed));
  });
  afterEach(() => expect(provider.faults).toEqual([]));

  it('of a configured service is added to the end, checked like anything that is typed', async () => {
    const { game, owner } = await harbour(provider, ['ai']);
    const challenge = {
      headline: 'Which mast?',
      description: '<p>Look up<script>alert(1)</script></p>',
      type: 'multiple choice',
      points: 40,
      choices: ['The first, of course', 'The last'],
    };
    reply = [200, `\`\`\`json\n${JSON.stringify(challenge)}\n\`\`\``];
    const { status, body } = await owner.post<One>('/tasks/suggest.json', { game_id: game.id, per_page: 1 });
    expect([status, body.meta.page]).toEqual([200, 2]);
    expect(body.task).toMatchObject({
      name: 'Which mast?',
      description: '<p>Look up</p>',
      task_type: 6,
      points: 40,
      multiplechoice: 'The first  of course,The last',
      position: 2,
    });
    expect(asked.at(-1)).toMatchObject({ path: '/v1/chat/completions', key: 'Bearer secret' });
    expect(asked.at(-1)?.body).toContain('Harbour Dash');
    expect(asked.at(-1)?.body).toContain('Cranes');
  });

  it.each<[number, string]>([
    [500, ''],
    [200, 'I would rather not.'],
    [200, '{"headline": ""}'],
  ])('that did not come leaves the game as it was: %s %s', async (...wrong) => {
    const { game, owner } = await harbour(provider, ['ai']);
    reply = wrong;
    expect(await owner.post('/tasks/suggest.json', { game_id: game.id })).toMatchObject({
      status: 502,
      body: { message: 'No suggestion came. Please try again.' },
    });
    expect((await owner.get<{ tasks: unknown[] }>(`/tasks/game/${game.id}.json`)).body.tasks).toHaveLength(1);
  });

  it('is for administrators of accounts with the feature', async () => {
    const without = await harbour(provider, []);
    expect((await without.owner.post('/tasks/suggest.json', { game_id: without.game.id })).status).toBe(403);
    const { game, judge } = await harbour(provider, ['ai']);
    expect((await judge.post('/tasks/suggest.json', { game_id: game.id })).status).toBe(403);
  });
});
