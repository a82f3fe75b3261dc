import { type ApiRequest, asGameId } from '@waymark/contract';
import { allRewardsQuery, makeReward } from './rewards';

const { signal } = new AbortController();

it("reads all rewards of a game, whatever the provider's page size", async () => {
  const requests: unknown[] = [];
  const request = async <T>({ query }: ApiRequest): Promise<T> => {
    requests.push(query?.page);
    const page = Number(query?.page);
    return { achievements: [{ id: page }], meta: { pages: 3 } } as T;
  };
  const rewards = await allRewardsQuery({ request }, asGameId(7)).queryFn({ signal });
  expect([rewards.map(({ id }) => id), requests]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
  const whole = async <T>(): Promise<T> => ({ achievements: [{ id: 1 }, { id: 2 }] }) as T;
  expect(await allRewardsQuery({ request: whole }, asGameId(7)).queryFn({ signal })).toHaveLength(2);
});

it('reads ids that arrive as text', async () => {
  const request = async <T>(): Promise<T> => ({ achievements: [{ id: '5', first: '3' }] }) as T;
  expect(await allRewardsQuery({ request }, asGameId(7)).queryFn({ signal })).toMatchObject([{ id: 5, first: 3 }]);
});

it('finds a new reward on the last page, if the response to its creation lacks it', async () => {
  const request = async <T>({ method, query }: ApiRequest): Promise<T> =>
    (method === 'POST' ? {} : { achievements: [{ id: Number(query?.page) }], meta: { pages: 3 } }) as T;
  expect((await makeReward({ request }, asGameId(7), 25)).reward.id).toBe(3);
});
