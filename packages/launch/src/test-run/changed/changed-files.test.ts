import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from './changed-files';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd: root, stdio: 'pipe' });
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const commit = (...files: string[]) => {
  for (const file of files) write(file, file);
  git('add', '.');
  git('commit', '-qm', 'change');
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'waymark-changed-'));
  git('init', '-q', '-b', 'main');
  write('.gitignore', 'ignored.ts');
  commit('old.ts', 'gone.ts', 'same.ts');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('on main, lists edited, staged, deleted and new files', () => {
  write('old.ts', 'edited');
  write('staged.ts', 'staged');
  git('add', 'staged.ts');
  write('new file.ts', 'new');
  write('ignored.ts', 'ignored');
  rmSync(join(root, 'gone.ts'));
  expect(changedFiles(root)).toEqual(['gone.ts', 'new file.ts', 'old.ts', 'staged.ts']);
});

it('on a branch, also lists its commits since main', () => {
  git('checkout', '-qb', 'topic');
  commit('topic.ts');
  git('checkout', '-q', 'main');
  commit('later.ts');
  git('checkout', '-q', 'topic');
  write('old.ts', 'edited');
  expect(changedFiles(root)).toEqual(['old.ts', 'topic.ts']);
});

it('on main with an upstream, also lists unpushed commits', () => {
  git('branch', 'pushed');
  git('branch', '--set-upstream-to', 'pushed');
  commit('unpushed.ts');
  expect(changedFiles(root)).toEqual(['unpushed.ts']);
});
