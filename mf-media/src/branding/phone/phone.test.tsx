import { screen, waitFor, within } from '@testing-library/react';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { latePartsOfBranding, openBranding, phone } from '../../testing/open-branding';

jest.setTimeout(60_000);
beforeAll(latePartsOfBranding, 60_000);
afterEach(unmountRemotes);

it('shows the logo on the bar colour, in its field and on the phone', async () => {
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
])('the phone shows the chosen screen: %s', async (name, shows) => {
  await openBranding();
  const preview = within(screen.getByRole('complementary', { name: 'Live preview' }));
  await clickOn(preview.getByRole('button', { name }));
  await waitFor(() => expect(phone().textContent).toContain(shows));
  expect(phone().style.getPropertyValue('--tint')).toBe('#1A5594');
});
