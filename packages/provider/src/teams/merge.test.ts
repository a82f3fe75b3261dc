import { TASK_TYPE } from '@waymark/contract';
import { eq } from 'drizzle-orm';
import { teams } from '../db/schema';
import { testProvider } from '../testing';

const provider = testProvider();

interface Listed {
  readonly teams: readonly {
    readonly id: number;
    readonly name: string;
    readonly users: readonly { readonly id: number }[];
    readonly merged: readonly { readonly id: number }[];
  }[];
}

async function harbour() {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const creator = await make.user(whiteLabel);
  const game = await make.game(whiteLabel, { license_type: 2, code: 'LOGBOOK7' });
  await make.member(game, creator, { access: 'Created' });
  const [gulls, crabs] = [await make.team(game, { name: 'Gulls' }), await make.team(game, { name: 'Crabs' })];
  const ada = await make.user(whiteLabel);
  await make.member(game, ada, { access: 'Joined' });
  await make.player(gulls, ada);
  const owner = await provider.as(creator);
  const teamsNow = async () => {
    const { body } = await owner.get<Listed>(`/teams/organize.json?game_id=${game.id}`);
    return body.teams.map(({ name, users, merged }) => [name, users.map(({ id }) => id), merged.map(({ id }) => id)]);
  };
  const merge = (team: number, into: number) => owner.post(`/teams/${team}/merge.json`, { game_id: game.id, into });
  return { make, whiteLabel, game, gulls, crabs, ada, owner, teamsNow, merge };
}

it('merges a team with its players and points and undoes it', async () => {
  const { make, game, gulls, crabs, ada, owner, teamsNow, merge } = await harbour();
  const task = await make.task(game, { task_type: TASK_TYPE.text, points: 30 });
  await make.answer(task, gulls, { user_id: ada.id, points: 30, approved_at: new Date() });
  const points = async () => {
    const { body } = await owner.get<{ teams: { name: string; points: number }[] }>(
      `/leaderboards/game/${game.id}.json?style=alltime`,
    );
    return Object.fromEntries(body.teams.map(({ name, points: sum }) => [name, sum]));
  };
  const itself = await merge(gulls.id, gulls.id);
  expect(itself.body).toMatchObject({ errors: { into: ["A team can't be merged with itself."] } });
  expect((await merge(gulls.id, crabs.id)).status).toBe(200);
  expect(await teamsNow()).toEqual([['Crabs', [ada.id], [gulls.id]]]);
  expect(await points()).toEqual({ Crabs: 30 });
  expect((await merge(gulls.id, crabs.id)).status).toBe(404);
  await owner.post(`/teams/${gulls.id}/unmerge.json`, { game_id: game.id });
  expect(await teamsNow()).toEqual([
    ['Crabs', [], []],
    ['Gulls', [ada.id], []],
  ]);
  expect(await points()).toMatchObject({ Gulls: 30 });
});

it('moves rewards given by hand, and returns those that the other team did not have', async () => {
  const { game, gulls, crabs, owner, merge } = await harbour();
  const reward = async (points: number) => {
    const made = await owner.post<{ achievement: { id: number } }>('/achievements.json', { game_id: game.id });
    const { id } = made.body.achievement;
    await owner.put(`/achievements/${id}.json`, { game_id: game.id, points, trig: 9, first: 2 });
    const give = async (team_id: number) =>
      (await owner.post(`/achievements/${id}/teams.json`, { game_id: game.id, team_id })).status;
    return { id, give };
  };
  const points = async () => {
    const { body } = await owner.get<{ teams: { name: string; points: number }[] }>(
      `/leaderboards/game/${game.id}.json?style=alltime`,
    );
    return Object.fromEntries(body.teams.map(({ name, points: sum }) => [name, sum]));
  };
  const [lantern, shared] = [await reward(10), await reward(30)];
  await lantern.give(gulls.id);
  for (const { id } of [gulls, crabs]) await shared.give(id);
  await merge(gulls.id, crabs.id);
  expect(await points()).toEqual({ Crabs: 40 });
  await owner.patch('/leaderboards/rescore.json', { game_id: game.id });
  await owner.post(`/teams/${gulls.id}/unmerge.json`, { game_id: game.id });
  expect(await points()).toEqual({ Crabs: 30, Gulls: 40 });
});

it('gives a team another name if its own was taken while it was merged', async () => {
  const { make, game, gulls, crabs, ada, owner, teamsNow, merge } = await harbour();
  await merge(gulls.id, crabs.id);
  await make.team(game, { name: 'gulls' });
  await owner.post(`/teams/${gulls.id}/unmerge.json`, { game_id: game.id });
  expect((await teamsNow()).toSorted()).toEqual([
    ['Crabs', [], []],
    [`Gulls (${gulls.id})`, [ada.id], []],
    ['gulls', [], []],
  ]);
});

it('prints cards whose codes join their teams', async () => {
  const { make, whiteLabel, game, crabs, owner } = await harbour();
  const app = encodeURIComponent('https://play.example.test');
  const { body } = await owner.get<{ file: { content: string }; count: number }>(
    `/teams/cards/${game.id}.json?per_page=8&app=${app}`,
  );
  expect(body.count).toBe(2);
  expect(Buffer.from(body.file.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  const [stored] = await provider.database.db.select().from(teams).where(eq(teams.id, crabs.id));
  const code = stored?.code ?? '';
  const otto = await provider.as(await make.user(whiteLabel));
  const joined = await otto.post<{ team: { id: number } }>('/play/join.json', { code: code.toLowerCase() });
  expect(joined.body.team.id).toBe(crabs.id);
});

it('lets the card of a merged team join the team it became, however often that was merged on', async () => {
  const { make, whiteLabel, game, gulls, crabs, owner, merge } = await harbour();
  const seals = await make.team(game, { name: 'Seals' });
  const [printed] = await provider.database.db.select().from(teams).where(eq(teams.id, gulls.id));
  const join = async () => {
    const player = await provider.as(await make.user(whiteLabel));
    const { status, body } = await player.post<{ team?: { id: number } }>('/play/join.json', { code: printed?.code });
    return body.team?.id ?? status;
  };
  await merge(gulls.id, crabs.id);
  expect(await join()).toBe(crabs.id);
  await merge(crabs.id, seals.id);
  expect(await join()).toBe(seals.id);
  await owner.post(`/teams/${gulls.id}/unmerge.json`, { game_id: game.id });
  expect(await join()).toBe(gulls.id);
});
