import type { Locator, Page } from '@playwright/test';
import { connected } from '../support/connected';
import { keepTyping } from '../support/keep-typing';
import { expect, test } from '../support/test';

const GAME = '/games/edit/4802';
const TEXT =
  'Another user has edited this page. If you make a change, it may be overwritten. If you refresh, you will see the latest version.';

test.describe('two organisers in the settings of one game', () => {
  test("are asked about each other's changes, and Refresh applies them", async ({ page, enter, person }) => {
    await enter('owner', GAME);
    const admin = await person('admin', GAME);
    const mine = page.getByLabel('Name', { exact: true });
    const theirs = admin.getByLabel('Name', { exact: true });
    await expect(mine).toHaveValue('Two Bridges Treasure Trail');
    await connected(page);

    await theirs.fill('Three Bridges Treasure Trail');
    await theirs.blur();
    const dialog = page.getByRole('alertdialog', { name: 'Change Detected' });
    await expect(dialog).toContainText(TEXT);
    await expect(dialog.getByRole('button')).toHaveText(['Ignore', 'Refresh']);
    await dialog.getByRole('button', { name: 'Refresh' }).click();
    await expect(dialog).toBeHidden();
    await expect(mine).toHaveValue('Three Bridges Treasure Trail');
    await expect(admin.getByRole('alertdialog')).toHaveCount(0);
  });

  test('keep what is on screen with Ignore', async ({ page, enter, person }) => {
    await enter('owner', GAME);
    const admin = await person('admin', GAME);
    const mine = page.getByLabel('Name', { exact: true });
    await expect(mine).toHaveValue(/Bridges/);
    await connected(page);
    const before = await mine.inputValue();

    const theirs = admin.getByLabel('Name', { exact: true });
    await theirs.fill('Four Bridges Treasure Trail');
    await theirs.blur();
    const dialog = page.getByRole('alertdialog', { name: 'Change Detected' });
    await dialog.getByRole('button', { name: 'Ignore' }).click();
    await expect(dialog).toBeHidden();
    await expect(mine).toHaveValue(before);
  });

  test('see each other, and both values of a field both changed, to keep or replace', {
    tag: '@beyond-the-documents',
  }, async ({ page, enter, person }) => {
    await enter('owner', GAME);
    const admin = await person('admin', GAME);
    await expect(page.getByText('Tomas Brandt has this game open too.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Also here: Tomas Brandt' })).toBeVisible();
    await expect(admin.getByText('Maren Okafor has this game open too.')).toBeVisible();

    const [mine, theirs] = [page, admin].map((screen) => screen.getByLabel('Primary e-mail')) as [Locator, Locator];
    const answer = async (choice: 'Keep mine' | 'Use theirs') => {
      const dialog = page.getByRole('alertdialog', { name: 'Change Detected' });
      await expect(dialog).toContainText('Changed by Tomas Brandt');
      const field = dialog.getByRole('group', { name: 'Primary e-mail' });
      await expect(field).toContainText(/mine@demo\.test/);
      await expect(field).toContainText('theirs@demo.test');
      await field.getByRole('radio', { name: choice }).check();
      await dialog.getByRole('button', { name: 'Refresh' }).click();
      await expect(dialog).toBeHidden();
    };

    await mine.fill('mine@demo.test');
    await theirs.fill('theirs@demo.test');
    await theirs.blur();
    await answer('Keep mine');
    await expect(mine).toHaveValue('mine@demo.test');
    // The admin has left the field, but edited it, so they are asked in turn.
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Refresh' }).click();
    await expect(theirs).toHaveValue('mine@demo.test');

    await mine.fill('still.mine@demo.test');
    await theirs.fill('theirs@demo.test');
    await theirs.blur();
    await answer('Use theirs');
    await expect(mine).toHaveValue('theirs@demo.test');
    await page.getByRole('button', { name: 'Bring mine back' }).click();
    await expect(mine).toHaveValue('still.mine@demo.test');

    await admin.close();
    await expect(page.getByText('Tomas Brandt has this game open too.')).toBeHidden();
  });

  // Only a message with field names lets the page decide.
  test('merge a change of another field without asking', {
    tag: '@beyond-the-documents',
  }, async ({ page, enter, person }) => {
    await enter('owner', GAME);
    const admin = await person('admin', GAME);
    // Both are editing a field before either saves.
    await connected(page);
    const code = admin.getByLabel('Entry Code');
    await code.focus();
    await page.getByLabel('Description').fill('Half a sentence that is not');
    await code.fill('BRIDGES2');
    await code.blur();
    await expect(page.getByLabel('Entry Code')).toHaveValue('BRIDGES2');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByLabel('Description')).toHaveValue('Half a sentence that is not');
    await code.fill('BRIDGES');
    await code.blur();
    await expect(page.getByLabel('Entry Code')).toHaveValue('BRIDGES');
  });
});

test.describe('two organisers in the editor of one challenge', () => {
  const headline = (page: Page) => page.getByRole('textbox', { name: 'Headline' });
  const bar = (page: Page) => page.getByRole('group', { name: / changed Headline to / });
  const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Change Detected' });
  const openFirst = async (page: Page) => {
    await page.getByRole('article').first().getByRole('button', { name: /^Edit/ }).click();
    await expect(headline(page)).toBeVisible();
  };

  test("see the other's change at the field at once, are asked at a pause, and answer once", {
    tag: '@beyond-the-documents',
  }, async ({ page, enter, person }) => {
    await enter('owner', '/tasks/organize/4802');
    await openFirst(page);
    await connected(page);
    const admin = await person('admin', '/tasks/organize/4802');
    await openFirst(admin);

    await headline(page).fill('Mine');
    const typing = keepTyping(page);
    await headline(admin).fill('Theirs');
    await headline(admin).blur();
    // While somebody is typing, only the bar is shown.
    await expect(bar(page)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await typing;
    await expect(headline(page)).toBeFocused();
    await expect(headline(page)).toHaveValue(/^Minee+$/);
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page)).toContainText('Theirs');
    await dialog(page).getByRole('radio', { name: 'Keep mine' }).check();
    await dialog(page).getByRole('button', { name: 'Refresh' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(bar(page)).toHaveCount(0);
    const kept = await headline(page).inputValue();

    // The other one edited the same field: the bar is answered, which closes the dialog.
    await expect(bar(admin)).toContainText(kept);
    await expect(dialog(admin)).toBeVisible();
    await bar(admin).getByRole('button', { name: 'Use theirs' }).dispatchEvent('click');
    await expect(dialog(admin)).toHaveCount(0);
    await expect(bar(admin)).toHaveCount(0);
    await expect(headline(admin)).toHaveValue(kept);
  });
});
