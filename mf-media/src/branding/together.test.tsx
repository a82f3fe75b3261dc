import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keys } from '@waymark/client';
import { asGameId, type LiveMessage } from '@waymark/contract';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { field, latePartsOfBranding, openBranding, phone, put } from '../testing/open-branding';

jest.setTimeout(60_000);
beforeAll(latePartsOfBranding);
afterEach(unmountRemotes);

it('merges changes by others and asks about fields in use', async () => {
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

it("shows a change of the game's menu at once, below what is edited here", async () => {
  const { backend, client } = await openBranding({}, { main_menu: { menu_stream_title: 'News' } });
  await waitFor(() => expect(phone().textContent).toContain('News'));
  put(field('Highlight'), '#111111');
  backend.game = { main_menu: { menu_stream_title: 'Gazette' } };
  await act(() => client.invalidateQueries({ queryKey: keys.game(asGameId(7)) }));
  await waitFor(() => expect(phone().textContent).toContain('Gazette'));
  expect(field('Highlight').value).toBe('#111111');
});

it('shows both values of a conflict and can restore what Refresh replaced', async () => {
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
  // Two sections each have a title.
  expect(rules?.conflicts?.(update(['menu_stream_title']))).toBe(false);
  expect(notices.at(-1)?.text).toBe('Changed by someone else: Stream: Title');
});
