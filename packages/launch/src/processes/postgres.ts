import { spawn } from 'node:child_process';
import { chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainFailure } from '../plain-failure';
import { freePort } from '../settings/free-ports';
import { type Child, startKeeper } from './child';
import { findPrograms, type Programs, type RunAs, runAs, versionOf } from './postgres-programs';

/** A temporary PostgreSQL server, deleted with all its data when it stops. */
export interface Postgres {
  /** Address of an empty database. */
  readonly url: string;
  /** Version, and source of the programs. */
  readonly description: string;
  /** Closes every connection and accepts new ones, with the same data at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const SETTINGS = ['fsync=off', 'listen_addresses=127.0.0.1', 'lc_messages=C'];
const READY = 'database system is ready to accept connections';

/**
 * Starts a PostgreSQL server for tests, from the npm package or an installed one, also as root.
 * @param more settings of the server beside ours, each as `name=value`
 * @throws {PlainFailure} if none can run here
 */
export async function startPostgres(more: readonly string[] = []): Promise<Postgres> {
  const complaints: string[] = [];
  for (const programs of findPrograms()) {
    try {
      return await startFrom(programs, runAs(), more);
    } catch (error) {
      complaints.push(`${programs.from}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new PlainFailure(
    ['No PostgreSQL runs here. Install one (Debian: apt-get install postgresql).', ...complaints].join('\n'),
  );
}

async function startFrom(found: Programs, user: RunAs | undefined, more: readonly string[]): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-postgres-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    if (user) await chown(folder, user.uid, user.gid);
    const programs = await reachable(found, folder, user);
    const data = join(folder, 'data');
    await initialise(join(programs, 'initdb'), data, user);
    const port = await freePort();
    const settings = [...SETTINGS, `unix_socket_directories=${folder}`, ...more];
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const start = () => startServer(join(programs, 'postgres'), args, user);
    let server = await start();
    return {
      url: `postgres://waymark@127.0.0.1:${port}/postgres`,
      description: `${versionOf(programs, user)} (${found.from})`,
      restart: async () => {
        await server.stop();
        server = await start();
      },
      stop: async () => {
        await server.stop();
        await discard();
      },
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** The programs in a place the user can access, because a checkout in root's home is closed to others. */
async function reachable({ folder, portable }: Programs, scratch: string, user: RunAs | undefined): Promise<string> {
  if (versionOf(folder, user)) return folder;
  if (!user || !portable || !versionOf(folder, undefined)) throw new Error('does not run here');
  await cp(portable, join(scratch, 'programs'), { recursive: true, verbatimSymlinks: true });
  return join(scratch, 'programs', 'bin');
}

async function startServer(program: string, args: readonly string[], user: RunAs | undefined): Promise<Child> {
  const lines: string[] = [];
  let tellReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    tellReady = resolve;
  });
  const server = startKeeper(program, args, user, (line) => {
    lines.push(line);
    if (line.includes(READY)) tellReady();
  });
  const first = await Promise.race([ready.then(() => 'ready' as const), server.ended]);
  if (first !== 'ready') throw new Error(lines.slice(-5).join(' '));
  return server;
}

function initialise(program: string, data: string, user: RunAs | undefined): Promise<void> {
  const args = ['-D', data, '-U', 'waymark', '--auth=trust', '-E', 'UTF8', '--locale=C', '-N'];
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], ...user });
    let lines = '';
    child.stderr.on('data', (chunk: Buffer) => {
      lines += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(lines.trim().slice(-500)))));
  });
}
