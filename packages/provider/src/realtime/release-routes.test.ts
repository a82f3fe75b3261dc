import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { RELEASE_NOTICE, RELEASE_NOTICE_PATH } from '@waymark/contract';
import { WebSocket } from 'ws';
import { START_TIMEOUT, startTestProvider, type TestProvider } from '../testing';

const ours = generateKeyPairSync('ed25519');
const theirs = generateKeyPairSync('ed25519');
const registryKey = Buffer.from(ours.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider({ registryKey });
}, START_TIMEOUT);
afterAll(() => provider.close());
afterEach(() => expect(provider.faults).toEqual([]));

function signed(channel: string, revision: number, key: KeyObject = ours.privateKey) {
  const document = JSON.stringify({ channel, revision, remotes: [] });
  return { document, signature: sign(null, Buffer.from(document), key).toString('base64') };
}
const tell = async (...documents: unknown[]) =>
  (
    await fetch(provider.origin + RELEASE_NOTICE_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(documents),
    })
  ).status;

/** A client of the live socket without subscriptions. */
async function listen(whitelabel: string, token: string) {
  const socket = new WebSocket(
    `${provider.origin.replace('http', 'ws')}/socket?${new URLSearchParams({ token, whitelabel })}`,
  );
  const received: string[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (frame) => {
    const { source, id } = JSON.parse(String(frame));
    if (source === RELEASE_NOTICE) received.push(id);
    for (const look of waiting) look();
  });
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  const until = (count: number) =>
    new Promise<readonly string[]>((resolve) => {
      const look = () => {
        if (received.length >= count) resolve(received);
      };
      waiting.add(look);
      look();
    });
  return { until, close: () => socket.terminate() };
}

it('announces a newer registry once to every open page of every white label', async () => {
  const [one, other] = await Promise.all([provider.make.whiteLabel(), provider.make.whiteLabel()]);
  const clients = await Promise.all(
    [one, other].map(async (whiteLabel) => {
      const { token, whitelabel } = await provider.as(await provider.make.user(whiteLabel));
      return await listen(whitelabel, token ?? '');
    }),
  );
  expect(await tell(signed('stable', 4))).toBe(204);
  // Equally old, older, and then newer on one of two channels.
  expect(await tell(signed('stable', 4))).toBe(204);
  expect(await tell(signed('stable', 3))).toBe(204);
  expect(await tell(signed('stable', 4), signed('staging', 1))).toBe(204);
  for (const client of clients) {
    expect(await client.until(2)).toEqual(['release-stable-4', 'release-staging-1']);
    client.close();
  }
});

it('rejects unsigned and altered documents', async () => {
  expect(await tell(signed('stable', 9, theirs.privateKey))).toBe(403);
  const changed = signed('stable', 9);
  expect(await tell({ ...changed, document: changed.document.replace('9', '10') })).toBe(403);
  for (const body of [[], [{}], [{ document: 7, signature: '' }]]) expect(await tell(...body)).toBe(400);
});
