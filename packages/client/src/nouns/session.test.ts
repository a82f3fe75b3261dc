import { whoami } from '@waymark/contract';
import { answeringApi } from '../testing/answering-api';
import { callRoute } from '../transport/call';
import { CallFailure } from '../transport/failure';
import { loadCurrentUser, signIn } from './session';

const refusing = (status: number | 'none') =>
  answeringApi(() => {
    throw new CallFailure(status, 'no', undefined, true);
  });

describe('the current user', () => {
  it('is loaded with a GET on user id 0', async () => {
    const api = answeringApi({ id: 7, email: 'owner@demo.test', super_admin: false, features: ['groups'] });
    expect(await loadCurrentUser(api)).toMatchObject({ id: 7, email: 'owner@demo.test', features: ['groups'] });
    expect(api.calls).toMatchObject([{ method: 'GET', path: '/users/0.json' }]);
  });

  it('is read from a wrapped answer as well', async () => {
    const api = answeringApi({ user: { id: 7, super_admin: true, features: ['groups', 'ai'] } });
    expect(await loadCurrentUser(api)).toMatchObject({ id: 7, super_admin: true, features: ['groups', 'ai'] });
  });

  it('can be requested with a game', async () => {
    const api = answeringApi({ id: 7 });
    await callRoute(api, whoami, { query: { game_id: 12 } });
    expect(api.calls).toMatchObject([{ method: 'GET', path: '/users/0.json', query: { game_id: 12 } }]);
  });

  it.each([401, 403, 404, 500, 503, 'none'] as const)('is empty after %s, and shows no error', async (status) => {
    const api = refusing(status);
    expect(await loadCurrentUser(api)).toEqual({ features: [] });
    expect(api.calls).toMatchObject([{ silent: true }]);
  });

  it.each([null, 'hello', [], 7])('is empty when the answer is %j', async (answer) => {
    expect(await loadCurrentUser(answeringApi(answer))).toEqual({ features: [] });
  });
});

describe('signing in', () => {
  it('is a public POST of e-mail and password', async () => {
    const api = answeringApi({ token: 't', refresh_token: 'r', lifespan: 60 });
    await signIn(api, { email: 'a@b.test', password: 'p' });
    expect(api.calls).toMatchObject([
      { method: 'POST', path: '/users/authenticate.json', public: true, body: { email: 'a@b.test', password: 'p' } },
    ]);
  });

  it.each([401, 404, 422, 500, 'none'] as const)('leaves a %s to its page', async (status) => {
    const api = refusing(status);
    await expect(signIn(api, { email: '', password: '' })).rejects.toMatchObject({ status });
    expect(api.calls[0]?.handles).toContain(status);
  });
});
