import { expect, test } from '../support/test';

test('a blast is sent by the chosen method, and the form is reset', { tag: '@both' }, async ({ page, enter }) => {
  await enter('owner', '/teams/organize/4821');
  const form = page.getByRole('region', { name: 'Communication Blast' });
  await form.getByRole('button', { name: /Method/ }).click();
  await page.getByRole('option', { name: 'Email' }).click();
  await form.getByLabel('Message', { exact: true }).fill('Come back to the pump house.');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your blast has been sent.')).toBeVisible();
  await expect(form.getByLabel('Message', { exact: true })).toHaveValue('Thanks for playing.');
  await expect(form.getByRole('button', { name: /Push Notification/ })).toBeVisible();
});
