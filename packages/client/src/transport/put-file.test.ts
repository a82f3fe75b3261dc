import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { putFile } from './put-file';

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const received: { method: string; type: string | undefined; authorization: string | undefined; bytes: number }[] = [];

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/media/6f1c.png?sig=1`;
const picture = new Blob([new Uint8Array(200_000)], { type: 'image/png' });
const replying = (status: number, body: string) => (_: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(status, { 'Access-Control-Allow-Origin': '*' }).end(body);

// jsdom also logs a dropped connection to its console.
const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterAll(() => complaints.mockRestore());

beforeEach(async () => {
  received.length = 0;
  answer = replying(200, '');
  server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') {
      const allow = { 'Allow-Origin': '*', 'Allow-Methods': 'PUT', 'Allow-Headers': 'content-type' };
      for (const [name, value] of Object.entries(allow)) response.setHeader(`Access-Control-${name}`, value);
      return void response.end();
    }
    let bytes = 0;
    for await (const chunk of request) bytes += chunk.length;
    const { 'content-type': type, authorization } = request.headers;
    received.push({ method: request.method ?? '', type, authorization, bytes });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('uploading a file to its signed address', () => {
  it('sends all of it with its type and without credentials', async () => {
    await putFile(address(), picture);
    expect(received).toEqual([{ method: 'PUT', type: 'image/png', authorization: undefined, bytes: 200_000 }]);
  });

  it('sends an unknown type as application/octet-stream', async () => {
    await putFile(address(), new File(['model'], 'crane.wt3'));
    expect(received).toMatchObject([{ type: 'application/octet-stream', bytes: 5 }]);
  });

  it.each([
    [413, '{"message":"The file is too large."}', 'The file is too large.'],
    [422, '{"errors":{"file":["The file is empty."]}}', 'The file is empty.'],
    [502, '<html><body>Bad Gateway</body></html>', 'The upload was refused (status 502).'],
    [403, '<Error><Code>AccessDenied</Code></Error>', 'The upload was refused (status 403).'],
    [500, '', 'The upload was refused (status 500).'],
    [422, '{"message":7}', 'The upload was refused (status 422).'],
    [400, 'null', 'The upload was refused (status 400).'],
  ])('fails with the reason of the answer: %d %s', async (status, body, message) => {
    answer = replying(status, body);
    await expect(putFile(address(), picture)).rejects.toMatchObject({
      name: 'ApiFailure',
      status,
      message,
      handled: true,
    });
  });

  it('fails without a status when the connection drops', async () => {
    answer = (request) => request.socket.destroy();
    await expect(putFile(address(), picture)).rejects.toMatchObject({
      status: 'none',
      message: "Couldn't upload the file. Check your connection.",
    });
  });

  it('translates its own sentences and the reasons of the answer', async () => {
    const say = (text: string) => ({ 'The file is empty.': 'Die Datei ist leer.' })[text] ?? `(${text})`;
    const failing = (reply: typeof answer) => {
      answer = reply;
      return expect(putFile(address(), picture, {}, say)).rejects;
    };
    const empty = { errors: { file: ['Die Datei ist leer.'] } };
    await failing(replying(422, '{"errors":{"file":["The file is empty."]}}')).toMatchObject({
      message: 'Die Datei ist leer.',
      data: empty,
    });
    await failing(replying(500, '')).toMatchObject({ message: '(The upload was refused (status 500).)' });
    await failing((request) => request.socket.destroy()).toMatchObject({
      message: "(Couldn't upload the file. Check your connection.)",
    });
  });

  it('stops when aborted, before and during the upload', async () => {
    const before = new AbortController();
    before.abort();
    await expect(putFile(address(), picture, { signal: before.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(received).toEqual([]);
    const during = new AbortController();
    answer = () => during.abort();
    await expect(putFile(address(), picture, { signal: during.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
