import { DataFolderLost } from './db/data-lock';
import type { Database } from './db/database';
import { seedWhenEmpty } from './seed-when-empty';
import { readSettings } from './settings';
import { type Provider, startProvider } from './start-provider';

/** Errors whose message says to an operator what he can put right. */
const OPERATORS_OWN = new Set([
  'DataFolderLocked',
  'DataFolderLost',
  'DatabaseAway',
  'DatabaseUnreachable',
  'NoRoom',
  'SettingsFault',
]);

try {
  const provider = await startProvider({
    ...readSettings(process.env),
    seed: seedWhenEmpty,
    onFault: (error) => {
      console.error(plainly(error));
      // Another process has the data by now: not a word more is to be written.
      if (error instanceof DataFolderLost) process.exit(1);
    },
    onUnknownCall: (unknownCall) => process.send?.({ unknownCall }),
  });
  const fresh = process.env.WAYMARK_DEMO_PLAY === 'on' ? await keepingFresh(provider.database) : undefined;
  const end = () =>
    closeAll(provider, fresh).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  console.log(`The provider answers at ${provider.origin}`);
  // A launcher that started this one waits for the word.
  process.send?.('ready');
} catch (error) {
  console.error(plainly(error));
  process.exit(1);
}

async function keepingFresh(database: Database) {
  const { keepingDemoFresh } = await import('./demo/fresh/keep-fresh');
  return keepingDemoFresh(database, (error) => console.error(error));
}

async function closeAll(provider: Provider, fresh: { stop(): Promise<void> } | undefined): Promise<void> {
  await fresh?.stop();
  await provider.close();
}

/** One sentence for what an operator can put right; all there is for the rest. */
function plainly(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program.`;
  return OPERATORS_OWN.has(error.name) ? error.message : error;
}
