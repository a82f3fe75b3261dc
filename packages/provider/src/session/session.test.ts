import type { TokenAnswer } from '@waymark/contract';
import { TEST_PASSWORD, testProvider } from '../testing';
import { GRACE } from './token-pairs';

const DAY = 86_400_000;

const provider = testProvider();

async function somebody(features: string[] = []) {
  const whiteLabel = await provider.make.whiteLabel({ features: ['language'] });
  const user = await provider.make.user(whiteLabel, { features });
  const visitor = provider.visitor(whiteLabel.identifier);
  const signIn = (email = user.email, password = TEST_PASSWORD) =>
    visitor.post<TokenAnswer>('/users/authenticate.json', { email, password });
  const refresh = (refresh_token: string) => visitor.post<TokenAnswer>('/users/refresh.json', { refresh_token });
  const whoami = (token: string, whitelabel = whiteLabel.identifier) =>
    fetch(`${provider.origin}/v1/users/0.json`, {
      headers: { Authorization: `Bearer ${token}`, 'X-Whitelabel': whitelabel },
    });
  return { whiteLabel, user, visitor, signIn, refresh, whoami };
}

describe('sign in', () => {
  it('returns a token, a refresh token and the lifespan in minutes', async () => {
    const { signIn, user } = await somebody();
    const { status, body } = await signIn();
    expect(status).toBe(200);
    expect(body).toMatchObject({ lifespan: 60, user_id: user.id, auth_type: 'Bearer' });
    expect(body.token).not.toBe(body.refresh_token);
  });

  it('ignores case and spaces in the address', async () => {
    const { signIn, user } = await somebody();
    expect((await signIn(` ${user.email.toUpperCase()} `)).status).toBe(200);
  });

  it('answers 401 to a wrong password and 404 to an unknown address', async () => {
    const { signIn, user } = await somebody();
    expect((await signIn(user.email, 'wrong')).status).toBe(401);
    expect((await signIn('nobody@example.test')).status).toBe(404);
  });

  it('rejects accounts of another white label', async () => {
    const { user } = await somebody();
    const other = await somebody();
    expect((await other.signIn(user.email)).status).toBe(404);
  });

  it('rejects accounts without a password', async () => {
    const { signIn, visitor, whiteLabel } = await somebody();
    const invited = await provider.make.user(whiteLabel, { password_hash: null });
    expect((await signIn(invited.email)).status).toBe(401);
    // The password whose hash stands in for a missing one, so that both take as long.
    expect((await signIn(invited.email, 'a password that nobody has')).status).toBe(401);
    const empty = { email: invited.email, password: '' };
    expect((await visitor.post('/users/authenticate.json', empty)).status).toBe(401);
  });

  it('throttles password guessing per account', async () => {
    const { signIn, user, whiteLabel } = await somebody();
    for (let guess = 0; guess < 10; guess += 1) await signIn(user.email, `guess ${guess}`);
    const { status, headers } = await signIn();
    expect(status).toBe(429);
    const wait = Number(headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(0);
    const colleague = await provider.make.user(whiteLabel);
    expect((await signIn(colleague.email)).status).toBe(200);
    provider.clock.forward(wait * 1000);
    expect((await signIn()).status).toBe(200);
  });
});

describe('the signed-in account', () => {
  it('has the features of the account and of the white label', async () => {
    const { signIn, whoami, user } = await somebody(['analytics']);
    const { token } = (await signIn()).body;
    const answer = await whoami(token);
    expect(await answer.json()).toEqual({
      id: user.id,
      email: user.email,
      name: user.name,
      super_admin: false,
      features: ['analytics', 'language'],
      photo: null,
    });
  });

  it('needs a valid, unexpired token', async () => {
    const { signIn, whoami, visitor } = await somebody();
    expect((await visitor.get('/users/0.json')).status).toBe(401);
    expect((await whoami('made-up')).status).toBe(401);
    const { token, lifespan } = (await signIn()).body;
    expect((await whoami(token)).status).toBe(200);
    provider.clock.forward(lifespan * 60_000);
    expect((await whoami(token)).status).toBe(401);
  });

  it('is not signed in to another white label', async () => {
    const { signIn, whoami } = await somebody();
    const { whiteLabel: other } = await somebody();
    const { token } = (await signIn()).body;
    expect((await whoami(token)).status).toBe(200);
    expect((await whoami(token, other.identifier)).status).toBe(401);
    expect((await whoami(token, '')).status).toBe(401);
  });
});

describe('refresh', () => {
  it('returns a new pair with the lifespan', async () => {
    const { signIn, refresh, whoami } = await somebody();
    const first = (await signIn()).body;
    const { status, body } = await refresh(first.refresh_token);
    expect(status).toBe(200);
    expect(body.lifespan).toBe(60);
    expect(body.token).not.toBe(first.token);
    expect(body.refresh_token).not.toBe(first.refresh_token);
    expect((await whoami(body.token)).status).toBe(200);
  });

  it('accepts a token once more within the grace period', async () => {
    const { signIn, refresh, whoami } = await somebody();
    const { refresh_token } = (await signIn()).body;
    await refresh(refresh_token);
    provider.clock.forward(GRACE - 1000);
    const again = await refresh(refresh_token);
    expect(again.status).toBe(200);
    expect((await whoami(again.body.token)).status).toBe(200);
  });

  it('revokes the session when a token is reused after the grace period', async () => {
    const { signIn, refresh, whoami } = await somebody();
    const { refresh_token } = (await signIn()).body;
    const second = (await refresh(refresh_token)).body;
    expect((await whoami(second.token)).status).toBe(200);
    provider.clock.forward(GRACE + 1000);
    expect((await refresh(refresh_token)).status).toBe(401);
    expect((await refresh(second.refresh_token)).status).toBe(401);
    expect((await whoami(second.token)).status).toBe(401);
  });

  it('revokes the session when a token is reused after its successor', async () => {
    const { signIn, refresh, whoami } = await somebody();
    const first = (await signIn()).body;
    const second = (await refresh(first.refresh_token)).body;
    const third = (await refresh(second.refresh_token)).body;
    expect((await refresh(second.refresh_token)).status).toBe(200);
    expect((await refresh(first.refresh_token)).status).toBe(401);
    expect((await refresh(third.refresh_token)).status).toBe(401);
    expect((await whoami(third.token)).status).toBe(401);
  });

  it('ends the session after ninety days, however often it is renewed', async () => {
    const { signIn, refresh, whoami } = await somebody();
    let pair = (await signIn()).body;
    for (let day = 0; day < 80; day += 20) {
      provider.clock.forward(20 * DAY);
      const { status, body } = await refresh(pair.refresh_token);
      expect(status).toBe(200);
      pair = body;
    }
    provider.clock.forward(10 * DAY - 60_000);
    pair = (await refresh(pair.refresh_token)).body;
    expect((await whoami(pair.token)).status).toBe(200);
    provider.clock.forward(60_000);
    expect((await whoami(pair.token)).status).toBe(401);
    expect((await refresh(pair.refresh_token)).status).toBe(401);
    expect((await signIn()).status).toBe(200);
  });

  it("leaves the account's other sessions alone", async () => {
    const { signIn, refresh, whoami } = await somebody();
    const [stolen, other] = [(await signIn()).body, (await signIn()).body];
    await refresh(stolen.refresh_token);
    provider.clock.forward(GRACE + 1000);
    await refresh(stolen.refresh_token);
    expect((await whoami(other.token)).status).toBe(200);
    expect((await refresh(other.refresh_token)).status).toBe(200);
  });

  it('answers 401 to unknown, foreign and expired tokens', async () => {
    const { signIn, refresh } = await somebody();
    const other = await somebody();
    expect((await refresh('made-up')).status).toBe(401);
    expect((await refresh((await other.signIn()).body.refresh_token)).status).toBe(401);
    const { refresh_token } = (await signIn()).body;
    provider.clock.forward(31 * 86_400_000);
    expect((await refresh(refresh_token)).status).toBe(401);
  });

  it('gives two concurrent callers a pair each', async () => {
    const { signIn, refresh } = await somebody();
    const { refresh_token } = (await signIn()).body;
    const answers = await Promise.all([refresh(refresh_token), refresh(refresh_token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.token).not.toBe(answers[1]?.body.token);
  });
});

describe('signing out', () => {
  it('revokes every token of the session and no other session', async () => {
    const { signIn, refresh, whoami, visitor } = await somebody();
    const other = (await signIn()).body;
    const first = (await signIn()).body;
    const second = (await refresh(first.refresh_token)).body;
    expect((await whoami(second.token)).status).toBe(200);
    const { status, body } = await visitor.post('/users/sign-out.json', { refresh_token: second.refresh_token });
    expect([status, body]).toEqual([200, {}]);
    // Not even the client that lost its response gets a new pair.
    for (const { refresh_token } of [first, second]) expect((await refresh(refresh_token)).status).toBe(401);
    for (const { token } of [first, second]) expect((await whoami(token)).status).toBe(401);
    expect((await whoami(other.token)).status).toBe(200);
    expect((await refresh(other.refresh_token)).status).toBe(200);
  });

  it('accepts an unknown or foreign token without an error or effect', async () => {
    const { signIn, refresh, visitor } = await somebody();
    const stranger = (await somebody()).visitor;
    const { refresh_token } = (await signIn()).body;
    expect((await visitor.post('/users/sign-out.json', { refresh_token: 'made-up' })).status).toBe(200);
    expect((await stranger.post('/users/sign-out.json', { refresh_token })).status).toBe(200);
    const { status, body } = await refresh(refresh_token);
    expect(status).toBe(200);
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await visitor.post('/users/sign-out.json', { refresh_token: body.refresh_token })).status).toBe(200);
    }
  });
});
