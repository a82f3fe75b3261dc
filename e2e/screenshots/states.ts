import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from './phrases';

/** Number of a trivia challenge in the list, from 0. */
export const TRIVIA = 2;

const main = (page: Page): Locator => page.getByRole('main');
const button = (within: Page | Locator, name: string | RegExp): Locator => within.getByRole('button', { name });

export async function leaveNameEmpty(page: Page, say: Say): Promise<void> {
  const name = page.getByLabel(say('Name'), { exact: true });
  await name.fill('');
  await name.press('Tab');
  await expect(main(page).locator('[aria-invalid="true"]').first()).toBeVisible();
}

/** @param at its number in the list, from 0 */
export function openChallenge(at = 1) {
  return async (page: Page, say: Say): Promise<void> => {
    await button(page.getByRole('article').nth(at), say('Edit {name}')).click();
    await expect(page.getByRole('textbox', { name: say('Headline') }).first()).toBeVisible();
  };
}

export function openTab(name: string) {
  return async (page: Page, say: Say): Promise<void> => {
    await openChallenge()(page, say);
    await page
      .getByRole('tab')
      .filter({ hasText: say(name) })
      .first()
      .click();
  };
}

export async function openGroup(page: Page, say: Say): Promise<void> {
  await button(page.getByRole('article').first(), say('Edit')).click();
  await expect(page.getByLabel(say('Group Name'))).toBeVisible();
}

export async function unfoldMap(page: Page, say: Say): Promise<void> {
  await expect(page.getByRole('region', { name: say('Map of the challenges') })).toBeVisible();
}

export async function editTeam(page: Page, say: Say): Promise<void> {
  await button(page.getByRole('article').first(), say('Edit {team}')).click();
}

export async function askForCards(page: Page, say: Say): Promise<void> {
  await button(main(page), say('Bulk actions')).click();
  await page.getByRole('menuitem', { name: say('Print team cards…') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

export async function scrollToBlast(page: Page, say: Say): Promise<void> {
  await page.getByRole('region', { name: say('Communication Blast') }).evaluate((part) => part.scrollIntoView());
}

export async function openReward(page: Page): Promise<void> {
  await page.locator('[data-open-row]').first().getByRole('button').first().click();
}

export async function selectTwo(page: Page, say: Say): Promise<void> {
  const choices = page.getByRole('checkbox', { name: say('Select {name}') });
  await choices.nth(0).check();
  await choices.nth(1).check();
}

export async function beginToPay(page: Page, say: Say): Promise<void> {
  await button(main(page), say('Pay Now')).click();
}

export async function nextSlide(page: Page): Promise<void> {
  await page.keyboard.press('ArrowRight');
}
