import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The workspace root. Jest runs this file as CommonJS, which has no import.meta. */
const root = join(__dirname, '../../../..');

/** Forbidden imports: the importing file, the import, and the rule that must report it. */
const FORBIDDEN = [
  ['mf-games/src/a.ts', '../../mf-teams/src/index', 'remote-imports-no-remote'],
  ['mf-games/src/b.ts', '@waymark/shell', 'remote-imports-no-shell'],
  ['mf-games/src/c.ts', '@waymark/provider', 'provider-behind-its-api'],
  ['mf-games/src/d.ts', 'react-router', 'router-through-its-facade'],
  ['mf-games/src/e.ts', '@tanstack/react-query', 'query-through-its-facade'],
  ['mf-games/src/f.ts', 'react-aria-components', 'aria-through-its-door'],
  ['mf-games/src/g.ts', 'single-spa', 'single-spa-in-the-loader'],
  ['mf-games/src/h.ts', '@waymark/federation', 'remote-imports'],
  ['mf-games/src/i.ts', '../../packages/contract/src/index', 'packages-by-their-name'],
  ['mf-games/src/j.ts', './testing/stage', 'testing-stays-with-tests'],
  ['shell/src/a.ts', '@waymark/mf-games', 'shell-knows-no-remote'],
  ['shell/src/b.ts', '@waymark/provider', 'provider-behind-its-api'],
  ['shell/src/c.ts', 'react-router-dom', 'router-through-its-facade'],
  ['shell/src/d.ts', '@waymark/launch', 'shell-imports'],
  ['packages/contract/src/a.ts', '@waymark/client', 'contract-imports-nothing'],
  ['packages/client/src/a.ts', '@waymark/host-kit', 'client-imports-contract'],
  ['packages/ui/src/a.ts', '@waymark/client', 'ui-imports-contract'],
  ['packages/ui/src/b.ts', 'react-stately', 'aria-through-its-door'],
  ['packages/host-kit/src/a.ts', '@waymark/shell', 'host-kit-imports'],
  ['packages/federation/src/a.ts', '@waymark/ui', 'federation-imports-contract'],
  ['packages/provider/src/a.ts', '@waymark/client', 'provider-imports-contract'],
  ['packages/provider/src/c.ts', '@waymark/demo', 'provider-imports-contract'],
  ['packages/ui/src/ring-1.ts', './ring-2', 'no-circular'],
] as const;

const ALLOWED = [
  ['mf-games/src/own.ts', './index'],
  ['mf-games/src/kit.ts', '@waymark/host-kit'],
  ['mf-games/src/kit.test.ts', '@waymark/testing'],
  ['mf-games/src/testing/stage.ts', '@waymark/testing'],
  ['shell/src/load.ts', '@waymark/federation'],
  ['packages/host-kit/src/router.ts', 'react-router-dom'],
  ['packages/ui/src/aria.ts', 'react-aria-components'],
  ['packages/federation/src/load.ts', 'single-spa'],
  ['packages/provider/src/b.ts', '@waymark/contract'],
] as const;

const PARTS = ['mf-games', 'mf-teams', 'shell'];
const PACKAGES = ['contract', 'client', 'host-kit', 'ui', 'federation', 'provider', 'demo', 'testing', 'launch'];
const LIBRARIES = [
  'react-router',
  'react-router-dom',
  '@tanstack/react-query',
  'react-aria-components',
  'react-stately',
  'single-spa',
];

let folder: string;
let found: Set<string>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-boundaries-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const workspace = [...PARTS.map((name) => [name, name]), ...PACKAGES.map((name) => [name, `packages/${name}`])];
  for (const [name = '', place = ''] of workspace) {
    write(`${place}/package.json`, JSON.stringify({ name: `@waymark/${name}`, exports: { '.': './src/index.ts' } }));
    write(`${place}/src/index.ts`, 'export const part = 1;\n');
    mkdirSync(join(folder, 'node_modules/@waymark'), { recursive: true });
    symlinkSync(join(folder, place), join(folder, 'node_modules/@waymark', name));
  }
  for (const name of LIBRARIES) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'exports.part = 1;\n');
  }
  for (const [file, target] of [...FORBIDDEN, ...ALLOWED]) write(file, `export * from '${target}';\n`);
  write('packages/ui/src/ring-2.ts', "export * from './ring-1';\n");

  const config = join(root, '.dependency-cruiser.cjs');
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [cruiser, '--config', config, '--output-type', 'json', ...PARTS, 'packages'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 64_000_000 });
  const { summary } = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  found = new Set(summary.violations.map(({ from, rule }) => `${from} ${rule.name}`));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the boundary rules', () => {
  it.each(FORBIDDEN)('forbid %s to import %s: %s', (file, _, rule) => {
    expect([...found]).toContain(`${file} ${rule}`);
  });

  it.each(ALLOWED)('allow %s to import %s', (file) => {
    expect([...found].filter((violation) => violation.startsWith(`${file} `))).toEqual([]);
  });
});
