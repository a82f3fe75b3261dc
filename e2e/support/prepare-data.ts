import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProviderProcess, planFreePorts, ROOT, readSettings } from '@waymark/launch';

/** Path of the data folder that every worker copies. */
export const TEMPLATE_VARIABLE = 'WAYMARK_E2E_TEMPLATE';

/** Creates one data folder with demo data, because copying is much faster than seeding. */
export default async function prepareData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-e2e-template-'));
  const settings = readSettings({ WAYMARK_DATA: folder }, ROOT, await planFreePorts(99));
  const provider = new ProviderProcess({ settings });
  try {
    await provider.start();
  } finally {
    await provider.stop();
  }
  process.env[TEMPLATE_VARIABLE] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
