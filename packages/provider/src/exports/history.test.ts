import { type Game, TASK_TYPE } from '@waymark/contract';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { recordChange } from '../audit/record';
import { auditLog, games, personalizations } from '../db/schema';
import { testProvider } from '../testing';
import { eventually } from '../testing/eventually';

const provider = testProvider();

/** A game in New York with a waiting answer, and its exported history without the times. */
async function harbour() {
  const { make, database } = provider;
  const whiteLabel = await make.whiteLabel();
  const ownerRow = await make.user(whiteLabel, { name: 'Maren', features: ['analytics'] });
  const player = await make.user(whiteLabel);
  const game = await make.game(whiteLabel, { name: 'Logbook', review: 'pre', tz: 'Eastern Time (US & Canada)' });
  await make.member(game, ownerRow, { access: 'Created' });
  const team = await make.team(game, { name: 'Gulls' });
  const task = await make.task(game, { name: 'Salute %{captain}', points: 50 });
  const answer = await make.answer(task, team, { comment: 'Aye', user_id: player.id });
  await database.db.insert(personalizations).values({ game_id: game.id, key: 'captain', value: 'Ames' });
  const owner = await provider.as(ownerRow);
  const history = async (): Promise<string[]> => {
    await owner.patch(`/games/${game.id}/export.json`, { email: 'maren@x.test', media: false });
    const { export_url } = await eventually(
      async () => (await owner.get<{ game: Game }>(`/games/${game.id}.json`)).body.game,
      (read) => read.export_url !== null,
    );
    const packed = unzipSync(new Uint8Array(await (await fetch(export_url ?? '')).arrayBuffer()));
    const [head = '', ...rows] = strFromU8(packed['history.csv'] ?? new Uint8Array())
      .trim()
      .split('\r\n');
    return [head.replace('\ufeff', ''), ...rows.map((row) => row.replace(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,/, ''))];
  };
  const line = { whiteLabelId: whiteLabel.id, gameId: game.id };
  return { whiteLabel, game, task, gulls: team, answer, owner, ownerRow, line, history };
}

it('says in words who decided what about which answer', async () => {
  const { game, answer, owner, history } = await harbour();
  const decision = { game_id: game.id, review_key: answer.review_key, points: 40 };
  expect((await owner.put(`/answers/${answer.id}/accept.json`, decision)).status).toBe(200);
  const [head, ...rows] = await history();
  expect(head).toBe('Time,Who,What,Answer number,Team,Challenge,Field,Before,After');
  const start = `Maren,Answer accepted,${answer.id},Gulls,Salute Ames`;
  expect(rows).toEqual([
    `${start},Points,0,40`,
    expect.stringMatching(new RegExp(`^${start},Accepted,,\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$`)),
  ]);
});

it('says which answer, team, challenge, reward or key a line is about', async () => {
  const { make } = provider;
  const { whiteLabel, game, task, gulls, owner, history } = await harbour();
  await provider.database.db
    .update(games)
    .set({ license_type: 2, start_anytime: 0, start_at: provider.clock.now() })
    .where(eq(games.id, game.id));
  const of = { game_id: game.id };
  const player = await provider.as(await make.user(whiteLabel, { name: 'Pim' }));
  const joined = await player.post('/play/join.json', { code: game.code, team: 'Terns' });
  expect(joined.status).toBe(200);
  const knot = await make.task(game, { name: 'Knot', position: 2, task_type: TASK_TYPE.text });
  const given = { ...of, task_id: knot.id, key: 'a-key-of-ours', comment: 'Bowline' };
  const sent = await player.post<{ answer: { id: number } }>('/play/answers.json', given);
  expect(sent.status).toBe(200);
  await owner.put(`/teams/${gulls.id}.json`, { ...of, name: 'Herring Gulls' });
  await owner.call('DELETE', `/teams/${gulls.id}.json?game_id=${game.id}`);
  await owner.put(`/tasks/${task.id}.json`, { ...of, points: 60 });
  const { body } = await owner.post<{ achievement: { id: number } }>('/achievements.json', of);
  await owner.put(`/achievements/${body.achievement.id}.json`, { ...of, points: 5 });
  await owner.post('/personalizations.json', { ...of, key: 'pub', value: 'Anchor' });
  const [, ...rows] = await history();
  expect(rows).toEqual([
    'Pim,Player joined,,Terns,,,,',
    'Pim,Team created,,Terns,,,,',
    `Pim,Answer submitted,${sent.body.answer.id},Terns,Knot,,,`,
    'Maren,Team changed,,Herring Gulls,,Name,Gulls,Herring Gulls',
    'Maren,Team deleted,,Herring Gulls,,,,',
    'Maren,Challenge changed,,,Salute Ames,Points,50,60',
    'Maren,Reward created,,,,Title,,New reward',
    'Maren,Reward changed: New reward,,,,Bonus points,0,5',
    'Maren,Personalization created,,,,Key,,pub',
  ]);
});

it('calls the fields of rewards and challenges, and their values, what the builder calls them', async () => {
  const { game, task, gulls, owner, history } = await harbour();
  const of = { game_id: game.id };
  const { body } = await owner.post<{ achievement: { id: number } }>('/achievements.json', of);
  const reward = `/achievements/${body.achievement.id}`;
  await owner.put(`${reward}.json`, { ...of, title: 'Anchors', first: 2, trig: 500, style: '6' });
  await owner.put(`${reward}.json`, { ...of, push: 'Well done' });
  await owner.post(`${reward}/teams.json`, { ...of, team_id: gulls.id });
  await owner.put(`/tasks/${task.id}.json`, { ...of, name: 'Salute', task_type: 6, multiplechoice: 'Aye,Nay' });
  const [, , ...rows] = await history();
  expect(rows.toSorted()).toEqual(
    [
      'Maren,Reward changed: Anchors,,,,Title,New reward,Anchors',
      'Maren,Reward changed: Anchors,,,,Grant to,unlimited,2',
      'Maren,Reward changed: Anchors,,,,Qualify with,1,500',
      'Maren,Reward changed: Anchors,,,,Challenge type,Any type,Multiple Choice',
      'Maren,Reward changed: Anchors,,,,Push message,,Well done',
      'Maren,Reward changed,,,,Given by hand,,Anchors: Gulls',
      'Maren,Challenge changed,,,Salute,Headline,Salute %{captain},Salute',
      'Maren,Challenge changed,,,Salute,Completion type,Photo,Multiple Choice',
      'Maren,Challenge changed,,,Salute,Answers,,"Aye,Nay"',
    ].toSorted(),
  );
});

it('says in words which problems were found, and names a file once', async () => {
  const { game, task, owner, line, history } = await harbour();
  const { db } = provider.database;
  const found = { field: 'readiness', from: null, to: 'reward-out-of-reach, no-start' };
  await recordChange(db, { ...line, action: 'ss.game.update', fields: ['readiness'], changes: [found] });
  const file = { standard_media_uuid: '', standard_media_extension: '' };
  await owner.put(`/tasks/${task.id}.json`, { game_id: game.id, ...file });
  await owner.put(`/games/${game.id}.json`, file);
  const [, ...rows] = await history();
  expect(rows).toEqual([
    ',Game changed,,,,Problems found,,"reward out of reach, no start"',
    'Maren,Challenge changed,,,Salute Ames,Image,,',
    'Maren,Game changed,,,,Photo,,',
  ]);
});

it('tells a key or link that was made from one that was revoked', async () => {
  const { game, owner, history } = await harbour();
  const called = { name: 'Stage' };
  for (const kind of ['result-keys', 'judge-links']) {
    const { body } = await owner.post<Record<string, { id: number }>>(`/games/${game.id}/${kind}.json`, called);
    const { id } = body.key instanceof Object ? body.key : (body.link ?? { id: 0 });
    await owner.call('DELETE', `/${kind}/${id}.json?game_id=${game.id}`);
  }
  const [, ...rows] = await history();
  expect(rows).toEqual([
    'Maren,Game changed,,,,Results key,,Stage',
    'Maren,Game changed,,,,Results key,Stage,',
    'Maren,Game changed,,,,Judge link,,Stage',
    'Maren,Game changed,,,,Judge link,Stage,',
  ]);
});

it("names settings, writes moments in the game's zone, and leaves the rest as it is", async () => {
  const { owner, ownerRow, game, line, history } = await harbour();
  await owner.put(`/games/${game.id}.json`, { start_at: '05/01/2026 10:00 am' });
  const { db } = provider.database;
  await recordChange(db, { ...line, userId: ownerRow.id, action: 'ss.answer.update', fields: ['comment', 'points'] });
  const [later] = [{ field: 'mood', from: null, to: 'calm' }];
  await db.insert(auditLog).values({
    ...{ white_label_id: line.whiteLabelId, game_id: game.id, user_id: ownerRow.id },
    ...{ action: 'ss.later', changes: [later] },
  });
  const [, ...rows] = await history();
  expect(rows).toEqual([
    'Maren,Game changed,,,,Start,,2026-05-01 10:00:00',
    'Maren,Answer changed,,,,"Comment, Points",,',
    'Maren,ss.later,,,,Mood,,calm',
  ]);
});

it('leaves out what the platform announced by itself without a change', async () => {
  const { line, ownerRow, history } = await harbour();
  const { db } = provider.database;
  for (const action of ['ss.game.score', 'ss.game.media', 'ss.analytic.teams'] as const) {
    await recordChange(db, { ...line, action });
  }
  await recordChange(db, { ...line, action: 'ss.game.update', fields: ['dropbox_enabled'] });
  await recordChange(db, { ...line, userId: ownerRow.id, action: 'ss.game.join' });
  // By somebody whose account was deleted since, or by the operator.
  await recordChange(db, { ...line, action: 'ss.team.delete' });
  const [, ...rows] = await history();
  expect(rows).toEqual([',Game changed,,,,Dropbox enabled,,', 'Maren,Player joined,,,,,,', ',Team deleted,,,,,,']);
});
