import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { type S3StandIn, startS3StandIn } from '@waymark/bucket/testing';
import { picture } from '@waymark/studio/testing';
import { eq } from 'drizzle-orm';
import { media } from '../db/schema';
import { Spool } from '../storage/spool';
import type { Storage } from '../storage/storage';
import { probeEventLoop, START_TIMEOUT, startTestProvider, type TestProvider } from '../testing';
import { eventually } from '../testing/eventually';
import { cleanUpMedia } from './clean-up';

probeEventLoop();

const DAY = 24 * 3_600_000;

describe.each(['on the disk', 'in a bucket'])('with files %s', (place) => {
  let provider: TestProvider;
  let service: S3StandIn;
  let storage: Storage;
  beforeAll(async () => {
    service = await startS3StandIn();
    provider = await startTestProvider(place === 'in a bucket' ? { s3: service } : {});
    storage = provider.storage;
  }, START_TIMEOUT);
  afterAll(async () => {
    await provider.close();
    await service.close();
  });
  afterEach(() => expect(provider.faults).toEqual([]));

  const spoolFolder = () => join(provider.dataDir, 'incoming');
  const stored = async () => {
    const keys: string[] = [];
    for await (const { key } of storage.list('')) keys.push(key);
    return keys;
  };
  const somebody = async () => provider.as(await provider.make.user(await provider.make.whiteLabel()));
  const sign = async (extension: string) => {
    const visitor = await somebody();
    return (await visitor.get<{ signature: string; name: string }>(`/medias/sign/${extension}`)).body;
  };
  const put = (address: string, file: BodyInit) => fetch(address, { method: 'PUT', body: file });
  const stateOf = async (name: string) => {
    const [row] = await provider.database.db
      .select()
      .from(media)
      .where(eq(media.uuid, name.slice(0, 36)));
    return row?.state;
  };

  /** Sends the beginning of a file and disconnects, like a phone in a tunnel. */
  function putHalf(address: string, half: Buffer, whole: number): Promise<void> {
    const { hostname, port, pathname, search } = new URL(address);
    return new Promise((gone) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(`PUT ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: ${whole}\r\n\r\n`);
        socket.write(half, () => socket.destroy());
      });
      socket.on('close', () => gone());
      socket.on('error', () => {});
    });
  }

  it('discards an interrupted upload and accepts it again at the same URL', async () => {
    const { signature, name } = await sign('png');
    const file = await picture();
    const before = await stored();
    for (const share of [0, 0.5, 0.99]) {
      await putHalf(signature, file.subarray(0, Math.floor(file.length * share)), file.length);
    }
    expect((await put(signature, new Uint8Array(file))).status).toBe(200);
    expect(
      await eventually(
        () => stateOf(name),
        (state) => state === 'ready',
      ),
    ).toBe('ready');
    const kept = await fetch(`${provider.origin}/media/${name}`);
    expect(Buffer.from(await kept.arrayBuffer()).equals(file)).toBe(true);
    expect(
      await eventually(
        () => readdir(spoolFolder()),
        (names) => names.length === 0,
      ),
    ).toEqual([]);
    const added = (await stored()).filter((key) => !before.includes(key));
    expect(added.every((key) => key.includes(name.slice(0, 36)))).toBe(true);
  });

  it('discards a rejected upload', async () => {
    const before = await stored();
    for (const [extension, file] of [
      ['jpg', 'no picture'],
      ['png', ''],
      ['wt3', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ] as const) {
      const { signature, name } = await sign(extension);
      expect((await put(signature, file)).status).toBeGreaterThanOrEqual(400);
      expect(await stateOf(name)).toBe('signed');
    }
    expect(await stored()).toEqual(before);
    expect(await readdir(spoolFolder())).toEqual([]);
  });

  it(
    'deletes unused media after a while and keeps media in use',
    async () => {
      const upload = async () => {
        const { signature, name } = await sign('png');
        await put(signature, new Uint8Array(await picture()));
        expect(
          await eventually(
            () => stateOf(name),
            (state) => state === 'ready',
          ),
        ).toBe('ready');
        return name;
      };
      const [unused, lonely, shown, written] = [
        (await sign('png')).name,
        await upload(),
        await upload(),
        await upload(),
      ];
      const game = await provider.make.game(await provider.make.whiteLabel(), {
        description: `<img src="${provider.origin}/media/${written}">`,
      });
      await provider.make.attachment({
        owner: 'game',
        owner_id: game.id,
        name: 'standard',
        media_uuid: shown.slice(0, 36),
      });
      const stray = 'media/00/00000000-0000-4000-8000-000000000000/original.png';
      await storage.write(stray, Buffer.from('x'));
      await storage.write('other/file.txt', Buffer.from('x'));
      const clean = (later: number) =>
        cleanUpMedia({
          database: provider.database,
          storage,
          spool: new Spool(spoolFolder()),
          now: () => new Date(Date.now() + later),
        });
      const states = () => Promise.all([unused, lonely, shown, written].map(stateOf));

      await clean(0);
      expect(await states()).toEqual(['signed', 'ready', 'ready', 'ready']);
      expect(await stored()).toContain(stray);
      await clean(2 * DAY);
      expect(await states()).toEqual([undefined, 'ready', 'ready', 'ready']);
      expect(await stored()).not.toContain(stray);
      await clean(8 * DAY);
      expect(await states()).toEqual([undefined, undefined, 'ready', 'ready']);
      const keys = await stored();
      expect(keys.some((key) => key.includes(lonely.slice(0, 36)))).toBe(false);
      expect(keys.filter((key) => key.includes(shown.slice(0, 36)))).toHaveLength(3);
      expect(keys).toContain('other/file.txt');
    },
    START_TIMEOUT,
  );
});
