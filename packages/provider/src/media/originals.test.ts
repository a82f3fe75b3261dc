import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { TASK_TYPE } from '@waymark/contract';
import { CLIP, photograph } from '@waymark/studio/testing';
import sharp from 'sharp';
import { gameMembers } from '../db/schema';
import { openLiveClient, testProvider, type Visitor } from '../testing';
import { eventually } from '../testing/eventually';
import { makePlayground } from '../testing/playground';
import { announceMedia } from './announce-media';

const DAY = 86_400_000;

const provider = testProvider();

const upload = async (who: Visitor, extension: string, file: Buffer) => {
  const { body } = await who.get<{ signature: string; name: string }>(`/medias/sign/${extension}`);
  const { status } = await fetch(body.signature, { method: 'PUT', body: new Uint8Array(file) });
  expect(status).toBe(200);
  const [uuid = ''] = body.name.split('.');
  return { uuid, name: body.name };
};

interface Shown {
  readonly id: number;
  readonly assets: Record<'photos' | 'videos' | 'audios', { url: string; urls: Record<string, string> }[]>;
}

/** A player's photo answer, and the answer as a viewer sees it once the photo is ready. */
async function answered() {
  const place = await makePlayground(provider);
  const { team, task, submit, game } = place;
  const own = await team();
  const { uuid, name } = await upload(own.as, 'jpg', await photograph('jpeg', { orientation: 6 }));
  const sent = await submit(own.as, await task({ task_type: TASK_TYPE.photo }), { media_uuid: uuid });
  const read = async (who: Visitor) =>
    (await who.get<{ answer: Shown }>(`/answers/${sent.body.answer.id}.json?game_id=${game.id}`)).body.answer;
  await eventually(
    () => read(own.as),
    ({ assets }) => assets.photos.length > 0,
  );
  const open = (who?: Visitor, path = name) =>
    fetch(`${provider.origin}/media/${path}`, {
      headers: who ? { Authorization: `Bearer ${who.token}`, 'X-Whitelabel': who.whitelabel } : {},
    });
  return { ...place, own, uuid, name, read, open };
}

it('stores a photo without location and owner metadata and keeps its orientation', async () => {
  const { open, judge, read, own } = await answered();
  const original = await open(judge);
  const bytes = Buffer.from(await original.arrayBuffer());
  expect(original.status).toBe(200);
  expect(bytes.toString('latin1')).not.toMatch(/Ida|Phone/);
  expect(await sharp(bytes).metadata()).toMatchObject({ orientation: 6, width: 60, height: 40 });
  const standard = await fetch((await read(own.as)).assets.photos[0]?.url ?? '');
  const shown = await sharp(await standard.arrayBuffer()).metadata();
  expect([shown.width, shown.height, shown.exif]).toEqual([40, 60, undefined]);
});

it("limits an answer's original to readers of the answer and serves its previews publicly", async () => {
  const { open, own, judge, team, uuid, name, read, whiteLabel, review, stream } = await answered();
  const other = await team();
  const stranger = await provider.as(await provider.make.user(whiteLabel));
  const foreign = (await makePlayground(provider)).owner;
  const statuses = async (...who: (Visitor | undefined)[]) => {
    const found: number[] = [];
    for (const one of who)
      for (const path of [name, `${uuid}/original.jpg`]) found.push((await open(one, path)).status);
    return found;
  };
  expect(await statuses(undefined, stranger, foreign)).toEqual([403, 403, 403, 403, 403, 403]);
  expect(await statuses(own.as, judge, other.as)).toEqual([200, 200, 200, 200, 200, 200]);
  expect((await open(judge)).headers.get('Cache-Control')).toContain('private');
  expect((await fetch((await read(own.as)).assets.photos[0]?.url ?? '')).status).toBe(200);
  expect((await open(undefined, `${uuid}/thumb.webp`)).headers.get('Cache-Control')).toContain('public');
  await review(judge, 'reject', (await stream(own.as)).answers[0]?.id ?? 0);
  expect(await statuses(own.as, judge, other.as)).toEqual([200, 200, 200, 200, 403, 403]);
  await provider.database.db.update(gameMembers).set({ banned: true });
  expect(await statuses(own.as)).toEqual([403, 403]);
});

it('serves films and recordings from signed URLs that are stable for a day', async () => {
  const { team, task, submit, game, whiteLabel } = await makePlayground(provider);
  const { as, user } = await team();
  const film = await provider.make.media(whiteLabel, {
    kind: 'video',
    extension: 'mp4',
    owner_id: user.id,
    files: { original: 'original.mp4', mp4: 'original.mp4', png: 'still.png' },
  });
  for (const file of ['original.mp4', 'still.png'])
    await provider.storage.write(`media/${film.uuid.slice(0, 2)}/${film.uuid}/${file}`, Buffer.from('a film'));
  const { id } = (await submit(as, await task({ task_type: TASK_TYPE.video }), { media_uuid: film.uuid })).body.answer;
  // An access token expires sooner than this.
  const shown = async () => {
    const path = `/answers/${id}.json?game_id=${game.id}`;
    return (await (await provider.as(user)).get<{ answer: Shown }>(path)).body.answer.assets.videos[0];
  };
  const { url = '', urls = {} } = (await shown()) ?? {};
  expect(urls).toEqual({ mp4: url, png: `${provider.origin}/media/${film.uuid}/still.png` });
  const status = async (address: string) => (await fetch(address)).status;
  expect([await status(url), await status(urls.png ?? ''), await status(url.split('?')[0] ?? '')]).toEqual([
    200, 200, 403,
  ]);
  expect(await status(url.replace(/expires=\d/, 'expires=9'))).toBe(403);
  expect(await status(url.replace(film.uuid, randomUUID()))).toBe(404);
  // An upload signature does not grant reading.
  const put = provider.signer.sign(`${film.uuid}/original.mp4`);
  expect(await status(`${url.split('?')[0]}?${put}`)).toBe(403);
  expect((await shown())?.url).toBe(url);
  provider.clock.forward(DAY);
  expect([await status(url), (await shown())?.url === url]).toEqual([200, false]);
  provider.clock.forward(DAY);
  expect(await status(url)).toBe(403);
});

it("announces an answer's film with a working URL", async () => {
  const { team, task, submit, judge } = await makePlayground(provider);
  const { as } = await team();
  const client = await openLiveClient(provider.origin, judge);
  const { uuid } = await upload(as, 'mp4', await readFile(CLIP));
  await submit(as, await task({ task_type: TASK_TYPE.video }), { media_uuid: uuid });
  // It may have been ready before it was submitted, and then nothing is announced.
  const services = { database: provider.database, origin: () => provider.origin, signer: provider.signer };
  await provider.database.tx((tx) => announceMedia(services, tx, uuid));
  const { detail } = await client.waitFor(({ detail: { media } }) => media?.urls?.mp4 !== undefined);
  client.close();
  const address = `${provider.origin}/media/${uuid}/original.mp4`;
  expect(detail.media?.urls?.mp4).toContain(`${address}?`);
  expect((await fetch(String(detail.media?.urls?.mp4))).status).toBe(200);
  expect((await fetch(address)).status).toBe(403);
});
