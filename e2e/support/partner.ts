import type { Locator, Page } from '@playwright/test';
import { type PartnerServer, partnerOf, startPartner } from '@waymark/embed/examples';
import { test as base, expect } from './test';

/** What a test of pages of partners is given besides. */
export interface PartnerParts {
  /** Opens an example and waits until its areas are on view. */
  readonly visit: (name: string) => Promise<void>;
}

/** Playwright's test with a builder, and beside it the server of a partner who has areas of it in pages of his own. */
export const test = base.extend<PartnerParts, { partner: PartnerServer }>({
  partner: [
    async ({ stack }, use) => {
      const partner = await startPartner(partnerOf(stack.settings));
      await use(partner);
      await partner.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ partner }, use) => use(partner.origin),
  visit: async ({ page }, use) => {
    await use(async (name) => {
      await page.addInitScript(recordEvents);
      await page.goto(`/${name}`);
      await expect(remote(page).first()).toHaveAttribute('data-state', 'ready');
    });
  },
});

/** The place of a remote inside the elements of a page. */
export const remote = (page: Page): Locator => page.locator('waymark-remote [data-remote]');

/** A game of the demo. */
export const FERRY = 'Bluebeard’s Ferry';

/** The row of a game in the first element of a page. */
export const rowOf = (page: Page, name: string): Locator =>
  page.locator('waymark-remote').first().getByRole('row').filter({ hasText: name });

/** What the elements of a page have told it, in order. */
export const told = (page: Page, type: string): Promise<readonly unknown[]> =>
  page.evaluate((wanted) => (window as unknown as Told).told.filter((event) => event.type === wanted), type);

interface Told {
  told: { readonly type: string; readonly detail: unknown }[];
}

/** Runs in the page, before anything else of it: hears what the elements say. Their events do not bubble, and are heard on the way down. */
export function recordEvents(): void {
  const events: Told['told'] = [];
  Object.assign(window, { told: events });
  for (const type of ['ready', 'navigate', 'error', 'session-expired']) {
    document.addEventListener(
      type,
      (event) => {
        if (event instanceof CustomEvent) events.push({ type, detail: event.detail });
      },
      true,
    );
  }
}

export { expect };
