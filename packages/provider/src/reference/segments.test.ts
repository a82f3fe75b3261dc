import { API_VERSION, type ProviderOffer } from '@waymark/contract';
import { START_TIMEOUT, startTestProvider, type TestProvider } from '../testing/start-test-provider';
import { readSegments } from './segments';

const V9 =
  '{"v9":{"api":"1.1.0","withheld":["game-trash"],"fields":{"getGame":{"game":{"berth":"Quay 3"},"tide":"low"}}}}';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider({ versions: ['v1', 'v9'], segments: readSegments(V9) });
}, START_TIMEOUT);
afterAll(() => provider.close());

describe('two version segments', () => {
  it('announce their own version and capabilities', async () => {
    const [one, nine] = await Promise.all(
      ['v1', 'v9'].map((segment) => provider.visitor('harbour').get<ProviderOffer>(`//${segment}/provider.json`)),
    );
    expect([one?.body.api, nine?.body.api]).toEqual([API_VERSION, '1.1.0']);
    const offered = (answer: typeof one) => Object.keys(answer?.body.capabilities ?? {});
    expect(offered(one)).toContain('game-trash');
    expect(offered(nine)).toEqual(offered(one).filter((name) => name !== 'game-trash'));
  });

  it('serve their own calls and fields', async () => {
    const whiteLabel = await provider.make.whiteLabel();
    const row = await provider.make.user(whiteLabel);
    const game = await provider.make.game(whiteLabel);
    await provider.make.member(game, row, { access: 'Created' });
    const who = await provider.as(row);
    const at = (segment: string, path: string) => who.get(`//${segment}${path}`);
    const restore = (segment: string) => who.post(`//${segment}/games/${game.id}/restore.json`);
    expect((await restore('v1')).body).toMatchObject({ missing: true });
    const gone = await restore('v9');
    expect([gone.status, gone.body]).toEqual([404, { message: 'There is no such call.' }]);
    expect((await at('v9', `/games/${game.id}.json`)).body).toMatchObject({
      game: { id: game.id, name: game.name, berth: 'Quay 3' },
      tide: 'low',
    });
    expect((await at('v1', `/games/${game.id}.json`)).body).not.toHaveProperty('game.berth');
  });
});

it.each(['v9', '{"v9":{"api":"nine"}}', '{"v9":{"withheld":["trash"]}}', '[]'])('rejects the segments %s', (text) => {
  expect(() => readSegments(text)).toThrow();
});
