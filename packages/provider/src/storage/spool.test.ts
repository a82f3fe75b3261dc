import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { Spool } from './spool';

let folder: string;
let spool: Spool;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-spool-'));
  spool = new Spool(folder, 50);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('hands over a received file and deletes it afterwards', async () => {
  const arrived = await spool.receive(Readable.from([Buffer.from('ab'), Buffer.from('c')]), 3, async (file) => [
    await readFile(file.path, 'utf8'),
    file.bytes,
  ]);
  expect(arrived).toEqual(['abc', 3]);
  expect(await readdir(folder)).toEqual([]);
});

it.each([
  ['too many bytes arrive', () => Readable.from([Buffer.from('abcd')]), 'TooManyBytes'],
  ['the sender disconnects', () => broken(), 'CutOff'],
  ['the sender falls silent', () => new PassThrough({ read() {} }), 'CutOff'],
])('keeps nothing when %s', async (_, content, name) => {
  const works: unknown[] = [];
  await expect(spool.receive(content(), 3, async (file) => works.push(file))).rejects.toMatchObject({ name });
  expect(works).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});

it('keeps nothing when the work fails', async () => {
  const failing = () => Promise.reject(new Error('Not wanted'));
  await expect(spool.receive(Readable.from([Buffer.from('a')]), 3, failing)).rejects.toThrow('Not wanted');
  expect(await readdir(folder)).toEqual([]);
});

it('removes leftovers of a killed process', async () => {
  for (const name of ['old', 'new']) await writeFile(join(folder, name), 'x');
  await utimes(join(folder, 'old'), 1, 1);
  await spool.clear(new Date(60_000));
  expect(await readdir(folder)).toEqual(['new']);
  await rm(folder, { recursive: true });
  await spool.clear(new Date());
});

function broken(): Readable {
  const stream = new PassThrough();
  stream.write('a');
  setImmediate(() => stream.destroy(new Error('aborted')));
  return stream;
}
