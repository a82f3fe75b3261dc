import { collectDefaultMetrics, Registry } from 'prom-client';
import { DataFolderLost } from './db/data-lock';
import { firstSteps } from './operator/first-steps';
import type { ProviderOptions } from './provider-options';
import { readSettings } from './settings';
import { type Provider, startProvider } from './start-provider';
import { openLog } from './watch/log';

export { openLog };

/** What a program adds to the provider. */
export interface ProgramOptions extends Pick<ProviderOptions, 'seed'> {
  /** Starts work that runs for as long as the provider does. */
  readonly beside?: (provider: Provider, onFault: (error: unknown) => void) => { stop(): Promise<void> };
}

/** Errors whose message tells operators what to fix. */
const OPERATORS_OWN = new Set([
  'ClockApart',
  'DataFolderLocked',
  'DataFolderLost',
  'DataFolderUnwritable',
  'DatabaseAway',
  'DatabaseUnreachable',
  'NewerSchema',
  'NoRoom',
  'OtherStorage',
  'SettingsFault',
]);

/** A running program. */
export interface Program {
  readonly close: () => Promise<void>;
}

/**
 * Starts a provider with settings from the environment and prints its address.
 * @throws {Error} whose message alone is shown to the operator if `isForOperators`
 */
export async function startProgram(
  env: Readonly<Record<string, string | undefined>>,
  { seed, beside }: ProgramOptions = {},
): Promise<Program> {
  const settings = readSettings(env);
  const log = openLog(settings.loggedCalls);
  const processMetrics = new Registry();
  collectDefaultMetrics({ register: processMetrics });
  const onFault = (error: unknown) => {
    log.fault(plainly(error));
    // Another process owns the data now, so nothing more may be written.
    if (error instanceof DataFolderLost) process.exit(1);
  };
  const provider = await startProvider({
    ...settings,
    processMetrics,
    onCall: log.call,
    ...(seed ? { seed } : {}),
    onFault,
    onNotice: log.notice,
    onUnknownCall: (unknownCall) => process.send?.({ unknownCall }),
  });
  const work = beside?.(provider, onFault);
  console.log(`The provider answers at ${provider.origin}`);
  const steps = await firstSteps(provider.database);
  if (steps) console.log(steps);
  // A launcher waits for this message.
  process.send?.('ready');
  return {
    close: async () => {
      await work?.stop();
      await provider.close();
    },
  };
}

/** Runs a provider as a process with settings from the environment until it is asked to stop. */
export async function runProvider(options: ProgramOptions = {}): Promise<void> {
  // A launcher may stop the provider as soon as it hears that it is ready.
  const requested = new Promise<void>((resolve) => {
    process.once('SIGTERM', resolve);
    process.once('SIGINT', resolve);
  });
  try {
    const program = await startProgram(process.env, options);
    await requested;
    await program.close();
    process.exit(0);
  } catch (error) {
    console.error(plainly(error));
    process.exit(1);
  }
}

/** Only the message if operators can fix it, otherwise the whole error. */
export function plainly(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program.`;
  return OPERATORS_OWN.has(error.name) ? error.message : error;
}
