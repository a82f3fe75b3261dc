import { screen, waitFor } from '@testing-library/react';
import { faults, fieldOf, fillSignUp, NEW_ACCOUNT, press, type } from '../testing/account-form';
import { type OpenShell, openShell } from '../testing/open-shell';

// Its code loads on the first visit, which is slow in a test.
beforeAll(() => import('./sign-up'));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a new account whose sign-in is refused', () => {
  it.each([
    [401, 'We were unable to sign you in using that email address.'],
    [404, 'We were unable to sign you in using that email address.'],
    [503, 'There has been a problem connecting with our platform.'],
  ])('with %s is explained as on the sign-in page', async (status, words) => {
    await openShell('/sign-up', {
      'GET /users/verify.json': 404,
      'POST /users.json': { status: 201, body: { user: { id: 7 } } },
      'POST /users/authenticate.json': status,
    });
    await fillSignUp();
    press('Sign up');
    expect((await screen.findByRole('alert')).textContent).toBe(words);
  });
});

describe('an invalid sign-up', () => {
  const calls = ({ received }: OpenShell) => received.map(({ call }) => call);
  const BOTH = ['GET /users/verify.json', 'POST /users.json'];

  it('sends nothing without an address, which could not be looked up', async () => {
    const shell = await openShell('/sign-up', {});
    await screen.findByLabelText('Name');
    type('Email', ' ');
    press('Sign up');
    expect(faults()).toEqual([['Email', 'Enter an e-mail address.']]);
    expect(document.activeElement).toBe(fieldOf('Email'));
    expect(calls(shell)).toEqual([]);
  });

  it('leaves empty fields to the platform', async () => {
    const shell = await openShell('/sign-up', { 'GET /users/verify.json': 404, 'POST /users.json': 400 });
    await screen.findByLabelText('Name');
    type('Email', NEW_ACCOUNT.email);
    press('Sign up');
    expect((await screen.findByRole('alert')).textContent).toBe('You must provide all the fields.');
    expect(calls(shell)).toEqual(BOTH);
    const empty = { name: '', password: '', password_confirmation: '' };
    expect(shell.of('POST /users.json')[0]?.body).toEqual({ ...empty, email: NEW_ACCOUNT.email });
  });

  it('leaves differing passwords to the platform, and reports them until either is edited', async () => {
    const shell = await openShell('/sign-up', { 'GET /users/verify.json': 404, 'POST /users.json': 412 });
    await fillSignUp();
    type('Password confirmation', 'harbour-light');
    press('Sign up');
    await waitFor(() => expect(faults()).toEqual([['Password confirmation', "Passwords don't match."]]));
    expect(document.activeElement).toBe(fieldOf('Password confirmation'));
    expect(calls(shell)).toEqual(BOTH);
    expect(shell.of('POST /users.json')[0]?.body).toMatchObject({ password_confirmation: 'harbour-light' });
    type('Password', 'harbour-light');
    expect(faults()).toEqual([]);
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
