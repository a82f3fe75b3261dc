import { expect, type Page } from '@playwright/test';

/** Waits for a page's live line: what others do reaches it from then on. */
export async function connected(page: Page): Promise<void> {
  // After a cut the next attempt may be half a minute away.
  await expect(page.getByText('Connected').filter({ visible: true })).toBeVisible({ timeout: 40_000 });
}
