import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The workspace root. Jest runs this file as CommonJS, which has no import.meta. */
const root = join(__dirname, '../../../..');
const RULES = ['written-keys.grit', 'native-titles.grit'].map((name) => `packages/launch/src/test-run/${name}`);

const FILES = {
  'offence-0.tsx': 'export const One = () => <b title="words">b</b>;',
  'offence-1.tsx': 'export const One = () => <input title={words} />;',
  'fine-0.tsx': 'export const One = () => <Dialog title="words">b</Dialog>;',
  'fine-1.tsx': 'export const One = () => <b aria-label="title">b</b>;',
  'fine.test.tsx': 'export const One = () => <b title="words">b</b>;',
};

it('rejects native titles on elements, but not on components', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'native-titles-')));
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  put('.gitignore', 'dist\n');
  for (const rule of RULES) {
    put(rule, '');
    copyFileSync(join(root, rule), join(folder, rule));
  }
  copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  for (const [name, text] of Object.entries(FILES)) put(`mf-games/src/${name}`, text);
  const biome = join(root, 'node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['lint', '--reporter=github', '--max-diagnostics=none', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const reported = [...stdout.matchAll(/^::error title=plugin,file=\S*?([^/,]+),.*Use Tip/gm)].map(([, name]) => name);
  expect(reported.sort()).toEqual(['offence-0.tsx', 'offence-1.tsx']);
});
