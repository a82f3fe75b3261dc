import { type BrowserContext, expect, type Page } from '@playwright/test';
import { tokenAnswerSchema } from '@waymark/contract';
import { type DEMO_ACCOUNTS, DEMO_PASSWORD, type Stack } from '@waymark/launch';

/** The part of a demo account's address before the `@`. */
export type Account = (typeof DEMO_ACCOUNTS)[number]['email'] extends infer Email
  ? Email extends `${infer Name}@${string}`
    ? Name
    : never
  : never;

/** Kept connections that the server closes just as a slow machine uses them again. */
const CLOSED_CONNECTIONS = 3;

/** Signs in like a person, and waits for the requested page. */
export async function signIn(page: Page, account: Account, password = DEMO_PASSWORD): Promise<void> {
  if (!page.url().includes('/sign-in')) await page.goto('/sign-in');
  await page.getByLabel(/e-?mail/i).fill(`${account}@demo.test`);
  await page.getByLabel(/password/i).fill(password);
  await page.getByRole('button', { name: /sign in/i }).click();
  await expect(page).not.toHaveURL(/\/sign-in/);
}

/** Signs out in the side navigation. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
}

/**
 * Gives a browser an account's session without the sign-in form, for tests about something else.
 * @param now the time in the browser
 */
export async function giveSession(
  context: BrowserContext,
  stack: Stack,
  account: Account,
  now = Date.now(),
): Promise<void> {
  const { apiOrigin, apiVersion, whitelabel } = stack.settings.page;
  const answer = await context.request.post(`${apiOrigin}/${apiVersion}/users/authenticate.json`, {
    headers: { 'X-Whitelabel': whitelabel },
    data: { email: `${account}@demo.test`, password: DEMO_PASSWORD },
    maxRetries: CLOSED_CONNECTIONS,
  });
  const { token, refresh_token, lifespan } = tokenAnswerSchema.parse(await answer.json());
  const user_id = await idOf(context, stack, token);
  const kept = { user_id, token, refresh_token, expiration: `${now + lifespan * 60_000}` };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  await context.setStorageState({ cookies: [], origins: [{ origin: stack.origin, localStorage }] });
}

/** The account in a response, bare or under its name. */
async function idOf({ request }: BrowserContext, { settings }: Stack, token: string): Promise<string> {
  const { apiOrigin, apiVersion, whitelabel } = settings.page;
  const headers = { Authorization: `Bearer ${token}`, 'X-Whitelabel': whitelabel };
  const address = `${apiOrigin}/${apiVersion}/users/0.json`;
  const answer = await request.get(address, { headers, maxRetries: CLOSED_CONNECTIONS });
  const said = (await answer.json()) as { id?: number; user?: { id: number } };
  return String(said.user?.id ?? said.id);
}
