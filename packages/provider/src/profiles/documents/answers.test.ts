import { START_TIMEOUT, startTestProvider, type TestProvider, type Visitor } from '../../testing';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider({ profile: 'documents' });
}, START_TIMEOUT);
afterAll(() => provider.close());
afterEach(() => expect(provider.faults).toEqual([]));

/** A game with the records of the answers below. */
async function harbour() {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const row = await make.user(whiteLabel, { features: ['groups', 'ai', 'analytics'], super_admin: true });
  const game = await make.game(whiteLabel);
  await make.member(game, row, { access: 'Created' });
  const team = await make.team(game, { name: 'Gulls' });
  const player = await make.user(whiteLabel);
  await make.member(game, player, { access: 'Joined' });
  await make.player(team, player);
  const group = await make.group(game, { name: 'Narrow Quay' }, [team]);
  const tasks = [await make.task(game, { position: 1 }), await make.task(game, { position: 2 })] as const;
  return { whiteLabel, game, team, group, tasks, owner: await provider.as(row) };
}

type Body = Record<string, unknown>;
/** This many responses to the same call, with their status. */
async function answers(count: number, ask: () => ReturnType<Visitor['get']>) {
  const found: (Body | undefined)[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const { status, body } = await ask();
    expect(status).toBeLessThan(300);
    found.push(body as Body | undefined);
  }
  return found;
}

/** The paths of all keys in a response. */
function keysOf(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => keysOf(item, at)))];
  if (typeof value !== 'object' || value === null) return [at];
  return [...new Set(Object.entries(value).flatMap(([key, part]) => keysOf(part, at ? `${at}.${key}` : key)))];
}

describe('an unused response', () => {
  it.each([
    ['a game', 'PUT', ({ game }) => [`/games/${game.id}.json`, { name: 'Renamed' }]],
    ['a challenge', 'PUT', ({ game, tasks }) => [`/tasks/${tasks[0].id}.json`, { game_id: game.id, points: 5 }]],
    ['a group', 'PUT', ({ game, group }) => [`/groups/${group.id}.json`, { game_id: game.id, label: 'Wide Quay' }]],
    ['a new game', 'POST', () => ['/games.json', { name: 'New', signed_legal: 1 }]],
    ['a copy', 'POST', ({ game }) => [`/games/${game.id}/clone.json`]],
  ] satisfies readonly [string, string, (parts: Awaited<ReturnType<typeof harbour>>) => readonly [string, Body?]][])(
    'is an empty object, no body or %s without an envelope',
    async (_, method, about) => {
      const parts = await harbour();
      const [path, body] = about(parts);
      const [first, second, third] = await answers(3, () => parts.owner.call(method, path, body));
      const forms = [first, second, third].map((form) => (form && 'id' in form ? 'bare' : form));
      expect(forms).toEqual(expect.arrayContaining([{}, undefined, 'bare']));
    },
  );

  it('identifies a deleted record by id at most', async () => {
    const { game, owner } = await harbour();
    const ids: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) ids.push((await provider.make.task(game, { position: 3 + turn })).id);
    const text = await answers(3, () => owner.call('DELETE', `/tasks/${ids.shift()}.json?game_id=${game.id}`));
    for (const form of text) expect(Object.keys(form ?? {})).toEqual(form && 'id' in form ? ['id'] : []);
  });

  it('has status 200 or 201 after a creation', async () => {
    const { game, owner } = await harbour();
    const statuses = new Set<number>();
    for (let turn = 0; turn < 2; turn += 1)
      statuses.add((await owner.post('/tasks.json', { game_id: game.id, per_page: 25 })).status);
    expect([...statuses].toSorted()).toEqual([200, 201]);
  });
});

describe('a used response', () => {
  it('has only the documented fields of a game, with or without an envelope', async () => {
    const { game, owner } = await harbour();
    const forms = await answers(4, () => owner.get(`/games/${game.id}.json`));
    const games = forms.map((form) => (form?.game ?? form) as Body);
    expect(forms.map((form) => 'game' in (form ?? {}))).toEqual(expect.arrayContaining([true, false]));
    for (const one of games) {
      expect(one).toMatchObject({ id: game.id, name: game.name, user: { access: 'Created' }, review: 'post' });
      for (const extra of ['updated_at', 'teams_count', 'challenges_count', 'liberated'])
        expect(one).not.toHaveProperty(extra);
      expect(keysOf(one.user).toSorted()).toEqual(['access', 'administrator', 'coordinator', 'judge', 'super_admin']);
    }
  });

  it('has only the documented fields of rows, challenges, groups and teams', async () => {
    const { game, owner } = await harbour();
    const read = async (path: string) => keysOf((await owner.get(path)).body);
    expect(await read('/games.json')).not.toEqual(expect.arrayContaining(['games.teams_count']));
    const task = await read(`/tasks/game/${game.id}.json`);
    expect(task).toEqual(expect.arrayContaining(['tasks.id', 'tasks.hint_5_points', 'tasks.unlock_by_task_id']));
    expect(task).not.toEqual(expect.arrayContaining(['tasks.updated_at']));
    expect(
      (await read(`/teams/organize.json?game_id=${game.id}`)).filter((key) => key.startsWith('teams.users.game')),
    ).toEqual(
      ['code', 'administrator', 'coordinator', 'banned', 'creator', 'super_admin'].map(
        (key) => `teams.users.game.${key}`,
      ),
    );
  });

  it('identifies the account by id, e-mail, rights and features', async () => {
    const { owner } = await harbour();
    const forms = await answers(2, () => owner.get('/users/0.json'));
    for (const form of forms)
      expect(Object.keys((form?.user ?? form) as Body).toSorted()).toEqual(['email', 'features', 'id', 'super_admin']);
    expect(forms.map((form) => 'user' in (form ?? {})).toSorted()).toEqual([false, true]);
  });

  it('lists time zones as objects, as pairs or under a key', async () => {
    const { owner } = await harbour();
    const forms: unknown[] = await answers(3, () => owner.get('/timezones.json'));
    const london = { name: expect.stringContaining('London'), id: 'London' };
    expect(forms).toEqual(
      expect.arrayContaining([
        expect.arrayContaining([london]),
        expect.arrayContaining([[london.name, london.id]]),
        { timezones: expect.arrayContaining([london]) },
      ]),
    );
  });

  it('paginates a list in every equivalent way', async () => {
    const { game, owner } = await harbour();
    const ways = async (path: string) =>
      (await answers(4, () => owner.get(`${path}per_page=1`))).map((form) =>
        keysOf(form)
          .filter((key) => /^(meta\.)?(pages|page|count)$/.test(key))
          .toSorted()
          .join(),
      );
    expect(new Set(await ways('/games.json?'))).toEqual(
      new Set(['meta.pages', 'meta.count', 'pages', 'count,page,pages']),
    );
    expect(new Set(await ways(`/tasks/game/${game.id}.json?`))).toEqual(
      new Set(['meta.count,meta.page', 'meta.count', 'count,page,pages', 'meta.count,meta.page,meta.pages']),
    );
    expect(await ways(`/groups.json?game_id=${game.id}&`)).toHaveLength(4);
  });

  it('returns the name of a group as name or label', async () => {
    const { game, owner } = await harbour();
    const forms = await answers(2, () => owner.get(`/groups.json?game_id=${game.id}`));
    const names = forms.map((form) =>
      keysOf(form).filter((key) => /\.(name|label)$/.test(key) && !key.includes('teams')),
    );
    expect(names.flat().toSorted()).toEqual(['groups.label', 'groups.name']);
  });

  it('omits the people beside the teams every other time', async () => {
    const { game, owner } = await harbour();
    const forms = await answers(2, () => owner.get(`/teams/organize.json?game_id=${game.id}`));
    expect(forms.map((form) => 'administrators' in (form ?? {})).toSorted()).toEqual([false, true]);
  });

  it("gives an answer's photos a URL or only a still", async () => {
    const { game, team, tasks, whiteLabel, owner } = await harbour();
    const { id } = await provider.make.answer(tasks[0], team, { type: 1 });
    const { uuid } = await provider.make.media(whiteLabel, { kind: 'image', files: { standard: 'standard.webp' } });
    await provider.make.attachment({ owner: 'answer', owner_id: id, name: 'standard', media_uuid: uuid });
    interface Shown {
      assets: { photos: object[] };
    }
    const photos = async (path: string, pick: (form: Body | undefined) => Shown | undefined) =>
      (await answers(2, () => owner.get(path))).map((form) =>
        Object.keys(pick(form)?.assets.photos[0] ?? {}).toSorted(),
      );
    const ways = expect.arrayContaining([expect.arrayContaining(['url']), ['name', 'urls']]);
    expect(await photos(`/answers/${id}.json?game_id=${game.id}`, (form) => form?.answer as Shown)).toEqual(ways);
    expect(
      await photos(`/answers/stream/${game.id}.json`, (form) => (form?.answers as Shown[] | undefined)?.[0]),
    ).toEqual(ways);
    expect(
      await photos(`/answers/game/${game.id}.json`, (form) => (form?.answers as Shown[] | undefined)?.[0]),
    ).toEqual([
      ['name', 'urls'],
      ['name', 'urls'],
    ]);
  });

  it('nests or flattens analytics and lists featured answers as ids or objects', async () => {
    const { game, team, tasks, owner } = await harbour();
    const flat = { teams: 1, players: 1, players_per_team: 1 };
    const figures = await answers(2, () => owner.get(`/analytics/teams.json?game_id=${game.id}`));
    expect(figures).toEqual(expect.arrayContaining([flat, { analytics: flat }]));
    const { id } = await provider.make.answer(tasks[0], team, { featured_at: new Date(), approved_at: new Date() });
    const shows = await answers(2, () => owner.get(`/answers/slideshow/${game.id}.json`));
    const asAnswers = [expect.objectContaining({ id, team: { id: team.id, name: 'Gulls' } })];
    expect(shows.map((form) => form?.featured)).toEqual(expect.arrayContaining([[id], asAnswers]));
  });
});

it('reports validation errors in every known form', async () => {
  const { game, owner, whiteLabel } = await harbour();
  const refused = async () => {
    const answer = await fetch(`${provider.origin}/v1/games/${game.id}.json`, {
      method: 'PUT',
      headers: {
        'Content-Type': 'application/json',
        'X-Whitelabel': whiteLabel.identifier,
        Authorization: `Bearer ${owner.token}`,
      },
      body: JSON.stringify({ name: '' }),
    });
    return `${answer.status} ${(await answer.text()).replace(/Enter [^"\]]*\./, '…')}`;
  };
  const forms = new Set<string>();
  for (let turn = 0; turn < 5; turn += 1) forms.add(await refused());
  expect([...forms].toSorted()).toEqual(
    [
      '422 {"errors":{"name":["…"]}}',
      '422 {"errors":["…"]}',
      '422 {"error":"…"}',
      '422 {"message":"…"}',
      '422 …',
    ].toSorted(),
  );
});
