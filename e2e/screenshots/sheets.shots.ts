import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ROOT } from '@waymark/launch';
import { type Shot, writeSheet } from './contact-sheet';
import { drawing } from './drawings';
import { inEnglish, phrasesIn, type Say } from './phrases';
import { settled } from './picture';
import { test } from './pictures';
import { SCREENS } from './screens';
import { MIRRORED, SIZES, type Size } from './sizes';

const FOLDER = join(ROOT, 'docs/screens');

for (const { name, address, drawn, account = 'owner', prepare, each } of SCREENS) {
  test(`the sheet of ${name}`, async ({ page, context, visit, stack, watch }, info) => {
    watch.allow(/4\d\d|5\d\d|ERR_/);
    watch.expectDialogs('Not Authorized', 'Not Found');
    await mkdir(FOLDER, { recursive: true });
    const shots: Shot[] = [];
    const drawings = await drawing(context, drawn);
    const open = async (say: Say) => {
      const title = page.getByRole('heading', { level: 1 });
      await expect(title.or(page.getByRole('main').getByRole('heading')).first()).toBeVisible();
      await settled(page);
      await prepare?.(page, say);
    };
    const take = async (size: Size, language: string, say: Say) => {
      const { width, height, colorScheme } = size;
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await each?.(page, say);
      await settled(page);
      const title = `${width} ${colorScheme}${language}`;
      shots.push({ title, png: await page.screenshot({ path: info.outputPath(`${title}.png`) }) });
    };

    await visit(account, address);
    await open(inEnglish);
    for (const size of SIZES) {
      await take(size, '', inEnglish);
      shots.push(...(await drawings.at(size)));
    }
    await drawings.close();

    await page.goto('about:blank');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    // A blank page has nothing to store it in.
    await context.addInitScript(() => origin === 'null' || localStorage.setItem('language', 'ar'));
    await visit(account, address);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const say = await phrasesIn(stack.settings, 'ar');
    await open(say);
    for (const size of MIRRORED) await take(size, ' Arabic', say);

    await writeSheet(context, shots, join(FOLDER, `${name}.webp`));
  });
}
