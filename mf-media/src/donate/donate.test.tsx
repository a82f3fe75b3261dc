import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { stage } from '../testing/stage';

jest.setTimeout(60_000);
afterEach(unmountRemotes);

const PAGE = { name: 'Quay Walk', photo: '', logo: '', bar: '#831312', ink: '#FFFFFF' };

/** Opens the donation page of a game. @returns the element with its own brand */
async function openPage(page: object) {
  await stage('/games/donate/7', () => page, { offered: ['donation-page'] });
  return screen.getByRole('form', { name: 'Card' }).closest<HTMLElement>('[data-brand]');
}

it('marks all empty fields at once, and focuses the first', async () => {
  await openPage(PAGE);
  await userEvent.click(screen.getByRole('button', { name: /^Donate \$/ }));
  const labels = ['E-mail', 'Card number', 'Expires (MM / YY)', 'Security code'];
  const fields = labels.map((name) => screen.getByRole('textbox', { name }));
  expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual(labels.map(() => 'true'));
  expect(document.activeElement).toBe(fields[0]);
});

it("applies the game's accent to the whole card", async () => {
  const branded = await openPage({ ...PAGE, accent: '#0B6A60' });
  expect(branded?.style.getPropertyValue('--brand')).toBe('#0B6A60');
  expect(branded?.contains(screen.getByRole('button', { name: /^Donate \$/ }))).toBe(true);
  expect(branded?.contains(screen.getByRole('radio', { name: /\$50/ }))).toBe(true);
});

it('replaces a picture that fails to load by a placeholder', async () => {
  await openPage({ ...PAGE, photo: '/media/gone.jpg' });
  const photo = document.querySelector('img[src*="gone.jpg"]') as HTMLElement;
  const place = photo.closest('span')?.parentElement;
  fireEvent.error(photo);
  expect(place?.querySelector('img')).toBeNull();
  expect(place?.firstElementChild?.querySelector('[data-icon]')).toBeTruthy();
  expect(place?.textContent).toContain('Quay Walk');
});

it('replaces a logo that fails to load by a placeholder with its name', async () => {
  await openPage({ ...PAGE, logo: '/media/gone.png' });
  fireEvent.error(screen.getByRole('img', { name: 'Quay Walk' }));
  expect(document.querySelector('img[src*="gone.png"]')).toBeNull();
  expect(screen.getByRole('img', { name: 'Quay Walk' }).querySelector('[data-icon]')).toBeTruthy();
});

it.each([{}, { accent: '' }, { accent: 'red;}' }])("falls back to the white label's accent with %o", async (accent) => {
  expect(await openPage({ ...PAGE, ...accent })).toBeNull();
});
