import { type ChildProvider, Factories, makeTestData, startChildProvider, TEST_PASSWORD, Visitor } from '../testing';

const TIMEOUT = 240_000;
const data = makeTestData();
let child: ChildProvider | undefined;
afterAll(async () => {
  await child?.kill();
  await (await data).remove();
}, TIMEOUT);

it(
  'runs jobs in worker threads and shuts down cleanly',
  async () => {
    const database = await (await data).open();
    const make = new Factories(database);
    const whiteLabel = await make.whiteLabel();
    const chief = await make.user(whiteLabel, { super_admin: true });
    const game = await make.game(whiteLabel);
    await database.close();
    child = await startChildProvider((await data).env, { fromSources: true });
    const { identifier } = whiteLabel;
    const visitor = new Visitor(child.origin, identifier);
    const session = { email: chief.email, password: TEST_PASSWORD };
    const { body } = await visitor.post<{ token: string }>('/users/authenticate.json', session);
    const signedIn = new Visitor(child.origin, identifier, body.token);
    const file = Buffer.from('Headline\nBoje').toString('base64');
    const read = await signedIn.post('/tasks/import/preview.json', { game_id: game.id, file });
    expect([read.status, read.body]).toEqual([
      200,
      expect.objectContaining({ rows: [expect.objectContaining({ name: 'Boje' })] }),
    ]);
    expect(await child.stop()).toBe(0);
  },
  TIMEOUT,
);
