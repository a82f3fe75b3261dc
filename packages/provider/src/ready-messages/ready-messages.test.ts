import { READY_MESSAGES_MAX } from '@waymark/contract';
import { personalizations } from '../db/schema';
import { testProvider, type Visitor } from '../testing';
import { makePlayground } from '../testing/playground';

const provider = testProvider();

interface Message {
  readonly id: number;
  readonly text: string;
  readonly decision: string;
  readonly position: number;
  readonly everywhere: boolean;
}

async function organised() {
  const playground = await makePlayground(provider);
  const { game, owner, whiteLabel } = playground;
  const root = await provider.as(await provider.make.user(whiteLabel, { super_admin: true }));
  const add = (text: string, more: object = {}, who: Visitor = owner) =>
    who.post<{ message: Message; errors?: object }>('/answers/messages.json', { game_id: game.id, text, ...more });
  const list = async (who: Visitor, id = game.id) =>
    (await who.get<{ messages: Message[] }>(`/answers/messages/${id}.json`)).body.messages;
  return { ...playground, root, add, list };
}

it("orders a game's ready messages and lists them for judges", async () => {
  const { add, list, judge, owner, game } = await organised();
  const [first, second] = [
    (await add('Splendid.')).body.message,
    (await add('Too dark.', { decision: 'reject' })).body.message,
  ];
  expect(await list(judge)).toEqual([
    { id: first.id, text: 'Splendid.', decision: '', position: 1, everywhere: false },
    { id: second.id, text: 'Too dark.', decision: 'reject', position: 2, everywhere: false },
  ]);
  const put = (id: number, body: object) => owner.put(`/answers/messages/${id}.json`, { game_id: game.id, ...body });
  await put(second.id, { position: 1, text: 'Far too dark.' });
  expect((await list(judge)).map(({ text, position }) => [text, position])).toEqual([
    ['Far too dark.', 1],
    ['Splendid.', 2],
  ]);
  await owner.call('DELETE', `/answers/messages/${second.id}.json?game_id=${game.id}`);
  expect((await list(judge)).map(({ text, position }) => [text, position])).toEqual([['Splendid.', 1]]);
});

it("adds the white label's messages to every game, editable by super administrators only", async () => {
  const { add, list, judge, owner, root, game, whiteLabel } = await organised();
  expect((await add('Try again.', { everywhere: 1 })).status).toBe(403);
  const { body } = await add('Try again.', { everywhere: 1 }, root);
  await add('Splendid.');
  expect((await list(judge)).map(({ text, everywhere }) => [text, everywhere])).toEqual([
    ['Splendid.', false],
    ['Try again.', true],
  ]);
  const another = await provider.make.game(whiteLabel);
  expect((await list(root, another.id)).map(({ text }) => text)).toEqual(['Try again.']);
  const path = `/answers/messages/${body.message.id}.json`;
  expect((await owner.put(path, { game_id: game.id, text: 'No.' })).status).toBe(403);
  expect((await owner.call('DELETE', `${path}?game_id=${game.id}`)).status).toBe(403);
  expect((await root.call('DELETE', `${path}?game_id=${game.id}`)).status).toBe(200);
});

it('rejects empty, overlong, foreign and too many messages', async () => {
  const { add, list, owner, game } = await organised();
  for (const [text, status] of [
    ['  ', 422],
    ['x'.repeat(1025), 422],
  ] as const) {
    expect((await add(text)).status).toBe(status);
  }
  expect((await add('Fine.', { decision: 'delete' })).status).toBeGreaterThanOrEqual(400);
  for (let made = 0; made < READY_MESSAGES_MAX; made += 1) await add(`Message ${made}`);
  expect((await add('One more')).status).toBe(422);
  const elsewhere = await organised();
  const { message } = (await elsewhere.add('Theirs.')).body;
  expect((await owner.put(`/answers/messages/${message.id}.json`, { game_id: game.id, text: 'Ours.' })).status).toBe(
    404,
  );
  expect(await list(owner)).toHaveLength(READY_MESSAGES_MAX);
});

it("fills the game's words into a decision's message", async () => {
  const { game, team, task, submit, review, judge } = await organised();
  await provider.database.db
    .insert(personalizations)
    .values({ game_id: game.id, key: 'pub', value: 'The Anchor $& Rope' });
  const { as } = await team();
  const { id } = (await submit(as, await task())).body.answer;
  await review(judge, 'reject', id, { message: 'Not at the %{pub}. Ask %{host}, or see %{Pub}.' });
  const { body } = await as.get<{ answer: object }>(`/answers/${id}.json?game_id=${game.id}`);
  const text = 'Not at the The Anchor $& Rope. Ask %{host}, or see %{Pub}.';
  expect(body.answer).toMatchObject({ review_message: text });
});
