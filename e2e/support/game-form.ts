import type { Page } from '@playwright/test';
import { Calls } from './calls';
import { loaded } from './loaded';
import type { Account } from './sign-in';
import { type Enter, expect } from './test';

/** The address of a game's calls. */
export const path = (game: number) => `/games/${game}.json`;
/** A text field of a form. */
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** Presses a button. */
export const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).click();

/** Opens a game's settings and waits for all of them. @returns the calls of the page */
export async function open(page: Page, enter: Enter, address: string, account: Account = 'owner'): Promise<Calls> {
  const calls = new Calls(page);
  await enter(account, address);
  await expect(page.getByRole('tab').first()).toBeVisible();
  // Idle-time content may move things below it.
  await loaded(page);
  return calls;
}
