import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BUILT, planFreePorts, ROOT, readSettings, type Stack, startStack } from '@waymark/launch';
import { copyDemo } from './demo-copy';
import { providerProgram } from './prepare-data';
import { NO_TILES } from './test';

const run = promisify(execFile);

/** A builder with its own release store for tests to ship to. */
export interface ShippingStack {
  readonly stack: Stack;
  /** The same builder at its staging host. */
  readonly stagingOrigin: string;
  /** Runs a command of the release tool on the store; returns its output. */
  waymark(...words: readonly string[]): Promise<string>;
  stop(): Promise<void>;
}

/** Starts one from the build. */
export async function startShipping(place: number): Promise<ShippingStack> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-shipping-'));
  const store = join(folder, 'store');
  const demo = await copyDemo();
  for (const part of ['registry', 'remotes']) await cp(join(BUILT.store, part), join(store, part), { recursive: true });
  const variables = { WAYMARK_DATA: demo.folder, WAYMARK_STAGING_HOSTS: 'staging.localhost', ...NO_TILES };
  const settings = readSettings(variables, ROOT, await planFreePorts(place));
  const built = { ...BUILT, store };
  const { providerEnv } = demo;
  const stack = await startStack({ settings, providerProgram: providerProgram(), providerEnv, built });
  const program = join(ROOT, 'packages/federation/src/cli/main.ts');
  return {
    stack,
    stagingOrigin: `http://staging.localhost:${settings.ports.shell}`,
    waymark: async (...words: readonly string[]) => {
      const tsx = join(ROOT, 'node_modules/.bin/tsx');
      const { stdout } = await run(tsx, [program, ...words, '--store', store], { cwd: ROOT });
      return stdout;
    },
    stop: async () => {
      await stack.stop();
      await Promise.all([demo.remove(), rm(folder, { recursive: true, force: true })]);
    },
  };
}
