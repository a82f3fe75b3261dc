/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ApiRequest, DOCUMENTED_OFFER } from '@waymark/contract';
import { Session } from '../session/session';
import { PretendBrowser } from '../testing/pretend-browser';
import { testConfig } from '../testing/pretend-platform';
import { CallFailure } from './failure';
import { Offer } from './offer';
import { createTransport, type TransportOptions } from './transport';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let answer: Answer;
let asked: {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  body: string;
}[];
let lapsed: number;

const config = () => ({ ...testConfig, apiOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });

function openTransport(hostname = 'builder.test', more: Partial<TransportOptions> = {}) {
  const tab = new PretendBrowser().openTab();
  const session = new Session({
    config: config(),
    hostname,
    storage: tab.storage,
    events: tab.events as unknown as Window,
    onExpired: () => undefined,
    onMaintenance: () => undefined,
  });
  session.begin({ token: 't1', refresh_token: 'r1', lifespan: 60 });
  const send = createTransport({ config: config(), hostname, session, onLapsed: () => (lapsed += 1), ...more });
  return { session, send, storage: tab.storage };
}

const get = (path = '/games.json', more: Partial<ApiRequest> = {}): ApiRequest => ({ method: 'GET', path, ...more });
const replying =
  (status: number, body = '', type = 'application/json'): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'Content-Type': type }).end(body);
const failureOf = (call: Promise<unknown>): Promise<CallFailure> =>
  call.then(
    () => {
      throw new Error('The call did not fail.');
    },
    (error: CallFailure) => error,
  );

beforeEach(async () => {
  asked = [];
  lapsed = 0;
  answer = replying(200, '{}');
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('every call', () => {
  it('for a file answers it as it is, and says the white label in the query as well', async () => {
    answer = replying(200, 'PNG', 'image/png');
    const file = await openTransport().send(get('/tasks/7/qr.png', { query: { game_id: 5 }, file: true }));
    expect(await (file as Blob).text()).toBe('PNG');
    expect(asked[0]?.url).toBe(`/v1/tasks/7/qr.png?whitelabel=${testConfig.whitelabel}&game_id=5`);
    expect(asked[0]?.headers.authorization).toBe('Bearer t1');
  });

  it('goes to the one base address with its version segment', async () => {
    await openTransport().send(get('/games.json', { query: { page: 2, term: undefined } }));
    expect(asked[0]?.url).toBe('/v1/games.json?page=2');
  });

  it('speaks the staging version on the staging host, except where it is not swapped', async () => {
    const { send } = openTransport('staging.builder.test');
    await send(get());
    await send(get('/upload.json', { unswapped: true }));
    expect(asked.map(({ url }) => url)).toEqual(['/staging/games.json', '/v1/upload.json']);
  });

  it('says the language on view, where there is one to say', async () => {
    let language = 'he';
    const { send } = openTransport('builder.test', { language: () => language });
    await send(get());
    language = 'pt-BR';
    await send({ method: 'PATCH', path: '/users/reset.json', public: true, body: {} });
    expect(asked.map(({ headers }) => headers['accept-language'])).toEqual(['he', 'pt-BR']);
  });

  it('asks for JSON in its Accept header', async () => {
    await openTransport().send(get());
    expect(asked[0]?.headers.accept).toBe('application/json');
  });

  it('declares JSON in its Content-Type header, with and without a body', async () => {
    const { send } = openTransport();
    await send(get());
    await send({ method: 'PUT', path: '/games/7.json', body: { name: 'Cranes' } });
    expect(asked.map(({ headers }) => headers['content-type'])).toEqual(['application/json', 'application/json']);
    expect(asked.map(({ body }) => body)).toEqual(['', '{"name":"Cranes"}']);
  });

  it('names the white label', async () => {
    await openTransport().send(get('/users/authenticate.json', { public: true }));
    expect(asked[0]?.headers['x-whitelabel']).toBe('harbour');
  });

  it('of somebody signed in carries the auth type, a space and the token', async () => {
    await openTransport().send(get());
    expect(asked[0]?.headers.authorization).toBe('Bearer t1');
  });

  it('without a session, and every public one, carries no Authorization', async () => {
    const { send, session } = openTransport();
    await send(get('/users/authenticate.json', { public: true }));
    session.end();
    await send(get());
    expect(asked.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
  });

  it('of a write is sent once, whatever comes of it', async () => {
    const { send } = openTransport();
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      for (const status of [500, 503]) {
        answer = replying(status);
        await failureOf(send({ method, path: '/games.json', body: {} }));
      }
      answer = (request) => request.socket.destroy();
      await failureOf(send({ method, path: '/games.json', body: {} }));
    }
    expect(asked).toHaveLength(12);
  });
});

describe('what comes back', () => {
  it.each([
    ['JSON', '{"a":[1,null]}', { a: [1, null] }],
    ['an empty answer', '', undefined],
    ['blanks', ' \n', undefined],
    ['null', 'null', null],
    ['a page of HTML', '<html></html>', '<html></html>'],
    ['malformed JSON', '{"a":', '{"a":'],
  ])('is %s as what it is', async (_, body, data) => {
    answer = replying(200, body);
    expect(await openTransport().send(get())).toEqual(data);
  });

  it('is nothing for 204', async () => {
    answer = (_, response) => void response.writeHead(204).end();
    expect(await openTransport().send({ method: 'DELETE', path: '/games/7.json' })).toBeUndefined();
  });
});

describe('a failed call', () => {
  it.each([
    ['the message of the server', 422, '{"message":"Name is taken"}', 'Name is taken'],
    ['the first of its messages', 422, '{"errors":{"name":["is taken","is short"]}}', 'is taken'],
    ['its plain text', 409, 'Somebody was faster', 'Somebody was faster'],
    ['a sentence instead of a page of HTML', 502, '<html>Bad gateway</html>', 'The platform answered with status 502.'],
    ['a sentence instead of nothing', 500, '', 'The platform answered with status 500.'],
    ['a sentence instead of JSON that says nothing', 404, '{"a":1}', "The platform couldn't find this."],
    [
      'a sentence instead of a page of the web server',
      404,
      '<!DOCTYPE html><p>Not Found',
      "The platform couldn't find this.",
    ],
    ['a sentence instead of a page in JSON', 403, '{"message":"No. <b>Go away</b>"}', "You don't have access to this."],
    ['what is no markup', 409, '{"message":"1 < 2 and 3 > 2"}', '1 < 2 and 3 > 2'],
  ])('has as its message %s', async (_, status, body, message) => {
    answer = replying(status, body);
    const failure = await failureOf(openTransport().send(get()));
    expect(failure).toBeInstanceOf(CallFailure);
    expect(failure).toMatchObject({ name: 'ApiFailure', status, message, handled: false });
  });

  it('keeps the content of the answer', async () => {
    answer = replying(402, '{"price":12}');
    expect((await failureOf(openTransport().send(get()))).data).toEqual({ price: 12 });
  });

  it('shows no endless message', async () => {
    answer = replying(500, 'x'.repeat(100_000), 'text/plain');
    expect((await failureOf(openTransport().send(get()))).message).toHaveLength(500);
  });

  it('has no status when nobody answered', async () => {
    answer = (request) => request.socket.destroy();
    const failure = await failureOf(openTransport().send(get()));
    expect(failure).toMatchObject({ status: 'none', message: 'The platform did not answer.', handled: false });
  });

  it('has no status when the connection dropped during the answer', async () => {
    answer = (request, response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('{"games":', () => request.socket.destroy());
    };
    const failure = await failureOf(openTransport().send(get()));
    expect(failure).toMatchObject({ status: 'none', message: 'The connection broke off during the answer.' });
  });

  it('that was given up says so and is no failure of the platform', async () => {
    const giveUp = new AbortController();
    answer = () => giveUp.abort();
    await expect(openTransport().send(get('/games.json', { signal: giveUp.signal }))).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('that was given up during the answer says so as well', async () => {
    const giveUp = new AbortController();
    answer = (_, response) => {
      response.writeHead(200).write('{"games":', () => setImmediate(() => giveUp.abort()));
    };
    await expect(openTransport().send(get('/games.json', { signal: giveUp.signal }))).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it.each([
    [402, { handles: [402] }, true],
    [403, { handles: [402] }, false],
    [500, { silent: true }, true],
    ['none', { handles: ['none'] }, true],
    ['none', { handles: [500] }, false],
  ] as const)('with %s and %j is dealt with by its call site: %s', async (status, how, handled) => {
    answer = status === 'none' ? (request) => request.socket.destroy() : replying(status);
    expect(await failureOf(openTransport().send(get('/games.json', how)))).toMatchObject({ status, handled });
  });

  it.each([
    ['none', { silent: true }],
    ['none', { handles: ['none'] }],
  ] as const)('for want of a refresh is dealt with like its own: %s, %j', async (status, how) => {
    const { send, storage } = openTransport();
    storage.setItem('expiration', '0');
    answer = (request) => request.socket.destroy();
    expect(await failureOf(send(get('/games.json', how)))).toMatchObject({ status, handled: true });
    expect(await failureOf(send(get()))).toMatchObject({ status, handled: false });
  });
});

describe('an answer of 401', () => {
  it('means that the session has lapsed', async () => {
    answer = replying(401);
    await failureOf(openTransport().send(get()));
    expect([lapsed, asked.length]).toEqual([1, 1]);
  });

  it.each([{ handles: [401] }, { silent: true }])('that the call site deals with (%j) does not', async (how) => {
    answer = replying(401);
    await failureOf(openTransport().send(get('/users/authenticate.json', { ...how, public: true })));
    expect(lapsed).toBe(0);
  });

  it('to a token that another tab has traded meanwhile is answered with the new one', async () => {
    const { send, storage } = openTransport();
    answer = (request, response) => {
      storage.setItem('token', 't2');
      const taken = request.headers.authorization === 'Bearer t2';
      response.writeHead(taken ? 200 : 401).end(taken ? '{"ok":true}' : '');
    };
    expect(await send({ method: 'PUT', path: '/games/7.json', body: { name: 'Cranes' } })).toEqual({ ok: true });
    expect(asked.map(({ body }) => body)).toEqual(['{"name":"Cranes"}', '{"name":"Cranes"}']);
    expect(lapsed).toBe(0);
  });

  it('to the new token as well is the end of it', async () => {
    const { send, storage } = openTransport();
    answer = (_, response) => {
      storage.setItem('token', `t${asked.length + 1}`);
      response.writeHead(401).end();
    };
    await failureOf(send(get()));
    expect([lapsed, asked.length]).toEqual([1, 2]);
  });
});

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

  it('is taken instead of a second one', async () => {
    const { send, taken } = early(Promise.resolve(Response.json({ games: [] })));
    expect(await send(get('/games.json', { query: { page: 1 } }))).toEqual({ games: [] });
    expect(asked).toEqual([]);
    expect(taken).toEqual([[`${config().apiOrigin}/v1/games.json?page=1`, 't1']]);
  });

  it.each([
    ['none', () => Promise.reject(new TypeError('Failed to fetch'))],
    [401, () => Promise.resolve(new Response('', { status: 401 }))],
    [403, () => Promise.resolve(new Response('', { status: 403 }))],
    [404, () => Promise.resolve(new Response('', { status: 404 }))],
    [500, () => Promise.resolve(new Response('', { status: 500 }))],
  ] as const)(
    'is the first attempt, and is not sent once more at once when it ends with %s',
    async (status, response) => {
      expect(await failureOf(early(response()).send(get()))).toMatchObject({ status });
      expect([lapsed, asked.length]).toEqual([status === 401 ? 1 : 0, 0]);
    },
  );

  it('is never taken for a write', async () => {
    const { send, taken } = early(Promise.resolve(Response.json({})));
    await send({ method: 'PUT', path: '/games.json', body: {} });
    expect([taken, asked.length]).toEqual([[], 1]);
  });
});

describe('what somebody means to do', () => {
  const offering = (...names: string[]) =>
    new Offer({ ...DOCUMENTED_OFFER, capabilities: Object.fromEntries(names.map((name) => [name, '1.0.0'])) });
  const make = (more: Partial<ApiRequest> = {}): ApiRequest => ({ method: 'POST', path: '/games.json', ...more });
  const keys = () =>
    asked.filter(({ url }) => url === '/v1/games.json').map(({ headers }) => headers['idempotency-key']);

  it('travels as Idempotency-Key to a provider that offers it, and to no other', async () => {
    await openTransport('builder.test', { offer: offering('idempotency') }).send(make({ intent: 'k1' }));
    await openTransport('builder.test', { offer: offering('tickets') }).send(make({ intent: 'k2' }));
    await openTransport().send(make({ intent: 'k3' }));
    await openTransport('builder.test', { offer: offering('idempotency') }).send(make());
    expect(keys()).toEqual(['k1', undefined, undefined, undefined]);
  });

  it('keeps its key when the call is sent again with a fresh token', async () => {
    const { send, session } = openTransport('builder.test', { offer: offering('idempotency') });
    answer = (request, response) => {
      const refused = request.headers.authorization === 'Bearer t1';
      // Another tab replaced the token while the call was in flight.
      if (refused) session.begin({ token: 't2', refresh_token: 'r2', lifespan: 60 });
      replying(refused ? 401 : 200, '{}')(request, response);
    };
    await send(make({ intent: 'k1' }));
    expect(keys()).toEqual(['k1', 'k1']);
    expect(asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer t1', 'Bearer t2']);
  });

  it('is asked again, as often as is decent, while an earlier try of it is under way', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    try {
      const { send } = openTransport('builder.test', { offer: offering('idempotency') });
      let left = 2;
      answer = (request, response) => {
        left -= 1;
        response.setHeader('Retry-After', '3');
        replying(left < 0 ? 200 : 425, '{"made":true}')(request, response);
      };
      const made = send(make({ intent: 'k1' }));
      while (asked.length < 3) await jest.advanceTimersByTimeAsync(3000);
      expect(await made).toEqual({ made: true });
      expect(keys()).toEqual(['k1', 'k1', 'k1']);
      left = 1000;
      const failure = failureOf(send(make({ intent: 'k2' })));
      while (asked.length < 9) await jest.advanceTimersByTimeAsync(3000);
      expect((await failure).status).toBe(425);
    } finally {
      jest.useRealTimers();
    }
  });
});
