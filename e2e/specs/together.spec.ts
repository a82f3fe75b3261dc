import { expect, test } from '../support/test';

const GAME = '/games/edit/4802';
const TEXT =
  'Another user has edited this page. If you make a change, it may be overwritten. If you refresh, you will see the latest version.';

test.describe('two organisers in the settings of one game', () => {
  test('Change Detected is asked about a change of the other, and Refresh takes it over', async ({
    page,
    enter,
    person,
  }) => {
    await enter('owner', GAME);
    const admin = await person('admin', GAME);
    const mine = page.getByLabel('Name', { exact: true });
    const theirs = admin.getByLabel('Name', { exact: true });
    await expect(mine).toHaveValue('Two Bridges Treasure Trail');

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

  test('Ignore keeps what is on screen', async ({ page, enter, person }) => {
    await enter('owner', GAME);
    const admin = await person('admin', GAME);
    const mine = page.getByLabel('Name', { exact: true });
    await expect(mine).toHaveValue(/Bridges/);
    const before = await mine.inputValue();

    const theirs = admin.getByLabel('Name', { exact: true });
    await theirs.fill('Four Bridges Treasure Trail');
    await theirs.blur();
    const dialog = page.getByRole('alertdialog', { name: 'Change Detected' });
    await dialog.getByRole('button', { name: 'Ignore' }).click();
    await expect(dialog).toBeHidden();
    await expect(mine).toHaveValue(before);
  });

  test('a change of another field than the one being edited is merged in without a question', async ({
    page,
    enter,
    person,
  }) => {
    await enter('owner', GAME);
    const admin = await person('admin', GAME);
    // Both have a field of their own in hand before either sends anything.
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
