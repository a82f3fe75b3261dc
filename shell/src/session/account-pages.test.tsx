import { fireEvent, screen, waitFor } from '@testing-library/react';
import { faults, fieldOf, fillSignUp, LABELS, NEW_ACCOUNT, press, type } from '../testing/account-form';
import { openShell } from '../testing/open-shell';

const PROBLEM = 'There has been a problem connecting with our platform.';
const WAIT = 'Too many attempts. Try again in 5 minutes.';
const WAITING = { status: 429, body: { message: WAIT } };
const TOKENS = { status: 200, body: { token: 't1', refresh_token: 'r1', lifespan: 60 } };

// Their code loads on the first visit, which is slow in a test.
beforeAll(() => Promise.all([import('./sign-up'), import('./reset-password'), import('../builder')]));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the sign-in page', () => {
  it('links to sign-up and password reset', async () => {
    await openShell('/sign-in', {});
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/sign-up');
    expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe('/reset-password');
  });

  it('lets visitors choose their language and keeps the choice', async () => {
    localStorage.setItem('language', 'fr');
    await openShell('/sign-in', { 'GET /proxy/translate.json': { status: 200, body: { translations: [] } } });
    press('Language: Français');
    const found = await screen.findByRole('option', { name: /Deutsch/ });
    fireEvent.click(found);
    expect(localStorage.getItem('language')).toBe('de');
  });

  it("offers no language if this browser's account may not choose one", async () => {
    localStorage.setItem('language', 'disabled');
    await openShell('/sign-in', {});
    expect(screen.queryByRole('button', { name: /Language/ })).toBeNull();
  });

  it('supports password managers and can show the password', async () => {
    await openShell('/sign-in', {});
    expect([fieldOf('Email').autocomplete, fieldOf('Password').autocomplete]).toEqual(['username', 'current-password']);
    type('Password', 'secret');
    press('Show characters');
    expect([fieldOf('Password').type, fieldOf('Password').value]).toEqual(['text', 'secret']);
    press('Hide characters');
    expect(fieldOf('Password').type).toBe('password');
  });

  it.each([
    [401, 'We were unable to sign you in using that email address.'],
    [404, 'We were unable to sign you in using that email address.'],
    [500, PROBLEM],
    [503, PROBLEM],
    [undefined, PROBLEM],
  ])('explains a failure with %s and keeps the input', async (status, words) => {
    await openShell('/sign-in', status ? { 'POST /users/authenticate.json': status } : {});
    type('Email', 'maren@demo.test');
    type('Password', 'secret');
    press('Sign in');
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect([fieldOf('Email').value, fieldOf('Password').value]).toEqual(['maren@demo.test', 'secret']);
    expect(window.location.pathname + window.location.search).toBe('/sign-in');
  });
});

describe('an e-mail address', () => {
  // Browsers only accept ASCII in e-mail addresses; the platform accepts more.
  it.each([
    ['/sign-in', 'Sign in', 'POST /users/authenticate.json'],
    ['/reset-password', 'Send me the link', 'PATCH /users/reset.json'],
  ])('with non-ASCII letters is accepted by %s', async (path, button, call) => {
    const { of } = await openShell(path, { [call]: 404 });
    await screen.findByLabelText('Email');
    type('Email', 'jürgen@demo.test');
    for (const field of screen.queryAllByLabelText('Password'))
      fireEvent.change(field, { target: { value: 'secret' } });
    press(button);
    await waitFor(() => expect(of(call)).toHaveLength(1));
    expect(of(call)[0]?.body).toMatchObject({ email: 'jürgen@demo.test' });
  });

  it.each([
    ['/sign-in', 'Sign in', ['Email', 'Password']],
    ['/reset-password', 'Send me the link', ['Email']],
  ])('is required by %s, which marks the field and sends nothing', async (path, button, labels) => {
    const { received } = await openShell(path, {});
    await screen.findByLabelText('Email');
    type('Email', '  ');
    press(button);
    expect(faults().map(([label]) => label)).toEqual(labels);
    expect(faults()[0]).toEqual(['Email', 'Enter an e-mail address.']);
    expect(document.activeElement).toBe(fieldOf('Email'));
    expect(received).toEqual([]);
    type('Email', 'm');
    expect(faults().map(([label]) => label)).toEqual(labels.slice(1));
  });
});

describe('the sign-up page', () => {
  it('has fields for name, address, password and confirmation', async () => {
    await openShell('/sign-up', {});
    await screen.findByLabelText('Name');
    expect(LABELS.map((label) => [fieldOf(label).name, fieldOf(label).autocomplete])).toEqual([
      ['name', 'name'],
      ['email', 'username'],
      ['password', 'new-password'],
      ['password_confirmation', 'new-password'],
    ]);
  });

  it('checks that the address is free, creates the account and opens the dashboard', async () => {
    const shell = await openShell('/sign-up', { 'GET /users/verify.json': 404, 'POST /users.json': TOKENS });
    await fillSignUp();
    press('Sign up');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    const calls = shell.received.slice(0, 2);
    expect(calls.map(({ call }) => call)).toEqual(['GET /users/verify.json', 'POST /users.json']);
    expect(calls[0]?.query).toEqual({ email: NEW_ACCOUNT.email });
    expect(calls[1]?.body).toEqual(NEW_ACCOUNT);
    expect(localStorage.getItem('token')).toBe('t1');
  });

  it('returns to the page the visitor came from', async () => {
    sessionStorage.setItem('referrer', '/games/edit/7#optional');
    await openShell('/sign-up', { 'GET /users/verify.json': 404, 'POST /users.json': TOKENS });
    await fillSignUp();
    press('Sign up');
    await waitFor(() => expect(window.location.pathname + window.location.hash).toBe('/games/edit/7#optional'));
  });

  it('signs in with the same details if the answer has no tokens', async () => {
    const shell = await openShell('/sign-up', {
      'GET /users/verify.json': 404,
      'POST /users.json': { status: 201, body: { user: { id: 7 } } },
      'POST /users/authenticate.json': TOKENS,
    });
    await fillSignUp();
    press('Sign up');
    await waitFor(() => expect(localStorage.getItem('token')).toBe('t1'));
    const { email, password } = NEW_ACCOUNT;
    expect(shell.of('POST /users/authenticate.json')[0]?.body).toEqual({ email, password });
  });

  it('sends an existing account to password reset and creates none', async () => {
    const shell = await openShell('/sign-up', { 'GET /users/verify.json': { status: 200, body: {} } });
    await fillSignUp();
    press('Sign up');
    await waitFor(() => expect(faults()).toEqual([['Email', `There's already an account for ${NEW_ACCOUNT.email}.`]]));
    expect(document.activeElement).toBe(fieldOf('Email'));
    expect(shell.of('POST /users.json')).toEqual([]);
    fireEvent.click(screen.getByRole('link', { name: 'Reset its password' }));
    await waitFor(() => expect(window.location.pathname).toBe('/reset-password'));
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe(NEW_ACCOUNT.email);
  });

  it.each([
    [409, 'That email address is invalid.', 'Email'],
    [412, "Passwords don't match.", 'Password confirmation'],
    [500, PROBLEM, undefined],
    [undefined, PROBLEM, undefined],
    [400, 'You must provide all the fields.', undefined],
    [401, 'You must provide all the fields.', undefined],
    [422, 'You must provide all the fields.', undefined],
    [503, 'You must provide all the fields.', undefined],
  ])('explains a failure with %s and keeps the input', async (status, words, label) => {
    await openShell('/sign-up', { 'GET /users/verify.json': 404, ...(status ? { 'POST /users.json': status } : {}) });
    await fillSignUp();
    press('Sign up');
    if (label) await waitFor(() => expect(faults()).toEqual([[label, words]]));
    else expect((await screen.findByRole('alert')).textContent).toBe(words);
    if (label) expect(document.activeElement).toBe(fieldOf(label));
    expect(LABELS.map((name) => fieldOf(name).value)).toEqual(Object.values(NEW_ACCOUNT));
    expect(window.location.pathname).toBe('/sign-up');
  });

  it.each([500, 422, undefined])('creates no account when the address check ends with %s', async (status) => {
    const shell = await openShell('/sign-up', {
      ...(status ? { 'GET /users/verify.json': status } : {}),
      'POST /users.json': TOKENS,
    });
    await fillSignUp();
    press('Sign up');
    expect((await screen.findByRole('alert')).textContent).toBe(PROBLEM);
    expect(shell.of('POST /users.json')).toEqual([]);
  });
});

describe('after too many attempts', () => {
  it.each([
    ['/sign-in', 'Sign in', { 'POST /users/authenticate.json': WAITING }, PROBLEM],
    ['/reset-password', 'Send me the link', { 'PATCH /users/reset.json': WAITING }, PROBLEM],
    ['/sign-up', 'Sign up', { 'GET /users/verify.json': WAITING }, PROBLEM],
    [
      '/sign-up',
      'Sign up',
      { 'GET /users/verify.json': 404, 'POST /users.json': WAITING },
      'You must provide all the fields.',
    ],
  ])('%s adds how long to wait to its message (%#)', async (path, button, answers, words) => {
    await openShell(path, answers);
    await screen.findByLabelText('Email');
    type('Email', 'maren@demo.test');
    for (const field of screen.queryAllByLabelText('Password'))
      fireEvent.change(field, { target: { value: 'secret' } });
    press(button);
    expect((await screen.findByRole('alert')).textContent).toBe(`${words}${WAIT}`);
    expect(screen.getByText(WAIT).tagName).toBe('P');
  });
});

describe('the reset page', () => {
  it('requests a new password, and the sign-in page confirms it', async () => {
    const shell = await openShell('/reset-password', { 'PATCH /users/reset.json': { status: 200, body: {} } });
    await screen.findByLabelText('Email');
    type('Email', 'maren@demo.test');
    press('Send me the link');
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/sign-in?reset'));
    expect(shell.of('PATCH /users/reset.json')[0]?.body).toEqual({ email: 'maren@demo.test' });
    expect(screen.getByRole('status').textContent).toContain('Check your e-mail');
    expect(fieldOf('Email').value).toBe('maren@demo.test');
  });

  it('says that the e-mail is delayed while the mail server is down', async () => {
    await openShell('/reset-password', { 'PATCH /users/reset.json': { status: 200, body: { delayed: true } } });
    await screen.findByLabelText('Email');
    type('Email', 'maren@demo.test');
    press('Send me the link');
    await waitFor(() => expect(window.location.pathname).toBe('/sign-in'));
    expect(screen.getByRole('status').textContent).toContain('Our e-mail is delayed right now.');
  });

  it("requests the e-mail in the reader's language", async () => {
    localStorage.setItem('language', 'es');
    const translations = [{ origin: 'Send me the link', translation: 'Enviar el enlace' }];
    const shell = await openShell('/reset-password', {
      'GET /proxy/translate.json': { status: 200, body: { translations } },
      'PATCH /users/reset.json': { status: 200, body: {} },
    });
    await screen.findByRole('button', { name: 'Enviar el enlace' });
    type('Email', 'maren@demo.test');
    press('Enviar el enlace');
    await waitFor(() => expect(shell.of('PATCH /users/reset.json')).toHaveLength(1));
    expect(shell.of('PATCH /users/reset.json')[0]?.headers).toMatchObject({ 'Accept-Language': 'es' });
  });

  it('hides its button after success, even while navigation is blocked', async () => {
    const { page } = await openShell('/reset-password', { 'PATCH /users/reset.json': { status: 200, body: {} } });
    page.history.block(
      () => true,
      () => undefined,
    );
    await screen.findByLabelText('Email');
    type('Email', 'maren@demo.test');
    press('Send me the link');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send me the link' })).toBeNull());
    expect(window.location.pathname).toBe('/reset-password');
    expect(fieldOf('Email').value).toBe('maren@demo.test');
  });

  it.each([
    [404, "We don't recognize that email address.", 'Email'],
    [400, PROBLEM, undefined],
    [401, PROBLEM, undefined],
    [500, PROBLEM, undefined],
    [undefined, PROBLEM, undefined],
  ])('explains a failure with %s and keeps the input', async (status, words, label) => {
    await openShell('/reset-password', status ? { 'PATCH /users/reset.json': status } : {});
    await screen.findByLabelText('Email');
    type('Email', 'maren@demo.test');
    press('Send me the link');
    if (label) await waitFor(() => expect(faults()).toEqual([[label, words]]));
    else expect((await screen.findByRole('alert')).textContent).toBe(words);
    if (label) expect(document.activeElement).toBe(fieldOf(label));
    expect(fieldOf('Email').value).toBe('maren@demo.test');
    expect(screen.getByRole('button', { name: 'Send me the link' })).toBeTruthy();
    expect(window.location.pathname + window.location.search).toBe('/reset-password');
  });
});

describe('a signed-in visitor', () => {
  it.each(['/sign-in', '/sign-up'])(
    'is redirected from %s to the dashboard, whatever was remembered',
    async (address) => {
      localStorage.setItem('token', 't1');
      localStorage.setItem('expiration', String(Date.now() + 60_000));
      sessionStorage.setItem('referrer', '/games/edit/7');
      await openShell(address, {});
      await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    },
  );
});
