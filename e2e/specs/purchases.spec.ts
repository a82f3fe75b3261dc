import { loaded } from '../support/loaded';
import { expect, test } from '../support/test';

/** A draft without purchases. */
const DRAFT = 4795;

test('an add-on is paid by card after a decline, unlocks branding, and a donation needs no account', {
  tag: '@both',
}, async ({ page, enter, watch }) => {
  watch.allow(/402 \(Payment Required\)/);
  await enter('owner', `/games/grey/${DRAFT}`);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  const fill = async (number: string) => {
    await page.getByRole('textbox', { name: 'Card number' }).fill(number);
    await page.getByRole('textbox', { name: /^Expires/ }).fill('08 / 49');
    await page.getByRole('textbox', { name: 'Security code' }).fill('123');
  };
  // A declined test card: its status, and the matching digit.
  await fill('4000000000004020');
  await page.getByRole('button', { name: 'Pay $299' }).click();
  await expect(page.getByText('Your purchase could not be completed. The card was declined.')).toBeVisible();
  await fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Pay $299' }).click();
  await expect(page.getByRole('link', { name: 'Thank You' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Bar background' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Bar background' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);

  // Further reads of the page would be refused.
  await loaded(page);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/games/donate/${DRAFT}`);
  await page.getByRole('radio', { name: '$50' }).check({ force: true });
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.test');
  await fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Donate $50' }).click();
  await expect(page.getByText('Thank you!')).toBeVisible();
});
