/** @jest-environment node */
import { failureOf, get, openTransport, platform, preparePlatform } from '../testing/transport-stage';

preparePlatform();

describe('a read that the page started early', () => {
  const early = (response: Promise<Response>) => {
    const taken: (string | undefined)[][] = [];
    const { send } = openTransport('builder.test', {
      takeEarly: (...read) => {
        taken.push(read);
        return taken.length === 1 ? response : undefined;
      },
    });
    return { send, taken };
  };

  it('is used instead of a second request', async () => {
    const { send, taken } = early(Promise.resolve(Response.json({ games: [] })));
    expect(await send(get('/games.json', { query: { page: 1 } }))).toEqual({ games: [] });
    expect(platform.requests).toEqual([]);
    expect(taken).toEqual([[`${platform.config().apiOrigin}/v1/games.json?page=1`, 't1']]);
  });

  it.each([
    ['none', () => Promise.reject(new TypeError('Failed to fetch'))],
    [401, () => Promise.resolve(new Response('', { status: 401 }))],
    [403, () => Promise.resolve(new Response('', { status: 403 }))],
    [404, () => Promise.resolve(new Response('', { status: 404 }))],
    [500, () => Promise.resolve(new Response('', { status: 500 }))],
  ] as const)('is the first attempt, not repeated at once when it ends with %s', async (status, response) => {
    expect(await failureOf(early(response()).send(get()))).toMatchObject({ status });
    expect([platform.lapsed, platform.requests.length]).toEqual([status === 401 ? 1 : 0, 0]);
  });

  it('is never used for a write', async () => {
    const { send, taken } = early(Promise.resolve(Response.json({})));
    await send({ method: 'PUT', path: '/games.json', body: {} });
    expect([taken, platform.requests.length]).toEqual([[], 1]);
  });
});
