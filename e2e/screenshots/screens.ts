import { expect, type Page } from '@playwright/test';
import type { Account } from '../support/sign-in';

/** A screen to take pictures of. */
export interface Screen {
  readonly name: string;
  readonly address: string;
  readonly account?: Account;
  /** Also from right to left. */
  readonly mirrored?: boolean;
  /** What a person does first. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const GAME = 4821;

/** The screens with a sheet in docs/screens. */
export const SCREENS: readonly Screen[] = [
  { name: 'games', address: '/dashboard' },
  { name: 'settings', address: `/games/edit/${GAME}`, mirrored: true },
  { name: 'settings-faults', address: `/games/edit/${GAME}`, prepare: leaveNameEmpty },
  { name: 'challenges', address: `/tasks/organize/${GAME}` },
  { name: 'editor', address: `/tasks/organize/${GAME}`, mirrored: true, prepare: openChallenge },
  { name: 'groups', address: `/groups/organize/${GAME}`, mirrored: true, prepare: openGroup },
  { name: 'path', address: `/games/path/${GAME}` },
  { name: 'teams', address: `/teams/organize/${GAME}` },
  { name: 'leaderboard', address: `/teams/leaderboard/${GAME}` },
  { name: 'rewards', address: `/games/rewards/${GAME}` },
  { name: 'monitor', address: `/answers/monitor/${GAME}`, mirrored: true },
  { name: 'monitor-grid', address: `/answers/monitor/${GAME}?view=grid`, prepare: selectTwo },
  { name: 'stream', address: `/games/stream/${GAME}` },
  { name: 'branding', address: `/games/grey/${GAME}` },
  { name: 'personalisations', address: `/games/personalizations/${GAME}` },
  { name: 'slideshow', address: `/games/slideshow/${GAME}` },
  { name: 'analytics', address: `/games/analytics/${GAME}` },
  { name: 'exports', address: `/games/exports/${GAME}` },
  { name: 'reels', address: `/games/reels/${GAME}` },
  { name: 'donate', address: `/games/donate/${GAME}` },
];

async function leaveNameEmpty(page: Page): Promise<void> {
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('');
  await name.press('Tab');
  await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeVisible();
}

async function openChallenge(page: Page): Promise<void> {
  await page.getByRole('article').nth(1).getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByRole('textbox', { name: 'Headline' })).toBeVisible();
}

async function openGroup(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByLabel('Group Name')).toBeVisible();
}

async function selectTwo(page: Page): Promise<void> {
  const choices = page.getByRole('checkbox', { name: /^Select .*: / });
  await choices.nth(0).check();
  await choices.nth(1).check();
}
