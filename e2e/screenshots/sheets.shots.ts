import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@waymark/launch';
import { expect, test } from '../support/test';
import { type Shot, writeSheet } from './contact-sheet';
import { settled } from './picture';
import { SCREENS } from './screens';

const FOLDER = join(ROOT, 'docs/screens');

const SIZES = [
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;

const MIRRORED = [SIZES[0], SIZES[3]];

for (const { name, address, account = 'owner', mirrored, prepare } of SCREENS) {
  test(`the sheet of ${name}`, async ({ page, context, enter, watch }, info) => {
    watch.allow(/4\d\d/);
    await mkdir(FOLDER, { recursive: true });
    const shots: Shot[] = [];
    const take = async (language: string, sizes: readonly (typeof SIZES)[number][]) => {
      for (const { colorScheme, ...size } of sizes) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme });
        await settled(page);
        const title = `${size.width} ${colorScheme}${language}`;
        shots.push({ title, png: await page.screenshot({ path: info.outputPath(`${title}.png`) }) });
      }
    };
    await page.setViewportSize({ width: 1280, height: 800 });
    await enter(account, address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await settled(page);
    await prepare?.(page);
    await take('', SIZES);
    if (mirrored) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.evaluate(() => localStorage.setItem('language', 'ar'));
      // What is open stays open.
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await take(' Arabic', MIRRORED);
    }
    await writeSheet(context, shots, join(FOLDER, `${name}.webp`));
  });
}
