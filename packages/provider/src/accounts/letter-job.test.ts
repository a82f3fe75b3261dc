import { JOBS_CHANNEL } from '../jobs/add';
import { START_TIMEOUT, startTestProvider, type TestProvider } from '../testing';
import { eventually } from '../testing/eventually';
import { type PostOffice, postOffice } from '../testing/post-office';

const MINUTE = 60_000;
const PASSWORD = 'nine lanterns';

let provider: TestProvider;
let port: number;
let office: PostOffice | undefined;
beforeAll(async () => {
  const closed = await postOffice();
  closed.close();
  ({ port } = closed);
  provider = await startTestProvider({ smtpUrl: closed.url, builderOrigins: ['https://builder.example.test'] });
}, START_TIMEOUT);
afterEach(() => office?.close());
afterAll(() => provider.close());

/** Lets the time until the next attempt pass. */
const wait = async (milliseconds: number) => {
  provider.clock.forward(milliseconds);
  await provider.database.notify(JOBS_CHANNEL, '');
};

/** Everything sent to the mail server, with the line breaks of the encoding undone. */
const lines = () => (office?.lines ?? []).join('\n').replaceAll('=\n', '').replaceAll('=3D', '=');
const count = (part: RegExp) => lines().match(part)?.length ?? 0;

it('queues a password mail while the mail server is down, then sends a working link', async () => {
  const whiteLabel = await provider.make.whiteLabel();
  const operator = await provider.as(await provider.make.user(whiteLabel, { super_admin: true }));
  const visitor = provider.visitor(whiteLabel.identifier);
  const listed = async () => (await operator.get<{ jobs: { state: string }[] }>('/jobs.json')).body.jobs;
  const email = 'noor@example.test';
  const account = { name: 'Noor', email, password: PASSWORD, password_confirmation: PASSWORD };
  expect((await visitor.post('/users.json', account)).status).toBe(200);
  // A second request does not send a second letter.
  for (const _turn of [1, 2]) {
    expect(await visitor.patch('/users/reset.json', { email })).toMatchObject({ status: 200, body: { delayed: true } });
  }
  await wait(MINUTE);
  const failing = await eventually(listed, (jobs) => jobs.length === 2 && jobs.every((job) => job.state === 'waiting'));
  expect(failing).toEqual([
    expect.objectContaining({ kind: 'letter', state: 'waiting', fault: expect.stringContaining('ECONNREFUSED') }),
    expect.objectContaining({ kind: 'letter', state: 'waiting', fault: expect.stringContaining('ECONNREFUSED') }),
  ]);

  office = await postOffice({ port });
  await wait(2 * 60 * MINUTE);
  // Each message ends with a full stop on a line of its own.
  await eventually(
    async () => count(/^\.$/gm),
    (n) => n === 2,
  );
  expect([count(/^RCPT TO:<noor@example.test>$/gm), count(/^Subject: Welcome to/gm)]).toEqual([2, 1]);
  const [, token] = /token=([\w-]+)/.exec(lines()) ?? [];
  const chosen = { token, password: 'eleven harbours', password_confirmation: 'eleven harbours' };
  expect((await visitor.patch('/users/password.json', chosen)).status).toBe(200);
});

it('does not list mail jobs that succeed at the first attempt', async () => {
  office = await postOffice({ port });
  const whiteLabel = await provider.make.whiteLabel();
  const operator = await provider.as(await provider.make.user(whiteLabel, { super_admin: true }));
  const visitor = provider.visitor(whiteLabel.identifier);
  const account = { name: 'Ida', email: 'ida@example.test', password: PASSWORD, password_confirmation: PASSWORD };
  expect((await visitor.post('/users.json', account)).status).toBe(200);
  await eventually(
    async () => count(/^RCPT TO:<ida@example.test>$/gm),
    (n) => n === 1,
  );
  expect(count(/^RCPT TO:<ida@example.test>$/gm)).toBe(1);
  expect((await operator.get('/jobs.json')).body).toMatchObject({ jobs: [], meta: { count: 0 } });
});
