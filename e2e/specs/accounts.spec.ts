import { Calls } from '../support/calls';
import { expect, test } from '../support/test';

const PASSWORD = 'a-lantern-in-the-fog-7';

test.describe('an account', () => {
  test('is created on the sign-up page, and its owner continues to the page they came from', async ({
    page,
    watch,
  }) => {
    // Response to the check whether the address is taken: it isn't.
    watch.allow(/404 \(Not Found\)/);
    const calls = new Calls(page);
    await page.goto('/games/edit/new');
    await expect(page).toHaveURL(/\/sign-in$/);
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(/\/sign-up$/);
    await page.getByLabel('Name').fill('Nils Berg');
    await page.getByLabel('Email').fill('nils.berg@demo.test');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Password confirmation').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(/\/games\/edit\/new$/);
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByText(/^(Nils Berg|nils\.berg@demo\.test)$/),
    ).toBeVisible();
    // People who may not create games see a contact instead of a form.
    await expect(page.getByRole('heading', { name: 'Ask Harbour Hunts for a game' })).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByText('You have no games of your own yet.')).toBeVisible();
    await expect(page.getByText('Hello')).toBeVisible();
    expect(calls.of('GET', '/users/verify.json')).toHaveLength(1);
    expect(calls.bodies('POST', '/users.json')).toEqual([
      { name: 'Nils Berg', email: 'nils.berg@demo.test', password: PASSWORD, password_confirmation: PASSWORD },
    ]);
  });

  test('is checked by the platform alone, except for a missing address', async ({ page, watch }) => {
    watch.allow(/404 \(Not Found\)/, /412 \(Precondition Failed\)/, /422 \(Unprocessable/);
    const calls = new Calls(page);
    const sent = () => [calls.of('GET', '/users/verify.json').length, calls.of('POST', '/users.json').length];
    const signUp = page.getByRole('button', { name: 'Sign up' });
    await page.goto('/sign-up');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Password confirmation').fill(PASSWORD.slice(1));
    await signUp.click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter an e-mail address.');
    expect(sent()).toEqual([0, 0]);
    await page.getByLabel('Email').fill('not.nils@demo.test');
    await signUp.click();
    await expect(page.getByLabel('Password confirmation')).toBeFocused();
    await expect(page.getByLabel('Password confirmation')).toHaveAccessibleDescription("Passwords don't match.");
    expect(sent()).toEqual([1, 1]);
    await page.getByLabel('Password confirmation').fill(PASSWORD);
    await signUp.click();
    await expect(page.getByRole('alert')).toHaveText('You must provide all the fields.');
    expect(sent()).toEqual([2, 2]);
  });

  test('shows faults and a refusal without moving its fields', async ({ page, watch }) => {
    watch.allow(/401 \(Unauthorized\)/);
    for (const [address, act] of [
      ['/sign-up', 'Sign up'],
      ['/sign-in', 'Sign in'],
    ] as const) {
      await page.goto(address);
      const button = page.getByRole('button', { name: act });
      const before = await button.boundingBox();
      await button.click();
      await expect(page.getByText('Enter an e-mail address.')).toBeVisible();
      expect(await button.boundingBox()).toEqual(before);
      if (act === 'Sign up') continue;
      await page.getByLabel('Email').fill('owner@demo.test');
      await page.getByLabel('Password').fill('not this one');
      await button.click();
      await expect(page.getByText('We were unable to sign you in using that email address.')).toBeVisible();
      expect(await button.boundingBox()).toEqual(before);
    }
  });

  test("that exists isn't created again: the page links to the password reset", async ({ page }) => {
    const calls = new Calls(page);
    await page.goto('/sign-up');
    await page.getByLabel('Name').fill('Maren Okafor');
    await page.getByLabel('Email').fill('owner@demo.test');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Password confirmation').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      "There's already an account for owner@demo.test.",
    );
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByRole('link', { name: 'Reset its password' }).click();
    await expect(page).toHaveURL(/\/reset-password$/);
    await expect(page.getByLabel('Email')).toHaveValue('owner@demo.test');
    expect(calls.of('POST', '/users.json')).toEqual([]);
  });

  test('with a lost password gets an e-mail, and the sign-in page says so', async ({ page, watch }) => {
    watch.allow(/404 \(Not Found\)/);
    await page.goto('/sign-in');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill('nobody@demo.test');
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription("We don't recognize that email address.");
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue('nobody@demo.test');
    await page.getByLabel('Email').fill('admin@demo.test');
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(page).toHaveURL(/\/sign-in\?reset$/);
    await expect(page.getByRole('status')).toContainText('Check your e-mail');
    await expect(page.getByLabel('Email')).toHaveValue('admin@demo.test');
  });
});
