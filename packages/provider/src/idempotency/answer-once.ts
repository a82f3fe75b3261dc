import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { errors } from '../server/errors';
import type { Services } from '../server/services';
import { inOneTransaction } from './one-transaction';
import { claimKey, findKey, holdKey, type KeyedCall, keepAnswer, releaseKey } from './repo';

/** How long a repeat waits for the call it repeats, and how often it looks. */
const PATIENCE = 5000;
const LOOK_EVERY = 100;

/** What came with a key. */
export interface KeyedRequest {
  readonly userId: number;
  readonly route: string;
  readonly key: string;
  /** Everything that makes it this request and no other one. */
  readonly request: readonly unknown[];
}

/** An answer as it travels. */
export interface KeptAnswer {
  readonly status: number;
  readonly text: string;
}

/**
 * Does what a call asks for once, however often the call comes within a day: a repeat is answered as the first one was, waits
 * while that is under way, and does it itself where that died before it was done. What failed was not done.
 * @param patience milliseconds to wait for the first
 * @throws {ApiError} 422 for another request under the same key, 425 when the first is still under way
 */
export async function answerOnce(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { request, ...named }: KeyedRequest,
  produce: () => Promise<string>,
  patience = PATIENCE,
): Promise<KeptAnswer> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const call: KeyedCall = { ...named, requestHash, owner: randomUUID() };
  for (let waited = 0; ; waited += LOOK_EVERY) {
    if (await claimKey(database.db, call, now())) break;
    const found = await findKey(database.db, call);
    if (found && found.requestHash !== requestHash) throw errors.otherRequest();
    if (found?.status && found.answer !== null) return { status: found.status, text: found.answer };
    if (waited >= patience) throw errors.underWay();
    await pause(LOOK_EVERY);
  }
  const refuseLate = (isMine: boolean) => {
    if (!isMine) throw errors.underWay();
  };
  try {
    const text = await inOneTransaction(
      database,
      {
        begin: async (tx) => refuseLate(await holdKey(tx, call)),
        end: async (queries, answer) => refuseLate(await keepAnswer(queries, call, 200, answer)),
      },
      produce,
    );
    return { status: 200, text };
  } catch (error) {
    // Where this fails as well, the key is free again when the call counts as dead.
    await releaseKey(database.db, call).catch(() => undefined);
    throw error;
  }
}
