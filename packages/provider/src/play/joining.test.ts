import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { games, invitations } from '../db/schema';
import { openLiveClient, testProvider } from '../testing';
import { makePlayground } from '../testing/playground';

const provider = testProvider();

const change = (id: number, row: Partial<typeof games.$inferInsert>) =>
  provider.database.db.update(games).set(row).where(eq(games.id, id));

describe('joining', () => {
  it('creates a team from an entry code, once per player', async () => {
    const { game, whiteLabel, owner } = await makePlayground(provider);
    const client = await openLiveClient(provider.origin, owner);
    const user = await provider.make.user(whiteLabel);
    const as = await provider.as(user);
    const join = (team?: string) =>
      as.post<{ team: { id: number; name: string } }>('/play/join.json', { code: game.code.toUpperCase(), team });
    expect((await join()).status).toBe(422);
    const first = await join('Gulls');
    expect([first.status, first.body.team.name]).toEqual([200, 'Gulls']);
    expect((await join('Crabs')).body).toEqual(first.body);
    for (const source of ['ss.game.join', 'ss.team.create', 'ss.analytic.teams']) {
      await client.waitFor((message) => message.source === source && message.detail.game?.id === game.id);
    }
    client.close();
    const { body } = await owner.get(`/analytics/teams.json?game_id=${game.id}`);
    expect(body).toEqual({ analytics: { teams: 1, players: 1, players_per_team: 1 } });
  });

  it('enforces the licence, unique names and bans', async () => {
    const { game, whiteLabel } = await makePlayground(provider, { license_type: 1 });
    const join = async (team: string, user?: Awaited<ReturnType<typeof provider.make.user>>) => {
      const as = await provider.as(user ?? (await provider.make.user(whiteLabel)));
      return as.post<{ message: string }>('/play/join.json', { code: game.code, team });
    };
    expect((await join('Gulls')).status).toBe(200);
    const second = await join('Crabs');
    expect([second.status, second.body.message]).toEqual([402, expect.stringMatching(/^By default your game can/)]);
    await change(game.id, { license_type: 2 });
    expect((await join('GULLS')).status).toBe(409);
    await change(game.id, { join_existing_team: 1 });
    expect((await join('gulls')).body).toMatchObject({ team: { name: 'Gulls' } });
    const user = await provider.make.user(whiteLabel);
    await provider.make.member(game, user, { access: 'Joined', banned: true });
    expect((await join('Crabs', user)).status).toBe(404);
    const elsewhere = await provider.make.whiteLabel();
    expect((await join('Crabs', await provider.make.user(elsewhere))).status).toBe(404);
  });

  it("makes an invited person a player but keeps an organiser's role", async () => {
    const { game, whiteLabel } = await makePlayground(provider);
    const accessAfter = async (access: string, team: string) => {
      const user = await provider.make.user(whiteLabel);
      await provider.make.member(game, user, { access });
      const as = await provider.as(user);
      await as.post('/play/join.json', { code: game.code, team });
      return (await as.get<{ game: { access: string } }>(`/users/0.json?game_id=${game.id}`)).body.game.access;
    };
    expect([await accessAfter('Invited', 'Gulls'), await accessAfter('Managing', 'Crabs')]).toEqual([
      'Joined',
      'Managing',
    ]);
  });

  it("accepts the invitation of a person who joins with another team's code", async () => {
    const { game, whiteLabel, owner } = await makePlayground(provider);
    const user = await provider.make.user(whiteLabel);
    await provider.make.member(game, user, { access: 'Invited' });
    const [named, other] = [await provider.make.team(game), await provider.make.team(game, { code: 'GULLS234' })];
    const invitation = { game_id: game.id, user_id: user.id, email: user.email, team_id: named.id };
    await provider.database.db.insert(invitations).values(invitation);
    const joined = await (await provider.as(user)).post('/play/join.json', { code: 'GULLS234' });
    expect([joined.status, joined.body]).toMatchObject([200, { team: { id: other.id } }]);
    const { body } = await owner.get(`/teams/organize.json?game_id=${game.id}`);
    expect(body).toMatchObject({ invitations: [] });
  });

  it('lets an invited player in by unlock code until they have a password', async () => {
    const { whiteLabel } = await makePlayground(provider);
    const unlock_code = randomUUID().toUpperCase();
    const user = await provider.make.user(whiteLabel, { unlock_code, password_hash: null });
    await provider.make.user(whiteLabel, { unlock_code: 'of-somebody-else' });
    const visitor = provider.visitor(whiteLabel.identifier);
    const unlock = (code: string) => visitor.post<{ user_id: number }>('/play/unlock.json', { code });
    expect((await unlock(unlock_code)).body.user_id).toBe(user.id);
    expect((await unlock(` ${unlock_code.toLowerCase()}`)).body.user_id).toBe(user.id);
    for (const code of ['of-somebody-else', 'of-nobody']) expect((await unlock(code)).status).toBe(404);
  });
});
