import type { DropboxLink, Job } from '@waymark/contract';
import { eq } from 'drizzle-orm';
import { dropboxLinks, gameExports, games, users } from '../db/schema';
import { exportKey } from '../exports/export-file';
import { START_TIMEOUT, startTestProvider, type TestProvider } from '../testing';
import { DropboxStandIn } from '../testing/dropbox-stand-in';
import { eventually } from '../testing/eventually';
import { dropboxDrive } from './dropbox-drive';

const PIECE = 1024;
const dropbox = new DropboxStandIn();
/** An app with a secret. */
const guarded = new DropboxStandIn({ secret: 'quay' });
let provider: TestProvider;
beforeAll(async () => {
  const api = await dropbox.start();
  provider = await startTestProvider({ dropbox: { key: dropbox.key, api, piece: PIECE } });
}, START_TIMEOUT);
afterAll(async () => {
  await provider.close();
  await dropbox.close();
  await guarded.close();
});
beforeEach(() => {
  dropbox.mishap = undefined;
  dropbox.files.clear();
});

async function harbour() {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const [maren, ada] = [await make.user(whiteLabel), await make.user(whiteLabel)];
  const game = await make.game(whiteLabel, { name: 'Logbook' });
  await make.member(game, maren, { access: 'Created' });
  await make.member(game, ada, { access: 'Joined' });
  const owner = await provider.as(maren);
  const path = `/games/${game.id}/dropbox.json`;
  const read = async () => (await owner.get<{ dropbox: DropboxLink }>(path)).body.dropbox;
  const isConnected = async () => {
    const [row] = await provider.database.db.select().from(games).where(eq(games.id, game.id));
    return row?.dropbox_enabled;
  };
  const connect = async () => fetch(dropbox.allow((await read()).connect_url ?? ''), { redirect: 'error' });
  /** A finished export of this many bytes. */
  const pack = async (bytes: number, folder = 'x') => {
    const content = Buffer.from(Array.from({ length: bytes }, (_, at) => at % 251));
    const file = `${folder}${game.id}/Logbook.zip`;
    await provider.storage.write(exportKey(file), content);
    const finished_at = provider.clock.now();
    await provider.database.db
      .insert(gameExports)
      .values({ game_id: game.id, email: 'a@x.test', file, state: 'ready', finished_at });
    return content;
  };
  const send = async () => (await owner.put(path, {})).status;
  const ended = async () => {
    const list = async () =>
      (await owner.get<{ jobs: Job[] }>(`/jobs.json?game_id=${game.id}`)).body.jobs.filter(
        ({ kind }) => kind === 'dropbox',
      );
    const [job] = await eventually(list, ([first]) => first?.state === 'done' || first?.state === 'failed');
    return job;
  };
  const leave = () => owner.call('DELETE', path);
  return { game, owner, player: await provider.as(ada), path, read, isConnected, connect, pack, send, ended, leave };
}

it('connects with a sealed grant, uploads an export in chunks and disconnects', async () => {
  const { game, read, isConnected, connect, pack, send, ended, leave } = await harbour();
  expect([await read(), await isConnected(), await send()]).toMatchObject([{ account: '', sent_path: '' }, false, 409]);
  const page = await connect();
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Dropbox is connected')]);
  expect([await read(), await isConnected()]).toMatchObject([{ account: 'maren@harbour.test', connect_url: '' }, true]);
  const [row] = await provider.database.db.select().from(dropboxLinks).where(eq(dropboxLinks.game_id, game.id));
  expect(row?.grant).not.toContain('grant');
  expect(await send()).toBe(409);
  const content = await pack(5 * PIECE + 7);
  expect(await send()).toBe(200);
  expect(await ended()).toMatchObject({ state: 'done', done: 5, total: 6 });
  const [[name, sent] = []] = dropbox.files;
  expect([name, sent?.equals(content)]).toEqual([expect.stringMatching(/^\/Logbook \d{4}-[\d-]+ [\d-]+\.zip$/), true]);
  expect(await read()).toMatchObject({ sent_path: `/Apps/Waymark${name}`, sent_at: expect.any(String) });
  const before = dropbox.grants;
  expect((await leave()).status).toBe(200);
  expect([await read(), await isConnected(), dropbox.grants]).toMatchObject([{ account: '' }, false, before - 1]);
});

it('uploads each new export automatically', async () => {
  const { game, owner, connect, ended } = await harbour();
  await connect();
  await owner.patch(`/games/${game.id}/export.json`, { email: 'maren@x.test', media: false });
  const done = await eventually(
    async () => dropbox.files.size,
    (files) => files > 0,
  );
  expect([done, (await ended())?.state]).toEqual([1, 'done']);
});

it.each(['token expired', 'upload lost', 'answer lost'] as const)('recovers from: %s', async (kind) => {
  const { connect, pack, send, ended } = await harbour();
  await connect();
  const content = await pack(4 * PIECE + 1);
  dropbox.mishap = { kind, after: 2 };
  await send();
  // A lost response ends the attempt; moving the clock starts the next one.
  await eventually(
    async () => {
      provider.clock.forward(1000);
      return dropbox.files.size;
    },
    (files) => files > 0,
  );
  expect((await ended())?.state).toBe('done');
  expect([...dropbox.files.values()].map((sent) => sent.equals(content))).toEqual([true]);
});

it('reports a full Dropbox and stays connected', async () => {
  const { connect, pack, send, ended, isConnected } = await harbour();
  await connect();
  await pack(PIECE);
  dropbox.mishap = { kind: 'full', after: 0 };
  await send();
  expect(await ended()).toMatchObject({ state: 'failed', fault: 'full', attempts: 1 });
  expect(await isConnected()).toBe(true);
});

it('disconnects when Dropbox revokes the grant', async () => {
  const { connect, pack, send, ended, isConnected } = await harbour();
  await connect();
  await pack(PIECE);
  dropbox.forgetGrants();
  await send();
  expect(await ended()).toMatchObject({ state: 'failed', fault: 'signed-out' });
  expect(await isConnected()).toBe(false);
});

it('connects only once, and only with consent, a valid state and a valid code', async () => {
  const { read, isConnected } = await harbour();
  const { connect_url } = await read();
  const back = new URL(dropbox.allow(connect_url ?? ''));
  const come = async (changes: Readonly<Record<string, string | undefined>>) => {
    const address = new URL(back);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    }
    return (await fetch(address)).status;
  };
  expect([await come({ code: undefined }), await come({ state: 'invented' }), await come({ code: 'no' })]).toEqual([
    200, 400, 400,
  ]);
  expect(await isConnected()).toBe(false);
  expect([await come({}), await come({}), await isConnected()]).toEqual([200, 400, true]);
});

it('expires an authorisation request after an hour', async () => {
  const { read, isConnected } = await harbour();
  const back = dropbox.allow((await read()).connect_url ?? '');
  provider.clock.forward(3_600_001);
  expect([(await fetch(back)).status, await isConnected()]).toEqual([400, false]);
});

it('is denied to players, and connects nothing once the game is deleted', async () => {
  const { game, owner, player, path, read, isConnected } = await harbour();
  expect([(await player.get(path)).status, (await player.put(path, {})).status]).toEqual([403, 403]);
  const back = dropbox.allow((await read()).connect_url ?? '');
  await owner.call('DELETE', `/games/${game.id}.json`);
  expect((await fetch(back)).status).toBe(404);
  expect(await isConnected()).toBe(false);
});

it('checks on return that a super administrator still is one', async () => {
  const { make, database } = provider;
  const whiteLabel = await make.whiteLabel();
  const [game, chief] = [await make.game(whiteLabel), await make.user(whiteLabel, { super_admin: true })];
  const path = `/games/${game.id}/dropbox.json`;
  const door = async () => {
    const { body } = await (await provider.as(chief)).get<{ dropbox: DropboxLink }>(path);
    return dropbox.allow(body.dropbox.connect_url ?? '');
  };
  const [early, late] = [await door(), await door()];
  expect((await fetch(early)).status).toBe(200);
  await database.db.update(users).set({ super_admin: false }).where(eq(users.id, chief.id));
  expect((await fetch(late)).status).toBe(403);
});

it('authenticates an app with its secret on connecting and uploading', async () => {
  const api = await guarded.start();
  const options = { key: guarded.key, api, piece: PIECE };
  const [open, wrong] = [dropboxDrive({ ...options, secret: 'quay' }), dropboxDrive({ ...options, secret: 'pier' })];
  const pending = { verifier: 'v', back: 'http://harbour.test/dropbox/return' };
  const comeBack = () => {
    const back = guarded.allow(open.doorOf({ ...pending, state: 's' }));
    return new URL(back).searchParams.get('code') ?? '';
  };
  expect(open.doorOf({ ...pending, state: 's' })).not.toContain('code_challenge');
  await expect(wrong.admit(comeBack(), pending)).rejects.toMatchObject({ fault: 'refused' });
  await expect(dropboxDrive(options).admit(comeBack(), pending)).rejects.toMatchObject({ fault: 'refused' });
  const { grant, account } = await open.admit(comeBack(), pending);
  const drive = open.open(grant);
  const [upload, content] = [await drive.begin(), Buffer.from('PK')];
  await drive.append(upload, 0, content);
  expect([account, await drive.finish(upload, 2, 'a.zip')]).toEqual(['maren@harbour.test', '/Apps/Waymark/a.zip']);
  expect(guarded.files.get('/a.zip')?.equals(content)).toBe(true);
  await expect(wrong.open(grant).begin()).rejects.toMatchObject({ fault: 'signed-out' });
});
