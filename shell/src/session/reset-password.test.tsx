import { act, screen, waitFor } from '@testing-library/react';
import { NEW_ACCOUNT, press, type } from '../testing/account-form';
import { type Answer, openShell } from '../testing/open-shell';

// Their code loads on the first visit, which is slow in a test.
beforeAll(() => Promise.all([import('./sign-up'), import('./reset-password')]));

it('a late answer leaves the visitor on the page opened meanwhile', async () => {
  let answer = (_: Answer) => {};
  const late = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  const { of, page } = await openShell('/reset-password', { 'PATCH /users/reset.json': () => late });
  await screen.findByLabelText('Email');
  type('Email', NEW_ACCOUNT.email);
  press('Send me the link');
  await waitFor(() => expect(of('PATCH /users/reset.json')).toHaveLength(1));
  await act(async () => page.history.navigate('/sign-up'));
  await screen.findByLabelText('Name');
  await act(async () => answer({ status: 200, body: {} }));
  expect(window.location.pathname).toBe('/sign-up');
});
