import { and, eq } from 'drizzle-orm';
import { auditLog, gameMembers, users } from '../db/schema';
import { openLiveClient, testProvider } from '../testing';

const provider = testProvider();

interface Person {
  id: number;
  email: string;
  game?: { code: string | null };
}
interface Organized {
  teams: { id: number; name: string; code?: string; users: Person[]; assets: { photos: object[] } }[];
  unassigned_users: Person[];
  administrators: Person[];
  coordinators: Person[];
  banned: Person[];
  invitations: Person[];
  count: number;
}

/** A game with room for several teams, its creator and two teams. */
async function harbour(row: object = { license_type: 2 }) {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const creator = await make.user(whiteLabel);
  const game = await make.game(whiteLabel, row);
  await make.member(game, creator, { access: 'Created' });
  const owner = await provider.as(creator);
  const [gulls, crabs] = [await make.team(game, { name: 'gulls' }), await make.team(game, { name: 'Crabs' })];
  const member = async (role: Parameters<typeof make.member>[2] = { access: 'Joined' }) => {
    const user = await make.user(whiteLabel);
    await make.member(game, user, role);
    return user;
  };
  const list = async (who = owner) =>
    (await who.get<Organized>(`/teams/organize.json?game_id=${game.id}&per_page=9999`)).body;
  const add = (team: number, email: string, who = owner) =>
    who.post<{ message?: string; errors?: object }>(`/teams/${team}/player.json`, { game_id: game.id, email });
  const role = (method: 'POST' | 'DELETE', name: string, player: number, who = owner) =>
    who.call<{ message?: string }>(method, `/games/${game.id}/${name}.json?player_id=${player}`);
  return { whiteLabel, creator, owner, game, gulls, crabs, member, list, add, role };
}
const emails = (people: readonly Person[] | undefined) => people?.map(({ email }) => email);

describe('a new team', () => {
  it('gets an unused name and reports its page', async () => {
    const { owner, game } = await harbour();
    await provider.make.team(game, { name: 'TEAM 3' });
    const make = () =>
      owner.post<{ team: { name: string; users: []; assets: object }; meta: object }>('/teams.json', {
        game_id: game.id,
        per_page: 2,
      });
    const { status, body } = await make();
    expect([status, body.team, body.meta]).toEqual([
      200,
      { id: expect.any(Number), name: 'Team 4', users: [], assets: { photos: [], videos: [] } },
      { page: 2 },
    ]);
    expect((await make()).body.team.name).toBe('Team 5');
  });

  it('is refused with 402 without a licence, even concurrently', async () => {
    const { owner, game, gulls, crabs } = await harbour({ license_type: 1 });
    for (const { id } of [gulls, crabs]) await owner.call('DELETE', `/teams/${id}.json?game_id=${game.id}`);
    const make = () => owner.post<{ message: string }>('/teams.json', { game_id: game.id });
    const answers = await Promise.all([make(), make()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 402]);
    expect((await make()).body.message).toMatch(/^By default your game can accommodate 1 team\./);
  });
});

describe('a team', () => {
  it('accepts a photo and a name that is not empty, too long or taken', async () => {
    const { creator, owner, game, gulls, list, whiteLabel } = await harbour();
    const change = (body: object) =>
      owner.put<{ errors: object }>(`/teams/${gulls.id}.json`, { game_id: game.id, ...body });
    const refusals = [];
    for (const name of [' ', 'x'.repeat(81), 'CRABS']) refusals.push((await change({ name })).body.errors);
    expect(refusals).toEqual([
      { name: ['Enter a name.'] },
      { name: ['Use at most 80 characters.'] },
      { name: ['Another team has this name.'] },
    ]);
    const photo = await provider.make.media(whiteLabel, { owner_id: creator.id, files: { standard: 's.webp' } });
    const client = await openLiveClient(provider.origin, owner);
    await change({ name: ' Salty   Dogs ', standard_media_uuid: photo.uuid, standard_media_extension: 'png' });
    await client.waitFor(({ source }) => source === 'ss.team.photo');
    const told = client.messages.filter(({ source }) => source.startsWith('ss.team.'));
    expect(told.map(({ source, detail }) => [source, detail.team?.name, detail.fields])).toEqual([
      ['ss.team.update', 'Salty Dogs', ['name', 'photo']],
      ['ss.team.rename', 'Salty Dogs', ['name']],
      ['ss.team.photo', 'Salty Dogs', ['photo']],
    ]);
    client.close();
    const shown = (await list()).teams.find(({ id }) => id === gulls.id);
    expect([shown?.name, shown?.assets.photos]).toEqual([
      'Salty Dogs',
      [expect.objectContaining({ name: 'standard' })],
    ]);
    await change({ standard_media_uuid: '', standard_media_extension: '' });
    expect((await list()).teams.find(({ id }) => id === gulls.id)?.assets.photos).toEqual([]);
    // The history has one line per change.
    const lines = await provider.database.db.select().from(auditLog).where(eq(auditLog.game_id, game.id));
    const ofTeams = lines.filter(({ action }) => action.startsWith('ss.team.'));
    expect(ofTeams.map(({ action }) => action)).toEqual(['ss.team.update', 'ss.team.update']);
  });

  it('leaves its players in the game when it is deleted', async () => {
    const { owner, game, gulls, member, list } = await harbour();
    const ida = await member();
    await provider.make.player(gulls, ida);
    const client = await openLiveClient(provider.origin, owner, ['ss.team.delete']);
    await owner.call('DELETE', `/teams/${gulls.id}.json?game_id=${game.id}`);
    const { teams, unassigned_users, count } = await list();
    expect([teams.map(({ name }) => name), emails(unassigned_users), count]).toEqual([['Crabs'], [ida.email], 1]);
    await client.waitFor(({ detail }) => detail.team?.id === gulls.id);
    client.close();
  });
});

describe('a player', () => {
  it('is invited with a personal code that signs them in', async () => {
    const { add, list, gulls, game, whiteLabel } = await harbour();
    expect((await add(gulls.id, ' Ada@Example.test ')).status).toBe(200);
    const before = await list();
    const [ada] = before.teams.find(({ id }) => id === gulls.id)?.users ?? [];
    expect([ada?.email, emails(before.invitations)]).toEqual(['Ada@Example.test', ['Ada@Example.test']]);
    const code = ada?.game?.code;
    expect(code).toMatch(/^[A-Z2-9]{10}$/);
    const nobody = provider.visitor(whiteLabel.identifier);
    expect((await nobody.post('/play/unlock.json', { code })).status).toBe(200);
    const [member] = await provider.database.db
      .select()
      .from(gameMembers)
      .where(and(eq(gameMembers.game_id, game.id), eq(gameMembers.user_id, ada?.id ?? 0)));
    expect([member?.access, (await list()).invitations]).toEqual(['Joined', []]);
  });

  it('is no longer listed as invited once banned', async () => {
    const { add, list, role } = await harbour();
    await add(0, 'ida@example.test');
    const [ida] = (await list()).unassigned_users;
    await role('POST', 'ban', ida?.id ?? 0);
    const shown = await list();
    expect([shown.invitations, emails(shown.banned)]).toEqual([[], ['ida@example.test']]);
    await role('DELETE', 'ban', ida?.id ?? 0);
    expect(emails((await list()).invitations)).toEqual(['ida@example.test']);
  });

  it('moves into a team, on to another and out again', async () => {
    const { owner, add, list, game, gulls, crabs } = await harbour();
    const where = async () => {
      const { teams, unassigned_users } = await list();
      return [emails(unassigned_users), ...teams.map(({ name, users: of }) => [name, ...(emails(of) ?? [])])];
    };
    await add(0, 'otto@example.test');
    expect(await where()).toEqual([['otto@example.test'], ['Crabs'], ['gulls']]);
    await add(gulls.id, 'OTTO@example.test');
    expect(await where()).toEqual([[], ['Crabs'], ['gulls', 'otto@example.test']]);
    // A person is in one team only.
    await add(crabs.id, 'otto@example.test');
    expect(await where()).toEqual([[], ['Crabs', 'otto@example.test'], ['gulls']]);
    const [otto] = (await list()).teams[0]?.users ?? [];
    const leave = (team: number) =>
      owner.call('DELETE', `/teams/${team}/player.json?game_id=${game.id}&player_id=${otto?.id}`);
    // They have already left it.
    expect((await leave(gulls.id)).status).toBe(200);
    expect(await where()).toEqual([[], ['Crabs', 'otto@example.test'], ['gulls']]);
    expect((await leave(crabs.id)).status).toBe(200);
    expect(await where()).toEqual([['otto@example.test'], ['Crabs'], ['gulls']]);
  });

  it.each(['', 'nobody', `${'a'.repeat(5000)}@example.test`, 'judge@'])(
    'is rejected with the address %.20j',
    async (email) => {
      const { add, gulls } = await harbour();
      expect((await add(gulls.id, email)).status).toBe(422);
    },
  );

  it('of another white label is a separate account', async () => {
    const { add, list, gulls } = await harbour();
    const foreign = await harbour();
    const ida = await foreign.member();
    await add(gulls.id, ida.email);
    expect((await list()).teams.find(({ id }) => id === gulls.id)?.users[0]?.id).not.toBe(ida.id);
  });

  it('has a code hidden from those who may not use it', async () => {
    const { add, list, gulls, member, whiteLabel } = await harbour();
    const coordinator = await provider.as(await member({ access: 'Joined', coordinator: true }));
    await add(gulls.id, 'ada@example.test');
    const codes = async (who?: typeof coordinator) =>
      (await list(who)).teams.flatMap(({ users: of }) => of.map((person) => person.game?.code));
    expect([await codes(coordinator), await codes()]).toEqual([[null], [expect.any(String)]]);
    const entry = async (who?: typeof coordinator) => (await list(who)).teams[0]?.code;
    expect([await entry(coordinator), await entry()]).toEqual([undefined, expect.stringMatching(/^[A-Z2-9]{8}$/)]);
    // A person with a role in any game: their code would grant that, too.
    const other = await provider.make.game(whiteLabel);
    const [ada] = await provider.database.db.select().from(users).where(eq(users.email, 'ada@example.test'));
    await provider.make.member(other, { id: ada?.id ?? 0 }, { access: 'Joined', coordinator: true });
    expect(await codes()).toEqual([null]);
  });

  it('who is new cannot be invited by a coordinator', async () => {
    const { add, gulls, member } = await harbour();
    const ida = await member();
    const coordinator = await provider.as(await member({ access: 'Joined', coordinator: true }));
    expect((await add(gulls.id, ida.email, coordinator)).status).toBe(200);
    expect((await add(gulls.id, 'new@example.test', coordinator)).status).toBe(403);
  });
});

describe('the people of a game', () => {
  it('gain and lose roles, each announced', async () => {
    const { creator, owner, game, member, list, role } = await harbour();
    const ida = await member();
    const client = await openLiveClient(provider.origin, owner, [
      'ss.admin.create',
      'ss.admin.delete',
      'ss.coordinator.create',
      'ss.coordinator.delete',
    ]);
    const staff = async () => {
      const { administrators, coordinators, unassigned_users } = await list();
      return [emails(administrators), emails(coordinators), emails(unassigned_users)];
    };
    const access = async () =>
      (await (await provider.as(ida)).get<{ game: { user: object } }>(`/games/${game.id}.json`)).body.game.user;
    await role('POST', 'administrator', ida.id);
    expect(await access()).toMatchObject({ access: 'Managing', administrator: true });
    expect(await staff()).toEqual([[creator.email, ida.email], [], []]);
    expect((await (await provider.as(ida)).put(`/games/${game.id}.json`, { name: 'Quay' })).status).toBe(200);
    await role('DELETE', 'administrator', ida.id);
    expect(await access()).toMatchObject({ access: 'Joined', administrator: false });
    await role('POST', 'coordinator', ida.id);
    expect(await staff()).toEqual([[creator.email], [ida.email], []]);
    await role('DELETE', 'coordinator', ida.id);
    expect(await staff()).toEqual([[creator.email], [], [ida.email]]);
    await client.waitFor(({ source }) => source === 'ss.coordinator.delete');
    expect(client.messages.map(({ source }) => source)).toEqual([
      'ss.admin.create',
      'ss.admin.delete',
      'ss.coordinator.create',
      'ss.coordinator.delete',
    ]);
    client.close();
  });

  it('always include the creator and one administrator', async () => {
    const { creator, game, member, role } = await harbour();
    expect((await role('DELETE', 'administrator', creator.id)).body.message).toBe(
      'The creator of a game is always an administrator.',
    );
    expect((await role('POST', 'ban', creator.id)).body.message).toBe("The creator of a game can't be banned.");
    const ida = await member({ access: 'Managing' });
    await provider.database.db
      .delete(gameMembers)
      .where(and(eq(gameMembers.game_id, game.id), eq(gameMembers.user_id, creator.id)));
    const last = await provider.as(ida);
    const left = await role('DELETE', 'administrator', ida.id, last);
    expect([left.status, left.body.message]).toEqual([
      409,
      'A game needs an administrator. Make somebody else one first.',
    ]);
    expect((await role('POST', 'ban', ida.id, last)).status).toBe(409);
  });

  it('lose access and messages when banned and may return when unbanned', async () => {
    const { owner, game, gulls, member, list, add, role } = await harbour();
    const ida = await member({ access: 'Joined', coordinator: true });
    await provider.make.player(gulls, ida);
    const banned = await provider.as(ida);
    const hers = await openLiveClient(provider.origin, banned, ['ss.team.update']);
    const ours = await openLiveClient(provider.origin, owner, ['ss.team.update']);
    await owner.put(`/teams/${gulls.id}.json`, { game_id: game.id, name: 'Before' });
    await hers.waitFor(({ detail }) => detail.team?.name === 'Before');
    await role('POST', 'ban', ida.id);
    await owner.put(`/teams/${gulls.id}.json`, { game_id: game.id, name: 'After' });
    await ours.waitFor(({ detail }) => detail.team?.name === 'After');
    expect(hers.messages.map(({ detail }) => detail.team?.name)).toEqual(['Before']);
    const shown = await list();
    expect([emails(shown.banned), shown.coordinators, shown.teams.flatMap(({ users: of }) => of)]).toEqual([
      [ida.email],
      [],
      [],
    ]);
    expect((await banned.get(`/games/${game.id}.json`)).status).toBe(403);
    expect((await add(gulls.id, ida.email)).status).toBe(409);
    expect((await role('POST', 'administrator', ida.id)).status).toBe(409);
    await role('DELETE', 'ban', ida.id);
    expect([(await list()).banned, emails((await list()).unassigned_users)]).toEqual([[], [ida.email]]);
    hers.close();
    ours.close();
  });
});
