import { createHash, X509Certificate } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:http2';
import { Agent, get } from 'node:https';
import type { Handler } from '@waymark/launch';
import { type Certificate, makeCertificate } from './certificate';
import { type Front, openFront } from './front';
import { proxyTo } from './proxy-to';

const PORT = 42_000 + (process.pid % 4000);
let certificate: Certificate;
let front: Front | undefined;

beforeAll(() => {
  certificate = makeCertificate();
});
afterEach(async () => {
  await front?.close();
  front = undefined;
});

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Sends a request over HTTP/2, trusting only the certificate. */
function ask(path: string, headers: Record<string, string> = {}, body = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const session = connect(`https://127.0.0.1:${PORT}`, { ca: certificate.cert });
    session.once('error', reject);
    const method = body ? 'POST' : 'GET';
    const stream = session.request({ ':path': path, ':method': method, ...headers }, { endStream: body === '' });
    let [status, text] = [0, ''];
    stream.once('response', (answered) => {
      status = Number(answered[':status']);
    });
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    stream.once('error', reject);
    stream.once('end', () => {
      session.close();
      resolve({ status, body: text });
    });
    if (body) stream.end(body);
  });
}

const serve = async (handler: Handler) => {
  front = await openFront(certificate, PORT, handler);
};

it("the certificate is self-signed, valid for this machine, and matches its key's hash", () => {
  const read = new X509Certificate(certificate.cert);
  expect(read.verify(read.publicKey)).toBe(true);
  expect(read.checkIP('127.0.0.1')).toBe('127.0.0.1');
  expect(new Date(read.validFrom).getTime()).toBeLessThan(Date.now());
  expect(new Date(read.validTo).getTime()).toBeGreaterThan(Date.now());
  const key = read.publicKey.export({ type: 'spki', format: 'der' });
  expect(createHash('sha256').update(key).digest('base64')).toBe(certificate.spki);
});

describe('a front', () => {
  it('serves the handler over HTTP/2', async () => {
    await serve(async (request, response) => void response.writeHead(201).end(`you asked for ${request.url}`));
    expect(await ask('/a?b')).toEqual({ status: 201, body: 'you asked for /a?b' });
  });

  it('serves callers that speak only HTTP/1.1, as Playwright does for a page', async () => {
    await serve(async (request, response) => void response.end(`HTTP/${request.httpVersion}`));
    const agent = new Agent({ keepAlive: true, ca: certificate.cert });
    const body = await new Promise((resolve, reject) => {
      const call = get(`https://127.0.0.1:${PORT}/`, { agent }, (answer) => {
        answer.setEncoding('utf8').once('data', resolve);
      });
      call.once('error', reject);
    });
    expect(body).toBe('HTTP/1.1');
    // A keep-alive connection doesn't keep the front open.
    await front?.close();
    agent.destroy();
    front = undefined;
  });

  it('responds with 500 if the handler fails', async () => {
    await serve(() => Promise.reject(new Error('broken')));
    expect(await ask('/')).toMatchObject({ status: 500 });
  });
});

describe('proxied calls', () => {
  let upstream: Server;
  let upstreamPort: number;
  beforeEach(async () => {
    upstream = createServer((request, response) => {
      const parts: string[] = [];
      request.setEncoding('utf8').on('data', (part: string) => parts.push(part));
      request.on('end', () => {
        const { method, url, headers } = request;
        response.writeHead(202, { connection: 'keep-alive' });
        response.end(`${method} ${url} ${headers.authorization} ${parts.join('')}`);
      });
    });
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    const address = upstream.address();
    upstreamPort = address && typeof address === 'object' ? address.port : 0;
  });
  afterEach(() => new Promise((resolve) => void upstream.close(resolve)));

  it('keep their method, URL, headers and body', async () => {
    const calls = proxyTo(upstreamPort);
    await serve(calls.handler);
    const answer = await ask('/games.json?page=2', { authorization: 'Bearer x' }, '{"name":"n"}');
    calls.close();
    expect(answer).toEqual({ status: 202, body: 'POST /games.json?page=2 Bearer x {"name":"n"}' });
  });

  it('get a 500 response when the upstream is down', async () => {
    const calls = proxyTo(1);
    await serve(calls.handler);
    expect(await ask('/')).toMatchObject({ status: 500 });
    calls.close();
  });
});
