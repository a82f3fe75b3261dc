import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type webpack from 'webpack';
import { runBuild } from './base-config';
import { CommonCodePlugin } from './common-code-plugin';

const folder = mkdtempSync(path.join(tmpdir(), 'waymark-common-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FILES = {
  'entry.js': "export const screens = [() => import('./a'), () => import('./b')];",
  'a.js': "import './both'; import './alone'; export const later = () => import('./detail');",
  'b.js': "import './both';",
  'both.js': "console.log('in both screens');",
  'alone.js': "console.log('in one screen');",
  'detail.js': "import './both'; console.log('a detail');",
};

it('moves code used by every screen into the entry, and nothing else', async () => {
  mkdirSync(path.join(folder, 'src'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, 'src', name), text);
  const config: webpack.Configuration = {
    mode: 'production',
    context: path.join(folder, 'src'),
    entry: { remote: './entry.js' },
    output: { path: path.join(folder, 'dist'), filename: '[name].js', chunkFilename: '[id].js' },
    optimization: { minimize: false, chunkIds: 'named' },
    plugins: [new CommonCodePlugin(['a', 'b'], 'remote')],
  };
  await runBuild(config);
  const has = (file: string) => {
    const text = readFileSync(path.join(folder, 'dist', file), 'utf8');
    return Object.keys(FILES).flatMap((name) => {
      const marker = /console\.log\('(.*)'\)/.exec(FILES[name as keyof typeof FILES])?.[1];
      return marker && text.includes(marker) ? [name] : [];
    });
  };
  expect([has('remote.js'), has('a_js.js'), has('detail_js.js')]).toEqual([['both.js'], ['alone.js'], ['detail.js']]);
});
