import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { PlainFailure } from '../plain-failure';
import { ROOT } from '../root';

/** The browser the tests run in. */
export interface Browser {
  readonly path: string;
  /** Version string it reports. */
  readonly version: string;
  readonly from: string;
}

/** The headless shell first, Playwright's own default: the same engine with a fifth less work, as it has no windows. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Finds a browser: the one in CHROMIUM_PATH, an installed one, or Playwright's own. */
export function findBrowser(): Browser | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    const browser = tryBrowser(configured, 'CHROMIUM_PATH');
    if (!browser) throw new PlainFailure(`CHROMIUM_PATH names ${configured}, which is not a working browser.`);
    return browser;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...MAC];
  for (const path of installed) {
    const browser = tryBrowser(path, 'installed');
    if (browser) return browser;
  }
  return tryBrowser(chromium.executablePath(), "Playwright's own");
}

/**
 * Finds a browser or installs one: Playwright's own, or Debian's package when running as root.
 * @throws {PlainFailure} when both fail
 */
export function findOrInstallBrowser(print: (line: string) => void): Browser {
  const found = findBrowser();
  if (found) return found;
  print("Chromium not found; downloading Playwright's own");
  run(join(ROOT, 'packages/launch/node_modules/.bin/playwright'), ['install', 'chromium']);
  const own = tryBrowser(chromium.executablePath(), "Playwright's own, just downloaded");
  if (own) return own;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    print("Playwright's own can't be downloaded or doesn't run; installing Debian's package");
    run('apt-get', ['update', '-q']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name]);
      const packaged = tryBrowser(join('/usr/bin', name), "Debian's package, just installed");
      if (packaged) return packaged;
    }
  }
  throw new PlainFailure("The tests need Chromium and couldn't install it. Install it, or set CHROMIUM_PATH.");
}

/** On some systems the command is only a stub that explains how to install a browser, so this runs it. */
function tryBrowser(path: string, from: string): Browser | undefined {
  if (!existsSync(path)) return undefined;
  const { status, stdout } = spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 20_000 });
  const version = stdout?.trim();
  return status === 0 && version ? { path, version, from } : undefined;
}

function run(program: string, args: readonly string[]): void {
  spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
