import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildAll } from './build-all';
import { runCommand } from './command';
import { runTool } from './processes/tool';
import { ROOT } from './root';
import { findOrInstallBrowser } from './test-run/browser';

/**
 * `npm run screenshots [-- <folder of mock-ups>] [<screen>…]`: builds, and takes the screenshots in docs/screens and
 * docs/screenshots, of all screens or the named ones.
 */
await runCommand(async ({ signal }) => {
  const words = process.argv.slice(2).filter((word) => word !== '--');
  const mockUps = words.find((word) => isFolder(fromHere(word)));
  const names = words.filter((word) => word !== mockUps);
  await buildAll((line) => console.log(line));
  const browser = findOrInstallBrowser((line) => console.log(line));
  const only = names.length > 0 ? ['--grep', `the sheet of (${names.join('|')})$`] : [];
  const done = await runTool('playwright', ['test', '--config', 'e2e/screenshots.config.ts', ...only], {
    owner: 'e2e',
    signal,
    env: { CHROMIUM_PATH: browser.path, MOCKUPS_FOLDER: mockUps && fromHere(mockUps) },
  });
  return done ? 0 : 1;
});

/** npm runs commands in the checkout, and names the folder it was called from. */
function fromHere(path: string): string {
  return resolve(process.env.INIT_CWD ?? ROOT, path);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
