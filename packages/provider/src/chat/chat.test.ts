import type { Chat, ChatLine } from '@waymark/contract';
import { chatLines, teams } from '../db/schema';
import { testProvider } from '../testing';
import { openLiveClient } from '../testing/live-client';
import { makePlayground } from '../testing/playground';

const provider = testProvider();

interface Lines {
  readonly lines: readonly ChatLine[];
  readonly answers: boolean;
}
const textsOf = ({ lines }: Lines) => lines.map(({ from, text }) => [from, text]);

it('carries messages between a team and its organisers, with live events and unread counts', async () => {
  const ground = await makePlayground(provider);
  const { game, owner, coordinator } = ground;
  const gulls = await ground.team('Gulls');
  const crabs = await ground.team('Crabs');
  const play = `/play/chat/${game.id}.json`;
  const client = await openLiveClient(provider.origin, owner, ['ss.chat.create']);
  const other = await openLiveClient(provider.origin, crabs.as, ['ss.chat.create']);

  expect((await gulls.as.post(play, { text: ' Is the far pier open? ' })).status).toBe(200);
  const received = await client.waitFor(({ source }) => source === 'ss.chat.create');
  expect(received.detail).toMatchObject({ game: { id: game.id }, team: { id: gulls.id } });
  const chats = async () => (await owner.get<{ chats: Chat[] }>(`/games/${game.id}/chats.json`)).body.chats;
  expect(await chats()).toMatchObject([
    { team: { name: 'Gulls' }, unread: 1, last: { from: 'team', text: 'Is the far pier open?' } },
  ]);

  const desk = `/games/${game.id}/chats/${gulls.id}.json`;
  await owner.post(desk, { text: 'Until 19:30.' });
  await owner.put(`/games/${game.id}/chats/${gulls.id}/seen.json`, {});
  expect(await chats()).toMatchObject([{ unread: 0, last: { from: 'organiser' } }]);
  const both = [
    ['team', 'Is the far pier open?'],
    ['organiser', 'Until 19:30.'],
  ];
  expect(textsOf((await gulls.as.get<Lines>(play)).body)).toEqual(both);
  expect(textsOf((await owner.get<Lines>(desk)).body)).toEqual(both);

  // Other teams neither see nor hear of it, and coordinators can't answer.
  expect((await crabs.as.get<Lines>(play)).body.lines).toEqual([]);
  expect((await coordinator.post(desk, { text: 'Hello' })).status).toBe(403);
  const elsewhere = await makePlayground(provider);
  const stranger = await elsewhere.team('Gulls');
  expect((await owner.post(`/games/${game.id}/chats/${stranger.id}.json`, { text: 'Hello' })).status).toBe(404);
  await crabs.as.post(play, { text: 'We are here.' });
  await other.waitFor(({ detail }) => detail.team?.id === crabs.id);
  expect(other.messages.map(({ detail }) => detail.team?.id)).toEqual([crabs.id]);
});

it('is read-only for teams when switched off, and delivers a private message only to its player', async () => {
  const ground = await makePlayground(provider, { notifications_bidirectional: 0 });
  const { game, owner } = ground;
  const gulls = await ground.team('Gulls');
  const mate = await provider.make.user(ground.whiteLabel);
  await provider.make.member(game, mate, { access: 'Joined' });
  await provider.make.player({ id: gulls.id, game_id: game.id }, mate);
  const play = `/play/chat/${game.id}.json`;
  const refused = await gulls.as.post(play, { text: 'Hello?' });
  expect([refused.status, refused.body]).toEqual([409, { message: 'The chat of this game is switched off.' }]);

  await owner.post(`/games/${game.id}/blast.json`, {
    method: 3,
    subject: '',
    message: 'For you',
    player_id: gulls.user.id,
  });
  await owner.post(`/games/${game.id}/blast.json`, { method: 3, subject: 'All', message: 'Walk back.' });
  const client = await openLiveClient(provider.origin, gulls.as, ['ss.chat.create']);
  const mine = async () => (await gulls.as.get<Lines>(play)).body;
  while ((await mine()).lines.length < 2) await client.waitFor(({ source }) => source === 'ss.chat.create');
  expect((await mine()).answers).toBe(false);
  expect(textsOf(await mine()).sort()).toEqual([
    ['system', 'All\n\nWalk back.'],
    ['system', 'For you'],
  ]);
  expect(textsOf((await (await provider.as(mate)).get<Lines>(play)).body)).toEqual([['system', 'All\n\nWalk back.']]);
});

it('lists an unread chat however many others have later lines', async () => {
  const ground = await makePlayground(provider);
  const { game, owner } = ground;
  const { db } = provider.database;
  const gulls = await ground.team('Gulls');
  await gulls.as.post(`/play/chat/${game.id}.json`, { text: 'Is the far pier open?' });
  const many = Array.from({ length: 501 }, (_, n) => ({ game_id: game.id, name: `Crabs ${n}` }));
  const others = await db.insert(teams).values(many).returning();
  await db
    .insert(chatLines)
    .values(
      others.map(({ id }) => ({ game_id: game.id, team_id: id, side: 'organiser' as const, text: 'Walk back.' })),
    );
  const { chats } = (await owner.get<{ chats: Chat[] }>(`/games/${game.id}/chats.json`)).body;
  expect(chats).toHaveLength(500);
  expect(chats.filter(({ unread }) => unread)).toMatchObject([{ team: { name: 'Gulls' }, unread: 1 }]);
  expect(chats[0]).toMatchObject({ team: { name: 'Crabs 500' } });
});
