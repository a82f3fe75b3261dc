import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { PlainFailure } from '@waymark/launch';
import type { Shot } from './contact-sheet';
import type { Size } from './sizes';

/** Environment variable with the folder of the mock-ups. */
const FOLDER_VARIABLE = 'MOCKUPS_FOLDER';

/**
 * Takes screenshots of a mock-up (`editor.html#place`) in one size after another; none without a folder of mock-ups.
 */
export async function drawing(context: BrowserContext, name: string | undefined) {
  const folder = process.env[FOLDER_VARIABLE];
  if (folder === undefined || name === undefined) return { at: async () => [], close: async () => undefined };
  const [file = '', state] = name.split('#');
  const path = join(folder, file);
  if (!existsSync(path)) throw new PlainFailure(`There is no ${file} in ${folder}.`);
  const address = pathToFileURL(path);
  if (state) address.hash = state;
  const page = await context.newPage();
  const at = async ({ width, height, colorScheme }: Size): Promise<readonly Shot[]> => {
    // Wider mock-ups show nothing more in dark mode.
    if (width > 1280 && colorScheme === 'dark') return [];
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    // Some states are laid out on page load.
    await page.goto('about:blank');
    await page.goto(address.href);
    return [{ title: `${width} ${colorScheme}, drawn`, png: await page.screenshot() }];
  };
  return { at, close: () => page.close() };
}
