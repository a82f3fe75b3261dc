import { existsSync } from 'node:fs';
import { openDatabase } from '../db/open';
import { readSecret } from '../secret';
import { MAINTENANCE_DOOR, orderOf } from './routes';
import { OperatorSeal } from './seal';
import { switchMaintenance } from './switch';

/** Thrown when the order fails, with a sentence for the operator. */
export class OrderFailed extends Error {
  override readonly name = 'OrderFailed';
}

/** Where the provider and its data are. */
export interface OrderOptions {
  readonly port: number;
  readonly host?: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** The provider's secret; by default the one in the data folder. */
  readonly secret?: string | undefined;
}

/**
 * Switches maintenance on or off: through the running provider, which has the embedded database locked, or directly in
 * the database if none answers.
 * @throws {OrderFailed}
 */
export async function orderMaintenance(options: OrderOptions, on: boolean): Promise<void> {
  const { port, host = 'localhost', dataDir, databaseUrl } = options;
  if (!databaseUrl && !existsSync(dataDir))
    throw new OrderFailed(
      `There is no data in ${dataDir} yet. Start the provider first, or set WAYMARK_DATA or DATABASE_URL as it has them.`,
    );
  const running = `http://${host}:${port}`;
  const secret = options.secret || (await readSecret(dataDir));
  const now = () => new Date();
  const answer = await fetch(running + MAINTENANCE_DOOR, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ on, ...new OperatorSeal(secret, now).seal(orderOf(on)) }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  if (answer?.ok) return;
  if (answer) {
    throw new OrderFailed(
      `The provider at ${running} refused with ${answer.status}. Does this command have the provider's own WAYMARK_DATA and WAYMARK_SECRET?`,
    );
  }
  const database = await openDatabase(dataDir, databaseUrl);
  try {
    await switchMaintenance(database, on, now());
  } finally {
    await database.close();
  }
}
