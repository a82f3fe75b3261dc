import { fireEvent, screen, waitFor } from '@testing-library/react';
import { press } from '../testing/account-form';
import { openShell } from '../testing/open-shell';

// Its code loads on the first visit, which is slow in a test.
beforeAll(() => import('./language-dialog'));

it('closes the list and leaves the page as it is when the language in use is chosen', async () => {
  localStorage.setItem('language', 'fr');
  await openShell('/sign-in', { 'GET /proxy/translate.json': { status: 200, body: { translations: [] } } });
  press('Language: Français');
  fireEvent.click(await screen.findByRole('option', { name: /Français/ }));
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  expect(localStorage.getItem('language')).toBe('fr');
});
