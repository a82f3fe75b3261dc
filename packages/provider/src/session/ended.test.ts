import type { TokenAnswer } from '@waymark/contract';
import {
  openTestDatabase,
  START_TIMEOUT,
  startTestProvider,
  TEST_PASSWORD,
  type TestProvider,
  Visitor,
} from '../testing';
import { makePlayground } from '../testing/playground';

/** Its database delivers no notifications, so only what a node does itself takes effect. */
let provider: TestProvider;

beforeAll(async () => {
  const database = Object.create(await openTestDatabase(), { listen: { value: async () => async () => {} } });
  provider = await startTestProvider({ database });
}, START_TIMEOUT);
afterAll(() => provider?.close());

describe('an ended session', () => {
  it('is rejected at once after a sign-out, token theft or password change', async () => {
    const whiteLabel = await provider.make.whiteLabel();
    const user = await provider.make.user(whiteLabel);
    const visitor = provider.visitor(whiteLabel.identifier);
    const whoami = async ({ token }: TokenAnswer) =>
      (await new Visitor(provider.origin, whiteLabel.identifier, token).get('/users/0.json')).status;
    const signedIn = async () => {
      const { body } = await visitor.post<TokenAnswer>('/users/authenticate.json', {
        email: user.email,
        password: TEST_PASSWORD,
      });
      expect(await whoami(body)).toBe(200);
      return body;
    };

    const leaving = await signedIn();
    await visitor.post('/users/sign-out.json', { refresh_token: leaving.refresh_token });
    expect(await whoami(leaving)).toBe(401);

    const stolen = await signedIn();
    const refresh = (pair: TokenAnswer) =>
      visitor.post<TokenAnswer>('/users/refresh.json', { refresh_token: pair.refresh_token });
    const second = (await refresh(stolen)).body;
    const third = (await refresh(second)).body;
    expect(await whoami(third)).toBe(200);
    expect((await refresh(stolen)).status).toBe(401);
    expect(await whoami(third)).toBe(401);

    const forgotten = await signedIn();
    await visitor.patch('/users/reset.json', { email: user.email });
    const text = (await provider.mailTo(user.email, 1)).at(-1)?.text ?? '';
    const address = /http\S+\/account\/password\?token=\S+/.exec(text)?.[0] ?? '';
    const password = 'nine lanterns';
    const typed = new URLSearchParams({ password, password_confirmation: password });
    expect((await fetch(address, { method: 'POST', body: typed })).status).toBe(200);
    expect(await whoami(forgotten)).toBe(401);
  });

  it('is rejected as soon as its judge link is revoked', async () => {
    const { game, owner, whiteLabel } = await makePlayground(provider);
    const links = `/games/${game.id}/judge-links.json`;
    const { body } = await owner.post<{ key: string; link: { id: number } }>(links, { name: 'Stage', hours: 2 });
    const opened = await provider
      .visitor(whiteLabel.identifier)
      .post<TokenAnswer>('/judge-links/open.json', { key: body.key, name: 'Ada' });
    const guest = new Visitor(provider.origin, whiteLabel.identifier, opened.body.token);
    expect((await guest.get('/users/0.json')).status).toBe(200);
    expect((await owner.call('DELETE', `/judge-links/${body.link.id}.json?game_id=${game.id}`)).status).toBe(200);
    expect((await guest.get('/users/0.json')).status).toBe(401);
  });
});
