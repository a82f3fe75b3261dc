import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { packingFor, sendJson } from './send-json';

const LONG = JSON.stringify({
  games: Array.from({ length: 25 }, (_, id) => ({ id, name: `Größe ${id}` })),
  pad: ' '.repeat(900),
});
const SHORT = '{"ok":true}';

let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  app = Fastify({ forceCloseConnections: true });
  app.get('/long', (call, reply) => sendJson(call, reply.header('vary', 'Origin'), LONG));
  app.get('/short', (call, reply) => sendJson(call, reply, SHORT));
  origin = await app.listen({ port: 0 });
});
afterAll(() => app.close());

/** The bytes as sent. */
const fetchRaw = (path: string, accepts?: string) =>
  new Promise<{ headers: Record<string, string | string[] | undefined>; bytes: Buffer }>((resolve, reject) => {
    const headers = accepts === undefined ? {} : { 'Accept-Encoding': accepts };
    request(`${origin}${path}`, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ headers: answer.headers, bytes: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });

it('compresses long responses with an accepted encoding', async () => {
  const asBrotli = await fetchRaw('/long', 'gzip, deflate, br');
  expect(asBrotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Origin, Accept-Encoding' });
  expect(brotliDecompressSync(asBrotli.bytes).toString()).toBe(LONG);
  expect(asBrotli.bytes.length).toBeLessThan(Buffer.byteLength(LONG) / 2);
  const asGzip = await fetchRaw('/long', 'gzip, deflate');
  expect(asGzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(asGzip.bytes).toString()).toBe(LONG);
});

it('leaves them uncompressed otherwise and sets Vary', async () => {
  for (const accepts of [undefined, 'identity', 'gzip;q=0, br;q=0']) {
    const { headers, bytes } = await fetchRaw('/long', accepts);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('Origin, Accept-Encoding');
    expect(bytes.toString()).toBe(LONG);
  }
});

it('leaves short responses uncompressed', async () => {
  const { headers, bytes } = await fetchRaw('/short', 'gzip, br');
  expect(headers['content-encoding']).toBeUndefined();
  expect(bytes.toString()).toBe(SHORT);
});

it.each([
  ['br', 'br'],
  ['GZIP', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['*', 'br'],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=nonsense, gzip', 'gzip'],
  ['deflate', undefined],
  ['', undefined],
])('encodes for %j with %s', (accepted, packing) => {
  expect(packingFor(accepted)).toBe(packing);
});
