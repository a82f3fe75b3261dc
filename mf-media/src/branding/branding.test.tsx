import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type ApiRequest,
  asGameId,
  BRAND_COLOURS,
  type Game,
  type LiveMessage,
  MENU_SECTIONS,
} from '@waymark/contract';
import { buildGame, buildGameRow, refusal } from '@waymark/testing';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { stage } from '../testing/stage';

jest.setTimeout(60_000);
// Parts that are fetched late are there at once here.
beforeAll(
  () =>
    Promise.all([
      import('./later-sections'),
      import('./form/copy-brand'),
      import('./colours/palette-of'),
      import('./colours/colour-palette'),
    ]),
  60_000,
);
afterEach(unmountRemotes);

const id = asGameId(7);

/** A platform that keeps the brand of one game. */
async function openBranding(stored: object = {}, game: Partial<Game> = {}, brands?: readonly object[]) {
  const backend = { brand: { ...stored } as Record<string, unknown>, refuse: undefined as unknown };
  let saves = (brands ?? []) as readonly { readonly id: number; readonly [field: string]: unknown }[];
  const answer = ({ method, path, body }: ApiRequest): unknown => {
    if (path.includes('/brands')) {
      const [, taken] = /\/brands\/(\d+)/.exec(path) ?? [];
      const { name = '' } = (body ?? {}) as { name?: string };
      if (name === 'Taken') throw refusal(422, { errors: { name: ['Choose another name.'] } }, 'Choose another name.');
      if (method === 'DELETE') saves = saves.filter((brand) => String(brand.id) !== taken);
      if (method === 'PUT') saves = saves.map((brand) => (String(brand.id) === taken ? { ...brand, name } : brand));
      if (method === 'POST') saves = [...saves, { id: 99, name, fields: {}, by: 'Maren', mine: true }];
      return { brands: saves };
    }
    if (path === '/upload.json') return {};
    if (path === '/medias/sign/png') return { signature: 'https://media.test/put', name: 'abc-1.png' };
    if (path === '/games.json')
      return { games: [buildGameRow({ id: asGameId(8), name: 'Two Bridges' })], meta: { count: 1 } };
    if (path === '/games/8.json')
      return { game: buildGame({ id: asGameId(8), main_menu: { menu_help_title: 'Ask us' } }) };
    if (path === '/games/8/grey.json')
      return { body_tint_color: '#0B6A60', font_bold: 'Caveat', logo: '/media/theirs.png' };
    if (path !== '/games/7/grey.json')
      return { game: buildGame({ id, name: 'Quay Walk', grey_enabled: true, ...game }) };
    if (method === 'GET') return backend.brand;
    if (backend.refuse) throw backend.refuse;
    Object.assign(backend.brand, body);
    // A write counts by its status.
    return {};
  };
  const staged = await stage('/games/grey/7', answer, { offered: brands ? ['brands'] : [] });
  const saved = () => Object.assign({}, ...staged.writes().map(({ body }) => body)) as Record<string, unknown>;
  return { ...staged, backend, saved };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** Puts a text into a field and leaves it. */
const put = (into: HTMLElement, text: string) => {
  fireEvent.focus(into);
  fireEvent.change(into, { target: { value: text } });
  fireEvent.blur(into);
};
const phone = () => document.querySelector<HTMLElement>('[data-phone]') as HTMLElement;
const rowOf = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement);

it('shows the purchase before branding is bought, and the form after', async () => {
  const { calls, element } = await openBranding({}, { grey_enabled: false });
  expect(element.textContent).toContain('$299');
  expect(screen.queryByRole('textbox', { name: 'Bar background' })).toBeNull();
  expect(calls.filter(({ path }) => path.includes('grey'))).toEqual([]);
  await unmountRemotes();
  await openBranding();
  expect(field('Bar background').value).toBe('#831312');
});

it('has every colour with its default, the choices of fonts, sizes and themes, and the advice of pictures', async () => {
  const { element } = await openBranding();
  const labels = {
    'Bar background': '#831312',
    'Bar text': '#FFFFFF',
    'Bar tint': '#FFFFFF',
    Highlight: '#000000',
    'Body text': '#000000',
    'Body background': '#FFFFFF',
    'Body tint': '#1A5594',
  };
  expect(Object.keys(labels).map((label) => field(label).value)).toEqual(Object.values(BRAND_COLOURS));
  for (const [label, value] of Object.entries(labels)) expect(field(label).value).toBe(value);
  const options = async (label: RegExp) => {
    await userEvent.click(screen.getByRole('button', { name: label }));
    const found = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    await userEvent.keyboard('{Escape}');
    return found;
  };
  expect(screen.getByRole('button', { name: /^Font size/ }).textContent).toContain('16');
  expect(await options(/^Font size/)).toEqual(['8', '10', '12', '16', '20']);
  expect(await options(/^Regular font/)).toEqual(['Lato', 'OpenSans', 'Caveat', 'Default']);
  expect(await options(/^Bold font/)).toEqual(['Lato', 'OpenSans', 'Caveat', 'Default']);
  expect(await options(/^Theme/)).toEqual(['Light', 'Dark']);
  expect(element.textContent).toContain('600x200');
  expect(element.textContent).toContain('PNG, square or 2:1, at least 140x80, or 140 square');
  for (const slot of [1, 2, 3, 4]) expect(screen.getAllByLabelText(`Tour picture ${slot}`).length).toBeGreaterThan(0);
});

it('saves a colour that is typed, and the phone follows each key', async () => {
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

it('opens the palette of a colour on a press, and saves what is picked', async () => {
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

it('says beside a colour that it is hard to read, and saves the nearest one that is not', async () => {
  const { saved } = await openBranding({ body_high_color: '#E39A2D' });
  expect(screen.getByText(/^Hard to read on Body background/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Use it' }));
  expect(screen.queryByText(/^Hard to read on Body background/)).toBeNull();
  await waitFor(() => expect(saved()).toEqual({ body_high_color: field('Highlight').value }));
});

it('has nine sections in the menu, all visible but the custom one, and a new order changes places', async () => {
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
  const order = rowOf('Chat').getByRole('textbox', { name: 'Order' });
  expect((order as HTMLInputElement).value).toBe('6');
  await userEvent.clear(order);
  await userEvent.type(order, '0');
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

it('opens a section for its icon, title and subtitle, and the custom one for its address', async () => {
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

it('fetches the default help once, where there is none', async () => {
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('Ask at the plinth.', { headers: { 'content-type': 'text/plain' } }));
  await openBranding();
  await waitFor(() => expect(field('Help').value).toBe('Ask at the plinth.'));
  expect(fetched.mock.calls.map(([address]) => new URL(String(address)).pathname)).toEqual([
    '/static/default-help.txt',
  ]);
  await unmountRemotes();
  fetched.mockClear();
  const { saved } = await openBranding({ help: 'Call Ada.' });
  expect([field('Help').value, fetched.mock.calls.length]).toEqual(['Call Ada.', 0]);
  put(field('Help'), 'Call Bo.');
  await waitFor(() => expect(saved()).toEqual({ help: 'Call Bo.' }));
  fetched.mockRestore();
});

it('merges what others change, and asks about what is in hand here', async () => {
  const { backend, hear, screens } = await openBranding();
  const told = (fields: string[]) =>
    hear({ id: `${Math.random()}`, source: 'ss.game.update', detail: { user_id: 2, game: { id: 7 }, fields } });
  backend.brand = { body_tint_color: '#0B6A60' };
  await act(async () => void (await told(['body_tint_color'])));
  await waitFor(() => expect(field('Body tint').value).toBe('#0B6A60'));
  await userEvent.click(field('Highlight'));
  const message: LiveMessage = {
    id: 'x',
    source: 'ss.game.update',
    detail: { user_id: 2, game: { id: 7 }, fields: ['body_high_color'] },
  };
  expect(screens.at(-1)?.conflicts?.(message)).toBe(true);
  expect(screens.at(-1)?.conflicts?.({ ...message, detail: { ...message.detail, fields: ['help'] } })).toBe(false);
});

it('shows both values of what is in hand here and changed elsewhere, and brings back what Refresh replaced', async () => {
  const { backend, screens, notices, writes } = await openBranding({ menu_stream_title: 'News', help: 'Call Ada.' });
  await userEvent.click(field('Highlight'));
  const update = (fields: string[]): LiveMessage => ({
    id: fields.join(),
    source: 'ss.game.update',
    detail: { user_id: 2, game: { id: 7 }, fields },
  });
  const message = update(['body_high_color']);
  const rules = screens.at(-1);
  expect(rules?.conflicts?.(message)).toBe(true);
  put(field('Highlight'), '#111111');
  backend.brand = { ...backend.brand, body_high_color: '#222222' };
  const asked = { field: 'body_high_color', label: 'Highlight', mine: '#111111', theirs: '#222222' };
  await act(async () => expect(await rules?.differences?.([message])).toEqual([asked]));
  act(() => rules?.onSettled?.());
  await act(async () => rules?.onRefresh?.(message, []));
  expect([notices.at(-1)?.text, writes()]).toEqual(['Replaced by the latest version: Highlight', []]);
  await act(async () => notices.at(-1)?.action?.run());
  await waitFor(() => expect(writes().at(-1)?.body).toEqual({ body_high_color: '#111111' }));
  // Two sections have a title each.
  expect(rules?.conflicts?.(update(['menu_stream_title']))).toBe(false);
  expect(notices.at(-1)?.text).toBe('Changed by someone else: Stream: Title');
});

it('takes the brand of another game in one write, without its pictures', async () => {
  const { writes } = await openBranding();
  await clickOn(screen.getByRole('button', { name: 'Copy another brand' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy brand' }).disabled).toBe(true);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Game' }));
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(await screen.findByRole('option', { name: /^Two Bridges/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Copy brand' }));
  await waitFor(() => expect(field('Body tint').value).toBe('#0B6A60'));
  const body = { body_tint_color: '#0B6A60', font_bold: 'Caveat', menu_help_title: 'Ask us' };
  await waitFor(() => expect(writes().map((call) => call.body)).toEqual([body]));
});

it('takes a saved brand in one write, and Undo brings the former one back', async () => {
  const quay = {
    id: 1,
    name: 'Quay',
    by: 'Ada',
    mine: false,
    fields: { body_tint_color: '#0B6A60', theme: 1, odd: 'x' },
  };
  const { writes } = await openBranding({}, {}, [quay]);
  await userEvent.click(await screen.findByRole('button', { name: 'Apply Quay' }));
  expect(screen.queryByRole('button', { name: 'Delete Quay' })).toBeNull();
  await waitFor(() => expect(field('Body tint').value).toBe('#0B6A60'));
  const body = { body_tint_color: '#0B6A60', theme: 1 };
  await waitFor(() => expect(writes().map((call) => call.body)).toEqual([body]));
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(field('Body tint').value).toBe('#1A5594'));
});

it('saves the brand under a name, renames and deletes it after a question', async () => {
  const { writes } = await openBranding({}, {}, []);
  expect(await screen.findByText('No saved brands yet')).toBeTruthy();
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save this brand' }));
  await save();
  expect([screen.getByText('Enter a name.'), writes()]).toEqual([expect.anything(), []]);
  fireEvent.change(field('Name of this brand'), { target: { value: 'Taken' } });
  await save();
  expect(await screen.findByText('Choose another name.')).toBeTruthy();
  expect(field('Name of this brand').value).toBe('Taken');
  fireEvent.change(field('Name of this brand'), { target: { value: 'Dock' } });
  await save();
  expect(await screen.findByText('Saved by Maren')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Rename Dock' }));
  fireEvent.change(field('Name'), { target: { value: 'Pier' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Pier' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete' }));
  expect(await screen.findByText('No saved brands yet')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Save this brand'));
  expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /games/7/brands.json',
    'POST /games/7/brands.json',
    'PUT /games/7/brands/99.json',
    'DELETE /games/7/brands/99.json',
  ]);
});

it('has no saved brands where the platform keeps none', async () => {
  await openBranding();
  expect(screen.queryByText('Saved brands')).toBeNull();
});
