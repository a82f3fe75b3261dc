import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL server of a single test, which may break it. */
export interface OwnPostgres {
  /** Address of an empty database. */
  readonly url: string;
  /** Its folder, deleted with it. */
  readonly folder: string;
  /** Kills it with all connections; it recovers at the next start. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Destroys it and lets a server with a copy of its data take over its address. */
  replace(): Promise<void>;
  remove(): Promise<void>;
}

interface Site {
  readonly bin: string;
  readonly user: { readonly uid: number; readonly gid: number };
}

/** Creates a server with the programs and user of one that runs on this machine. */
export async function startOwnPostgres(beside: string): Promise<OwnPostgres> {
  const { bin, user } = await siteOf(beside);
  const folder = await mkdtemp(join(tmpdir(), 'waymark-own-postgres-'));
  await chown(folder, user.uid, user.gid);
  const port = await freePort();
  let data = join(folder, 'data-1');
  let server: ChildProcess | undefined;
  const kill = async () => {
    if (!server) return;
    const ended = once(server, 'close');
    server.kill('SIGQUIT');
    await ended;
    server = undefined;
  };
  const start = async () => {
    const settings = ['fsync=off', 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'lc_messages=C'];
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    server = spawn(join(bin, 'postgres'), args, { stdio: ['ignore', 'ignore', 'pipe'], ...user });
    await saying(server, 'ready to accept connections');
  };
  const endWithTests = () => server?.kill('SIGQUIT');
  process.once('exit', endWithTests);
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'waymark', '--auth=trust', '-E', 'UTF8', '--locale=C', '-N'], user);
  await start();
  return {
    url: `postgres://waymark@127.0.0.1:${port}/postgres`,
    folder,
    kill,
    start,
    replace: async () => {
      await kill();
      const before = data;
      data = `${before}-next`;
      await run('cp', ['-a', before, data], user);
      await start();
    },
    remove: async () => {
      process.off('exit', endWithTests);
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The programs of a running server, and the owner of its data. */
async function siteOf(server: string): Promise<Site> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rows } = await client.query<{ bin: string; data: string }>(
      `select setting as bin, current_setting('data_directory') as data from pg_config where name = 'BINDIR'`,
    );
    const [{ bin, data }] = rows as [{ bin: string; data: string }];
    const { uid, gid } = await stat(data);
    return { bin, user: { uid, gid } };
  } finally {
    await client.end();
  }
}

async function freePort(): Promise<number> {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const address = free.address();
  free.close();
  await once(free, 'close');
  return address && typeof address === 'object' ? address.port : 0;
}

function saying(server: ChildProcess, words: string): Promise<void> {
  let lines = '';
  return new Promise((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      lines += chunk.toString();
      if (lines.includes(words)) resolve();
    });
    server.once('close', () => reject(new Error(lines.slice(-1000))));
  });
}

async function run(program: string, args: readonly string[], user: Site['user']): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], ...user });
  let lines = '';
  child.stderr.on('data', (chunk: Buffer) => {
    lines += chunk.toString();
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program}: ${lines.slice(-500)}`);
}
