import type { ProviderRun } from '../bench-run';
import type { GrownPair } from './grown';
import { type Program, startProgram } from './program';

const COUNTED = new URL('counted-provider.ts', import.meta.url);

/** A provider with games that have grown. */
export interface GrownProvider {
  readonly program: Program;
  readonly origin: string;
  readonly grown: GrownPair;
}

/** Starts one on the embedded database: it works in the same process, so that its time counts. */
export async function startGrown({ engines, end }: ProviderRun): Promise<GrownProvider> {
  const embedded = engines.find(({ name }) => name === 'PGlite');
  if (!embedded) throw new Error('The embedded database is not there.');
  const program = await startProgram(end, COUNTED, await embedded.copy());
  return { program, ...(program.ready as Pick<GrownProvider, 'origin' | 'grown'>) };
}
