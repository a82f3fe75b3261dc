import type { Game, GameRow } from '@waymark/contract';
import { makePictures } from '@waymark/studio';
import { picture, portrait, sizeOf } from '@waymark/studio/testing';
import {
  openLiveClient,
  probeEventLoop,
  START_TIMEOUT,
  startTestProvider,
  type TestProvider,
  type Visitor,
} from '../testing';
import { makeOwnedGame } from '../testing/owned-game';

probeEventLoop();

const MOST_BYTES = 300_000;

let provider: TestProvider;
/** Set by a test that delays processing. */
let gate: Promise<void> = Promise.resolve();
beforeAll(async () => {
  provider = await startTestProvider({
    mostUploadBytes: MOST_BYTES,
    makePictures: async (bytes) => {
      await gate;
      return makePictures(bytes);
    },
  });
}, START_TIMEOUT);
afterAll(() => provider.close());
afterEach(() => expect(provider.faults).toEqual([]));

async function harbour() {
  const { whiteLabel, owner, ownerRow, game, path } = await makeOwnedGame(provider);
  const read = async () => (await owner.get<{ game: Game }>(path)).body.game;
  return { whiteLabel, owner, ownerRow, game, path, read };
}

const sign = async (who: Visitor, extension: string) =>
  (await who.get<{ signature: string; name: string }>(`/medias/sign/${extension}`)).body;
const put = (address: string, file: BodyInit, type = 'image/png') =>
  fetch(address, { method: 'PUT', body: file, headers: { 'Content-Type': type } });
const bytes = (buffer: Buffer) => new Uint8Array(buffer);
const mediaFields = (name: string) => {
  const [standard_media_uuid = '', standard_media_extension = ''] = name.split('.');
  return { standard_media_uuid, standard_media_extension };
};

/** Uploads a photo and attaches it to the game; resolves when it is ready. */
async function showPicture({ owner, path, game }: Awaited<ReturnType<typeof harbour>>, file: Buffer) {
  const { signature, name } = await sign(owner, 'png');
  const client = await openLiveClient(provider.origin, owner);
  await put(signature, bytes(file));
  await owner.put(path, mediaFields(name));
  const message = await client.waitFor(({ source }) => source === 'ss.game.media');
  client.close();
  return { uuid: name.split('.')[0] ?? '', name, message, game };
}

describe('an upload', () => {
  it('gets a new UUID and is stored unchanged', async () => {
    const { owner } = await harbour();
    const { signature, name } = await sign(owner, 'png');
    expect(name).toMatch(/^[0-9a-f-]{36}\.png$/);
    const file = await picture();
    expect((await put(signature, bytes(file))).status).toBe(200);
    const stored = await fetch(`${provider.origin}/media/${name}`);
    expect(Buffer.from(await stored.arrayBuffer()).equals(file)).toBe(true);
    expect(stored.headers.get('Content-Type')).toBe('image/png');
    expect(stored.headers.get('Cache-Control')).toContain('immutable');
  });

  it('shows as a placeholder until processing is done, then announces the asset', async () => {
    let open: () => void = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const { owner, path, read, game } = await harbour();
    const { signature, name } = await sign(owner, 'jpg');
    await put(signature, bytes(await picture('jpeg', { width: 2400, height: 1200 })));
    const client = await openLiveClient(provider.origin, owner);
    await owner.put(path, mediaFields(name));
    const [uuid = ''] = name.split('.');
    expect(await read()).toMatchObject({
      placeholders: [{ key: 'standard', uuid }],
      assets: { photos: [] },
      photo_thumb: null,
    });
    open();
    const { detail } = await client.waitFor(({ source }) => source === 'ss.game.media');
    client.close();
    expect(detail.media).toMatchObject({ uuid, relation_id: game.id });
    const ready = await read();
    expect(ready.placeholders).toEqual([]);
    expect(await sizeOf(String(ready.assets?.photos[0]?.url))).toEqual({ width: 1600, height: 800 });
    expect(await sizeOf(String(ready.photo_thumb))).toEqual({ width: 320, height: 160 });
    expect(ready.assets?.photos[0]?.name).toBe('standard');
  });

  it('puts the focal point of a picture into each of its URLs', async () => {
    const place = await harbour();
    await showPicture(place, await portrait(1200, 600, { x: 0.8, y: 0.25 }));
    const { assets, photo_thumb } = await place.read();
    const { body } = await place.owner.get<{ games: GameRow[] }>('/games.json');
    for (const url of [
      assets?.photos[0]?.url,
      assets?.photos[0]?.urls?.thumb,
      photo_thumb,
      body.games.find(({ id }) => id === place.game.id)?.photo_thumb,
    ]) {
      const [, x, y] = /#xywh=percent:(\d+),(\d+),10,10$/.exec(String(url)) ?? [];
      expect(Math.abs(Number(x) + 5 - 80)).toBeLessThan(8);
      expect(Math.abs(Number(y) + 5 - 25)).toBeLessThan(8);
      expect((await fetch(String(url))).status).toBe(200);
    }
  });

  it('is removed by empty fields and replaced by a new upload', async () => {
    const place = await harbour();
    const first = await showPicture(place, await picture());
    const second = await showPicture(place, await picture('png', { width: 100, height: 100 }));
    expect(second.uuid).not.toBe(first.uuid);
    expect((await place.read()).assets?.photos).toHaveLength(1);
    expect((await place.read()).photo_thumb).toContain(second.uuid);
    await place.owner.put(place.path, { standard_media_uuid: '', standard_media_extension: '' });
    expect(await place.read()).toMatchObject({ photo_thumb: null, assets: { photos: [] }, placeholders: [] });
  });

  it('cannot be attached by someone else, in another white label, or before it arrives', async () => {
    const place = await harbour();
    const { name } = await showPicture(place, await picture());
    const colleague = await provider.make.user(place.whiteLabel);
    await provider.make.member(place.game, colleague);
    expect((await (await provider.as(colleague)).put(place.path, mediaFields(name))).status).toBe(422);
    const elsewhere = await harbour();
    expect((await elsewhere.owner.put(elsewhere.path, mediaFields(name))).status).toBe(422);
    const empty = await sign(place.owner, 'png');
    expect((await place.owner.put(place.path, mediaFields(empty.name))).status).toBe(422);
  });

  it('is dropped from the game when it turns out to be corrupt', async () => {
    const { owner, ownerRow, path, read, game } = await harbour();
    const { signature, name } = await sign(owner, 'png');
    const file = await picture('png', { width: 1000, height: 1000 });
    const half = file.subarray(0, file.length / 2);
    const client = await openLiveClient(provider.origin, owner);
    let open: () => void = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    await put(signature, bytes(half));
    expect((await owner.put(path, mediaFields(name))).status).toBe(200);
    open();
    const update = await client.waitFor(({ detail }) => detail.fields?.includes('assets') === true);
    // So the screen of its uploader doesn't ask.
    expect(update.detail.user_id).toBe(ownerRow.id);
    // Screens of challenges, teams and rewards follow this one.
    const { detail } = await client.waitFor(({ source }) => source === 'ss.game.media');
    client.close();
    expect(detail.media).toEqual({ uuid: name.split('.')[0], urls: {}, relation_id: game.id });
    expect(await read()).toMatchObject({ placeholders: [], assets: { photos: [] } });
    const late = await owner.put(path, mediaFields(name));
    expect([late.status, JSON.stringify(late.body)]).toEqual([422, expect.stringContaining('cannot be read')]);
  });
});

describe('a signed upload URL', () => {
  it('requires a session and an allowed extension', async () => {
    const { owner, whiteLabel } = await harbour();
    expect((await provider.visitor(whiteLabel.identifier).get('/medias/sign/png')).status).toBe(401);
    for (const extension of ['exe', 'svg', 'html', 'php']) {
      expect((await owner.get(`/medias/sign/${extension}`)).status).toBe(422);
    }
    for (const extension of ['PNG', 'toolong', 'a']) {
      expect((await owner.get(`/medias/sign/${extension}`)).status).toBe(400);
    }
  });

  it('exists only under the normal version', async () => {
    const { owner } = await harbour();
    expect((await owner.get('//staging/games.json')).status).toBe(200);
    expect((await owner.get('//staging/medias/sign/png')).status).toBe(404);
    expect((await owner.get('//staging/upload.json')).status).toBe(404);
  });

  it('accepts exactly one file', async () => {
    const { owner } = await harbour();
    const { signature } = await sign(owner, 'png');
    const file = bytes(await picture());
    expect((await put(signature, file)).status).toBe(200);
    expect((await put(signature, file)).status).toBe(409);
    const again = await sign(owner, 'png');
    const both = await Promise.all([put(again.signature, file), put(again.signature, file)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('expires and cannot be altered', async () => {
    const { owner } = await harbour();
    const file = bytes(await picture());
    const { signature, name } = await sign(owner, 'png');
    expect((await put(signature.replace(name, `${name.slice(0, 36)}.gif`), file)).status).toBe(403);
    expect((await put(signature.replace(/expires=\d/, 'expires=9'), file)).status).toBe(403);
    expect((await put(signature.split('?')[0] ?? '', file)).status).toBe(403);
    provider.clock.forward(16 * 60_000);
    expect((await put(signature, file)).status).toBe(403);
  });

  it('accepts only content that matches the extension', async () => {
    const { owner } = await harbour();
    const text = 'This is a text and no picture.';
    const refused = async (extension: string, file: BodyInit) => {
      const { signature, name } = await sign(owner, extension);
      const { status } = await put(signature, file);
      expect((await fetch(`${provider.origin}/media/${name}`)).status).toBe(404);
      return status;
    };
    expect(await refused('jpg', text)).toBe(415);
    expect(await refused('jpg', bytes(await picture('png')))).toBe(415);
    expect(await refused('mp4', bytes(await picture('png')))).toBe(415);
    expect(await refused('png', '')).toBe(422);
    // Without a Content-Type either.
    const bare = await fetch((await sign(owner, 'png')).signature, { method: 'PUT' });
    expect([bare.status, await bare.json()]).toEqual([422, { errors: { file: ['The file is empty.'] } }]);
    expect(await refused('jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))).toBe(422);
    const { signature } = await sign(owner, 'jpg');
    expect((await put(signature, text)).status).toBe(415);
    expect((await put(signature, bytes(await picture('jpeg')))).status).toBe(200);
  });

  it('enforces the size limit with or without Content-Length', async () => {
    const { owner } = await harbour();
    expect((await owner.get('/upload.json')).body).toMatchObject({ max_bytes: MOST_BYTES });
    const large = new Uint8Array(MOST_BYTES + 1);
    const { signature } = await sign(owner, 'wt3');
    const stream = new ReadableStream({
      start: (controller) => {
        for (let sent = 0; sent <= MOST_BYTES; sent += 10_000) controller.enqueue(new Uint8Array(10_000));
        controller.close();
      },
    });
    const untold = await fetch(signature, { method: 'PUT', body: stream, duplex: 'half' } as RequestInit);
    expect(untold.status).toBe(413);
    const received = await put(signature, large);
    expect([received.status, await received.json()]).toEqual([413, { message: 'Files can be at most 0.3 MB.' }]);
    expect((await put(signature, large.subarray(1))).status).toBe(200);
  });
});

describe('a stored file', () => {
  it('supports range requests', async () => {
    const { owner } = await harbour();
    const { signature, name } = await sign(owner, 'wt3');
    await put(signature, 'abcdefghij');
    const part = async (range: string) => {
      const answer = await fetch(`${provider.origin}/media/${name}`, { headers: { Range: range } });
      return [answer.status, await answer.text(), answer.headers.get('Content-Range')];
    };
    expect(await part('bytes=2-4')).toEqual([206, 'cde', 'bytes 2-4/10']);
    expect(await part('bytes=8-')).toEqual([206, 'ij', 'bytes 8-9/10']);
    expect(await part('bytes=-3')).toEqual([206, 'hij', 'bytes 7-9/10']);
    expect(await part('bytes=10-')).toEqual([416, '', 'bytes */10']);
    expect(await part('lines=1-2')).toEqual([200, 'abcdefghij', null]);
  });

  it('is a download under its name if the address asks for that', async () => {
    const { owner } = await harbour();
    const { signature, name } = await sign(owner, 'wt3');
    await put(signature, 'abcdefghij');
    const asked = async (query: string) => {
      const answer = await fetch(`${provider.origin}/media/${name}${query}`);
      return [answer.status, answer.headers.get('Content-Disposition')];
    };
    expect(await asked('')).toEqual([200, null]);
    for (const query of ['?download', '?download=1', '?x=2&download=']) {
      expect(await asked(query)).toEqual([200, 'attachment; filename="original.wt3"']);
    }
  });

  it('cannot be escaped by path traversal', async () => {
    for (const path of ['..%2f..%2fsecret', 'x/..%2f..%2fsecret', '%2e%2e/secret.txt', 'nothing.png']) {
      expect((await fetch(`${provider.origin}/media/${path}`)).status).toBe(404);
    }
  });
});
