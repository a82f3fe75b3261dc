import { START_PATIENCE, startTestProvider, type TestProvider } from '../../testing';
import { makeHarbour, type One } from '../../testing/harbour';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_PATIENCE);
afterAll(() => provider.close());
afterEach(() => expect(provider.faults).toEqual([]));

describe('a suggested challenge', () => {
  it('is put at the end of the game for who has the feature', async () => {
    const { game, whiteLabel, order } = await makeHarbour(provider, ['a', 'b']);
    const row = await provider.make.user(whiteLabel, { features: ['ai'] });
    await provider.make.member(game, row, { access: 'Managing' });
    const visitor = await provider.as(row);
    const { status, body } = await visitor.post<One>('/tasks/suggest.json', { game_id: game.id });
    expect([status, body.task.position]).toEqual([200, 3]);
    expect(await order()).toBe(`a b ${body.task.name}`);
  });

  it('is refused to an account without it', async () => {
    const { game, owner, order } = await makeHarbour(provider, ['a']);
    const { status } = await owner.post('/tasks/suggest.json', { game_id: game.id });
    expect(status).toBe(403);
    expect(await order()).toBe('a');
  });
});

describe('the places of challenges', () => {
  it('are those of challenges with a location, in their order, and no secret to who works on the game alone', async () => {
    const { game, owner, player, put } = await makeHarbour(provider, ['a', 'b', 'c']);
    await put('c', { latitude: 51.45, longitude: -2.6 });
    await put('a', { latitude: 0, longitude: 0 });
    const { body } = await owner.get<{ places: object[] }>(`/tasks/places/${game.id}.json`);
    expect(body.places).toMatchObject([
      { name: 'a', position: 1, latitude: 0, longitude: 0 },
      { name: 'c', position: 3, latitude: 51.45, longitude: -2.6 },
    ]);
    expect((await player.get(`/tasks/places/${game.id}.json`)).status).toBe(403);
  });
});
