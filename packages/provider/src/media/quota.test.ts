import { picture } from '@waymark/studio/testing';
import { eq } from 'drizzle-orm';
import { media } from '../db/schema';
import { START_TIMEOUT, startTestProvider, type TestProvider, type Visitor } from '../testing';

let provider: TestProvider;
let file: Uint8Array<ArrayBuffer>;
/** Room for one and a half such files. */
let room: number;
beforeAll(async () => {
  file = new Uint8Array(await picture());
  room = Math.floor(file.length * 1.5);
  provider = await startTestProvider({ storagePerAccount: room });
}, START_TIMEOUT);
const full = () => ({
  message: `Your storage is full (${room / 1e9} GB). Remove pictures or videos from your games to make room.`,
});
afterAll(() => provider.close());
afterEach(() => expect(provider.faults).toEqual([]));

async function somebody() {
  const user = await provider.make.user(await provider.make.whiteLabel());
  return { user, as: await provider.as(user) };
}
const sign = (visitor: Visitor) => visitor.get<{ signature: string; name: string }>('/medias/sign/png');
const put = async ({ signature }: { signature: string }) => {
  const answer = await fetch(signature, { method: 'PUT', body: file });
  return { status: answer.status, body: (await answer.json()) as unknown };
};

it('enforces the storage quota, even for concurrent uploads', async () => {
  const { as } = await somebody();
  const addresses = [(await sign(as)).body, (await sign(as)).body, (await sign(as)).body];
  const answers = await Promise.all(addresses.map(put));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 413, 413]);
  expect(answers.find(({ status }) => status === 413)?.body).toEqual(full());
  const { as: other } = await somebody();
  expect((await put((await sign(other)).body)).status).toBe(200);
});

it('signs no upload for a full account until it frees space', async () => {
  const { user, as } = await somebody();
  const { body } = await sign(as);
  expect((await put(body)).status).toBe(200);
  const stored = eq(media.uuid, body.name.slice(0, 36));
  await provider.database.db.update(media).set({ bytes: room }).where(stored);
  const { status, body: text } = await sign(as);
  expect([status, text]).toEqual([413, full()]);
  await provider.database.db.update(media).set({ state: 'discarded' }).where(eq(media.owner_id, user.id));
  expect((await sign(as)).status).toBe(200);
});
