import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { picture } from '@waymark/studio/testing';
import { START_TIMEOUT, startTestProvider, type TestProvider } from '../testing';

/** Number of held connections. */
const SLOW = 20;
const DRIP = 20;

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider({ timeouts: { head: 300, body: 300, upload: 20_000, silence: 10_000 } });
}, START_TIMEOUT);
afterAll(() => provider.close());
afterEach(() => expect(provider.faults).toEqual([]));

/** Sends a request head, then one character at a time until a response arrives. @returns its first line */
function drip(beginning: string, sign: string): Promise<string> {
  const { hostname, port } = new URL(provider.origin);
  return new Promise((resolve) => {
    let received = '';
    let dripping: NodeJS.Timeout | undefined;
    const socket = connect(Number(port), hostname, () => {
      socket.write(beginning);
      dripping = setInterval(() => socket.write(sign), DRIP);
    });
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(received.split('\r\n')[0] ?? '');
    });
  });
}

it.each([
  ['heads', 'GET /v1/services/maintenance.json HTTP/1.1\r\nHost: x\r\n', 'X-Slow: 1\r\n'],
  [
    'bodies',
    'POST /v1/users/authenticate.json HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{',
    ' ',
  ],
])('times out slow %s and serves others meanwhile', async (_, beginning, sign) => {
  const slow = Array.from({ length: SLOW }, () => drip(beginning, sign));
  expect((await fetch(`${provider.origin}/health`)).status).toBe(200);
  expect(await Promise.all(slow)).toEqual(Array.from({ length: SLOW }, () => 'HTTP/1.1 408 Request Timeout'));
});

it('gives uploads more time', async () => {
  const user = await provider.as(await provider.make.user(await provider.make.whiteLabel()));
  const { body } = await user.get<{ signature: string }>('/medias/sign/png');
  const file = await picture();
  const slowly = new ReadableStream({
    async start(controller) {
      controller.enqueue(new Uint8Array(file.subarray(0, 100)));
      // Longer than a call may take.
      await pause(700);
      controller.enqueue(new Uint8Array(file.subarray(100)));
      controller.close();
    },
  });
  const sent = await fetch(body.signature, { method: 'PUT', body: slowly, duplex: 'half' } as RequestInit);
  expect(sent.status).toBe(200);
});
