/** @jest-environment node */
import { failureOf, get, openTransport, platform, preparePlatform, replying } from '../testing/transport-stage';

preparePlatform();

describe('a 401', () => {
  it('means that the session has lapsed', async () => {
    platform.answer = replying(401);
    await failureOf(openTransport().send(get()));
    expect([platform.lapsed, platform.requests.length]).toEqual([1, 1]);
  });

  it.each([{ handles: [401] }, { silent: true }])('that the caller handles (%j) does not', async (how) => {
    platform.answer = replying(401);
    await failureOf(openTransport().send(get('/users/authenticate.json', { ...how, public: true })));
    expect(platform.lapsed).toBe(0);
  });

  it('is retried if another tab has refreshed the token', async () => {
    const { send, storage } = openTransport();
    platform.answer = (request, response) => {
      storage.setItem('token', 't2');
      const taken = request.headers.authorization === 'Bearer t2';
      response.writeHead(taken ? 200 : 401).end(taken ? '{"ok":true}' : '');
    };
    expect(await send({ method: 'PUT', path: '/games/7.json', body: { name: 'Cranes' } })).toEqual({ ok: true });
    expect(platform.requests.map(({ body }) => body)).toEqual(['{"name":"Cranes"}', '{"name":"Cranes"}']);
    expect(platform.lapsed).toBe(0);
  });

  it('is final if the new token fails too', async () => {
    const { send, storage } = openTransport();
    platform.answer = (_, response) => {
      storage.setItem('token', `t${platform.requests.length + 1}`);
      response.writeHead(401).end();
    };
    await failureOf(send(get()));
    expect([platform.lapsed, platform.requests.length]).toEqual([1, 2]);
  });
});
