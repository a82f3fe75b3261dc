/** @jest-environment node */
import { type ApiRequest, DOCUMENTED_OFFER } from '@waymark/contract';
import { failureOf, openTransport, platform, preparePlatform, replying } from '../testing/transport-stage';
import { Offer } from './offer';

preparePlatform();

describe('an idempotency key', () => {
  const offering = (...names: string[]) =>
    new Offer({ ...DOCUMENTED_OFFER, capabilities: Object.fromEntries(names.map((name) => [name, '1.0.0'])) });
  const make = (more: Partial<ApiRequest> = {}): ApiRequest => ({ method: 'POST', path: '/games.json', ...more });
  const keys = () =>
    platform.requests.filter(({ url }) => url === '/v1/games.json').map(({ headers }) => headers['idempotency-key']);

  it('is sent only to a provider that supports it', async () => {
    await openTransport('builder.test', { offer: offering('idempotency') }).send(make({ intent: 'k1' }));
    await openTransport('builder.test', { offer: offering('tickets') }).send(make({ intent: 'k2' }));
    await openTransport().send(make({ intent: 'k3' }));
    await openTransport('builder.test', { offer: offering('idempotency') }).send(make());
    expect(keys()).toEqual(['k1', undefined, undefined, undefined]);
  });

  it('is kept when the call is resent with a fresh token', async () => {
    const { send, session } = openTransport('builder.test', { offer: offering('idempotency') });
    platform.answer = (request, response) => {
      const refused = request.headers.authorization === 'Bearer t1';
      // Another tab replaced the token while the call was in flight.
      if (refused) session.begin({ token: 't2', refresh_token: 'r2', lifespan: 60 });
      replying(refused ? 401 : 200, '{}')(request, response);
    };
    await send(make({ intent: 'k1' }));
    expect(keys()).toEqual(['k1', 'k1']);
    expect(platform.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer t1', 'Bearer t2']);
  });

  it('is retried while an earlier attempt is still running, as Retry-After asks', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    try {
      const { send } = openTransport('builder.test', { offer: offering('idempotency') });
      let left = 2;
      platform.answer = (request, response) => {
        left -= 1;
        response.setHeader('Retry-After', '3');
        replying(left < 0 ? 200 : 425, '{"made":true}')(request, response);
      };
      const made = send(make({ intent: 'k1' }));
      while (platform.requests.length < 3) await jest.advanceTimersByTimeAsync(3000);
      expect(await made).toEqual({ made: true });
      expect(keys()).toEqual(['k1', 'k1', 'k1']);
      left = 1000;
      const failure = failureOf(send(make({ intent: 'k2' })));
      while (platform.requests.length < 9) await jest.advanceTimersByTimeAsync(3000);
      expect((await failure).status).toBe(425);
      // Without keys, repeating a write could do it twice.
      const plain = openTransport();
      const before = platform.requests.length;
      expect((await failureOf(plain.send(make({ intent: 'k3' })))).status).toBe(425);
      expect(platform.requests).toHaveLength(before + 1);
    } finally {
      jest.useRealTimers();
    }
  });
});
