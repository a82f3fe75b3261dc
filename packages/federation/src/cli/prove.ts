import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { REPOSITORY, runBuild } from '../build/base-config';
import { inputHash } from '../build/release/input-hash';
import { shellConfig } from '../build/shell-build';
import {
  changePairs,
  isPassed,
  type PairResult,
  readPairs,
  type Verdict,
  verdictOf,
  withVerdicts,
} from '../releases/pairs';
import { ReleaseFault } from '../releases/release-fault';
import type { ReleaseStore } from '../releases/release-store';

const run = promisify(execFile);
const resultsSchema = z.array(z.array(z.object({ title: z.string(), failure: z.optional(z.string()) })));
const PROVER = path.join(REPOSITORY, 'packages/conformance');

/** A built release in a folder. */
export interface BuiltRelease {
  readonly id: string;
  readonly version: string;
  readonly folder: string;
  /** Version of the API contract of its sources, if they are available. */
  readonly api?: string;
}

/** A page that represents a shell: what it shares, and nothing else. */
export interface ShellPage {
  readonly version: string;
  readonly folder: string;
}

/** The shell of the working tree, rebuilt when its inputs have changed. */
export async function candidateShell(): Promise<ShellPage> {
  const root = path.join(REPOSITORY, 'shell');
  const hash = (await inputHash(root, [PROVER])).slice(0, 16);
  const folder = path.join(REPOSITORY, '.cache/shells', hash);
  const isBuilt = await readFile(path.join(folder, 'index.html')).catch(() => undefined);
  if (!isBuilt) {
    const options = { root, mode: 'production', outputFolder: folder } as const;
    await runBuild(shellConfig({ ...options, entry: path.join(PROVER, 'src/page.ts') }));
  }
  const description: unknown = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  return { version: (description as { version: string }).version, folder };
}

/**
 * Runs the checks of releases in front of shells, which are those in service and one more, and records the results.
 * @returns the failures of every release; empty if all passed
 */
export async function proveReleases(
  store: ReleaseStore,
  releases: readonly BuiltRelease[],
  candidate: ShellPage | undefined,
): Promise<readonly string[]> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'waymark-prove-'));
  try {
    const shells = await shellsToTry(store, scratch, candidate);
    const pairs = releases.flatMap((remote) => shells.map((shell) => ({ remote, shell })));
    const results = await tryPairs(pairs);
    const problems: string[] = [];
    for (const remote of releases) {
      const verdicts: Record<string, Verdict> = {};
      for (const [place, pair] of pairs.entries()) {
        if (pair.remote !== remote) continue;
        const verdict = verdictOf(results[place] ?? [], Date.now());
        // For two pages of the same version, the stricter result counts.
        if (isPassed(verdicts[pair.shell.version] ?? verdict)) verdicts[pair.shell.version] = verdict;
        for (const { title, failure } of verdict.failed)
          problems.push(`${remote.id} ${remote.version} in shell ${pair.shell.version}: ${title}: ${failure}`);
      }
      await changePairs(store.files, withVerdicts(remote.id, remote.version, verdicts));
    }
    return problems;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Copies a folder of a store to this machine. */
export async function copyFolder(store: ReleaseStore, prefix: string, folder: string): Promise<void> {
  const keys = await store.files.list(prefix);
  if (keys.length === 0) throw new ReleaseFault(`There is no ${prefix} in ${store.files.place}`);
  for (const key of keys) {
    const file = path.join(folder, key.slice(prefix.length));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, (await store.files.read(key))?.content ?? '');
  }
}

async function shellsToTry(store: ReleaseStore, scratch: string, candidate: ShellPage | undefined) {
  const { shells } = await readPairs(store.files);
  const inService = await Promise.all(
    shells.map(async (version): Promise<ShellPage> => {
      const folder = path.join(scratch, version);
      await copyFolder(store, `shells/${version}/`, folder);
      return { version, folder };
    }),
  );
  if (!candidate) return inService;
  const own = await pageOf(candidate);
  const pages = await Promise.all(inService.map(pageOf));
  return pages.includes(own) ? inService : [...inService, candidate];
}

/** The document of a shell, which names its scripts by their content. */
const pageOf = ({ folder }: ShellPage): Promise<string> => readFile(path.join(folder, 'index.html'), 'utf8');

/** The prover is a separate program: commands know builds and stores, but not what a remote must do. */
async function tryPairs(
  pairs: readonly { readonly remote: BuiltRelease; readonly shell: ShellPage }[],
): Promise<readonly (readonly PairResult[])[]> {
  if (pairs.length === 0) return [];
  const jobs = pairs.map(({ remote: { id, folder, api }, shell }) => ({
    shell: shell.folder,
    remote: { id, folder, api },
  }));
  const tsx = path.join(REPOSITORY, 'node_modules/.bin/tsx');
  const { stdout } = await run(tsx, [path.join(PROVER, 'src/main.ts'), JSON.stringify(jobs)], {
    cwd: REPOSITORY,
    maxBuffer: 1e7,
  });
  return z.parse(resultsSchema, JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]'));
}
