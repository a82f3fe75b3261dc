import type { Locator, Page } from '@playwright/test';
import { type PartnerServer, partnerOf, startPartner } from '@waymark/embed/examples';
import { test as base, expect, STACK_TIMEOUT } from './test';

/** Additional fixtures for tests of partners' pages. */
export interface PartnerParts {
  /** Opens an example and waits until its areas are displayed. */
  readonly visit: (name: string) => Promise<void>;
}

/** Playwright's test with a builder and the server of a partner who embeds its areas. */
export const test = base.extend<PartnerParts, { partner: PartnerServer }>({
  partner: [
    async ({ stack }, use) => {
      const partner = await startPartner(partnerOf(stack.settings));
      await use(partner);
      await partner.close();
    },
    { scope: 'worker', timeout: STACK_TIMEOUT },
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

/** The container of a remote inside a page's elements. */
const remote = (page: Page): Locator => page.locator('waymark-remote [data-remote]');

/** A game of the demo. */
export const FERRY = 'Bluebeard’s Ferry';

/** The row of a game in a page's first element. */
export const rowOf = (page: Page, name: string): Locator =>
  page.locator('waymark-remote').first().getByRole('row').filter({ hasText: name });

/** Events of a page's elements, in order. */
export const eventsOf = (page: Page, type: string): Promise<readonly unknown[]> =>
  page.evaluate((wanted) => (window as unknown as Recorded).recorded.filter((event) => event.type === wanted), type);

interface Recorded {
  recorded: { readonly type: string; readonly detail: unknown }[];
}

/**
 * Runs in the page before everything else: records the elements' events. They do not bubble, so it listens in the
 * capture phase.
 */
export function recordEvents(): void {
  const events: Recorded['recorded'] = [];
  Object.assign(window, { recorded: events });
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
