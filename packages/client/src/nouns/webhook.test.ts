import { answeringApi } from '../testing/answering-api';
import { CallFailure } from '../transport/failure';
import { acceptsTestPost } from './webhook';

const URL_TYPED = 'https://hooks.example.test/waymark';
const failing = (status: number) => ({
  request: async () => {
    throw new CallFailure(status, 'No', undefined, true);
  },
});

describe('the test of a webhook', () => {
  const fetched: [unknown, RequestInit | undefined][] = [];
  let answer: () => Promise<Response>;
  beforeEach(() => {
    fetched.length = 0;
    globalThis.fetch = (async (address: unknown, init?: RequestInit) => {
      fetched.push([address, init]);
      return answer();
    }) as typeof fetch;
  });

  it('is sent by the provider', async () => {
    const api = answeringApi({ ok: true });
    expect(await acceptsTestPost(api, URL_TYPED)).toBe(true);
    expect(await acceptsTestPost(answeringApi({ ok: false }), URL_TYPED)).toBe(false);
    expect(api.calls).toMatchObject([{ method: 'POST', path: '/proxy/webhook.json', body: { url: URL_TYPED } }]);
    // Asked without an announcement, and a 404 opens no dialog.
    expect(api.calls[0]).not.toHaveProperty('capability');
    expect(api.calls[0]).toMatchObject({ handles: [404] });
    expect(fetched).toEqual([]);
  });

  it('is sent by the browser if the provider lacks the call', async () => {
    answer = async () => ({ ok: true }) as Response;
    expect(await acceptsTestPost(failing(404), URL_TYPED)).toBe(true);
    const [[address, init] = []] = fetched;
    expect(address).toBe(URL_TYPED);
    expect(init).toMatchObject({ method: 'POST', body: '{"test":true}', credentials: 'omit' });
    expect(init?.headers).toEqual({ 'Content-Type': 'application/json' });
    answer = async () => ({ ok: false }) as Response;
    expect(await acceptsTestPost(failing(404), URL_TYPED)).toBe(false);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await acceptsTestPost(failing(404), URL_TYPED)).toBe(false);
  });

  it('reports every other failure', async () => {
    await expect(acceptsTestPost(failing(500), URL_TYPED)).rejects.toMatchObject({ status: 500 });
    expect(fetched).toEqual([]);
  });
});
