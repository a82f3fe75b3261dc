import { GAME_MODE, type Game, TASK_TYPE } from '@waymark/contract';
import { picture } from '@waymark/studio/testing';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { answers, gameExports, games, personalizations, taskPrerequisites, tasks, teams } from '../db/schema';
import { attach } from '../media/attachments';
import { ingestMedia } from '../media/ingest';
import { readXlsx } from '../sheets/xlsx';
import { testProvider, type Visitor } from '../testing';
import { eventually } from '../testing/eventually';
import { cleanUpExports } from './clean-up';

const provider = testProvider();
const DAY = 86_400_000;

async function harbour() {
  const { make, database, storage } = provider;
  const whiteLabel = await make.whiteLabel();
  const [owner, player] = [
    await make.user(whiteLabel),
    await make.user(whiteLabel, { name: 'Ada', email: 'ada@x.test' }),
  ];
  const game = await make.game(whiteLabel, {
    name: "The Pilot's <b>Logbook</b>",
    review: 'pre',
    tz: 'Sydney',
    start_at: new Date('2026-05-01T04:00:00Z'),
    finish_at: new Date('2026-05-01T07:00:00Z'),
  });
  await make.member(game, owner, { access: 'Created' });
  await make.member(game, player, { access: 'Joined' });
  const team = await make.team(game, { name: 'Knot / Today' });
  await make.player(team, player);
  const task = await make.task(game, {
    name: 'Salute?',
    points: 50,
    description: '<p>Stand <b>up</b> &amp; salute</p>',
  });
  const approved_at = provider.clock.now();
  const accepted = await make.answer(task, team, { comment: '=HYPERLINK("http://x")', points: 50, approved_at });
  await make.answer(task, team, { comment: 'Not seen yet' });
  const bytes = await picture('png', { width: 60, height: 40 });
  const uuid = await ingestMedia(database.db, storage, { whiteLabelId: whiteLabel.id, extension: 'png', bytes });
  await attach(database.db, { owner: 'answer', ownerId: accepted.id, name: 'standard' }, uuid);
  const path = `/games/${game.id}`;
  const read = async (who: Visitor) => (await who.get<{ game: Game }>(`${path}.json`)).body.game;
  const ask = (who: Visitor, email: string, media = true) => who.patch(`${path}/export.json`, { email, media });
  /** The export as this visitor gets it, unpacked, once it is ready. */
  const unpacked = async (who: Visitor) => {
    const { export_url } = await eventually(
      () => read(who),
      (game) => game.export_url !== null,
    );
    const answer = await fetch(export_url ?? '');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    return { url: export_url ?? '', files, names: Object.keys(files), text };
  };
  return {
    ...{ game, team, task, accepted, bytes, ask, read, unpacked },
    owner: await provider.as(owner),
    player: await provider.as(player),
  };
}

it('packs a workbook, tables, media by team and challenge, and an HTML page', async () => {
  const { owner, ask, unpacked, accepted, bytes, game } = await harbour();
  const requests = await Promise.all([ask(owner, 'Maren@x.test'), ask(owner, 'maren@x.test')]);
  expect(requests.map(({ status }) => status)).toEqual([200, 200]);
  const { names, files, text, url } = await unpacked(owner);
  const photo = `media/Knot Today/Salute/Salute ${accepted.id}.png`;
  expect(names.toSorted()).toEqual(
    [
      ...['index.html', 'results.xlsx', 'scores.csv', 'teams.csv', 'players.csv', 'answers.csv', 'challenges.csv'],
      ...['history.csv', photo],
    ].toSorted(),
  );
  expect(Buffer.from(files[photo] ?? [])).toEqual(bytes);
  expect(text('players.csv')).toContain('Ada,ada@x.test,Knot / Today');
  expect(text('challenges.csv')).toContain('Stand up & salute');
  // Neither is read as a formula: CSV has an apostrophe, the workbook a text cell.
  expect(text('answers.csv')).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(await readXlsx(files['results.xlsx'] ?? new Uint8Array())).toEqual([
    ['Place', 'Team', 'Points', 'Challenges solved'],
    ['1', 'Knot / Today', '0', '0'],
  ]);
  expect(text('index.html')).toContain('<h1>The Pilot&#39;s &lt;b&gt;Logbook&lt;/b&gt;</h1>');
  expect(text('index.html')).toContain('<p>1 May 2026 at 14:00 – 1 May 2026 at 17:00 (Sydney)</p>');
  expect(text('index.html')).toContain(`<img src="${photo.split('/').map(encodeURIComponent).join('/')}"`);
  expect(text('index.html')).not.toMatch(/<script|https?:\/\/(?!x)/);
  const [mail, ...more] = await provider.mailTo('maren@x.test', 1);
  expect([mail?.text.includes(url), more]).toEqual([true, []]);
  const rows = await provider.database.db.select().from(gameExports).where(eq(gameExports.game_id, game.id));
  expect(rows).toMatchObject([{ state: 'ready', media: true, for_players: false }]);
});

it('gives the answers of a challenge that count as correct, of choices the first', async () => {
  const { owner, ask, unpacked, game } = await harbour();
  const { make } = provider;
  const kept = { points: 5, trivia: '1871, eighteen', multiplechoice: ' Number 32,Number 29' };
  for (const [index, [name, task_type]] of Object.entries(TASK_TYPE).entries()) {
    await make.task(game, { name, task_type, position: index + 100, ...kept });
  }
  await ask(owner, 'maren@x.test', false);
  const [, , ...rows] = (await unpacked(owner)).text('challenges.csv').trim().split('\r\n');
  const given = rows.map((row) => row.split(/,5,,/)[1]);
  const expected = Object.values(TASK_TYPE).map((type) => {
    if (type === TASK_TYPE.multipleChoice) return 'Number 32';
    return type === TASK_TYPE.trivia ? '"1871, eighteen"' : '';
  });
  expect(given).toEqual(expected);
});

it('writes personalised texts with their values', async () => {
  const { owner, ask, unpacked, game, task, accepted } = await harbour();
  const { db } = provider.database;
  await db.insert(personalizations).values({ game_id: game.id, key: 'captain', value: 'Ames & Sons' });
  const texts = { name: 'Salute %{captain}, %{team}', description: '<p>Greet <b>%{captain}</b></p>' };
  await db.update(tasks).set(texts).where(eq(tasks.id, task.id));
  await ask(owner, 'maren@x.test');
  const { text, names } = await unpacked(owner);
  expect(text('challenges.csv')).toContain('"Salute Ames & Sons, %{team}",Photo,50,Greet Ames & Sons,');
  expect(text('answers.csv')).toContain('"Salute Ames & Sons, Knot / Today"');
  expect(text('index.html')).toContain('<b>Salute Ames &amp; Sons, %{team}</b>');
  expect(text('index.html')).toContain('<p class="of">Salute Ames &amp; Sons, Knot / Today</p>');
  expect(names.find((name) => name.includes(` ${accepted.id}.png`))).toContain('Salute Ames & Sons');
});

it('writes the personalised names of deleted challenges with their values', async () => {
  const { owner, ask, unpacked, game, task, accepted } = await harbour();
  const { db } = provider.database;
  await db.insert(personalizations).values({ game_id: game.id, key: 'captain', value: 'Ames' });
  const deleted = { name: 'Salute %{captain}', deleted_at: provider.clock.now() };
  await db.update(tasks).set(deleted).where(eq(tasks.id, task.id));
  await ask(owner, 'maren@x.test');
  const { text, names } = await unpacked(owner);
  expect(text('challenges.csv')).not.toContain('Salute');
  expect(text('answers.csv')).toContain(',Salute Ames,');
  expect(text('index.html')).toContain('<p class="of">Salute Ames</p>');
  const folder = `Salute Ames ${task.id}`;
  expect(names).toContain(`media/Knot Today/${folder}/${folder} ${accepted.id}.png`);
});

it('gives players, where allowed, an export without addresses, history and hidden answers', async () => {
  const { owner, player, ask, read, unpacked, game } = await harbour();
  expect((await ask(player, 'ada@x.test')).status).toBe(403);
  await owner.put(`/games/${game.id}.json`, { export_player_enabled: 1 });
  await ask(owner, 'maren@x.test', false);
  const whole = await unpacked(owner);
  expect((await read(player)).export_url).toBeNull();
  await ask(player, 'ada@x.test', false);
  const { names, text, url } = await unpacked(player);
  expect(url).not.toBe(whole.url);
  expect(names).not.toContain('history.csv');
  expect(names.filter((name) => name.startsWith('media/'))).toEqual([]);
  expect(text('players.csv')).not.toContain('@');
  expect([whole.text('answers.csv'), text('answers.csv')].map((all) => all.includes('Not seen yet'))).toEqual([
    true,
    false,
  ]);
});

it.each<[string, { starts?: number; ends?: number; began?: number }, string[]]>([
  ['none before the start', { starts: 1, ends: 2 }, []],
  ['what every team sees during the game', { starts: -1, ends: 1 }, ['Salute?', 'Anchor']],
  ['all after the game', { starts: -2, ends: -1 }, ['Salute?', 'Anchor', 'Secret']],
  ['none while a team has not begun', {}, []],
  ['what every team sees once all have begun', { began: -1 }, ['Salute?', 'Anchor']],
])('lists challenges in the export for players: %s', async (_, { starts, ends, began }, names) => {
  const { owner, player, ask, unpacked, game, team, task } = await harbour();
  const { make, clock } = provider;
  const { db } = provider.database;
  const inDays = (days: number | undefined) =>
    days === undefined ? null : new Date(clock.now().getTime() + days * DAY);
  await make.task(game, { name: 'Anchor', position: 2, starts_at: inDays(1) });
  const secret = await make.task(game, { name: 'Secret', position: 3, hide_locked: 1 });
  await db.insert(taskPrerequisites).values({ task_id: secret.id, prerequisite_id: task.id });
  const start_anytime = starts === undefined ? GAME_MODE.anytime : GAME_MODE.scheduled;
  const times = { start_anytime, start_at: inDays(starts), finish_at: inDays(ends) };
  const set = { export_player_enabled: 1, ...times };
  await db.update(games).set(set).where(eq(games.id, game.id));
  const began_at = inDays(began);
  await db.update(teams).set({ began_at }).where(eq(teams.id, team.id));
  await ask(owner, 'maren@x.test', false);
  expect((await unpacked(owner)).text('challenges.csv')).toContain('Secret');
  await ask(player, 'ada@x.test', false);
  const { text } = await unpacked(player);
  const namesIn = (part = '') => ['Salute?', 'Anchor', 'Secret'].filter((name) => part.includes(name));
  expect(namesIn(text('challenges.csv'))).toEqual(names);
  expect(namesIn(text('index.html').split('id="answers"')[0])).toEqual(names);
});

it('requires an e-mail address and expires with its link after 30 days', async () => {
  const { owner, ask, unpacked } = await harbour();
  expect((await ask(owner, 'nobody')).status).toBe(422);
  await ask(owner, 'maren@x.test', false);
  const { url } = await unpacked(owner);
  const part = await fetch(url, { headers: { range: 'bytes=0-1' } });
  expect([part.status, await part.text()]).toEqual([206, 'PK']);
  provider.clock.forward(30 * DAY + 1);
  expect((await fetch(url)).status).toBe(404);
  const { database, storage } = provider;
  await cleanUpExports({ database, storage, now: provider.clock.now });
  expect(await storage.open(new URL(url).pathname.slice(1))).toBeUndefined();
});

it('creates one archive for concurrent requests', async () => {
  const { owner, game, ask, unpacked } = await harbour();
  const requests = await Promise.all([ask(owner, 'Maren@x.test'), ask(owner, 'maren@x.test')]);
  expect(requests.map(({ status }) => status)).toEqual([200, 200]);
  await unpacked(owner);
  const { db } = provider.database;
  expect(await db.select().from(gameExports).where(eq(gameExports.game_id, game.id))).toHaveLength(1);
});

it.each(['=1+1', '+1', '-1', '@SUM(1)', '\t=1'])('writes %j as text in every table', async (written) => {
  const { owner, accepted, ask, unpacked, game } = await harbour();
  const { db } = provider.database;
  await db.update(answers).set({ comment: written }).where(eq(answers.id, accepted.id));
  await db.update(teams).set({ name: written }).where(eq(teams.game_id, game.id));
  await ask(owner, 'maren@x.test', false);
  const { text, files } = await unpacked(owner);
  for (const table of ['answers', 'teams', 'players', 'scores']) {
    const cells = text(`${table}.csv`).split(/[,\r\n]+/);
    expect([table, cells.filter((cell) => cell.replace(/^"/, '') === `'${written}`.trimEnd()).length > 0]).toEqual([
      table,
      true,
    ]);
    expect(cells.map((cell) => cell.replace(/^"|"$/g, ''))).not.toContain(written);
  }
  const { 'xl/worksheets/sheet1.xml': scores } = unzipSync(files['results.xlsx'] ?? new Uint8Array());
  expect(strFromU8(scores ?? new Uint8Array())).not.toContain('<f>');
});
