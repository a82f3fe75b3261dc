import { intercept } from '../support/calls';
import { expect, test } from '../support/test';

const LIST = '/games.json';

test.describe('errors from the provider', () => {
  test('are listed at the top of the form in every format', async ({ page, enter, watch }) => {
    watch.allow(/422/);
    let said: unknown;
    await intercept(page, { method: 'POST', path: LIST }, (route) =>
      route.fulfill({ status: 422, body: typeof said === 'string' ? said : JSON.stringify(said) }),
    );
    await enter('super', '/games/edit/new');
    await page.getByLabel('Name', { exact: true }).fill('The Second Logbook');
    const list = page.getByRole('alert');
    for (const one of [
      { errors: { name: ['It is blank (1).'] } },
      { errors: ['It is blank (2).'] },
      { error: 'It is blank (3).' },
      { message: 'It is blank (4).' },
      'It is blank (5).',
    ]) {
      said = one;
      await page.getByRole('button', { name: 'Create' }).first().click();
      const [words = ''] = /It is blank \(\d\)\./.exec(JSON.stringify(one)) ?? [];
      await expect(list).toContainText(words);
    }
  });

  test('are listed at the top of the form, field by field, and the page scrolls there', {
    tag: '@beyond-the-documents',
  }, async ({ page, enter, watch }) => {
    watch.allow(/422/);
    await page.setViewportSize({ width: 1280, height: 500 });
    await enter('super', '/games/edit/new');
    // Errors known to the builder are shown at their field, and nothing is sent.
    await page.getByRole('button', { name: 'Create' }).first().click();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(page.getByText('Enter a name.')).toHaveCount(1);
    await page.getByLabel('Name', { exact: true }).fill('The Second Logbook');
    await page.getByLabel('Entry Code').fill('PILOT24');
    await page.getByRole('tab', { name: 'Optional' }).click();
    await page.getByRole('radio', { name: 'Stopped' }).check();
    await page.getByRole('button', { name: 'Create' }).first().focus();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    await page.keyboard.press('Enter');
    const list = page.getByRole('alert');
    await expect(list).toContainText("Couldn't create the game.");
    await expect(list.getByRole('listitem')).toHaveText([/^Entry Code .+taken/]);
    // The list keeps some space above itself.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(8);
    await expect(list).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL(/\/games\/edit\/new$/);

    await list.getByRole('link', { name: 'Entry Code' }).click();
    await expect(page.getByLabel('Entry Code')).toBeFocused();
  });
});
