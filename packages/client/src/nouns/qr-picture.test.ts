/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GameId, TaskId } from '@waymark/contract';
import { WebSocket, WebSocketServer } from 'ws';
import { LiveConnection } from '../live/connection';
import { Session } from '../session/session';
import { answeringApi } from '../testing/answering-api';
import { PretendBrowser } from '../testing/pretend-browser';
import { testConfig } from '../testing/pretend-platform';
import { createTransport } from '../transport/transport';
import { qrPicture } from './qr-picture';

beforeAll(() => {
  Object.assign(globalThis, { WebSocket });
});

const GAME = 7 as GameId;
const CHALLENGE = 12 as TaskId;
const PICTURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00, 0x80]);

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

/** A platform with API and socket on one port, and the api of a signed-in page. */
async function openPlatform(answer: { status: number; type: string; body: Buffer | string }) {
  const requests: { url: URL; headers: NodeJS.Dict<string | string[]> }[] = [];
  const server = createServer(({ url, headers }, response) => {
    requests.push({ url: new URL(url ?? '', 'http://test'), headers });
    response.writeHead(answer.status, { 'Content-Type': answer.type }).end(answer.body);
  });
  const sockets = new WebSocketServer({ server });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = { ...testConfig, apiOrigin: `http://${host}`, realtimeUrl: `ws://${host}/socket` };
  const { storage, events } = new PretendBrowser().openTab();
  const session = new Session({
    config,
    hostname: 'builder.test',
    storage,
    events: events as unknown as Window,
    onExpired: () => undefined,
    onMaintenance: () => undefined,
  });
  session.begin({ token: 't1', refresh_token: 'r1', lifespan: 60 });
  const request = createTransport({ config, hostname: 'builder.test', session, onLapsed: () => undefined });
  opened.push(() => {
    sockets.close();
    server.closeAllConnections();
    server.close();
  });
  return { requests, config, sockets, api: { request } };
}

describe('the image of a QR challenge', () => {
  it('arrives byte for byte, requested with the usual credentials', async () => {
    const platform = await openPlatform({ status: 200, type: 'image/png', body: PICTURE });
    const file = await qrPicture(platform.api, GAME, CHALLENGE);
    expect(file.type).toBe('image/png');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(PICTURE);
    const [{ url, headers } = { url: undefined, headers: {} }] = platform.requests;
    expect(`${url?.pathname}${url?.search}`).toBe('/v1/tasks/12/qr.png?whitelabel=harbour&game_id=7');
    expect(headers).toMatchObject({ authorization: 'Bearer t1', 'x-whitelabel': 'harbour' });
  });

  it('fails like every call, with the reason of the refusal', async () => {
    const platform = await openPlatform({ status: 403, type: 'application/json', body: '{"message":"Not yours."}' });
    await expect(qrPicture(platform.api, GAME, CHALLENGE)).rejects.toMatchObject({
      status: 403,
      message: 'Not yours.',
    });
  });

  it('rejects an answer that the host read as text', async () => {
    await expect(qrPicture(answeringApi('\u0089PNG'), GAME, CHALLENGE)).rejects.toThrow(
      'The platform sent no picture.',
    );
  });
});

it('names the same white label in call headers, the socket query and the image query', async () => {
  const platform = await openPlatform({ status: 200, type: 'image/png', body: PICTURE });
  const { whitelabel, realtimeUrl: url } = platform.config;
  const joined = new Promise<URL>((resolve) =>
    platform.sockets.once('connection', (_, request) => resolve(new URL(request.url ?? '', 'ws://test'))),
  );
  const nothing = () => undefined;
  const line = new LiveConnection({ url, whitelabel, token: async () => 't1', onMessage: nothing, onGap: nothing });
  opened.push(() => line.close());
  line.open();
  await qrPicture(platform.api, GAME, CHALLENGE);
  const named = [
    platform.requests[0]?.headers['x-whitelabel'],
    (await joined).searchParams.get('whitelabel'),
    platform.requests[0]?.url.searchParams.get('whitelabel'),
  ];
  expect(named).toEqual([whitelabel, whitelabel, whitelabel]);
});
