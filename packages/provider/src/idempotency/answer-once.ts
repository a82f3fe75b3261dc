import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { errors } from '../server/errors';
import type { Services } from '../server/services';
import { inOneTransaction } from './one-transaction';
import { claimKey, findKey, type KeyedCall, lockKey, releaseKey, storeResponse } from './repo';

/** How long a repeat waits for the original call, and how often it checks. */
const TIMEOUT = 5000;
const LOOK_EVERY = 100;

/** The request with its key. */
export interface KeyedRequest {
  readonly userId: number;
  readonly route: string;
  readonly key: string;
  /** Everything that identifies the request. */
  readonly request: readonly unknown[];
}

/** A response as sent. */
export interface KeptAnswer {
  readonly status: number;
  readonly text: string;
}

/**
 * Processes a call once, however often it is repeated within a day: a repeat gets the original response, waits for it
 * if it is in progress, and takes over if the original died. Failed calls are not remembered.
 * @param timeout milliseconds to wait for the original
 * @throws {ApiError} 422 for a different request with the same key, 425 if the original is still in progress
 */
export async function answerOnce(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { request, ...named }: KeyedRequest,
  produce: () => Promise<string>,
  timeout = TIMEOUT,
): Promise<KeptAnswer> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const call: KeyedCall = { ...named, requestHash, owner: randomUUID() };
  for (let waited = 0; ; waited += LOOK_EVERY) {
    if (await claimKey(database.db, call, now())) break;
    const found = await findKey(database.db, call);
    if (found && found.requestHash !== requestHash) throw errors.otherRequest();
    if (found?.status && found.answer !== null) return { status: found.status, text: found.answer };
    if (waited >= timeout) throw errors.underWay();
    await pause(LOOK_EVERY);
  }
  const refuseLate = (isMine: boolean) => {
    if (!isMine) throw errors.underWay();
  };
  try {
    const text = await inOneTransaction(
      database,
      {
        begin: async (tx) => refuseLate(await lockKey(tx, call)),
        end: async (queries, answer) => refuseLate(await storeResponse(queries, call, 200, answer)),
      },
      produce,
    );
    return { status: 200, text };
  } catch (error) {
    // If this fails too, the key is released when the call counts as dead.
    await releaseKey(database.db, call).catch(() => undefined);
    throw error;
  }
}
