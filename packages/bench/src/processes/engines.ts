import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainFailure, planFreePorts, startPostgres } from '@waymark/launch';
import type { BenchRun, Engine } from '../bench-run';
import { startProgram } from './program';

/** The provider with the demo's data. */
export const PROVIDER = new URL('../../../demo/src/main.ts', import.meta.url);

/** A folder with demo data, created once and copied; deleted when the run ends. */
export async function seedFolder({ end, print }: BenchRun): Promise<string> {
  print('Making the demo data');
  const folder = await scratchFolder({ end });
  const provider = await startProgram(end, PROVIDER, { WAYMARK_DATA: folder, ...(await portFor(80)) });
  await provider.stop();
  return folder;
}

/** A folder that is deleted when the run ends. */
export async function scratchFolder({ end }: Pick<BenchRun, 'end'>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-bench-'));
  end.add(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of a folder, deleted when the run ends. */
export async function copyOf(folder: string, run: Pick<BenchRun, 'end'>): Promise<string> {
  const copy = await scratchFolder(run);
  await cp(folder, copy, { recursive: true });
  return copy;
}

/** Environment that sets the provider's port. */
export const portFor = async (seat: number): Promise<{ readonly WAYMARK_PROVIDER_PORT: string }> => ({
  WAYMARK_PROVIDER_PORT: String((await planFreePorts(seat)).provider),
});

/** The available engines: always the embedded one, and PostgreSQL if installed. */
export async function findEngines(run: BenchRun, seeded: string): Promise<readonly Engine[]> {
  const embedded: Engine = {
    name: 'PGlite',
    copy: async () => ({ WAYMARK_DATA: await copyOf(seeded, run) }),
  };
  try {
    const { url, stop } = await startPostgres();
    run.end.add(stop);
    const folder = await scratchFolder(run);
    const env = { WAYMARK_DATA: folder, DATABASE_URL: url, WAYMARK_DEMO: 'on' };
    const provider = await startProgram(run.end, PROVIDER, { ...env, ...(await portFor(81)) });
    await provider.stop();
    // All processes can share one PostgreSQL.
    return [embedded, { name: 'PostgreSQL', copy: async () => env }];
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    run.print(`Measuring the embedded database only. ${error.message}`);
    return [embedded];
  }
}
