import { join } from 'node:path';
import { DataFolderLocked } from '../db/data-lock';
import { openDatabase } from '../db/open';
import { OperatorSeal } from '../maintenance/seal';
import type { ProviderOptions } from '../provider-options';
import { readSecret } from '../secret';
import { openStorage } from '../storage/open-storage';
import { OPERATOR_DOOR, sealedOrder } from './door';
import { type Operation, OperationRefused, type Report } from './operation';

const TIMEOUT = 30 * 60_000;

/**
 * Runs a command: directly in the database, or through the running provider that has the embedded one locked.
 * @throws {OperationRefused}
 */
export async function orderOperation(options: ProviderOptions, operation: Operation, args: unknown): Promise<Report> {
  try {
    return await runHere(options, operation, args);
  } catch (error) {
    if (!(error instanceof DataFolderLocked) || operation.alone) throw error;
    return await runThere(options, operation, args);
  }
}

const localOrigin = ({ host = 'localhost', port }: ProviderOptions): string => `http://${host}:${port}`;

async function runHere(options: ProviderOptions, operation: Operation, args: unknown): Promise<Report> {
  const { dataDir, databaseUrl, publicOrigin = localOrigin(options) } = options;
  const database = await openDatabase(dataDir, databaseUrl);
  try {
    const storage = openStorage(dataDir, options.s3);
    return await operation.run({ database, storage, origin: () => publicOrigin, now: () => new Date() }, args);
  } finally {
    await database.close();
  }
}

async function runThere(options: ProviderOptions, { words }: Operation, given: unknown): Promise<Report> {
  const secret = options.secret || (await readSecret(options.dataDir));
  const args = JSON.stringify(given);
  const sealed = new OperatorSeal(secret, () => new Date()).seal(sealedOrder(words, args));
  const running = localOrigin(options);
  const answer = await fetch(running + OPERATOR_DOOR, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ words, args, ...sealed }),
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => undefined);
  const body = (await answer?.json().catch(() => undefined)) as Report | undefined;
  if (answer?.ok && body) return body;
  if (answer) throw new OperationRefused(String(body?.message ?? `The provider refused with ${answer.status}.`));
  const lock = join(options.dataDir, 'waymark.lock');
  throw new OperationRefused(`No provider answers at ${running}, but one has the data folder locked (${lock}).`);
}
