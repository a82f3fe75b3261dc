import { Agent, request } from 'node:http';
import { type ChildProvider, Factories, makeTestData, startChildProvider, TEST_PASSWORD, Visitor } from '../testing';

const TIMEOUT = 120_000;
const MB = 1_000_000;
/** No file may grow beyond 20 MiB: a full disk for uploads, but not yet for the database. */
const SMALL_DISK = ['sh', '-c', 'ulimit -f 40960; exec "$@"', 'sh'];

interface Heard {
  readonly status: number | undefined;
  readonly text: string;
}

let node: ChildProvider;
let visitor: Visitor;
let remove: () => Promise<void>;
/** A keep-alive connection, as browsers and proxies use. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  const data = await makeTestData();
  remove = data.remove;
  const database = await data.open();
  const make = new Factories(database);
  const user = await make.user(await make.whiteLabel());
  await database.close();
  node = await startChildProvider(data.env, { under: SMALL_DISK });
  const account = { email: user.email, password: TEST_PASSWORD };
  const { body } = await new Visitor(node.origin, user.whitelabel).post<{ token: string }>(
    '/users/authenticate.json',
    account,
  );
  visitor = new Visitor(node.origin, user.whitelabel, body.token);
}, TIMEOUT);
afterAll(async () => {
  agent.destroy();
  await node.kill();
  await remove();
}, TIMEOUT);

const call = (method: string, address: string, body?: Buffer) =>
  new Promise<Heard>((resolve, reject) => {
    const sent = request(address, { method, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode, text: Buffer.concat(parts).toString() }));
    });
    sent.on('error', reject);
    sent.end(body);
  });

it(
  'answers 507 when the disk is full and keeps the connection usable',
  async () => {
    const { body } = await visitor.get<{ signature: string }>('/medias/sign/png');
    const answer = await call('PUT', body.signature, Buffer.alloc(25 * MB, 1));
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      507,
      { message: 'There is no room left on the server for this file. Please try again later.' },
    ]);
    expect((await call('GET', `${node.origin}/health`)).status).toBe(200);
    expect(node.lines().filter((line) => line.includes('no room'))).toHaveLength(1);
  },
  TIMEOUT,
);
