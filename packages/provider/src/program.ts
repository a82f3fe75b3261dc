import { DataFolderLost } from './db/data-lock';
import type { ProviderOptions } from './provider-options';
import { readSettings } from './settings';
import { type Provider, startProvider } from './start-provider';

/** What a program adds to the provider. */
export interface ProgramOptions extends Pick<ProviderOptions, 'seed'> {
  /** Starts work that runs as long as the provider does. */
  readonly beside?: (provider: Provider, onFault: (error: unknown) => void) => { stop(): Promise<void> };
}

/** Errors whose message tells operators what to put right. */
const OPERATORS_OWN = new Set([
  'DataFolderLocked',
  'DataFolderLost',
  'DatabaseAway',
  'DatabaseUnreachable',
  'NoRoom',
  'SettingsFault',
]);

/** Runs a provider as a process, with the settings of the environment, until it is asked to end. */
export async function runProvider({ seed, beside }: ProgramOptions = {}): Promise<void> {
  const onFault = (error: unknown) => {
    console.error(plainly(error));
    // Another process owns the data now, so nothing more may be written.
    if (error instanceof DataFolderLost) process.exit(1);
  };
  try {
    const provider = await startProvider({
      ...readSettings(process.env),
      ...(seed ? { seed } : {}),
      onFault,
      onUnknownCall: (unknownCall) => process.send?.({ unknownCall }),
    });
    const work = beside?.(provider, onFault);
    const end = () =>
      closeAll(provider, work).then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    process.on('SIGTERM', end);
    process.on('SIGINT', end);
    console.log(`The provider answers at ${provider.origin}`);
    // A launcher waits for this message.
    process.send?.('ready');
  } catch (error) {
    console.error(plainly(error));
    process.exit(1);
  }
}

async function closeAll(provider: Provider, work: { stop(): Promise<void> } | undefined): Promise<void> {
  await work?.stop();
  await provider.close();
}

/** The message alone if operators can put it right, otherwise the whole error. */
function plainly(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program.`;
  return OPERATORS_OWN.has(error.name) ? error.message : error;
}
