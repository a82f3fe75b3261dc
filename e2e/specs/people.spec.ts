import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const GAME = '/teams/organize/4821';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const side = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const choose = async (page: Page, person: string, entry: string) => {
  await page.getByRole('button', { name: `Options for ${person}` }).click();
  const roles = page.getByRole('menuitemcheckbox', { name: entry });
  await page.getByRole('menuitem', { name: entry }).or(roles).click();
};

test.describe('teams and people of a game', () => {
  test('are created, named, filled, moved and deleted, and others see it', { tag: '@both' }, async ({
    page,
    enter,
    person,
  }) => {
    await enter('owner', GAME);
    const other = await person('owner', GAME);
    await page.getByRole('button', { name: 'Add team' }).click();
    const name = page.getByRole('article').first().getByLabel('Team name');
    await expect(name).toBeFocused();
    await name.fill('Ferry crew');
    await name.press('Tab');
    await expect(other.getByText('Ferry crew')).toBeVisible();
    const ferry = card(page, 'Ferry crew');
    await ferry.getByLabel("Player's email").fill('una@example.test');
    await ferry.getByRole('button', { name: 'Add player' }).click();
    await expect(ferry.getByRole('link', { name: 'Unlock link of una@example.test' })).toBeVisible();
    // Removed from its team, then dragged onto another one's card.
    await choose(page, 'una@example.test', 'Remove from team');
    const free = side(page, 'Players without a team');
    const handle = free.getByRole('button', { name: 'Move una@example.test' });
    await expect(handle).toBeVisible();
    const crew = card(page, 'Anchors Away').getByRole('img', { name: /una@example\.test/ });
    // A slipped drag is repeated.
    await expect(async () => {
      await handle.hover();
      await page.mouse.down();
      const target = await card(page, 'Anchors Away').boundingBox();
      if (!target) throw new Error('The card has no box.');
      await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 8 });
      await page.mouse.up();
      await expect(crew).toBeVisible({ timeout: 3000 });
    }).toPass();
    await page.reload();
    await expect(crew).toBeVisible();
    await expect(free.getByText('una@example.test')).toHaveCount(0);
    // A team is found by its members.
    await page.getByRole('searchbox', { name: 'Team or player' }).fill('una@');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(crew).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await card(page, 'Ferry crew').getByRole('button', { name: 'Edit Ferry crew' }).click();
    await card(page, 'Ferry crew').getByRole('button', { name: 'Delete Ferry crew' }).click();
    await page.getByRole('button', { name: 'Yes, delete' }).click();
    await expect(card(page, 'Ferry crew')).toHaveCount(0);
  });

  // Only beyond the documents are people without a team listed with their roles ([G91]).
  test('are invited, get roles, are banned and return; the game is stopped and started', {
    tag: '@beyond-the-documents',
  }, async ({ page, enter }) => {
    await enter('owner', GAME);
    const email = 'otto@example.test';
    // Optimistic changes are written a moment later, and only then survive a reload.
    const written = async (act: () => Promise<void>) => {
      const answer = page.waitForResponse(
        (response) => !['GET', 'OPTIONS'].includes(response.request().method()) && response.ok(),
      );
      await act();
      await answer;
    };
    await side(page, 'Invitations').getByLabel('Email').fill(email);
    await written(() => side(page, 'Invitations').getByRole('button', { name: 'Save Email' }).click());
    const free = side(page, 'Players without a team');
    await expect(free.getByText(email)).toBeVisible();
    await page.reload();
    await written(() => choose(page, email, 'Coordinator'));
    await expect(side(page, 'Coordinators').getByText(email)).toBeVisible();
    await page.reload();
    await side(page, 'Coordinators')
      .getByRole('button', { name: `Remove ${email} from coordinators` })
      .click();
    await expect(free.getByText(email)).toBeVisible();
    await choose(page, email, 'Ban from the game…');
    await written(() => page.getByRole('button', { name: 'Yes, ban' }).click());
    await expect(side(page, 'Banned').getByText(email)).toBeVisible();
    await page.reload();
    await side(page, 'Banned')
      .getByRole('button', { name: `Unban ${email}` })
      .click();
    await expect(side(page, 'Banned').getByText(email)).toHaveCount(0);
    // The palette returns the focus, opens a setting, and from there the screen that stops the game.
    const palette = page.getByRole('dialog', { name: 'Search or jump to' });
    const link = page.getByRole('link', { name: 'Groups', exact: true });
    await link.focus();
    await page.keyboard.press('ControlOrMeta+k');
    await palette.getByRole('combobox').press('Escape');
    await expect(link).toBeFocused();
    await page.keyboard.press('ControlOrMeta+k');
    await palette.getByRole('combobox').fill('time zone');
    await palette.getByRole('option', { name: 'Time zone' }).click();
    await expect(page.getByRole('button', { name: /^Time zone/ })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+k');
    await palette.getByRole('combobox').fill('stop game');
    await palette.getByRole('option', { name: /^Stop Game/ }).click();
    await page.getByRole('button', { name: 'Yes, stop' }).click();
    await page.getByRole('button', { name: 'Start Game' }).click();
    await expect(page.getByRole('button', { name: 'Stop Game' })).toBeVisible();
  });
});
