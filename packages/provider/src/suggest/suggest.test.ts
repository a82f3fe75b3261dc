import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answersIn, CHOICE_LENGTH } from '@waymark/contract';
import { probeEventLoop, START_TIMEOUT, startTestProvider, type TestProvider } from '../testing';
import type { One } from '../testing/harbour';
import { misprintsIn } from '../testing/misprints';
import { WRITTEN_LANGUAGES } from '../translations/languages-for';
import { collectionAdviser } from './collection';
import type { Idea, Occasion } from './idea';
import { kindsIn } from './kinds';
import { placeOf } from './place-of';
import { IDEAS, ideasIn } from './stored-ideas';

probeEventLoop();

const ALL_TYPES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const occasion = (more: Partial<Occasion> = {}): Occasion => ({
  game: 'Harbour Dash',
  description: '',
  place: undefined,
  kinds: [],
  challenges: [],
  types: ALL_TYPES,
  languages: [],
  ...more,
});

const suggest = async (more: Partial<Occasion>, skip = 0): Promise<Idea> => {
  const [idea] = await collectionAdviser.suggest(occasion(more), 1, skip);
  if (!idea) throw new Error('Nothing was suggested.');
  return idea;
};

describe('the collection', () => {
  it('has over two hundred complete ideas in each language', () => {
    expect(IDEAS.length).toBeGreaterThan(200);
    expect(new Set(IDEAS.map(({ name }) => name.toLowerCase())).size).toBe(IDEAS.length);
    for (const { task_type, trivia, multiplechoice, points } of [
      ...IDEAS,
      ...['de-AT', 'fr-CH', ...WRITTEN_LANGUAGES].flatMap((language) => ideasIn([language])),
    ]) {
      expect(points).toBeGreaterThan(0);
      expect(answersIn(trivia ?? '').length > 0).toBe(task_type === 5);
      const choices = answersIn(multiplechoice ?? '');
      expect(choices.length > 1).toBe(task_type === 6 || task_type === 11);
      expect(choices.every((choice) => [...choice].length <= CHOICE_LENGTH)).toBe(true);
    }
  });

  it.each(WRITTEN_LANGUAGES)('is complete in %s, with matching answers', (language) => {
    const ideas = ideasIn([language]);
    expect(ideas.map(({ names }) => names[0]).sort()).toEqual(IDEAS.map(({ name }) => name).sort());
    expect(new Set(ideas.map(({ name }) => name.toLowerCase())).size).toBe(IDEAS.length);
    expect(
      misprintsIn(
        language,
        ideas.flatMap(({ name, description = '' }) => [name, description]),
      ),
    ).toEqual([]);
    for (const { names, description, multiplechoice, trivia } of ideas) {
      const english = IDEAS.find(({ name }) => name === names[0]);
      expect(description).not.toBe(english?.description);
      const inserted = description?.match(/\{\w+\}/g) ?? [];
      if (inserted.length > 0) expect(english?.description).toContain('{place}');
      expect(new Set(['{place}', ...inserted])).toEqual(new Set(['{place}']));
      expect(answersIn(multiplechoice ?? '')).toHaveLength(answersIn(english?.multiplechoice ?? '').length);
      const number = answersIn(english?.trivia ?? '').find((answer) => /^\d+$/.test(answer));
      if (number) expect(answersIn(trivia ?? '')).toContain(number);
    }
  });

  it('stays in one language and starts over when it runs out', async () => {
    const challenges: { name: string; task_type: number }[] = [];
    for (const _ of [...IDEAS, 'one more']) {
      const { name, task_type, description } = await suggest({ challenges, languages: ['de'] });
      expect(ideasIn(['de']).map((idea) => idea.name)).toContain(name);
      expect(description).not.toContain('this place');
      challenges.push({ name, task_type });
    }
  });

  it('names the place and repeats nothing until every idea was used', async () => {
    const challenges: { name: string; task_type: number }[] = [];
    for (const _ of IDEAS) {
      const { name, task_type, description } = await suggest({ challenges, place: 'Bristol & Bath' });
      expect(description).not.toContain('{');
      challenges.push({ name, task_type });
    }
    expect(new Set(challenges.map(({ name }) => name)).size).toBe(IDEAS.length);
    // The types take turns.
    expect(new Set(challenges.slice(0, 12).map(({ task_type }) => task_type)).size).toBeGreaterThan(3);
    expect((await suggest({ challenges })).name).not.toBe('');
  });

  it('does not inflect the name of a town in Polish', async () => {
    const inPolish = async (place: string | undefined) => {
      const ideas = await collectionAdviser.suggest(occasion({ languages: ['pl'], place }), IDEAS.length, 0);
      return ideas.map(({ description }) => description).join(' ');
    };
    expect(await inPolish('Kraków')).toContain('widać stąd w miejscowości Kraków,');
    expect(await inPolish(undefined)).toContain('widać stąd w tej okolicy,');
  });

  it('suggests only types the account has', async () => {
    for (const type of ALL_TYPES) {
      expect((await suggest({ types: [type] })).task_type).toBe(type);
    }
  });
});

describe('three ideas', () => {
  const three = (more: Partial<Occasion>, skip = 0) => collectionAdviser.suggest(occasion(more), 3, skip);
  const kindOf = (name: string) => IDEAS.find((idea) => idea.names.includes(name))?.kind;

  it('differ in type, start with the kind of place and exclude other kinds', async () => {
    const ideas = await three({ kinds: ['museum', 'town'], place: 'Bristol' });
    expect(new Set(ideas.map(({ task_type }) => task_type)).size).toBe(3);
    expect(kindOf(ideas[0]?.name ?? '')).toBe('museum');
    const more = (await Promise.all([3, 6, 9, 12].map((skip) => three({ kinds: ['museum'] }, skip)))).flat();
    expect(more.map(({ name }) => kindOf(name)).filter((kind) => kind !== 'museum' && kind !== undefined)).toEqual([]);
  });

  it("change each time and skip the game's challenges in any language", async () => {
    const shown = [await three({}), await three({}, 3), await three({}, 6)].flat().map(({ name }) => name);
    expect(new Set(shown).size).toBe(9);
    const german = await three({ languages: ['de-DE', 'en'] });
    const challenges = german.map(({ name, task_type }) => ({ name, task_type }));
    const english = (await three({ challenges, types: ALL_TYPES })).map(({ name }) => name);
    const names = german.flatMap(({ name }) => IDEAS.find((idea) => idea.names.includes(name))?.names ?? []);
    expect(names).toHaveLength(3 * (1 + WRITTEN_LANGUAGES.length));
    expect(english.filter((name) => names.includes(name))).toEqual([]);
  });

  it('name no place when none is known', async () => {
    for (const skip of [0, 3, 6, 9, 12, 15]) {
      const texts = (await three({ kinds: ['town'] }, skip)).map(({ description }) => description);
      expect(texts.filter((text) => text?.includes('this place'))).toEqual([]);
    }
  });
});

describe('the place of a game', () => {
  const at = (address: string, latitude: number | null = null, longitude: number | null = null) => ({
    address,
    latitude,
    longitude,
  });

  it('is the town most addresses name', () => {
    const addresses = ['1 Quay Street, Bristol, BS1 4RB', '7 Hill, Bristol', 'Bath', '4 Row, Bath, United Kingdom'];
    expect(placeOf(addresses.map((address) => at(address)))).toBe('Bristol');
    expect(placeOf([])).toBeUndefined();
  });

  it('is the nearest town when addresses are coordinates', () => {
    expect(placeOf([at('51.4536, -2.5975', 51.4536, -2.5975)])).toBe('Bristol');
    expect(placeOf([at('48.85, 2.29', 48.858, 2.294)])).toBe('Paris');
    expect(placeOf([at('0.1, 0.1', 0.1, 0.1)])).toBeUndefined();
  });

  it('has no kind that only one of many challenges mentions', () => {
    const texts = ['Harbour Dash', 'The quay', 'On the pier', 'By the river', 'A lesson like in class'];
    expect(kindsIn(texts, false)).toEqual(['water']);
  });

  it.each([
    ['Harbour Dash', 'water'],
    ['Schnitzeljagd im Stadtpark', 'park'],
    ['No parking in the spark', undefined],
    ['A night at the museum', 'museum'],
    ['Team day at the office', 'office'],
    ['Unser Schulfest', 'school'],
    ['Weekend nad jeziorem', 'water'],
    ['美術館ラリー', 'museum'],
    ['رحلة المدرسة', 'school'],
  ])('has the kind its words suggest: %s', (text, kind) => {
    expect(kindsIn([text], false)[0]).toBe(kind);
    expect(kindsIn([text], true).at(-1)).toBe('town');
  });
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
  const requests: { path: string; key: string; body: string }[] = [];
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { url: path = '', headers } = request;
      requests.push({ path, key: headers.authorization ?? '', body: Buffer.concat(chunks).toString() });
      const [status, content] = reply;
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ choices: [{ message: { content } }] }));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    provider = await startTestProvider({ adviser: { url, model: 'small', key: 'secret' } });
  }, START_TIMEOUT);
  afterAll(async () => {
    await provider.close();
    await new Promise((closed) => server.close(closed));
  });
  afterEach(() => expect(provider.faults).toEqual([]));

  it('from a configured service is validated and appended', async () => {
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
    expect(requests.at(-1)).toMatchObject({ path: '/v1/chat/completions', key: 'Bearer secret' });
    expect(requests.at(-1)?.body).toContain('Harbour Dash');
    expect(requests.at(-1)?.body).toContain('Cranes');
  });

  it('is one of several ideas and is added as shown', async () => {
    const { game, owner } = await harbour(provider, ['ai']);
    const of = (headline: string) => ({
      headline,
      description: 'Look<img src=x onerror=alert(1)>',
      type: 'Photo',
      points: 5,
    });
    reply = [200, JSON.stringify({ challenges: ['One', 'Two', 'Three', 'Four'].map(of) })];
    const { status, body } = await owner.get<{ ideas: Idea[] }>(`/tasks/ideas/${game.id}.json`);
    expect([status, body.ideas.map(({ name }) => name)]).toEqual([200, ['One', 'Two', 'Three']]);
    expect(body.ideas[0]?.description).not.toContain('onerror');
    const idea = { ...body.ideas[1], description: '<p>Two<script>alert(1)</script></p>' };
    const before = requests.length;
    const made = await owner.post<One>('/tasks/suggest.json', { game_id: game.id, idea });
    expect(made.body.task).toMatchObject({ name: 'Two', description: '<p>Two</p>', points: 5, position: 2 });
    expect(requests).toHaveLength(before);
  });

  it.each<[number, string]>([
    [500, ''],
    [200, 'I would rather not.'],
    [200, '{"headline": ""}'],
  ])('that fails leaves the game unchanged: %s %s', async (...wrong) => {
    const { game, owner } = await harbour(provider, ['ai']);
    reply = wrong;
    expect(await owner.post('/tasks/suggest.json', { game_id: game.id })).toMatchObject({
      status: 502,
      body: { message: 'No suggestions arrived. Please try again.' },
    });
    expect((await owner.get<{ tasks: unknown[] }>(`/tasks/game/${game.id}.json`)).body.tasks).toHaveLength(1);
  });

  it('requires an administrator and the feature', async () => {
    const without = await harbour(provider, []);
    expect((await without.owner.post('/tasks/suggest.json', { game_id: without.game.id })).status).toBe(403);
    const idea = { name: 'One' };
    expect((await without.owner.post('/tasks/suggest.json', { game_id: without.game.id, idea })).status).toBe(403);
    expect((await without.owner.get(`/tasks/ideas/${without.game.id}.json`)).status).toBe(403);
    const { game, judge } = await harbour(provider, ['ai']);
    expect((await judge.post('/tasks/suggest.json', { game_id: game.id })).status).toBe(403);
  });
});
