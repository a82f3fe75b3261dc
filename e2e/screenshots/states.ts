import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from './phrases';

/** Number of a multiple choice challenge in the list, from 0. */
export const MULTIPLE_CHOICE = 5;

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
  await button(page.getByRole('article').nth(1), say('Edit')).click();
  await expect(page.getByLabel(say('Group Name'))).toBeVisible();
}

/** If list and map share a column, the map is collapsed. */
export async function unfoldMap(page: Page, say: Say): Promise<void> {
  const fold = main(page).getByRole('button', { name: say('Map'), exact: true, expanded: false });
  const map = page.getByRole('region', { name: say('Map of the challenges') });
  await expect(fold.or(map).first()).toBeVisible();
  if (await fold.isVisible()) await fold.click();
  await expect(map).toBeVisible();
}

export async function editTeam(page: Page, say: Say): Promise<void> {
  await button(page.getByRole('article').first(), say('Edit {team}')).click();
}

export async function askForCards(page: Page, say: Say): Promise<void> {
  if (await page.getByRole('dialog').isVisible()) return;
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
  // The first one selects all.
  await choices.nth(1).check();
  await choices.nth(2).check();
}

export async function beginToPay(page: Page, say: Say): Promise<void> {
  await button(main(page), say('Pay Now')).click();
}

export async function nextSlide(page: Page): Promise<void> {
  await page.keyboard.press('ArrowRight');
}
