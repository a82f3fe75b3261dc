import type { Reward, RewardGrant } from '@waymark/contract';
import { TASK_TYPE } from '@waymark/contract';
import { eq } from 'drizzle-orm';
import { rewardGrants } from '../db/schema';
import { openLiveClient, testProvider } from '../testing';
import { makePlayground } from '../testing/playground';

const provider = testProvider();

interface Page {
  readonly achievements: readonly Reward[];
  readonly meta: { readonly page: number; readonly pages: number; readonly count: number };
}

/** A running game with a reward. */
async function rewarded(fields: object = {}) {
  const playground = await makePlayground(provider);
  const { owner, game } = playground;
  const made = await owner.post<{ achievement: Reward }>('/achievements.json', { game_id: game.id });
  const { id } = made.body.achievement;
  const change = (values: object) => owner.put(`/achievements/${id}.json`, { game_id: game.id, ...values });
  expect((await change({ title: 'Lantern', ...fields })).status).toBe(200);
  const holders = async () =>
    (await owner.get<{ teams: RewardGrant[] }>(`/achievements/${id}/teams.json?game_id=${game.id}`)).body.teams.map(
      (team) => team.id as number,
    );
  return { ...playground, id, change, holders };
}

it('lists, creates, changes, announces and deletes rewards', async () => {
  const { owner, game, change, id, user, upload } = await rewarded().then(async (all) => ({
    ...all,
    user: await provider.database.db.query.gameMembers.findFirst({
      where: (member, { and, eq: is }) => and(is(member.game_id, all.game.id), is(member.access, 'Created')),
    }),
  }));
  const uuid = await upload({ id: user?.user_id ?? 0 });
  const client = await openLiveClient(provider.origin, owner);
  const texts = { description: 'For %{client}', push: 'Well sung!', style: '2', first: 3, trig: 2, points: 20 };
  await change({ ...texts, standard_media_uuid: uuid, standard_media_extension: 'png' });
  const received = await client.waitFor(({ source }) => source === 'ss.reward.update');
  expect(received.detail.reward).toEqual({ id, game_id: game.id });
  client.close();
  for (const _ of [1, 2]) await owner.post('/achievements.json', { game_id: game.id });
  const read = async (page: number) =>
    (await owner.get<Page>(`/achievements/game/${game.id}.json?page=${page}&per_page=2`)).body;
  const [first, second] = [await read(1), await read(2)];
  expect([first.meta, second.achievements.length]).toEqual([{ page: 1, pages: 2, count: 3 }, 1]);
  const photo = expect.stringContaining(uuid);
  expect(first.achievements[0]).toMatchObject({ id, title: 'Lantern', ...texts, photo, granted: 0 });
  await change({ style: TASK_TYPE.photo });
  expect((await read(1)).achievements[0]?.style).toBe('1');
  const codes = [{ style: 12 }, { style: -1 }, { style: 'any' }];
  const unlisted = [{ first: 21 }, { trig: 77 }, { points: 15 }, { points: 100 }];
  for (const wrong of [{ push: 'x'.repeat(256) }, ...codes, ...unlisted])
    expect((await change(wrong)).status).toBe(422);
  expect((await owner.call('DELETE', `/achievements/${id}.json?game_id=${game.id}`)).status).toBe(200);
  expect((await read(1)).achievements.map((one) => one.id)).not.toContain(id);
});

it('grants points and a push message once enough matching challenges are solved', async () => {
  const { game, team, task, submit, score, holders } = await rewarded({
    trig: 2,
    style: String(TASK_TYPE.text),
    points: 20,
    push: 'Ahoy, %{client} and %{team}!',
    description: '<p>For %{client}</p>',
  });
  await provider.database.db.execute(
    `insert into personalizations (game_id, key, value) values (${game.id}, 'client', 'Acme & Co')`,
  );
  const { as, id } = await team('Salty Dogs');
  const [text, other, scan] = [await task(), await task(), await task({ task_type: TASK_TYPE.qrCode, qr_url: 'q' })];
  await submit(as, text);
  await submit(as, scan, { comment: 'q' });
  expect(await holders()).toEqual([]);
  await submit(as, other);
  expect(await holders()).toEqual([id]);
  const earned = { push: 'Ahoy, Acme & Co and Salty Dogs!', description: '<p>For Acme &amp; Co</p>', points: 20 };
  expect(await score(as)).toMatchObject({ points: 170, completed: 3, rewards: [earned] });
});

it('grants a limited reward once per team to concurrent winners', async () => {
  const { team, task, submit, holders, settled, id } = await rewarded({ first: 2, points: 5 });
  const crews = await Promise.all([1, 2, 3, 4, 5, 6].map(() => team()));
  const rows = [await task(), await task()];
  await Promise.all(crews.flatMap(({ as }) => rows.map((row) => submit(as, row))));
  await settled();
  expect(await holders()).toHaveLength(2);
  const { db } = provider.database;
  expect(await db.select().from(rewardGrants).where(eq(rewardGrants.reward_id, id))).toHaveLength(2);
});

it('revokes a reward after a rejection and grants it to the next team', async () => {
  const { team, task, submit, judge, review, score, holders, settled } = await rewarded({ first: 1, points: 30 });
  const row = await task();
  const crews = [await team(), await team(), await team()];
  const sent = [];
  for (const { as } of crews) {
    sent.push((await submit(as, row)).body.answer.id);
    provider.clock.forward(1000);
  }
  expect(await holders()).toEqual([crews[0]?.id]);
  await review(judge, 'reject', sent[0] ?? 0);
  await settled();
  expect(await holders()).toEqual([crews[1]?.id]);
  const points = await Promise.all(crews.map(async ({ as }) => (await score(as)).points));
  expect(points).toEqual([0, 80, 50]);
  await review(judge, 'accept', sent[0] ?? 0);
  await settled();
  expect(await holders()).toEqual([crews[1]?.id]);
});

it.each(['earned', 'given by hand'])('grants the next team the place of a deleted team that had it %s', async (how) => {
  const { team, task, submit, score, holders, settled, owner, game, id } = await rewarded({ first: 1, points: 30 });
  const [row, gulls, crabs] = [await task(), await team(), await team()];
  if (how === 'earned') await submit(gulls.as, row);
  else await owner.post(`/achievements/${id}/teams.json`, { game_id: game.id, team_id: gulls.id });
  await submit(crabs.as, row);
  expect(await holders()).toEqual([gulls.id]);
  await owner.call('DELETE', `/teams/${gulls.id}.json?game_id=${game.id}`);
  await settled();
  expect([await holders(), (await score(crabs.as)).points]).toEqual([[crabs.id], 80]);
});

it('grants a new reward to nobody until somebody has described it', async () => {
  const { owner, game, team, task, submit, score, settled } = await makePlayground(provider);
  const { as } = await team();
  await submit(as, await task());
  const made = await owner.post<{ achievement: Reward }>('/achievements.json', { game_id: game.id });
  await submit(as, await task());
  await settled();
  expect((await score(as)).rewards).toEqual([]);
  const { id } = made.body.achievement;
  await owner.put(`/achievements/${id}.json`, { game_id: game.id, description: 'For everybody' });
  await settled();
  expect((await score(as)).rewards).toMatchObject([{ title: 'New reward' }]);
});

it('takes a reward back from the teams that qualified last once its places are limited', async () => {
  const { team, task, submit, score, holders, settled, change, owner, game, id } = await rewarded({ points: 30 });
  const row = await task();
  const [last, first, given] = [await team(), await team(), await team()];
  for (const { as } of [first, last]) {
    await submit(as, row);
    provider.clock.forward(1000);
  }
  await owner.post(`/achievements/${id}/teams.json`, { game_id: game.id, team_id: given.id });
  expect((await holders()).sort()).toEqual([last.id, first.id, given.id].sort());
  await change({ first: 2 });
  await settled();
  expect((await holders()).sort()).toEqual([first.id, given.id].sort());
  expect((await score(last.as)).points).toBe(50);
  await change({ first: 1 });
  await settled();
  expect(await holders()).toEqual([given.id]);
  await change({ first: 0 });
  await settled();
  expect(await holders()).toHaveLength(3);
});

it('re-evaluates teams when a reward changes or is deleted', async () => {
  const { team, task, submit, score, holders, settled, change, owner, game, id } = await rewarded({ trig: 2 });
  const { as, id: crew } = await team();
  await submit(as, await task());
  await change({ trig: 0, points: 7 });
  await settled();
  expect([await holders(), (await score(as)).points]).toEqual([[crew], 57]);
  await owner.call('DELETE', `/achievements/${id}.json?game_id=${game.id}`);
  await settled();
  expect((await score(as)).points).toBe(50);
});

it('rescores a game without answers when a reward given by hand changes or is deleted', async () => {
  const { team, score, settled, change, owner, game, id } = await rewarded({ points: 10 });
  const { as, id: crew } = await team();
  await owner.post(`/achievements/${id}/teams.json`, { game_id: game.id, team_id: crew });
  await change({ points: 30 });
  await settled();
  expect((await score(as)).points).toBe(30);
  await owner.call('DELETE', `/achievements/${id}.json?game_id=${game.id}`);
  await settled();
  expect((await score(as)).points).toBe(0);
});

it('announces new scores when a reward is given or taken back by hand', async () => {
  const { team, owner, game, id } = await rewarded({ points: 10, trig: 9 });
  const { as, id: crew } = await team();
  const client = await openLiveClient(provider.origin, as);
  const count = () => client.messages.filter(({ source }) => source === 'ss.game.score').length;
  await owner.post(`/achievements/${id}/teams.json`, { game_id: game.id, team_id: crew });
  await client.waitFor(() => count() === 1);
  await owner.call('DELETE', `/achievements/${id}/teams.json?game_id=${game.id}&team_id=${crew}`);
  await client.waitFor(() => count() === 2);
  client.close();
});

it('announces new scores when an answer worth nothing counts', async () => {
  const { team, task, submit } = await rewarded({ points: 10 });
  const { as } = await team();
  const client = await openLiveClient(provider.origin, as);
  await submit(as, await task({ points: 0 }));
  await client.waitFor(({ source }) => source === 'ss.game.score');
  client.close();
});

it('keeps a reward given by hand through a rescore until it is taken back', async () => {
  const { owner, game, team: makeTeam, id, holders, settled } = await rewarded({ trig: 9, first: 1 });
  const team = await makeTeam();
  const give = (to: number) => owner.post(`/achievements/${id}/teams.json`, { game_id: game.id, team_id: to });
  expect((await give(team.id)).status).toBe(200);
  // Every place is taken now.
  const other = await provider.make.team(game);
  expect((await give(other.id)).status).toBe(409);
  expect((await owner.patch('/leaderboards/rescore.json', { game_id: game.id })).status).toBe(200);
  await settled();
  expect(await holders()).toEqual([team.id]);
  await owner.call('DELETE', `/achievements/${id}/teams.json?game_id=${game.id}&team_id=${team.id}`);
  expect(await holders()).toEqual([]);
});
