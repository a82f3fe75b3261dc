import { ALL_LIVE_SOURCES, gameOfMessage, type LiveSource } from '@waymark/contract';
import { openLiveClient, testProvider } from '../testing';
import { announce, type PartsOf } from './announce';

const answer = { answer: { id: 5 }, task: { id: 6, name: 'Knots' }, team: { id: 7, name: 'Gulls' } };
const reward = { reward: { id: 8 } };
const task = { task: { id: 6, name: 'Knots' } };
const group = { group: { id: 9, name: 'Late train' } };
const team = { team: { id: 7, name: 'Gulls' } };

/** What each source carries; a missing source is a type error. */
const PARTS: { readonly [Source in LiveSource]: PartsOf<Source> } = {
  'ss.answer.accept': answer,
  'ss.answer.create': answer,
  'ss.answer.feature': answer,
  'ss.answer.reject': answer,
  'ss.answer.update': answer,
  'ss.dropbox.connected': {},
  'ss.game.clone': {},
  'ss.game.delete': {},
  'ss.game.join': {},
  'ss.game.media': { media: { uuid: '6f1c', urls: { png: 'http://localhost/still.png' } } },
  'ss.game.reel': {},
  'ss.game.rescore': {},
  'ss.game.score': {},
  'ss.game.update': { fields: ['name'] },
  'ss.reward.create': reward,
  'ss.reward.delete': reward,
  'ss.reward.update': reward,
  'ss.task.create': task,
  'ss.task.delete': task,
  'ss.task.update': { ...task, fields: ['tags'] },
  'ss.task.reel': task,
  'ss.team.create': team,
  'ss.team.delete': team,
  'ss.team.merge': team,
  'ss.team.photo': team,
  'ss.team.rename': team,
  'ss.team.unmerge': team,
  'ss.team.update': team,
  'ss.team.reel': team,
  'ss.personalization.create': {},
  'ss.personalization.delete': {},
  'ss.personalization.update': {},
  'ss.group.create': group,
  'ss.group.delete': group,
  'ss.group.update': { ...group, fields: ['label'] },
  'ss.analytic.teams': {},
  'ss.admin.create': {},
  'ss.admin.delete': {},
  'ss.coordinator.create': {},
  'ss.coordinator.delete': {},
  'ss.user.ban': {},
  'ss.user.unban': {},
};

const provider = testProvider();

it('sends each message to members with its names, game and author', async () => {
  const { make, database } = provider;
  const whiteLabel = await make.whiteLabel();
  const game = await make.game(whiteLabel);
  const member = await make.user(whiteLabel);
  await make.member(game, member, { access: 'Joined', judge: true });
  const [client, deaf] = [
    await openLiveClient(provider.origin, await provider.as(member)),
    await openLiveClient(provider.origin, await provider.as(await make.user(whiteLabel))),
  ];
  for (const source of ALL_LIVE_SOURCES) {
    await database.tx((tx) => announce({ database, tx }, game, source, PARTS[source], { userId: member.id }));
  }
  await client.waitFor(() => client.messages.length === ALL_LIVE_SOURCES.length);
  expect(client.messages.map(({ source }) => source)).toEqual(ALL_LIVE_SOURCES);
  for (const message of client.messages) {
    expect(gameOfMessage(message)).toBe(game.id);
    expect(message.detail).toMatchObject({
      user_id: member.id,
      game: { id: game.id, name: game.name },
      ...(PARTS[message.source as LiveSource] as object),
    });
  }
  const of = (source: LiveSource) => client.messages.find((message) => message.source === source)?.detail;
  expect(of('ss.answer.create')?.answer?.game_id).toBe(game.id);
  expect(of('ss.reward.create')?.reward?.game_id).toBe(game.id);
  expect(of('ss.game.media')?.media?.relation_id).toBe(game.id);
  expect(new Set(client.messages.map(({ id }) => id)).size).toBe(ALL_LIVE_SOURCES.length);
  expect(deaf.messages).toEqual([]);
  client.close();
  deaf.close();
});
