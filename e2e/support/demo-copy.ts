import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProviderProcess, planFreePorts, ROOT, readSettings, startPostgres } from '@waymark/launch';
import { urlOf, withAdmin } from '@waymark/provider/test-server';

const FOLDER_VARIABLE = 'WAYMARK_E2E_FOLDER';
const SERVER_VARIABLE = 'WAYMARK_E2E_SERVER';
const TEMPLATE = 'demo';

/** A dozen builders run at a time, each with a dozen connections. Nothing has to survive the run. */
const SERVER = ['max_connections=300', 'full_page_writes=off', 'synchronous_commit=off'];

/** Demo data of one builder. */
export interface DemoCopy {
  /** Uploaded files. */
  readonly folder: string;
  /** The provider's environment variables that name its database. */
  readonly providerEnv: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/**
 * Seeds the demo once, because copying it is much faster. Its database is on a PostgreSQL server, because a provider
 * with the embedded one takes a third more processor time.
 * @param program the provider in one file
 * @param env additional environment variables of the provider
 * @returns removes everything, with all copies
 */
export async function seedDemo(program: URL, env: Readonly<Record<string, string>>): Promise<() => Promise<void>> {
  const server = await startPostgres(SERVER);
  const folder = await mkdtemp(join(tmpdir(), 'waymark-e2e-template-'));
  process.env[SERVER_VARIABLE] = server.url;
  process.env[FOLDER_VARIABLE] = folder;
  const settings = readSettings({ WAYMARK_DATA: folder }, ROOT, await planFreePorts(99));
  const provider = new ProviderProcess({
    settings,
    program,
    env: { ...env, DATABASE_URL: urlOf(server.url, TEMPLATE) },
  });
  const remove = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await order(`create database ${TEMPLATE}`);
    await provider.start();
    await provider.stop();
    return remove;
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Copies the seeded demo. */
export async function copyDemo(): Promise<DemoCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-e2e-'));
  const database = `copy_${randomUUID().replaceAll('-', '')}`;
  await Promise.all([
    cp(process.env[FOLDER_VARIABLE] ?? '', folder, { recursive: true }),
    order(`create database ${database} template ${TEMPLATE}`),
  ]);
  return {
    folder,
    providerEnv: { DATABASE_URL: urlOf(serverUrl(), database) },
    remove: async () => {
      await Promise.all([
        rm(folder, { recursive: true, force: true }),
        order(`drop database ${database} with (force)`),
      ]);
    },
  };
}

const serverUrl = (): string => process.env[SERVER_VARIABLE] ?? '';

const order = (statement: string): Promise<void> => withAdmin(serverUrl(), (admin) => admin.query(statement));
