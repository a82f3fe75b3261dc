import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleProvider, ProviderProcess, planFreePorts, ROOT, readSettings } from '@waymark/launch';

const PROGRAM_VARIABLE = 'WAYMARK_E2E_PROGRAM';
/** Path of the data folder that every worker copies. */
export const TEMPLATE_VARIABLE = 'WAYMARK_E2E_TEMPLATE';

/** The provider in one file, which every worker starts. */
export const providerProgram = (): URL => new URL(process.env[PROGRAM_VARIABLE] ?? '');

/** Bundles the provider and creates one data folder with demo data, because copying is much faster than seeding. */
export default (): Promise<() => Promise<void>> => seedTemplate();

/** The same with additional environment variables of the provider. */
export async function seedTemplate(env: Readonly<Record<string, string>> = {}): Promise<() => Promise<void>> {
  const program = await bundleProvider();
  process.env[PROGRAM_VARIABLE] = program.href;
  const folder = await mkdtemp(join(tmpdir(), 'waymark-e2e-template-'));
  const settings = readSettings({ WAYMARK_DATA: folder }, ROOT, await planFreePorts(99));
  const provider = new ProviderProcess({ settings, program, env });
  try {
    await provider.start();
  } finally {
    await provider.stop();
  }
  process.env[TEMPLATE_VARIABLE] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
