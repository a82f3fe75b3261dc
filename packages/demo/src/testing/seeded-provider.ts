import type { GameRow } from '@waymark/contract';
import type { Database } from '@waymark/provider/data';
import { testProvider, Visitor } from '@waymark/provider/testing';
import type { SQL } from 'drizzle-orm';
import { seedDemo } from '../seed';

/**
 * The provider of a test file with the demo data of a given moment, and ways to query it. Only for use inside tests.
 */
export function seededProvider(now: Date) {
  const provider = testProvider({
    now: () => now,
    seed: (database, storage) => seedDemo(database, storage, { now }),
  });

  async function rowsOf<Row>(query: SQL, database: Database = provider.database): Promise<Row[]> {
    const found: unknown = await database.db.execute(query);
    return (found as { rows: Row[] }).rows;
  }

  return {
    provider,
    rowsOf,
    count: async (query: SQL) => Number((await rowsOf<{ n: string }>(query))[0]?.n),
    signIn: async (whitelabel: string, email: string): Promise<Visitor> => {
      const answer = await provider
        .visitor(whitelabel)
        .post<{ token: string }>('/users/authenticate.json', { email, password: 'waymark-demo' });
      expect({ email, status: answer.status }).toEqual({ email, status: 200 });
      return new Visitor(provider.origin, whitelabel, answer.body.token);
    },
    gamesOf: async (visitor: Visitor): Promise<GameRow[]> =>
      (await visitor.get<{ games: GameRow[] }>('/games.json?per_page=100')).body.games,
  };
}
