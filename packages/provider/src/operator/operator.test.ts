import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { answers, auditLog, gameExports, games, invitations } from '../db/schema';
import { OperatorSeal } from '../maintenance/seal';
import { BAD_TOKEN } from '../realtime/live-socket';
import { openLiveClient, TEST_PASSWORD, testProvider } from '../testing';
import { eventually } from '../testing/eventually';
import { ALL_OPERATIONS } from './all-operations';
import { readCommand } from './command-line';
import { OPERATOR_DOOR, sealedOrder } from './door';
import { firstSteps } from './first-steps';
import { runAdmin } from './run-admin';

const provider = testProvider();

async function order(...words: string[]) {
  const { operation, args } = readCommand(words, ALL_OPERATIONS);
  const { database, storage, origin, clock } = provider;
  return operation.run({ database, storage, origin: () => origin, now: clock.now }, args);
}

it('creates the first super administrator, who chooses a password', async () => {
  expect(await firstSteps(provider.database)).toContain('waymark-admin super-admin add');
  await order('white-label', 'add', 'fresh', '--name', 'Fresh Trails', '--colour', '#123456');
  const made = await order('super-admin', 'add', 'First@example.test', '--white-label', 'fresh');
  const token = new URL(String(made.choose_password_within_an_hour)).searchParams.get('token');
  const chosen = { token, password: 'long enough 81', password_confirmation: 'long enough 81' };
  const visitor = provider.visitor('fresh');
  expect((await visitor.patch('/users/password.json', chosen)).status).toBeLessThan(300);
  expect(await firstSteps(provider.database)).toBeUndefined();
  const [row] = (await order('super-admin', 'list')).super_administrators as { email: string; white_label: string }[];
  expect(row).toMatchObject({ email: 'First@example.test', white_label: 'fresh' });
});

it('revokes super administrator rights', async () => {
  const user = await provider.make.user(await provider.make.whiteLabel(), { super_admin: true });
  await order('super-admin', 'remove', user.email);
  expect((await (await provider.as(user)).post('/games.json', { name: 'Mine' })).status).toBe(403);
});

it('drops the sockets of those whose rights as a super administrator change', async () => {
  const whiteLabel = await provider.make.whiteLabel();
  const user = await provider.make.user(whiteLabel, { super_admin: true });
  const visitor = await provider.as(user);
  const create = async () => (await visitor.post('/games.json', { name: 'Mine' })).status;
  const listening = await openLiveClient(provider.origin, visitor);
  expect(await create()).toBe(200);
  await order('super-admin', 'remove', user.email);
  expect(await listening.closed).not.toBe(BAD_TOKEN);
  expect(await create()).toBe(403);
  const again = await openLiveClient(provider.origin, visitor);
  await order('super-admin', 'add', user.email, '--white-label', whiteLabel.identifier);
  expect(await again.closed).not.toBe(BAD_TOKEN);
  expect(await create()).toBe(200);
});

it('grants and revokes roles in a game', async () => {
  const whiteLabel = await provider.make.whiteLabel();
  const [user, game] = [await provider.make.user(whiteLabel), await provider.make.game(whiteLabel)];
  const visitor = await provider.as(user);
  const change = () => visitor.patch(`/games/${game.id}.json`, { name: 'Changed' });
  expect((await change()).status).not.toBe(200);
  await order('role', 'set', user.email, String(game.id), 'administrator');
  const seen = async () => (await visitor.get<{ game?: { user?: object } }>(`/games/${game.id}.json`)).body.game?.user;
  expect(await seen()).toMatchObject({ access: 'Managing', administrator: true });
  await order('role', 'set', user.email, String(game.id), 'none');
  expect(await seen()).toMatchObject({ access: 'Joined', administrator: false });
});

it('exports and deletes a person but keeps their answers anonymously', async () => {
  const whiteLabel = await provider.make.whiteLabel();
  const [user, game] = [await provider.make.user(whiteLabel), await provider.make.game(whiteLabel)];
  const team = await provider.make.team(game);
  const task = await provider.make.task(game);
  await provider.make.player(team, user);
  const answer = await provider.make.answer(task, team, { user_id: user.id });
  const session = await provider.as(user);

  const known = await order('person', 'export', user.email);
  expect(known.account).toMatchObject({ email: user.email, name: user.name, has_password: true });
  expect(known['answers.user_id']).toHaveLength(1);
  expect(JSON.stringify(known)).not.toContain('argon2');

  expect(await order('person', 'delete', user.email)).toMatchObject({ deleted: user.email });
  expect((await session.get('/users/0.json')).status).toBe(401);
  const signIn = { email: user.email, password: TEST_PASSWORD };
  expect((await provider.visitor(user.whitelabel).post('/users/authenticate.json', signIn)).status).toBe(404);
  await expect(order('person', 'export', user.email)).rejects.toThrow('There is no account');
  const [left] = await provider.database.db.select().from(answers).where(eq(answers.id, answer.id));
  expect([left?.id, left?.user_id]).toEqual([answer.id, null]);
});

it('switches maintenance on and off', async () => {
  const visitor = provider.visitor('any');
  const look = async () => (await visitor.get<{ maintenance: boolean }>('/services/maintenance.json')).body.maintenance;
  const turn = async (word: 'on' | 'off') => {
    const report = await order('maintenance', word);
    return [report, await eventually(look, (isOn) => isOn === (word === 'on'))];
  };
  expect(await turn('on')).toEqual([{ maintenance: 'on' }, true]);
  expect(await turn('off')).toEqual([{ maintenance: 'off' }, false]);
});

it('finds missing and orphaned files', async () => {
  const before = await order('storage', 'check');
  const stray = 'media/0a/0a000000-0000-4000-8000-000000000001/original.png';
  await provider.storage.write(stray, Buffer.from('x'));
  const after = await order('storage', 'check');
  expect(after.without_upload).toContain(stray);
  expect(Number(after.files)).toBe(Number(before.files) + 1);
});

it('deletes a person in one white label and keeps the same address in another', async () => {
  const { make, database } = provider;
  const email = 'both@x.test';
  const hasExport = async () => {
    const whiteLabel = await make.whiteLabel();
    await make.user(whiteLabel, { email });
    const { id: game_id } = await make.game(whiteLabel, { primary_email: email });
    await database.db.insert(gameExports).values({ game_id, email, state: 'ready' });
    await database.db.insert(invitations).values({ game_id, email });
    return { label: whiteLabel.identifier, game_id };
  };
  const [left, kept] = [await hasExport(), await hasExport()];
  await expect(order('person', 'delete', email)).rejects.toThrow('add --white-label');
  for (const { label } of [left, kept]) {
    await order('white-label', 'add', label, '--contact-name', 'Maren', '--contact-email', email);
  }
  await order('person', 'delete', email, '--white-label', left.label);
  const contactOf = async ({ label }: { readonly label: string }) =>
    (await provider.visitor(label).get<{ whitelabel: { contact?: unknown } }>('/whitelabels/0.json')).body.whitelabel
      .contact;
  expect([await contactOf(left), await contactOf(kept)]).toEqual([undefined, { name: 'Maren', email }]);
  const addressesIn = async ({ game_id }: { readonly game_id: number }) => {
    const here = (table: typeof gameExports | typeof invitations) =>
      database.db.select({ email: table.email }).from(table).where(eq(table.game_id, game_id));
    const [game] = await database.db.select().from(games).where(eq(games.id, game_id));
    return [...(await here(gameExports)), ...(await here(invitations))]
      .map((row) => row.email)
      .concat(game?.primary_email ?? '');
  };
  expect(await addressesIn(left)).toEqual(['', '']);
  expect(await addressesIn(kept)).toEqual([email, email, email]);
  expect(await order('person', 'export', email)).toMatchObject({ account: { email } });
});

it('removes the address of a deleted person from the history', async () => {
  const { make, database } = provider;
  const email = 'history@x.test';
  const changed = async () => {
    const whiteLabel = await make.whiteLabel();
    await make.user(whiteLabel, { email });
    const { id } = await make.game(whiteLabel);
    const changes = [
      { field: 'name', from: 'Hunt', to: 'Harbour' },
      { field: 'primary_email', from: 'History@x.test', to: 'other@x.test' },
    ];
    const line = { white_label_id: whiteLabel.id, game_id: id, action: 'ss.game.update', changes };
    await database.db.insert(auditLog).values(line);
    const read = async () =>
      (await database.db.select().from(auditLog).where(eq(auditLog.game_id, id))).map((row) => row.changes);
    return { label: whiteLabel.identifier, changes, read };
  };
  const [left, kept] = [await changed(), await changed()];
  const known = await order('person', 'export', email, '--white-label', left.label);
  expect(known['audit_log.changes']).toEqual([expect.objectContaining({ changes: left.changes })]);
  const report = await order('person', 'delete', email, '--white-label', left.label);
  expect(report.emptied).toContain('audit_log.changes');
  const [name] = left.changes;
  expect(await left.read()).toEqual([[name, { field: 'primary_email', from: null, to: 'other@x.test' }]]);
  expect(await kept.read()).toEqual([kept.changes]);
});

it.each([
  [['person', 'explode'], 'There is no command "person explode"'],
  [['person', 'delete'], 'waymark-admin person delete <email>'],
  [['role', 'set', 'a@b.example', '1', 'king'], 'role'],
  [['password-link', 'nobody@example.test'], 'There is no account nobody@example.test.'],
])('explains what is wrong with %j', async (words, sentence) => {
  await expect((async () => order(...words))()).rejects.toThrow(sentence);
});

function knock(secret: string, words: string, args = '{}') {
  const sealed = new OperatorSeal(secret, provider.clock.now).seal(sealedOrder(words, args));
  const order = { words, args, ...sealed };
  return provider.visitor('').call<{ white_labels?: unknown[]; message?: string }>('POST', `/${OPERATOR_DOOR}`, order);
}

it('runs commands inside the provider only with its secret', async () => {
  const words = 'white-label list';
  expect((await knock('for tests', words)).body?.white_labels?.length).toBeGreaterThan(0);
  expect((await knock('guessed', words)).status).toBe(403);
});

it('says why the running provider cannot write a backup', async () => {
  // A file in place of a folder, because the superuser may write everywhere.
  const { status, body } = await knock('for tests', 'backup', JSON.stringify({ folder: join(__filename, 'monday') }));
  expect(status).toBe(409);
  expect(body?.message).toMatch(/^The backup cannot be written: ENOTDIR: .+ the running node writes it/);
});

it.each([
  ['before', ['--json', 'password-link']],
  ['behind', ['password-link', '--json']],
])('reports errors as JSON with --json %s the command', async (_, words) => {
  const text: string[] = [];
  expect(await runAdmin(words, {}, (line) => text.push(line))).toBe(2);
  expect(JSON.parse(text.join())).toEqual({ error: expect.stringMatching(/^waymark-admin password-link <email>/) });
});
