import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { field, latePartsOfBranding, openBranding, phone, put } from '../../testing/open-branding';

jest.setTimeout(60_000);
beforeAll(latePartsOfBranding);
afterEach(unmountRemotes);

it('saves a typed colour and updates the phone on every keystroke', async () => {
  const { saved } = await openBranding();
  await userEvent.clear(field('Bar background'));
  await userEvent.type(field('Bar background'), '#0b6a60');
  expect(phone().style.getPropertyValue('--bar')).toBe('#0b6a60');
  await userEvent.tab();
  await waitFor(() => expect(saved()).toEqual({ top_nav_background_color: '#0b6a60' }));
  put(field('Bar background'), '#0b');
  expect(await screen.findByText('Enter a colour such as #1A5594.')).toBeTruthy();
  expect(saved()).toEqual({ top_nav_background_color: '#0b6a60' });
});

it('opens the palette of a colour and saves the picked one', async () => {
  const { saved } = await openBranding();
  const pick = screen.getByRole('button', { name: 'Pick Body tint' });
  await clickOn(pick);
  const palette = within(await screen.findByRole('group', { name: /^Body tint: palette/ }));
  const [, swatch] = palette.getAllByRole<HTMLInputElement>('radio');
  await userEvent.click(swatch as HTMLInputElement);
  await waitFor(() => expect(saved()).toEqual({ body_tint_color: swatch?.value }));
  expect(field('Body tint').value).toBe(swatch?.value);
  await userEvent.click(pick);
  expect(screen.queryByRole('group', { name: /palette/ })).toBeNull();
});

it('warns about an unreadable colour and saves the nearest readable one', async () => {
  const { saved } = await openBranding({ body_high_color: '#E39A2D' });
  expect(screen.getByText(/^Hard to read on Body background/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Use it' }));
  expect(screen.queryByText(/^Hard to read on Body background/)).toBeNull();
  await waitFor(() => expect(saved()).toEqual({ body_high_color: field('Highlight').value }));
});

it('counts unreadable colours and resets them all in one write', async () => {
  const { writes } = await openBranding({ body_high_color: '#E39A2D', body_txt_color: '#EEEEEE' });
  expect(screen.getByText('2 to fix')).toBeTruthy();
  const reset = screen.getByRole<HTMLButtonElement>('button', { name: 'Default colours' });
  await userEvent.click(reset);
  await waitFor(() =>
    expect(writes().map(({ body }) => body)).toEqual([{ body_high_color: '#000000', body_txt_color: '#000000' }]),
  );
  expect([screen.queryByText(/to fix$/), reset.disabled]).toEqual([null, true]);
});
