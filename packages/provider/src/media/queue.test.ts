import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePictures } from '@waymark/studio';
import { picture } from '@waymark/studio/testing';
import type { Database } from '../db/database';
import { DatabaseAway } from '../db/database-away';
import type { MediaFiles } from '../db/schema';
import { DiskStorage } from '../storage/disk';
import { Factories, openTestDatabase, START_TIMEOUT } from '../testing';
import { eventually } from '../testing/eventually';
import { addCaptions } from './alternatives/repo';
import { mediaKey } from './keys';
import { MediaQueue } from './queue';
import { findMedia } from './repo';
import { Signer } from './signer';

const DAY = 24 * 3_600_000;

let folder: string;
let storage: DiskStorage;
let database: Database;
let whiteLabel: { readonly id: number };
let faults: unknown[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-queue-'));
  storage = new DiskStorage(folder);
  database = await openTestDatabase();
  whiteLabel = await new Factories(database).whiteLabel();
  faults = [];
}, START_TIMEOUT);
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** A node whose conversions take as long as `filmOf`. */
function startQueue(filmOf: (path: string) => Promise<Buffer>, now = () => new Date()) {
  const transcoder = { stillOf: () => picture('png'), filmOf: jest.fn(filmOf) };
  const onFault = (fault: unknown) => faults.push(fault);
  const signer = new Signer('for tests', now);
  const origin = () => 'http://localhost';
  const queue = new MediaQueue({ database, storage, makePictures, transcoder, origin, signer, now, onFault });
  return { queue, filmOf: transcoder.filmOf };
}
const playable = async () => Buffer.from('playable');
const endless = () => new Promise<never>(() => {});

async function upload(extension: 'webm' | 'png'): Promise<string> {
  const original = `original.${extension}`;
  const kind = extension === 'webm' ? 'video' : 'image';
  const row = { extension, kind, state: 'processing', files: { original } };
  const { uuid } = await new Factories(database).media(whiteLabel, row);
  await storage.write(mediaKey(uuid, original), await picture());
  return uuid;
}
const filesOf = async (uuid: string) => (await findMedia(database.db, uuid))?.files ?? {};
const untilIt = (uuid: string, has: keyof MediaFiles) =>
  eventually(
    () => filesOf(uuid),
    (files) => files[has] !== undefined,
    20_000,
  );
const untilCalled = ({ mock }: jest.Mock) =>
  eventually(
    async () => mock.calls.length,
    (calls) => calls > 0,
    20_000,
  );

it('shows a picture while films before it are converted, one at a time', async () => {
  const { queue, filmOf } = startQueue(endless);
  const films = [await upload('webm'), await upload('webm'), await upload('webm')];
  for (const film of films) queue.add(film);
  await untilCalled(filmOf);
  const late = await upload('png');
  queue.add(late);
  expect(await untilIt(late, 'thumb')).toHaveProperty('thumb');
  for (const film of films) expect(await untilIt(film, 'webm')).toHaveProperty('webm');
  expect(filmOf).toHaveBeenCalledTimes(1);
  await queue.close();
  expect(faults).toEqual([]);
});

it('converts after a restart what the stopped node was converting', async () => {
  let finish = (_film: Buffer) => {};
  const stopped = startQueue(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const film = await upload('webm');
  stopped.queue.add(film);
  await untilCalled(stopped.filmOf);
  // Does not wait for the conversion, whose result is ignored.
  await stopped.queue.close();
  finish(Buffer.from('too late'));

  const { queue } = startQueue(playable);
  await queue.resume();
  const { mp4 = '' } = await untilIt(film, 'mp4');
  expect(String(await storage.readAll(mediaKey(film, mp4)))).toBe('playable');
  await queue.close();
  expect(faults).toEqual([]);
});

it('converts again when the database was away at the end', async () => {
  const { queue, filmOf } = startQueue(async () => {
    if (filmOf.mock.calls.length === 1) jest.spyOn(database, 'tx').mockRejectedValueOnce(new DatabaseAway('gone'));
    return playable();
  });
  const film = await upload('webm');
  queue.add(film);
  expect(await untilIt(film, 'mp4')).toHaveProperty('mp4');
  expect(faults).toHaveLength(1);
  await queue.close();
});

it('keeps captions that were added during the conversion', async () => {
  const film = await upload('webm');
  const { queue } = startQueue(async () => {
    await addCaptions(database.db, film, 'captions-en', 'captions-en.vtt');
    return playable();
  });
  queue.add(film);
  expect(await untilIt(film, 'mp4')).toMatchObject({ 'captions-en': 'captions-en.vtt' });
  await queue.close();
});

it('tries a film that cannot be converted once per start, for some days', async () => {
  const broken = await upload('webm');
  const convert = (path: string) => (path.includes(broken) ? Promise.reject(new Error('Invalid data')) : playable());
  const tries = async ({ queue, filmOf }: ReturnType<typeof startQueue>) => {
    await queue.resume();
    // Its turn is after all that waited before it.
    const other = await upload('webm');
    queue.add(other);
    expect(await untilIt(other, 'mp4')).toHaveProperty('mp4');
    return filmOf.mock.calls.filter(([path]) => path.includes(broken)).length;
  };
  const first = startQueue(convert);
  expect(await tries(first)).toBe(1);
  expect(await tries(first)).toBe(1);
  const next = startQueue(convert);
  expect(await tries(next)).toBe(1);
  const late = startQueue(convert, () => new Date(Date.now() + 10 * DAY));
  expect(await tries(late)).toBe(0);
  for (const { queue } of [first, next, late]) await queue.close();
  expect(faults).toEqual([]);
});
