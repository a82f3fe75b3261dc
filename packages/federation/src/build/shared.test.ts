import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HOST_PROVIDED_PACKAGES, installedVersion, remoteShared, SHARED_MODULES } from './shared';

const repository = path.resolve(__dirname, '../../../..');
const shell = path.join(repository, 'shell');
const read = (file: string) => JSON.parse(readFileSync(path.join(repository, file), 'utf8'));
const catalog = readFileSync(path.join(repository, 'pnpm-workspace.yaml'), 'utf8');

describe('the list of shared modules', () => {
  it('names only dependencies of the shell', () => {
    const { dependencies } = read('shell/package.json');
    for (const module of SHARED_MODULES) expect(dependencies).toHaveProperty([module.package]);
  });

  it('names only existing facades', () => {
    const facades = SHARED_MODULES.filter(({ key }) => key.startsWith('@waymark/'));
    expect(facades.length).toBeGreaterThan(0);
    for (const { key, package: name } of facades) {
      const { exports } = read(`${name.replace('@waymark', 'packages')}/package.json`);
      expect(exports).toHaveProperty([key.replace(name, '.')]);
    }
  });

  it('reads the installed version', () => {
    expect(catalog).toContain(`  react: ${installedVersion(shell, 'react')}\n`);
  });

  it('lets a remote bundle nothing and rejects another React', () => {
    const options = remoteShared(shell, SHARED_MODULES);
    for (const option of Object.values(options)) expect(option).toMatchObject({ import: false, singleton: true });
    expect(options.react).toMatchObject({
      strictVersion: true,
      requiredVersion: `^${installedVersion(shell, 'react')}`,
    });
  });

  it('keeps every library behind a facade out of remotes', () => {
    const routing = ['react-router', 'react-router-dom'];
    const behind = [...routing, '@tanstack/react-query', 'react-aria-components', 'react-aria', '@tiptap/core'];
    for (const name of behind) expect(HOST_PROVIDED_PACKAGES.some((pattern) => pattern.test(name))).toBe(true);
    expect(HOST_PROVIDED_PACKAGES.some((pattern) => pattern.test('react-window'))).toBe(false);
  });
});
