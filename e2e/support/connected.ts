import { expect, type Page } from '@playwright/test';

/** Waits for a page's live connection, after which it receives other people's changes. */
export async function connected(page: Page): Promise<void> {
  // After a break, the next attempt may be half a minute away.
  await expect(page.getByText('Connected').filter({ visible: true })).toBeVisible({ timeout: 40_000 });
}
