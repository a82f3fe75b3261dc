import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { latePartsOfBranding, openBranding, phone } from '../../testing/open-branding';

jest.setTimeout(60_000);
beforeAll(latePartsOfBranding, 60_000);
afterEach(unmountRemotes);

it('shows the logo on the colour of the bar, in its field as on the phone', async () => {
  await openBranding({ logo: '/media/white.png', top_nav_background_color: '#0B6A60' });
  const grounds = (await screen.findAllByAltText('Logo')).map((logo) =>
    logo.closest<HTMLElement>('[style*="--bar:"]')?.style.getPropertyValue('--bar'),
  );
  expect(grounds).toEqual(['#0B6A60', '#0B6A60']);
});

it.each([
  ['Challenge', 'Find the brass pilot'],
  ['Stream', '2 minutes ago'],
  ['Leaderboard', 'Knot Again'],
  ['Tour', 'There are no tour pictures yet.'],
])('has the phone show the screen that is chosen: %s', async (name, shows) => {
  await openBranding();
  await userEvent.click(screen.getByRole('button', { name: /^Live preview/ }));
  await clickOn(await screen.findByRole('option', { name }));
  await waitFor(() => expect(phone().textContent).toContain(shows));
  expect(phone().style.getPropertyValue('--tint')).toBe('#1A5594');
});
