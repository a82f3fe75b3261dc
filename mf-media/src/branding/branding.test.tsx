import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BRAND_COLOURS } from '@waymark/contract';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { field, latePartsOfBranding, openBranding, put } from '../testing/open-branding';

jest.setTimeout(60_000);
beforeAll(latePartsOfBranding);
afterEach(unmountRemotes);

it('offers the purchase first and shows the form once branding is bought', async () => {
  const { calls, element } = await openBranding({}, { grey_enabled: false });
  expect(element.textContent).toContain('$299');
  expect(screen.queryByRole('textbox', { name: 'Bar background' })).toBeNull();
  expect(calls.filter(({ path }) => path.includes('grey'))).toEqual([]);
  await unmountRemotes();
  const bought = await openBranding({ top_nav_txt_color: '#FFE0B3' });
  expect([field('Bar background').value, field('Bar text').value]).toEqual(['#831312', '#FFE0B3']);
  expect(bought.calls.filter(({ path }) => path.includes('grey'))).toMatchObject([
    { method: 'GET', path: '/games/7/grey.json' },
  ]);
});

it('takes an empty text for no colour', async () => {
  await openBranding({ top_nav_background_color: '' });
  expect(field('Bar background').value).toBe('#831312');
});

it.each([undefined, { access: 'Joined' as const }])('leaves roles to the provider: %j', async (user) => {
  await openBranding({}, { user });
  expect(field('Bar background').value).toBe('#831312');
});

it('has the default colours, the options for fonts, sizes and themes, and the image advice', async () => {
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

it('rejects an SVG with a script as a logo, lists the supported types and keeps the old logo', async () => {
  const { writes } = await openBranding({ logo: '/media/ours.png' });
  const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], 'logo.svg', {
    type: 'image/svg+xml',
  });
  const [input] = screen.getAllByLabelText('Logo', { selector: 'input' });
  fireEvent.change(input as HTMLElement, { target: { files: [drawing] } });
  expect(
    await screen.findByText("This type of file isn't supported. Use one of these: .jpeg .jpg .png .gif."),
  ).toBeTruthy();
  // In its field and on the phone.
  const shown = screen.getAllByRole<HTMLImageElement>('img', { name: 'Logo' }).map(({ src }) => new URL(src).pathname);
  expect(shown).toEqual(['/media/ours.png', '/media/ours.png']);
  expect(writes()).toEqual([]);
});

it('fetches the default help once, only if there is none', async () => {
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(new TextEncoder().encode('Ask at the plinth.')));
  await openBranding();
  await waitFor(() => expect(field('Help').value).toBe('Ask at the plinth.'));
  expect(fetched.mock.calls.map(([address]) => new URL(String(address)).pathname)).toEqual([
    '/static/default-help.txt',
  ]);
  fireEvent.focus(field('Help'));
  expect(field('Help').value).toBe('Ask at the plinth.');
  fireEvent.change(field('Help'), { target: { value: 'Ask' } });
  fireEvent.change(field('Help'), { target: { value: '' } });
  expect(field('Help').value).toBe('');
  fireEvent.blur(field('Help'));
  expect(field('Help').value).toBe('Ask at the plinth.');
  await unmountRemotes();
  fetched.mockClear();
  const { saved } = await openBranding({ help: 'Call Ada.' });
  expect([field('Help').value, fetched.mock.calls.length]).toEqual(['Call Ada.', 0]);
  put(field('Help'), 'Call Bo.');
  await waitFor(() => expect(saved()).toEqual({ help: 'Call Bo.' }));
  fetched.mockRestore();
});
