/** @also-embedded Transactions depend on the engine. */
import { eq } from 'drizzle-orm';
import { games, groups } from '../db/schema';
import { testProvider } from '../testing';
import { inOneTransaction } from './one-transaction';

const provider = testProvider();

const makeGame = async () => provider.make.game(await provider.make.whiteLabel());

describe('the transaction of a call', () => {
  const nothing = { begin: async () => undefined, end: async () => undefined };

  it('runs queries one by one and rolls back a failed part alone', async () => {
    const game = await makeGame();
    const { database } = provider;
    const insert = (name: string) => (tx: typeof database.db) => tx.insert(groups).values({ game_id: game.id, name });
    const names = async () =>
      (await database.db.select().from(groups).where(eq(groups.game_id, game.id))).map(({ name }) => name).toSorted();
    await inOneTransaction(database, nothing, async () => {
      await Promise.all([database.tx(insert('one')), database.tx(insert('two'))]);
      const failing = database.tx(async (tx) => {
        await insert('three')(tx);
        throw new Error('No.');
      });
      await expect(failing).rejects.toThrow('No.');
      expect(await Promise.all([names(), names(), names()])).toEqual([1, 2, 3].map(() => ['one', 'two']));
    });
    expect(await names()).toEqual(['one', 'two']);
  });

  it('rejects queries that need another connection', async () => {
    const game = await makeGame();
    const { database } = provider;
    const find = database.prepare('find_game', database.db.select().from(games).where(eq(games.id, game.id)));
    expect(await find({})).toHaveLength(1);
    await inOneTransaction(database, nothing, async () => {
      expect(await find({})).toHaveLength(1);
      await database.tx(async (tx) => tx.insert(groups).values({ game_id: game.id, name: 'one' }));
      expect(() => find({})).toThrow('only its own queries');
    });
    expect(await find({})).toHaveLength(1);
  });

  it('excludes work that outlives the call', async () => {
    const game = await makeGame();
    const { database } = provider;
    let go: () => void = () => {};
    let left: Promise<unknown> = Promise.resolve();
    await inOneTransaction(database, nothing, async () => {
      const gate = new Promise<void>((resolve) => {
        go = resolve;
      });
      left = gate.then(() => database.tx((tx) => tx.select().from(groups).where(eq(groups.game_id, game.id))));
      await database.tx(async (tx) => tx.insert(groups).values({ game_id: game.id, name: 'one' }));
    });
    go();
    expect(await left).toHaveLength(1);
  });
});
