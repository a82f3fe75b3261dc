import { screen } from '@testing-library/react';
import { faults, fieldOf, fillSignUp, press, type } from '../testing/account-form';
import { openShell } from '../testing/open-shell';

// Its code loads on the first visit, which is slow in a test.
beforeAll(() => import('./sign-up'), 60_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('an invalid sign-up', () => {
  it('marks every empty field, focuses the first and sends nothing', async () => {
    const { received } = await openShell('/sign-up', {});
    await screen.findByLabelText('Name');
    type('Name', ' ');
    press('Sign up');
    expect(faults()).toEqual([
      ['Name', 'Enter a name.'],
      ['Email', 'Enter an e-mail address.'],
      ['Password', 'Enter a password.'],
      ['Password confirmation', 'Enter the password again.'],
    ]);
    expect(document.activeElement).toBe(fieldOf('Name'));
    expect(received).toEqual([]);
  });

  it('reports differing passwords until either is edited, and sends nothing', async () => {
    const { received } = await openShell('/sign-up', {});
    await fillSignUp();
    type('Password confirmation', 'harbour-light');
    press('Sign up');
    expect(faults()).toEqual([['Password confirmation', "Passwords don't match."]]);
    expect(document.activeElement).toBe(fieldOf('Password confirmation'));
    type('Password', 'harbour-light');
    expect(faults()).toEqual([]);
    expect(received).toEqual([]);
  });

  it("shows the platform's reasons at their fields", async () => {
    const errors = { password: ['Use at least 14 characters.'], name: ['Choose another name.'] };
    await openShell('/sign-up', {
      'GET /users/verify.json': 404,
      'POST /users.json': { status: 422, body: { errors } },
    });
    await fillSignUp();
    press('Sign up');
    expect((await screen.findByRole('alert')).textContent).toBe('You must provide all the fields.');
    expect(faults()).toEqual([
      ['Name', 'Choose another name.'],
      ['Password', 'Use at least 14 characters.'],
    ]);
    expect(document.activeElement).toBe(fieldOf('Name'));
  });
});
