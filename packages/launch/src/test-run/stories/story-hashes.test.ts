import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CheckedStories } from './checked-stories';
import { storyHashes } from './story-hashes';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
/** The story files whose hash changes with an edit. */
function changedBy(edit: () => void, salts: readonly [string, string] = ['', '']): readonly string[] {
  const before = storyHashes(join(root, 'packages/ui'), salts[0]);
  edit();
  return [...storyHashes(join(root, 'packages/ui'), salts[1])].flatMap(([story, hash]) =>
    before.get(story) === hash ? [] : [story],
  );
}
const BOTH = ['./src/badge/badge.stories.tsx', './src/menu/menu.stories.tsx'];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'waymark-stories-'));
  write('pnpm-lock.yaml', 'lock 1');
  write('packages/ui/.storybook/preview.tsx', "import '../src/root';");
  write('packages/ui/src/root.tsx', 'export const root = 1;');
  write('packages/ui/src/badge/badge.stories.tsx', "import { Badge } from './badge';");
  write('packages/ui/src/badge/badge.tsx', "import type { State } from '@waymark/contract'; export * from '../theme';");
  write('packages/ui/src/theme.ts', 'export const theme = 1;');
  write('packages/ui/src/menu/menu.stories.tsx', "const part = () => import('./menu-popup');");
  write('packages/ui/src/menu/menu-popup.tsx', 'export const popup = 1;');
  write('packages/contract/package.json', JSON.stringify({ name: '@waymark/contract', exports: './src/index.ts' }));
  write('packages/contract/src/index.ts', 'export type State = 1;');
  mkdirSync(join(root, 'packages/ui/node_modules/@waymark'), { recursive: true });
  symlinkSync(join(root, 'packages/contract'), join(root, 'packages/ui/node_modules/@waymark/contract'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it.each([
  ['the story', 'packages/ui/src/menu/menu.stories.tsx', ['./src/menu/menu.stories.tsx']],
  ['a lazy import', 'packages/ui/src/menu/menu-popup.tsx', ['./src/menu/menu.stories.tsx']],
  ['an indirect import', 'packages/ui/src/theme.ts', ['./src/badge/badge.stories.tsx']],
  ['an import from another package', 'packages/contract/src/index.ts', ['./src/badge/badge.stories.tsx']],
  ['an import of the configuration', 'packages/ui/src/root.tsx', BOTH],
  ['the lockfile', 'pnpm-lock.yaml', BOTH],
  ['a file that no story imports', 'packages/ui/src/unused.ts', []],
])('a change of %s changes the hashes of its stories', (_, file, expected) => {
  expect(changedBy(() => write(file, '// changed'))).toEqual(expected);
});

it('another salt, such as a new browser version, changes all hashes', () => {
  expect(changedBy(() => undefined, ['Chromium 1', 'Chromium 2'])).toEqual(BOTH);
});

describe('checked stories', () => {
  const cache = () => new CheckedStories(join(root, '.cache/stories.json'));
  const hashes = new Map([
    ['./a', '1'],
    ['./b', '1'],
  ]);

  it('are pending until they passed with their current hash', () => {
    expect([...cache().pending(hashes)]).toEqual(['./a', './b']);
    cache().save(new Map([['./a', '1']]), hashes);
    expect([...cache().pending(hashes)]).toEqual(['./b']);
    expect([...cache().pending(new Map([['./a', '2']]))]).toEqual(['./a']);
  });

  it('are all pending if the cache is damaged', () => {
    write('.cache/stories.json', '{"./a": 1');
    expect([...cache().pending(hashes)]).toEqual(['./a', './b']);
  });
});
