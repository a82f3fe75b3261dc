import type { TeamPlace } from '@waymark/contract';
import { testProvider } from '../testing';
import { openLiveClient } from '../testing/live-client';
import { makePlayground } from '../testing/playground';

const provider = testProvider();
const QUAY = { latitude: 51.4495, longitude: -2.6 };
const east = (steps: number) => ({ ...QUAY, longitude: QUAY.longitude + steps / 1000 });

const ofGame = (id: number) => `/games/${id}/team-places.json`;

it('shows the trail of a sharing team to organisers only', async () => {
  const ground = await makePlayground(provider, { share_location: 1 });
  const { game, owner, coordinator, judge } = ground;
  const gulls = await ground.team('Gulls');
  await ground.team('Crabs');
  const client = await openLiveClient(provider.origin, owner, ['ss.place.move']);
  const own = await openLiveClient(provider.origin, gulls.as, ['ss.place.move', 'ss.team.create']);
  for (const step of [0, 1, 2]) {
    await gulls.as.post(`/play/places/${game.id}.json`, east(step));
    provider.clock.forward(5_000);
  }
  const moved = await client.waitFor(
    ({ detail }) => (detail.place as { longitude?: number })?.longitude === east(2).longitude,
  );
  expect(moved.detail).toMatchObject({ game: { id: game.id }, team: { id: gulls.id } });
  // An answer carries its place.
  const answer = { game_id: game.id, task_id: (await ground.task()).id, key: 'where-we-are', comment: 'Here' };
  await gulls.as.post('/play/answers.json', { ...answer, ...east(3), share_location: 1 });
  for (const who of [owner, coordinator]) {
    const { body } = await who.get<{ teams: TeamPlace[] }>(ofGame(game.id));
    expect(body).toMatchObject({
      shared: true,
      teams: [
        { name: 'Crabs', place: null, trail: [], last_answer_at: null },
        {
          name: 'Gulls',
          place: east(3),
          trail: [0, 1, 2].map((n) => [QUAY.latitude, east(n).longitude, expect.any(Number)]),
        },
      ],
    });
    expect(body.teams[1]?.last_answer_at).not.toBeNull();
  }
  expect((await judge.get(ofGame(game.id))).status).toBe(403);
  expect((await gulls.as.get(ofGame(game.id))).status).toBe(403);
  await owner.post('/teams.json', { game_id: game.id });
  await own.waitFor(({ source }) => source === 'ss.team.create');
  expect(own.messages.map(({ source }) => source)).not.toContain('ss.place.move');
});

it('keeps no places of a game that does not share them', async () => {
  const ground = await makePlayground(provider, { share_location: 0 });
  const gulls = await ground.team('Gulls');
  expect((await gulls.as.post(`/play/places/${ground.game.id}.json`, QUAY)).status).toBe(200);
  await ground.owner.put(`/games/${ground.game.id}.json`, { share_location: 1 });
  const { body } = await ground.owner.get<{ teams: TeamPlace[] }>(ofGame(ground.game.id));
  expect(body.teams).toMatchObject([{ name: 'Gulls', place: null }]);
});

it('ends a trail after half an hour and throttles frequent places', async () => {
  const ground = await makePlayground(provider, { share_location: 1 });
  const { game, owner } = ground;
  const gulls = await ground.team('Gulls');
  const say = (step: number) => gulls.as.post(`/play/places/${game.id}.json`, east(step));
  await say(0);
  provider.clock.forward(31 * 60_000);
  await say(1);
  provider.clock.forward(1_000);
  await say(2);
  provider.clock.forward(2_000);
  await say(3);
  const { body } = await owner.get<{ teams: TeamPlace[] }>(ofGame(game.id));
  expect(body.teams).toMatchObject([
    { place: east(3), trail: [[QUAY.latitude, east(1).longitude, expect.any(Number)]] },
  ]);
});
