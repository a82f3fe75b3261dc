import { once } from 'node:events';
import { WebSocket } from 'ws';
import {
  openLiveClient,
  START_TIMEOUT,
  startTestProvider,
  TEST_PASSWORD,
  type TestProvider,
  Visitor,
} from '../testing';
import { eventually } from '../testing/eventually';
import { BAD_TOKEN } from './live-socket';

const BUILDER = 'https://builder.example.test';
const PARTNER = 'https://partner.example.test';
const HOUR = 3_600_000;

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider({ builderOrigins: [BUILDER] });
}, START_TIMEOUT);
afterAll(() => provider.close());
afterEach(() => expect(provider.faults).toEqual([]));

interface Pair {
  readonly token: string;
  readonly refresh_token: string;
}

/** A user who signed in with a password. */
async function somebody(brand = {}) {
  const whiteLabel = await provider.make.whiteLabel(brand);
  const user = await provider.make.user(whiteLabel);
  const visitor = provider.visitor(whiteLabel.identifier);
  const account = { email: user.email, password: TEST_PASSWORD };
  const { body } = await visitor.post<Pair>('/users/authenticate.json', account);
  return { whiteLabel, user, visitor, ...body, as: new Visitor(provider.origin, whiteLabel.identifier, body.token) };
}

/** The status for a page of an origin: 101, or the refusal. */
async function knock({ token = '', whitelabel }: Visitor, origin?: string): Promise<number> {
  const query = new URLSearchParams({ token, whitelabel });
  const headers = origin === undefined ? {} : { Origin: origin };
  const socket = new WebSocket(`${provider.origin.replace('http', 'ws')}/socket?${query}`, { headers });
  socket.on('error', () => {});
  const refused = once(socket, 'unexpected-response').then(([, response]) => Number(response.statusCode));
  const status = await Promise.race([refused, once(socket, 'open').then(() => 101)]);
  socket.terminate();
  return status;
}

describe('a socket whose token expires', () => {
  it('drops so that the client reconnects with a fresh token', async () => {
    const { as, visitor, refresh_token, whiteLabel } = await somebody();
    const client = await openLiveClient(provider.origin, as);
    provider.clock.forward(HOUR);
    expect(await client.closed).toBe(1006);
    const { body } = await visitor.post<Pair>('/users/refresh.json', { refresh_token });
    const again = await openLiveClient(provider.origin, { token: body.token, whitelabel: whiteLabel.identifier });
    again.close();
  });

  it('drops even if it was opened with a ticket', async () => {
    const { as } = await somebody();
    const { body } = await as.post<{ ticket: string }>('/users/ticket.json', { purpose: 'socket' });
    const client = await openLiveClient(provider.origin, { token: body.ticket, whitelabel: as.whitelabel });
    provider.clock.forward(HOUR);
    expect(await client.closed).toBe(1006);
  });
});

describe('a socket closes with 4401', () => {
  it('when its user signs out', async () => {
    const { as, visitor, refresh_token } = await somebody();
    const client = await openLiveClient(provider.origin, as);
    await visitor.post('/users/sign-out.json', { refresh_token });
    expect(await client.closed).toBe(BAD_TOKEN);
  });

  it("when its user's password changes", async () => {
    const { as, visitor, user } = await somebody();
    const client = await openLiveClient(provider.origin, as);
    await visitor.patch('/users/reset.json', { email: user.email });
    const [letter] = await provider.mailTo(user.email, 1);
    const address = /http\S+\/account\/password\?token=\S+/.exec(letter?.text ?? '')?.[0] ?? '';
    const words = { password: 'seven purple lanterns', password_confirmation: 'seven purple lanterns' };
    expect((await fetch(address, { method: 'POST', body: new URLSearchParams(words) })).status).toBe(200);
    expect(await client.closed).toBe(BAD_TOKEN);
  });
});

describe('the page that opens a socket', () => {
  it('must belong to a builder or to a partner of the white label', async () => {
    const { as } = await somebody({ allowed_origins: [PARTNER] });
    expect([await knock(as), await knock(as, BUILDER), await knock(as, PARTNER)]).toEqual([101, 101, 101]);
    const { as: other } = await somebody();
    const strangers = [
      await knock(as, 'https://evil.example.test'),
      await knock(as, 'null'),
      await knock(other, PARTNER),
    ];
    expect(strangers).toEqual([403, 403, 403]);
  });
});

describe('one person', () => {
  it('may open at most fifty sockets', async () => {
    const { as } = await somebody();
    const clients = await Promise.all(Array.from({ length: 50 }, () => openLiveClient(provider.origin, as)));
    expect(await knock(as)).toBe(429);
    const { as: other } = await somebody();
    expect(await knock(other)).toBe(101);
    clients[0]?.close();
    expect(
      await eventually(
        () => knock(as),
        (status) => status === 101,
      ),
    ).toBe(101);
    for (const client of clients) client.close();
  });

  it('may send a limited number of messages per socket', async () => {
    const { as } = await somebody();
    const client = await openLiveClient(provider.origin, as);
    for (let message = 0; message < 60; message += 1) client.open(message);
    client.open(undefined);
    expect(await client.closed).toBe(1008);
  });
});
