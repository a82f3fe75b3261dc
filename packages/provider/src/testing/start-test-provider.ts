import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessTokens } from '../db/schema';
import { Signer } from '../media/signer';
import type { ProviderOptions } from '../provider-options';
import { insertSession } from '../session/repo';
import { hashToken, newToken } from '../session/secrets';
import { type Provider, startProvider } from '../start-provider';
import { Factories } from './factories';
import { mailTo, type ReadMail } from './outbox';
import { TestClock } from './test-clock';
import { openTestDatabase } from './test-database';
import { Visitor } from './visitor';

const HOUR = 3_600_000;
const SECRET = 'for tests';

/** How long a test waits for a provider; the first one in a checkout creates the template database. */
export const START_TIMEOUT = 240_000;

/** A provider for tests: its own database, a clock to move, factories. */
export interface TestProvider extends Provider {
  readonly clock: TestClock;
  readonly make: Factories;
  /** Internal errors; tests normally expect none. */
  readonly faults: readonly unknown[];
  readonly dataDir: string;
  /** The provider's signer. */
  readonly signer: Signer;
  /** Messages to an address, oldest first, once there are enough. */
  mailTo(address: string, least?: number): Promise<ReadMail[]>;
  /** A visitor without a session. */
  visitor(whitelabel: string): Visitor;
  /** A signed-in visitor, created without the time-consuming password hash. */
  as(user: { readonly id: number; readonly whitelabel: string }): Promise<Visitor>;
}

/** Starts an empty provider on the engine under test. Responses are validated against the contract. */
export async function startTestProvider(options: Partial<ProviderOptions> = {}): Promise<TestProvider> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waymark-provider-'));
  const outbox = join(dataDir, 'outbox');
  await mkdir(outbox);
  const database = options.database ?? (await openTestDatabase());
  const clock = new TestClock();
  const faults: unknown[] = [];
  const provider = await startProvider({
    port: 0,
    dataDir,
    now: clock.now,
    secret: SECRET,
    checkAnswers: true,
    workTimeout: 10,
    callsPerMinute: 0,
    callsAtOnce: 0,
    reelHeight: 72,
    // Tests must not use the machine's DNS resolver.
    webhook: { resolve: async () => ['93.184.216.34'] },
    onFault: (error) => faults.push(error),
    ...options,
    database,
  });
  return {
    ...provider,
    clock,
    faults,
    dataDir,
    signer: new Signer(SECRET, clock.now),
    mailTo: (address, least = 0) => mailTo(outbox, address, least),
    make: new Factories(database),
    visitor: (whitelabel) => new Visitor(provider.origin, whitelabel),
    as: async ({ id, whitelabel }) => {
      const token = newToken();
      const sessionId = await insertSession(database.db, id, clock.now());
      const expires_at = new Date(clock.now().getTime() + HOUR);
      await database.db.insert(accessTokens).values({ hash: hashToken(token), session_id: sessionId, expires_at });
      return new Visitor(provider.origin, whitelabel, token);
    },
    close: async () => {
      await provider.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
