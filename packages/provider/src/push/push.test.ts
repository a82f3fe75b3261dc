import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { BlastEntry } from '@waymark/contract';
import { START_TIMEOUT, startTestProvider, type TestProvider } from '../testing';
import { eventually } from '../testing/eventually';

/** A browser with its keys; decrypts what is pushed to it (RFC 8291). */
function browser(endpoint: string) {
  const ecdh = createECDH('prime256v1');
  const own = ecdh.generateKeys();
  const auth = randomBytes(16);
  const read = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
    const part = (name: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes));
    const cipher = body.subarray(21 + length);
    const open = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    open.setAuthTag(cipher.subarray(-16));
    const text = Buffer.concat([open.update(cipher.subarray(0, -16)), open.final()]).toString();
    return JSON.parse(text.slice(0, text.lastIndexOf('}') + 1));
  };
  const keys = { p256dh: own.toString('base64url'), auth: auth.toString('base64url') };
  return { subscription: { endpoint, keys }, read };
}

const posts: { readonly url: string; readonly headers: Record<string, string>; readonly body: Buffer }[] = [];
let status = 201;
/** The push service. */
const request = (url: URL, { headers }: { headers: Record<string, string> }) =>
  Object.assign(new EventEmitter(), {
    end(this: EventEmitter, body: Buffer) {
      posts.push({ url: url.href, headers, body });
      this.emit('response', { statusCode: status, destroy: () => undefined });
    },
  });

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider({
    webhook: { resolve: async () => ['93.184.216.34'], request: request as never },
  });
}, START_TIMEOUT);
afterAll(() => provider.close());

it('delivers encrypted messages to subscribers and forgets expired subscriptions', async () => {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const [creator, ada, otto] = [await make.user(whiteLabel), await make.user(whiteLabel), await make.user(whiteLabel)];
  const game = await make.game(whiteLabel, { name: 'Logbook' });
  await make.member(game, creator, { access: 'Created' });
  for (const player of [ada, otto]) await make.member(game, player, { access: 'Joined' });
  const player = await provider.as(ada);
  const { key } = (await player.get<{ key: string }>('/play/push.json')).body;
  const { subscription, read } = browser('https://push.example.test/ada');
  expect((await player.post('/play/push.json', subscription)).status).toBe(200);

  const owner = await provider.as(creator);
  const blast = async () => {
    const note = { method: 0, subject: 'Kraken', message: 'It is awake.' };
    const { id } = (await owner.post<{ blast: BlastEntry }>(`/games/${game.id}/blast.json`, note)).body.blast;
    const listed = async () =>
      (await owner.get<{ blasts: BlastEntry[] }>(`/games/${game.id}/blasts.json`)).body.blasts.find(
        (one) => one.id === id,
      );
    return eventually(listed, (one) => one?.state === 'sent');
  };
  expect(await blast()).toMatchObject({ reached: 1, people: 2, delivers: true });
  const [post] = posts;
  expect(post).toMatchObject({ url: subscription.endpoint });
  expect(post?.headers).toMatchObject({
    Authorization: expect.stringContaining(`k=${key}`),
    Topic: expect.stringContaining('blast-'),
  });
  expect(read(post?.body ?? Buffer.alloc(0))).toEqual({ title: 'Kraken', body: 'It is awake.' });

  status = 410;
  expect(await blast()).toMatchObject({ reached: 0 });
  await blast();
  expect(posts).toHaveLength(2);
});

it('shortens messages that push services would refuse for their size', async () => {
  const { make } = provider;
  const whiteLabel = await make.whiteLabel();
  const [creator, ada] = [await make.user(whiteLabel), await make.user(whiteLabel)];
  const game = await make.game(whiteLabel, { name: 'Logbook' });
  await make.member(game, creator, { access: 'Created' });
  await make.member(game, ada, { access: 'Joined' });
  const { subscription, read } = browser('https://push.example.test/long');
  await (await provider.as(ada)).post('/play/push.json', subscription);
  const whole = '"👩‍🚀"\n'.repeat(600);
  const note = { method: 0, subject: 'Kraken', message: whole };
  await (await provider.as(creator)).post(`/games/${game.id}/blast.json`, note);
  const pushed = async () => posts.find(({ url }) => url === subscription.endpoint);
  const { body } = (await eventually(pushed, (post) => post !== undefined)) ?? { body: Buffer.alloc(0) };
  expect(body.length).toBeLessThanOrEqual(4096);
  expect(body.length).toBeGreaterThan(4050);
  const shown = read(body) as { readonly body: string };
  expect(shown.body).toMatch(/["\n🚀]…$/u);
  expect(whole.startsWith(shown.body.slice(0, -1))).toBe(true);
});

it('rejects subscriptions no browser could send', async () => {
  const player = await provider.as(await provider.make.user(await provider.make.whiteLabel()));
  const { subscription } = browser('http://push.example.test/x');
  expect((await player.post('/play/push.json', subscription)).status).toBe(422);
  const keys = { p256dh: 'AAAA', auth: 'AAAA' };
  expect((await player.post('/play/push.json', { endpoint: 'https://push.example.test/x', keys })).status).toBe(422);
});
