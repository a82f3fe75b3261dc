import { openLiveClient, testProvider } from '../testing';

const provider = testProvider();

interface Shown {
  id: number;
  name: string;
  label: string;
  game_id: number;
  teams: { id: number; name: string; assets: { photos: { url: string }[] } }[];
}
interface Listed {
  groups: Shown[];
  pages: number;
  meta: { page: number; pages: number; count: number };
}

/** A game with three teams, and who created it. */
async function harbour(features = ['groups']) {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const row = await make.user(whiteLabel, { features });
  const game = await make.game(whiteLabel);
  await make.member(game, row, { access: 'Created' });
  const owner = await provider.as(row);
  const [gulls, crabs, eels] = [
    await make.team(game, { name: 'gulls' }),
    await make.team(game, { name: 'Crabs' }),
    await make.team(game, { name: 'Eels' }),
  ];
  const list = async (query = '') => (await owner.get<Listed>(`/groups.json?game_id=${game.id}${query}`)).body;
  const change = (id: number, body: object) =>
    owner.put<{ group: Shown; errors?: object }>(`/groups/${id}.json`, { game_id: game.id, ...body });
  const remove = (id: number, query = '') => owner.call('DELETE', `/groups/${id}.json?game_id=${game.id}${query}`);
  const create = (body = {}, path = '/groups.json') =>
    owner.post<{ group: Shown; meta: { page: number }; message?: string }>(path, { game_id: game.id, ...body });
  return { whiteLabel, owner, game, gulls, crabs, eels, list, change, remove, create };
}

const names = (group: Shown | undefined) => group?.teams.map(({ name }) => name);

describe('the groups of a game', () => {
  it('have id, name, game and teams, each with id, name and first photo', async () => {
    const { game, gulls, crabs, list, whiteLabel } = await harbour();
    const photo = await provider.make.media(whiteLabel, { files: { standard: 'standard.webp' } });
    await provider.make.attachment({ owner: 'team', owner_id: gulls.id, name: 'standard', media_uuid: photo.uuid });
    const group = await provider.make.group(game, { name: 'Narrow Quay' }, [gulls, crabs]);
    const url = `${provider.origin}/media/${photo.uuid}/standard.webp`;
    expect((await list()).groups).toEqual([
      {
        id: group.id,
        name: 'Narrow Quay',
        label: 'Narrow Quay',
        game_id: game.id,
        teams: [
          { id: crabs.id, name: 'Crabs', assets: { photos: [], videos: [] } },
          { id: gulls.id, name: 'gulls', assets: { photos: [{ name: 'standard', url, urls: {} }], videos: [] } },
        ],
      },
    ]);
  });

  it('are paginated, newest first, with the total', async () => {
    const { game, list } = await harbour();
    const made = [];
    for (let number = 0; number < 5; number += 1) made.unshift((await provider.make.group(game)).id);
    const first = await list('&page=1&per_page=2');
    expect(first.groups.map(({ id }) => id)).toEqual(made.slice(0, 2));
    expect([first.pages, first.meta]).toEqual([3, { page: 1, pages: 3, count: 5 }]);
    expect((await list('&page=3&per_page=2')).groups.map(({ id }) => id)).toEqual(made.slice(4));
    expect(await list('&page=9&per_page=2')).toMatchObject({ groups: [], pages: 3 });
  });

  it('sort their teams ignoring case and omit deleted ones', async () => {
    const { game, gulls, crabs, eels, list } = await harbour();
    const gone = await provider.make.team(game, { name: 'Gone', deleted_at: new Date() });
    await provider.make.group(game, {}, [gulls, eels, crabs, gone]);
    expect(names((await list()).groups[0])).toEqual(['Crabs', 'Eels', 'gulls']);
  });

  it('are empty for a game without groups', async () => {
    const { list } = await harbour();
    expect(await list()).toEqual({ groups: [], pages: 1, meta: { page: 1, pages: 1, count: 0 } });
  });
});

describe('a new group', () => {
  it('is empty and first in the list, and the response gives its page', async () => {
    const { game, create, list } = await harbour();
    for (let number = 0; number < 3; number += 1) await provider.make.group(game);
    const { body } = await create({ per_page: 2 });
    expect(body.group.teams).toEqual([]);
    const listed = await list(`&page=${body.meta.page}&per_page=2`);
    expect(listed.groups[0]).toEqual(body.group);
  });

  it.each(['/groups.json', '/groups'])('is created at %s', async (path) => {
    const { create, list } = await harbour();
    expect((await create({}, path)).status).toBe(200);
    expect((await list()).groups).toHaveLength(1);
  });

  it('is refused with 403 and the reason to anyone but administrators', async () => {
    const { game, whiteLabel } = await harbour();
    const judge = await provider.make.user(whiteLabel, { features: ['groups'] });
    await provider.make.member(game, judge, { access: 'Joined', judge: true });
    const stranger = await provider.make.user(whiteLabel, { features: ['groups'] });
    for (const who of [judge, stranger]) {
      const refused = await (await provider.as(who)).post('/groups.json', { game_id: game.id });
      expect([refused.status, refused.body]).toEqual([
        403,
        { message: 'You must be the game creator, a game administrator, or a system super administrator.' },
      ]);
    }
  });

  it('is refused to accounts without the feature', async () => {
    const { create } = await harbour(['analytics']);
    const { status, body } = await create();
    expect([status, body.message]).toEqual([403, 'Groups are not part of your account.']);
  });
});

describe('a group', () => {
  it('is renamed by its label', async () => {
    const { game, change, list } = await harbour();
    const { id } = await provider.make.group(game);
    expect((await change(id, { label: '  Late   train ' })).status).toBe(200);
    expect((await list()).groups[0]).toMatchObject({ id, name: 'Late train', label: 'Late train' });
  });

  it('keeps its name when the new one is blank', async () => {
    const { game, change, list } = await harbour();
    const { id } = await provider.make.group(game, { name: 'Quay' });
    const { status, body } = await change(id, { label: ' ' });
    expect([status, body.errors]).toEqual([422, { label: ['Enter a name.'] }]);
    expect((await list()).groups[0]?.name).toBe('Quay');
  });

  it('adds a team only once', async () => {
    const { game, gulls, crabs, change } = await harbour();
    const { id } = await provider.make.group(game, {}, [gulls]);
    await change(id, { team_id: crabs.id });
    expect(names((await change(id, { team_id: crabs.id })).body.group)).toEqual(['Crabs', 'gulls']);
  });

  it('replaces its teams with a given set', async () => {
    const { game, gulls, crabs, eels, change } = await harbour();
    const { id } = await provider.make.group(game, {}, [gulls, crabs]);
    expect(names((await change(id, { teams: [eels.id, crabs.id, eels.id] })).body.group)).toEqual(['Crabs', 'Eels']);
    expect(names((await change(id, { teams: [] })).body.group)).toEqual([]);
  });

  it('rejects a team of another game and changes nothing', async () => {
    const { game, gulls, change, list } = await harbour();
    const { eels: stranger } = await harbour();
    const { id, name } = await provider.make.group(game, {}, [gulls]);
    for (const body of [{ team_id: stranger.id }, { teams: [stranger.id] }]) {
      expect((await change(id, { label: 'Other', ...body })).status).toBe(422);
    }
    const [group] = (await list()).groups;
    expect([group?.name, names(group)]).toEqual([name, ['gulls']]);
  });

  it('loses only the team that a DELETE names and stays when empty', async () => {
    const { game, gulls, crabs, remove, list } = await harbour();
    const { id } = await provider.make.group(game, {}, [gulls, crabs]);
    await remove(id, `&team_id=${gulls.id}`);
    expect(names((await list()).groups[0])).toEqual(['Crabs']);
    expect((await remove(id, `&team_id=${crabs.id}`)).status).toBe(200);
    expect((await remove(id, `&team_id=${crabs.id}`)).status).toBe(200);
    expect(names((await list()).groups[0])).toEqual([]);
  });

  it('is removed by a DELETE without a team, and its teams stay', async () => {
    const { game, gulls, owner, remove, list } = await harbour();
    const { id } = await provider.make.group(game, {}, [gulls]);
    expect((await remove(id)).status).toBe(200);
    expect((await list()).groups).toEqual([]);
    expect((await remove(id)).status).toBe(404);
    const { body } = await owner.get<{ teams: { name: string }[] }>(`/teams/organize.json?game_id=${game.id}`);
    expect(body.teams.map(({ name }) => name)).toEqual(['Crabs', 'Eels', 'gulls']);
  });

  it('cannot be reached through another game', async () => {
    const { change, remove } = await harbour();
    const { game } = await harbour();
    const { id } = await provider.make.group(game);
    expect([(await change(id, { label: 'Mine' })).status, (await remove(id)).status]).toEqual([404, 404]);
  });
});

describe('changes to groups', () => {
  it('notify those who may see the game, unless nothing changed', async () => {
    const { owner, game, gulls, create, change, remove } = await harbour();
    const client = await openLiveClient(provider.origin, owner, [
      'ss.group.create',
      'ss.group.update',
      'ss.group.delete',
    ]);
    const { id } = (await create()).body.group;
    await change(id, { label: 'Quay' });
    await change(id, { label: 'Quay' });
    await change(id, { team_id: gulls.id });
    await remove(id, `&team_id=${gulls.id}`);
    await remove(id);
    await client.waitFor(({ source }) => source === 'ss.group.delete');
    expect(
      client.messages.map(({ source, detail }) => [source, detail.game?.id, detail.group?.id, detail.fields]),
    ).toEqual([
      ['ss.group.create', game.id, id, undefined],
      ['ss.group.update', game.id, id, ['label']],
      ['ss.group.update', game.id, id, ['teams']],
      ['ss.group.update', game.id, id, ['teams']],
      ['ss.group.delete', game.id, id, undefined],
    ]);
    client.close();
  });

  it("appear in the game's history with the previous values", async () => {
    const { owner, game, gulls, change } = await harbour();
    const { id } = await provider.make.group(game, { name: 'Quay' });
    await change(id, { label: 'Hotwells', team_id: gulls.id });
    const { body } = await owner.get<{ changes: { action: string; changes: object[] }[] }>(
      `/games/${game.id}/history.json`,
    );
    expect(body.changes[0]).toMatchObject({
      action: 'ss.group.update',
      changes: [
        { field: 'label', from: 'Quay', to: 'Hotwells' },
        { field: 'teams', from: '', to: 'gulls' },
      ],
    });
  });
});
