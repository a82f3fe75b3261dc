import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Postgres, planFreePorts, ROOT, startNginx, startPostgres } from '@waymark/launch';

const run = promisify(execFile);

/** A node: `waymark serve all` of a production build. */
export interface Node {
  readonly said: () => string;
  /** Asks it to end; resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Ends it at once. */
  kill(): Promise<void>;
}

/** Two nodes on PostgreSQL behind nginx with TLS, as docs/operating.md describes them. */
export interface PublicHost {
  readonly origin: string;
  /** Another host name of the same nginx, as a CDN would be. */
  readonly otherOrigin: string;
  readonly postgres: Pick<Postgres, 'restart'>;
  /** Starts a node; resolves when it is ready. */
  start(seat: 0 | 1, more?: Readonly<Record<string, string>>): Promise<Node>;
  /** Runs `waymark-admin`; returns its JSON. */
  admin(...words: readonly string[]): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

/** Builds for production, and starts PostgreSQL and nginx. @param given settings of each node */
export async function openPublicHost(given: Readonly<Record<string, string>> = {}): Promise<PublicHost> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-public-'));
  const production = join(folder, 'waymark');
  const [, postgres, first, second, front] = await Promise.all([
    run(process.execPath, ['--import', 'tsx', 'packages/launch/src/build-production.ts', production], { cwd: ROOT }),
    startPostgres(),
    planFreePorts(91),
    planFreePorts(92),
    planFreePorts(93),
  ]);
  const nodes = [first.shell, second.shell] as const;
  const [origin, otherOrigin] = ['hunts', 'cdn'].map((name) => `https://${name}.localhost:${front.shell}`) as [
    string,
    string,
  ];
  makeCertificate(folder);
  const nginx = await startNginx({ folder, port: front.shell, hosts: ['hunts.localhost', 'cdn.localhost'], nodes });
  const env = { ...settingsOf(origin, postgres, join(folder, 'data')), ...given };
  const running = new Set<ChildProcess>();
  await mkdir(join(folder, 'data'));

  return {
    origin,
    otherOrigin,
    postgres,
    start: async (seat, more = {}) => {
      const program = join(production, 'bin/waymark');
      const child = spawn(process.execPath, [program, 'serve', 'all'], {
        cwd: folder,
        env: { ...env, WAYMARK_PORT: String(nodes[seat]), ...more },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      running.add(child);
      return await ready(child);
    },
    admin: async (...words) => {
      const { stdout } = await run(process.execPath, [join(production, 'bin/waymark-admin'), ...words, '--json'], {
        env,
      });
      return JSON.parse(stdout) as Record<string, unknown>;
    },
    close: async () => {
      for (const child of running) child.kill('SIGKILL');
      await nginx.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const settingsOf = (origin: string, { url }: Postgres, data: string) => ({
  PATH: process.env.PATH ?? '',
  NODE_ENV: 'production',
  WAYMARK_URL: origin,
  WAYMARK_WHITELABEL: 'hunts',
  WAYMARK_BRAND_NAME: 'Night Hunts',
  DATABASE_URL: url,
  WAYMARK_SECRET: 'the same on each node',
  WAYMARK_DATA: data,
  // Time for nginx to detect a returned node before the other one stops, even on a busy machine.
  WAYMARK_STOP_NOTICE: '4',
});

function makeCertificate(folder: string): void {
  const names = 'subjectAltName=DNS:hunts.localhost,DNS:cdn.localhost';
  const subject = ['-subj', '/CN=hunts.localhost', '-addext', names, '-days', '2'];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject], { stdio: 'ignore' });
}

async function ready(child: ChildProcess): Promise<Node> {
  let said = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const isReady = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('Waymark is ready')) resolve();
      });
    }
  });
  await Promise.race([isReady, ended.then(() => Promise.reject(new Error(`A node ended: ${said}`)))]);
  return {
    said: () => said,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
