import { towerModel } from '../support/gltf';
import { mapsKnow } from '../support/maps';
import { expect, test } from '../support/test';

test.describe('the editor of a challenge', () => {
  test('saves text, formatting, type, locks and place, and previews them', { tag: '@both' }, async ({
    page,
    enter,
  }) => {
    await mapsKnow(page, {});
    await enter('owner', '/dashboard');
    const row = page.getByRole('row', { name: /Lost Logbook/ });
    const id = (await row.getByRole('cell').first().locator('span').first().textContent())?.trim();
    await page.goto(`/tasks/organize/${id}`);
    await page.getByRole('article').nth(2).getByRole('button', { name: /^Edit/ }).click();
    const card = page.getByRole('region', { name: 'Challenge', exact: true });
    const preview = page.getByRole('region', { name: 'What players see' });

    const headline = card.getByLabel('Headline');
    await headline.fill('Sing a shanty by the swing bridge');
    await expect(preview.getByRole('heading', { name: 'Sing a shanty by the swing bridge' })).toBeVisible();
    await headline.press('Tab');
    await expect(card.getByText('Saved').first()).toBeVisible();

    const description = card.getByRole('textbox', { name: 'Description' });
    await description.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('All crews sing.');
    await expect(preview.getByText('All crews sing.')).toBeVisible();

    await card.getByRole('button', { name: /^Completion type/ }).click();
    await page.getByRole('option', { name: 'Multiple Choice' }).click();
    await card.getByLabel('Add an answer').fill('Drunken sailor');
    await card.getByLabel('Add an answer').press('Enter');
    await card.getByLabel('Add an answer').fill('Jingle bells');
    await card.getByLabel('Add an answer').press('Enter');
    await expect(preview.getByRole('listitem').filter({ hasText: 'Jingle bells' })).toBeVisible();

    await card.getByRole('tab', { name: /^Location/ }).click();
    const place = card.getByRole('textbox', { name: 'Location' });
    await place.fill('Nowhere at all 99');
    await place.press('Tab');
    await expect(card.getByRole('alert')).toHaveText('Address not found! Make sure you spelled it correctly.');
    await place.fill('53.5461, 9.9663');
    await place.press('Tab');
    await expect(card.getByText('Found at 53.54610, 9.96630')).toBeVisible();

    await card.getByRole('tab', { name: /^Locks/ }).click();
    await card.getByRole('button', { name: /^Lock by radius/ }).click();
    await page.getByRole('option', { name: /^100 m/ }).click();
    await expect(preview.getByText('Locked')).toBeVisible();
    await expect(card.getByText('Saved').first()).toBeVisible();

    await page.reload();
    await expect(headline).toHaveValue('Sing a shanty by the swing bridge');
    await expect(description).toContainText('All crews sing.');
    await expect(card.getByLabel('Correct answer')).toHaveValue('Drunken sailor');
    await expect(card.getByRole('tab', { name: 'Location 1' })).toBeVisible();
    await expect(preview.getByText('Locked')).toBeVisible();

    await test.step("shows a provider's glTF model under the page's security policy", async () => {
      const model = new URL('/models/tower.gltf', page.url()).href;
      const item = { id: 1, position: 1, model_url: model, style: 'loop', animation_name: '', chain: '' };
      await page.route(/\/tasks\/(game\/.*|\d+\.json.*)$/, async (route) => {
        const answer = await route.fetch();
        const text = (await answer.text()).replaceAll(/"task_type":\d+/g, '"task_type":7');
        const body = text.replaceAll(/"realities":\[[^\]]*\]/g, `"realities":[${JSON.stringify(item)}]`);
        await route.fulfill({ response: answer, body });
      });
      await page.route(model, (route) => route.fulfill({ body: towerModel(), contentType: 'model/gltf+json' }));
      await page.reload();
      const shown = card.getByRole('application', { name: /^AR model 1/ });
      const before = await shown.screenshot();
      await shown.focus();
      await page.keyboard.press('ArrowRight');
      expect((await shown.screenshot()).equals(before)).toBe(false);
    });
  });
});
