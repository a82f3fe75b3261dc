import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MENU_SECTIONS } from '@waymark/contract';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { latePartsOfBranding, openBranding, phone, put, rowOf } from '../../testing/open-branding';

jest.setTimeout(60_000);
beforeAll(latePartsOfBranding);
afterEach(unmountRemotes);

it('lists nine menu sections, all visible but Custom, and a new order swaps two', async () => {
  const { saved } = await openBranding();
  const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ firstChild }) => firstChild?.textContent);
  expect(names()).toEqual([
    'Challenges',
    'Stream',
    'Leaderboard',
    'Reels',
    'Rewards',
    'Join',
    'Chat',
    'Help',
    'Custom',
  ]);
  const visible = names().map((name) => rowOf(name ?? '').getByRole<HTMLInputElement>('switch').checked);
  expect(visible).toEqual([true, true, true, true, true, true, true, true, false]);
  expect(phone().textContent).not.toContain('Custom');
  const order = () => rowOf('Chat').getByRole<HTMLInputElement>('textbox', { name: 'Order' });
  expect(order().value).toBe('6');
  // Its code loads lazily.
  await waitFor(() => expect(order().readOnly).toBe(false));
  await userEvent.clear(order());
  await userEvent.type(order(), '0');
  await userEvent.tab();
  await waitFor(() => expect(saved()).toEqual({ menu_notifications_order: 0, menu_challenges_order: 6 }));
  expect(names()).toEqual([
    'Chat',
    'Stream',
    'Leaderboard',
    'Reels',
    'Rewards',
    'Join',
    'Challenges',
    'Help',
    'Custom',
  ]);
  await userEvent.click(rowOf('Custom').getByRole('switch'));
  await waitFor(() => expect(saved()).toMatchObject({ menu_custom_visible: 1 }));
  expect(phone().textContent).toContain('Custom');
  expect(MENU_SECTIONS).toHaveLength(9);
});

it("reads the game's menu, also with flags and numbers as other types", async () => {
  const main_menu = { menu_stream_visible: false, menu_join_visible: '0', menu_custom_visible: '1' };
  await openBranding({}, { main_menu: { ...main_menu, menu_rewards_order: '3', menu_reels_order: '4' } });
  const shows = (name: string) => rowOf(name).getByRole<HTMLInputElement>('switch').checked;
  expect(['Stream', 'Join', 'Custom', 'Help'].map(shows)).toEqual([false, false, true, true]);
  expect(rowOf('Rewards').getByRole<HTMLInputElement>('textbox', { name: 'Order' }).value).toBe('3');
  expect(phone().textContent).not.toContain('Stream');
});

it('edits icon, title and subtitle of a section, and the address of Custom only', async () => {
  const { saved, element } = await openBranding();
  await clickOn(screen.getByRole('button', { name: 'Edit Custom' }));
  const row = rowOf('Custom');
  expect(element.textContent).toContain('165x165');
  const title = row.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
  expect([title.maxLength, row.getByRole<HTMLInputElement>('textbox', { name: 'Subtitle' }).maxLength]).toEqual([
    30, 30,
  ]);
  put(title, 'Supper');
  await waitFor(() => expect(saved()).toEqual({ menu_custom_title: 'Supper' }));
  put(row.getByRole('textbox', { name: 'Address' }), 'javascript:alert(1)');
  expect(await screen.findByText('Enter a URL that starts with http:// or https://.')).toBeTruthy();
  put(row.getByRole('textbox', { name: 'Address' }), 'https://lamb.example/');
  await waitFor(() => expect(saved()).toMatchObject({ custom_url: 'https://lamb.example/' }));
  await clickOn(screen.getByRole('button', { name: 'Edit Stream' }));
  expect(rowOf('Stream').queryByRole('textbox', { name: 'Address' })).toBeNull();
});
