import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '@waymark/testing';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { latePartsOfBranding, openBranding, phone, removePicture } from '../../testing/open-branding';

jest.setTimeout(60_000);
beforeAll(latePartsOfBranding);
afterEach(unmountRemotes);

it('shows the logo on the bar colour, in its field and on the phone', async () => {
  await openBranding({ logo: '/media/white.png', top_nav_background_color: '#0B6A60' });
  const grounds = (await screen.findAllByAltText('Logo')).map((logo) =>
    logo.closest<HTMLElement>('[style*="--bar:"]')?.style.getPropertyValue('--bar'),
  );
  expect(grounds).toEqual(['#0B6A60', '#0B6A60']);
});

it('shows a deleted picture no more, unless deleting it is refused', async () => {
  const { backend, saved } = await openBranding({ logo: '/media/white.png', tour_1: '/media/quay.png' });
  const logos = () => screen.queryAllByRole('img', { name: 'Logo' });
  backend.refuse = refusal(422, { errors: { logo: ['Not now.'] } }, 'Not now.');
  await removePicture('Logo');
  await waitFor(() => expect(screen.getAllByText('Not now.').length).toBeGreaterThan(0));
  expect(logos()).toHaveLength(2);
  backend.refuse = undefined;
  await removePicture('Logo');
  await waitFor(() => expect(saved()).toMatchObject({ logo_media_uuid: '' }));
  expect(logos()).toEqual([]);
  expect(screen.getAllByRole('img', { name: 'Tour picture 1' }).length).toBeGreaterThan(0);
});

it('replaces a picture of the game that fails to load by a placeholder', async () => {
  await openBranding({}, { photo_thumb: '/media/gone.jpg' });
  const photo = phone().querySelector('img[src*="gone.jpg"]') as HTMLElement;
  const place = photo.closest('span')?.parentElement;
  fireEvent.error(photo);
  expect(place?.querySelector('img')).toBeNull();
  expect(place?.firstElementChild?.querySelector('[data-icon]')).toBeTruthy();
});

it('replaces a logo and a watermark that fail to load by placeholders', async () => {
  await openBranding({ logo: '/media/gone.png', watermark: '/media/lost.png' });
  const fail = async (file: string) => {
    await waitFor(() => expect(phone().querySelector(`img[src*="${file}"]`)).not.toBeNull());
    const picture = phone().querySelector(`img[src*="${file}"]`) as HTMLElement;
    const place = picture.closest('span')?.parentElement;
    fireEvent.error(picture);
    expect(place?.querySelector('img')).toBeNull();
    return place;
  };
  const bar = within((await fail('gone.png')) as HTMLElement);
  expect(bar.getByRole('img', { name: 'Logo' }).querySelector('[data-icon]')).toBeTruthy();
  await clickOn(screen.getByRole('button', { name: 'Stream' }));
  expect((await fail('lost.png'))?.querySelector('[data-icon]')).toBeTruthy();
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
