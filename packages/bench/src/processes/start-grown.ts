import type { ProviderRun } from '../bench-run';
import type { GrownPair } from './grown';
import { type Program, startProgram } from './program';

const COUNTED = new URL('counted-provider.ts', import.meta.url);

/** A provider with large games. */
export interface GrownProvider {
  readonly program: Program;
  readonly origin: string;
  readonly grown: GrownPair;
}

/** Starts one on the embedded database, which runs in the same process and is therefore part of its CPU time. */
export async function startGrown({ engines, end }: ProviderRun): Promise<GrownProvider> {
  const embedded = engines.find(({ name }) => name === 'PGlite');
  if (!embedded) throw new Error('There is no embedded database.');
  const program = await startProgram(end, COUNTED, await embedded.copy());
  return { program, ...(program.ready as Pick<GrownProvider, 'origin' | 'grown'>) };
}
