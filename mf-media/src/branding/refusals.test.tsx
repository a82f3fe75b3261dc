import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { field, latePartsOfBranding, openBranding, put, rowOf } from '../testing/open-branding';

jest.setTimeout(60_000);
beforeAll(latePartsOfBranding);
beforeAll(() => import('./refusal-list'));
afterEach(unmountRemotes);

const errors = {
  body_tint_color: ['Too close to the background.'],
  menu_stream_title: ['is too long.'],
  plan: ['Your plan ended yesterday.'],
};

it('lists what the provider refused above the form, each line with a link to its field', async () => {
  const { backend } = await openBranding();
  backend.refuse = refusal(422, { errors }, 'Too close to the background.');
  put(field('Highlight'), '#111111');
  const list = within(await screen.findByRole('alert'));
  expect(list.getByText("Some changes weren't saved")).toBeTruthy();
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'Body tint Too close to the background.',
    'Stream: Title is too long.',
    'Your plan ended yesterday.',
  ]);
  await userEvent.click(list.getByRole('link', { name: 'Body tint' }));
  expect(document.activeElement).toBe(field('Body tint'));
  // Its title is folded away.
  await userEvent.click(list.getByRole('link', { name: 'Stream: Title' }));
  expect(document.activeElement).toBe(rowOf('Stream').getByRole('textbox', { name: 'Order' }));
  backend.refuse = undefined;
  put(field('Highlight'), '#222222');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it.each([
  ['scrolls to the list once the focus has left the field', true],
  ['stays in place while somebody is typing', false],
])('%s', async (_, leaves) => {
  const scrollIntoView = jest.fn();
  Object.assign(Element.prototype, { scrollIntoView });
  const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -500 } as DOMRect);
  const { backend } = await openBranding();
  backend.refuse = refusal(422, { errors }, 'Too close to the background.');
  await userEvent.clear(field('Highlight'));
  await userEvent.type(field('Highlight'), '#111111');
  if (leaves) await userEvent.tab();
  const list = await screen.findByRole('alert', undefined, { timeout: 5000 });
  expect(scrollIntoView.mock.contexts.includes(list)).toBe(leaves);
  expect(list.contains(document.activeElement)).toBe(false);
  rect.mockRestore();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
