/** @jest-environment node */
import { testConfig } from '../testing/pretend-platform';
import { failureOf, get, openTransport, platform, preparePlatform, replying } from '../testing/transport-stage';
import { CallFailure } from './failure';

preparePlatform();

describe('every call', () => {
  it('returns a file unchanged, with the white label in the query as well', async () => {
    platform.answer = replying(200, 'PNG', 'image/png');
    const file = await openTransport().send(get('/tasks/7/qr.png', { query: { game_id: 5 }, file: true }));
    expect(await (file as Blob).text()).toBe('PNG');
    expect(platform.requests[0]?.url).toBe(`/v1/tasks/7/qr.png?whitelabel=${testConfig.whitelabel}&game_id=5`);
    expect(platform.requests[0]?.headers).toMatchObject({
      accept: 'application/json;q=0.9, */*',
      authorization: 'Bearer t1',
    });
  });

  it('is sent to the configured origin with its version segment', async () => {
    await openTransport().send(get('/games.json', { query: { page: 2, term: undefined } }));
    expect(platform.requests[0]?.url).toBe('/v1/games.json?page=2');
  });

  it('uses the staging version on the staging host, unless unswapped', async () => {
    const { send } = openTransport('staging.builder.test');
    await send(get());
    await send(get('/upload.json', { unswapped: true }));
    expect(platform.requests.map(({ url }) => url)).toEqual(['/staging/games.json', '/v1/upload.json']);
  });

  it('names the current language, if there is one', async () => {
    let language = 'he';
    const { send } = openTransport('builder.test', { language: () => language });
    await send(get());
    language = 'pt-BR';
    await send({ method: 'PATCH', path: '/users/reset.json', public: true, body: {} });
    expect(platform.requests.map(({ headers }) => headers['accept-language'])).toEqual(['he', 'pt-BR']);
  });

  it('translates a refusal, in full and per field', async () => {
    const known: Record<string, string> = {
      'Enter a name.': 'Escribe un nombre.',
      'Please sign in.': 'Inicia sesión.',
    };
    const { send } = openTransport('builder.test', { say: (text) => known[text] ?? text });
    platform.answer = replying(422, '{"errors":{"name":["Enter a name."],"code":["Taken."]}}');
    expect(await failureOf(send(get()))).toMatchObject({
      message: 'Escribe un nombre.',
      data: { errors: { name: ['Escribe un nombre.'], code: ['Taken.'] } },
    });
    platform.answer = replying(403, '{"message":"Please sign in.","missing":true}');
    expect(await failureOf(send(get()))).toMatchObject({
      message: 'Inicia sesión.',
      data: { message: 'Inicia sesión.', missing: true },
    });
  });

  it('accepts JSON', async () => {
    await openTransport().send(get());
    expect(platform.requests[0]?.headers.accept).toBe('application/json');
  });

  it('declares JSON as its content type, with and without a body', async () => {
    const { send } = openTransport();
    await send(get());
    await send({ method: 'PUT', path: '/games/7.json', body: { name: 'Cranes' } });
    expect(platform.requests.map(({ headers }) => headers['content-type'])).toEqual([
      'application/json',
      'application/json',
    ]);
    expect(platform.requests.map(({ body }) => body)).toEqual(['', '{"name":"Cranes"}']);
  });

  it('names the white label', async () => {
    await openTransport().send(get('/users/authenticate.json', { public: true }));
    expect(platform.requests[0]?.headers['x-whitelabel']).toBe('harbour');
  });

  it('of a signed-in user carries the auth type, a space and the token', async () => {
    await openTransport().send(get());
    expect(platform.requests[0]?.headers.authorization).toBe('Bearer t1');
  });

  it('carries it on public reads too, and does without where it is refused', async () => {
    const { send } = openTransport();
    platform.answer = (request, response) =>
      replying(request.headers.authorization ? 401 : 200, '{}')(request, response);
    await send(get('/services/maintenance.json', { public: true }));
    expect(platform.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer t1', undefined]);
  });

  it('carries it with a donation too, which is sent without it once where it is refused', async () => {
    const { send } = openTransport();
    const donate = () => send({ method: 'PATCH', path: '/games/7/donations.json', public: true, body: {} });
    await donate();
    platform.answer = replying(401);
    expect((await failureOf(donate())).status).toBe(401);
    expect(platform.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer t1',
      'Bearer t1',
      undefined,
    ]);
  });

  it('carries no Authorization without a session, nor to write what is public', async () => {
    const { send, session } = openTransport();
    await send({ method: 'POST', path: '/users/authenticate.json', public: true, body: {} });
    session.end();
    await send(get());
    await send(get('/services/maintenance.json', { public: true }));
    expect(platform.requests.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined, undefined]);
  });

  it('sends a write once, whatever its outcome', async () => {
    const { send } = openTransport();
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      for (const status of [500, 503]) {
        platform.answer = replying(status);
        await failureOf(send({ method, path: '/games.json', body: {} }));
      }
      platform.answer = (request) => request.socket.destroy();
      await failureOf(send({ method, path: '/games.json', body: {} }));
    }
    expect(platform.requests).toHaveLength(12);
  });
});

describe('an answer', () => {
  it.each([
    ['JSON', '{"a":[1,null]}', { a: [1, null] }],
    ['an empty answer', '', undefined],
    ['blanks', ' \n', undefined],
    ['null', 'null', null],
    ['a page of HTML', '<html></html>', '<html></html>'],
    ['malformed JSON', '{"a":', '{"a":'],
  ])('is read as it is: %s', async (_, body, data) => {
    platform.answer = replying(200, body);
    expect(await openTransport().send(get())).toEqual(data);
  });

  it('is undefined for 204', async () => {
    platform.answer = (_, response) => void response.writeHead(204).end();
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
    ['a sentence instead of JSON without a message', 404, '{"a":1}', "The platform couldn't find this."],
    [
      "a sentence instead of the web server's page",
      404,
      '<!DOCTYPE html><p>Not Found',
      "The platform couldn't find this.",
    ],
    ['a sentence instead of a page in JSON', 403, '{"message":"No. <b>Go away</b>"}', "You don't have access to this."],
    ['text that only looks like markup', 409, '{"message":"1 < 2 and 3 > 2"}', '1 < 2 and 3 > 2'],
  ])('has as its message %s', async (_, status, body, message) => {
    platform.answer = replying(status, body);
    const failure = await failureOf(openTransport().send(get()));
    expect(failure).toBeInstanceOf(CallFailure);
    expect(failure).toMatchObject({ name: 'ApiFailure', status, message, handled: false });
  });

  it('keeps the content of the answer', async () => {
    platform.answer = replying(402, '{"price":12}');
    expect((await failureOf(openTransport().send(get()))).data).toEqual({ price: 12 });
  });

  it('truncates a long message', async () => {
    platform.answer = replying(500, 'x'.repeat(100_000), 'text/plain');
    expect((await failureOf(openTransport().send(get()))).message).toHaveLength(500);
  });

  it('has no status when there was no answer', async () => {
    platform.answer = (request) => request.socket.destroy();
    const failure = await failureOf(openTransport().send(get()));
    expect(failure).toMatchObject({
      status: 'none',
      message: "Couldn't load this. Check your connection.",
      handled: false,
    });
  });

  it('has no status when the connection dropped during the answer', async () => {
    platform.answer = (request, response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('{"games":', () => request.socket.destroy());
    };
    const failure = await failureOf(openTransport().send(get()));
    expect(failure).toMatchObject({ status: 'none', message: 'The connection broke off during the answer.' });
  });

  it("that was aborted says so and isn't a failure of the platform", async () => {
    const giveUp = new AbortController();
    platform.answer = () => giveUp.abort();
    await expect(openTransport().send(get('/games.json', { signal: giveUp.signal }))).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('that was aborted during the answer says so too', async () => {
    const giveUp = new AbortController();
    platform.answer = (_, response) => {
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
  ] as const)('with %s and %j is handled by the caller: %s', async (status, how, handled) => {
    platform.answer = status === 'none' ? (request) => request.socket.destroy() : replying(status);
    expect(await failureOf(openTransport().send(get('/games.json', how)))).toMatchObject({ status, handled });
  });

  it.each([
    ['none', { silent: true }],
    ['none', { handles: ['none'] }],
  ] as const)('counts a failed refresh as its own: %s, %j', async (status, how) => {
    const { send, storage } = openTransport();
    storage.setItem('expiration', '0');
    platform.answer = (request) => request.socket.destroy();
    expect(await failureOf(send(get('/games.json', how)))).toMatchObject({ status, handled: true });
    expect(await failureOf(send(get()))).toMatchObject({ status, handled: false });
  });
});
