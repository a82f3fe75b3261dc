import { spawnSync } from 'node:child_process';

/** Branches a change is compared with, the first that exists. */
const BASES = ['@{upstream}', 'origin/main', 'main'] as const;

/**
 * The files a change adds, edits or deletes: commits since the merge base with the upstream branch or main, and
 * everything in the working tree. Paths are relative to the checkout.
 * @throws {Error} outside a git checkout
 */
export function changedFiles(root: string): readonly string[] {
  const base = BASES.map((branch) => git(root, 'merge-base', 'HEAD', branch)?.trim()).find(Boolean) ?? 'HEAD';
  const tracked = git(root, 'diff', '--name-only', '--no-renames', '-z', base);
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard', '-z');
  if (tracked === undefined || untracked === undefined) throw new Error(`${root} is not a git checkout.`);
  return [...new Set(`${tracked}${untracked}`.split('\0').filter(Boolean))].sort();
}

function git(root: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 });
  return status === 0 ? stdout : undefined;
}
