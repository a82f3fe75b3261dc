import { expect, type Page } from '@playwright/test';
import { type DEMO_ACCOUNTS, DEMO_PASSWORD } from '@waymark/launch';

/** The part of a demo account's address before the `@`. */
export type Account = (typeof DEMO_ACCOUNTS)[number]['email'] extends infer Email
  ? Email extends `${infer Name}@${string}`
    ? Name
    : never
  : never;

/** Signs in as a person does, and waits until the page that was asked for is there. */
export async function signIn(page: Page, account: Account, password = DEMO_PASSWORD): Promise<void> {
  if (!page.url().includes('/sign-in')) await page.goto('/sign-in');
  await page.getByLabel(/e-?mail/i).fill(`${account}@demo.test`);
  await page.getByLabel(/password/i).fill(password);
  await page.getByRole('button', { name: /sign in/i }).click();
  await expect(page).not.toHaveURL(/\/sign-in/);
}
