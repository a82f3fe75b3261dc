import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { PlainFailure } from '../plain-failure';
import { ROOT } from '../root';

/** The browser the tests run in. */
export interface Browser {
  readonly path: string;
  /** Its version, in its own words. */
  readonly version: string;
  readonly from: string;
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A browser that is there already: the one that was asked for, an installed one, Playwright's own. */
export function findBrowser(): Browser | undefined {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    const browser = tryBrowser(asked, 'CHROMIUM_PATH');
    if (!browser) throw new PlainFailure(`CHROMIUM_PATH names ${asked}, which is no browser that runs here.`);
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
 * Finds a browser or installs one: Playwright's own, else Debian's package where this is root.
 * @throws {PlainFailure} when neither goes
 */
export function findOrInstallBrowser(say: (line: string) => void): Browser {
  const found = findBrowser();
  if (found) return found;
  say("There is no Chromium here; fetching Playwright's own");
  run(join(ROOT, 'packages/launch/node_modules/.bin/playwright'), ['install', 'chromium']);
  const own = tryBrowser(chromium.executablePath(), "Playwright's own, fetched now");
  if (own) return own;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say("Playwright's own does not come or does not run; installing Debian's package");
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
    const packaged = tryBrowser('/usr/bin/chromium', "Debian's package, installed now");
    if (packaged) return packaged;
  }
  throw new PlainFailure('The tests need Chromium and could not install one. Install it, or set CHROMIUM_PATH.');
}

/** Some systems put a script in a browser's place that only says where to get one, so it has to answer. */
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
