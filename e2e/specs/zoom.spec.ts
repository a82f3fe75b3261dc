import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { enlargeText } from '../support/large-text';
import { loaded } from '../support/loaded';
import { expect, test } from '../support/test';

interface Form {
  readonly name: string;
  readonly address: string;
  /** Opens the edited item. */
  readonly open: (page: Page) => Promise<void>;
  /** A field near the start. */
  readonly field: (page: Page) => Locator;
}

/** In any language. */
const openFirst = (page: Page) => page.getByRole('article').first().locator('[data-opens]').click();

const FORMS: readonly Form[] = [
  {
    name: 'the settings',
    address: '/games/edit/4802',
    open: async () => undefined,
    field: (page) => page.locator('#setting-name'),
  },
  {
    name: 'the editor of a challenge',
    address: '/tasks/organize/4821?pageSize=10',
    open: openFirst,
    field: (page) => page.locator('[data-editor]').getByRole('textbox').first(),
  },
  {
    name: 'the list of challenges with a selection',
    address: '/tasks/organize/4821?pageSize=10',
    open: async (page) => {
      const rows = page.getByRole('article');
      for (const n of [0, 1]) await rows.nth(n).getByRole('checkbox').check();
    },
    field: (page) => page.getByRole('article').first().getByRole('textbox').first(),
  },
  {
    name: 'a group',
    address: '/groups/organize/4821',
    open: openFirst,
    field: (page) => page.getByRole('article').first().getByRole('textbox').first(),
  },
];

/** Pixels by which something is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, document.querySelector('main')].map((part) =>
        part ? part.scrollWidth - part.clientWidth : 0,
      ),
    ),
  );

/** Names of filled fields whose value begins above the end of their label. */
const overlapped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-field-box]')].flatMap((box) => {
      const label = box.querySelector('label, [id$="-label"]');
      const value = box.querySelector(
        'input:not(:placeholder-shown), textarea:not(:placeholder-shown), [id$="-value"], li',
      );
      if (!label || !value?.checkVisibility() || value.matches('[data-empty] *')) return [];
      const { bottom, height } = label.getBoundingClientRect();
      // Labels of the smallest fields are for screen readers alone.
      if (height <= 1) return [];
      const { paddingBlockStart, borderBlockStartWidth } = getComputedStyle(value);
      const start = Number.parseFloat(paddingBlockStart) + Number.parseFloat(borderBlockStartWidth);
      const gap = value.getBoundingClientRect().top + start - bottom;
      return gap < 0 ? [label.textContent] : [];
    }),
  );

/** What covers the focused field; undefined if nothing has the focus. */
const cover = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    // After the last Tab stop, the browser itself gets the focus.
    if (!element || element === document.body) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + Math.min(width / 2, 40), top + Math.min(height / 2, 20));
    const label = found?.closest('label');
    const isIt = found && (element.contains(found) || found.contains(element) || label?.contains(element));
    return isIt ? '' : `${element.outerHTML.slice(0, 120)} under ${found?.outerHTML.slice(0, 120)}`;
  });

for (const { name, address, open, field } of FORMS) {
  test.describe(name, { tag: '@once' }, () => {
    const begin = async (page: Page) => {
      await open(page);
      await expect(field(page)).toHaveValue(/\S/);
      await loaded(page);
    };

    test('fits at 200 % zoom, and nothing sticky covers the focused field', async ({ page, enter }) => {
      // A window of 1280 × 800 at 200 %.
      await page.setViewportSize({ width: 640, height: 400 });
      await enter('owner', address);
      await begin(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await field(page).focus();
      let stops = 0;
      for (let turn = 0; turn < 25; turn += 1) {
        const covered = await cover(page);
        expect(covered ?? '').toBe('');
        if (covered !== undefined) stops += 1;
        await page.keyboard.press('Tab');
      }
      expect(stops).toBeGreaterThan(8);
    });

    test('fits with double-sized text, and no label covers a value', async ({ page, enter }) => {
      await enter('owner', address);
      await begin(page);
      await enlargeText(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await overlapped(page)).toEqual([]);
    });

    test('is equally accessible from right to left, also at 320 px', async ({ page, enter }) => {
      await page.addInitScript(() => localStorage.setItem('language', 'ar'));
      await enter('owner', address);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await begin(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expect(field(page)).toBeVisible();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, colorScheme === 'dark' ? ['color-contrast'] : []);
      }
    });
  });
}
