import { once } from 'node:events';
import { request } from 'node:http';
import { openLiveClient, START_TIMEOUT, startTestProvider } from '../testing';

it(
  'fails /ready, finishes calls in flight and asks live clients to reconnect',
  async () => {
    const provider = await startTestProvider({ stopNotice: 500 });
    const user = await provider.as(await provider.make.user(await provider.make.whiteLabel()));
    const client = await openLiveClient(provider.origin, user);
    const status = async (path: string) => (await fetch(`${provider.origin}${path}`)).status;
    expect(await status('/ready')).toBe(200);
    const closed = provider.close();
    expect([await status('/ready'), await status('/health')]).toEqual([503, 200]);
    const last = await fetch(`${provider.origin}/v1/services/maintenance.json`, { headers: { 'X-Whitelabel': 'x' } });
    expect([last.status, last.headers.get('Connection')]).toEqual([200, 'close']);
    expect(await client.closed).toBe(1012);
    await closed;
    await expect(status('/ready')).rejects.toThrow();
  },
  START_TIMEOUT,
);

it(
  'finishes a call whose body is still arriving',
  async () => {
    const provider = await startTestProvider();
    const { hostname, port } = new URL(provider.origin);
    const body = '{"refresh_token":"x"}';
    const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length, 'X-Whitelabel': 'x' };
    const call = request({
      hostname,
      port,
      method: 'POST',
      path: '/v1/users/refresh.json',
      headers: { ...headers, Expect: '100-continue' },
    });
    const answered = once(call, 'response');
    call.flushHeaders();
    // The server has the call now, and waits for its body.
    await once(call, 'continue');
    const closed = provider.close();
    call.end(body);
    const [{ statusCode }] = await answered;
    expect(statusCode).toBe(401);
    await closed;
  },
  START_TIMEOUT,
);
