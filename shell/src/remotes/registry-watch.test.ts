import { webcrypto } from 'node:crypto';
import type { Registry } from '@waymark/contract';
import { RegistryWatch } from './registry-watch';

const POLL_MS = 5 * 60_000;
let keys: CryptoKeyPair;
let publicKey: string;
beforeAll(async () => {
  // Loaded on first use, outside the simulated time.
  await import('./fetch-registry');
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  keys = (await webcrypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  publicKey = Buffer.from(await webcrypto.subtle.exportKey('raw', keys.publicKey)).toString('base64');
});
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

async function signed(revision: number): Promise<string> {
  const document = JSON.stringify({ channel: 'stable', revision, remotes: [] });
  const signature = await webcrypto.subtle.sign('Ed25519', keys.privateKey, Buffer.from(document));
  return JSON.stringify([{ document, signature: Buffer.from(signature).toString('base64') }]);
}

/** A watch over a server whose responses the test sets. */
function watch(first: string) {
  const taken: Registry[] = [];
  const refused: unknown[] = [];
  let revision = 1;
  let answer: string | undefined = first;
  let requests = 0;
  let silent = false;
  const watching = new RegistryWatch({
    config: { registryKey: publicKey, remoteOrigins: {} },
    revision: () => revision,
    onNewer: (registry) => {
      taken.push(registry);
      revision = registry.revision;
    },
    onRefused: (error) => refused.push(error),
    fetch: async (_, { signal } = {}) => {
      requests += 1;
      if (silent) await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return { ok: true, text: async () => answer } as Response;
    },
  });
  return {
    watching,
    revisions: () => taken.map((registry) => registry.revision),
    refused,
    asked: () => requests,
    saysNothing: (nothing: boolean) => {
      silent = nothing;
    },
    answers: (text: string | undefined) => {
      answer = text;
    },
  };
}

describe('a page that stays open', () => {
  it('polls the registry every five minutes until it is closed', async () => {
    const { watching, asked: requests } = watch(await signed(1));
    watching.start();
    expect(requests()).toBe(0);
    await jest.advanceTimersByTimeAsync(POLL_MS);
    expect(requests()).toBe(1);
    // Waits for that check if it is still running, otherwise starts another.
    await watching.look();
    const before = requests();
    await jest.advanceTimersByTimeAsync(POLL_MS);
    expect(requests()).toBe(before + 1);
    watching.stop();
    await jest.advanceTimersByTimeAsync(2 * POLL_MS);
    expect(requests()).toBe(before + 1);
  });

  it('applies a newer registry once, and never an older or equal one', async () => {
    const { watching, revisions, answers } = watch(await signed(1));
    await watching.look();
    answers(await signed(3));
    await watching.look();
    await watching.look();
    answers(await signed(2));
    await watching.look();
    expect(revisions()).toEqual([3]);
  });

  it('checks within moments of a release notice, once for several notices', async () => {
    const { watching, asked: requests, revisions } = watch(await signed(2));
    watching.start();
    for (let heard = 0; heard < 3; heard += 1) watching.soon();
    await jest.advanceTimersByTimeAsync(2000);
    expect(requests()).toBe(1);
    await watching.look();
    expect(revisions()).toEqual([2]);
    const before = requests();
    watching.soon();
    watching.stop();
    await jest.advanceTimersByTimeAsync(2000);
    expect(requests()).toBe(before);
  });

  it('gives up on a silent server and tries again on the next check', async () => {
    const { watching, asked: requests, refused, revisions, saysNothing } = watch(await signed(2));
    saysNothing(true);
    const look = watching.look();
    await jest.advanceTimersByTimeAsync(8000);
    await look;
    expect([requests(), refused, revisions()]).toEqual([1, [], []]);
    saysNothing(false);
    await watching.look();
    expect(revisions()).toEqual([2]);
  });

  it('rejects an unsigned or altered document and keeps the current one', async () => {
    const good = await signed(3);
    const { watching, revisions, refused, answers } = watch(good.replace('\\"revision\\":3', '\\"revision\\":4'));
    await watching.look();
    answers('{"channel":"stable","revision":5,"remotes":[]}');
    await watching.look();
    answers(undefined);
    await watching.look();
    expect(revisions()).toEqual([]);
    expect(refused).toHaveLength(2);
    answers(good);
    await watching.look();
    expect(revisions()).toEqual([3]);
  });
});
