import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiRequest, asGameId } from '@waymark/contract';
import { buildGame, buildGameRow } from '@waymark/testing';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { field, openBranding } from '../../testing/open-branding';
import { stage } from '../../testing/stage';

jest.setTimeout(60_000);
beforeAll(() => Promise.all([import('../later-sections'), import('./copy-brand')]));
afterEach(unmountRemotes);

const latest = buildGameRow({ id: asGameId(8), name: 'Two Bridges' });
const old = buildGameRow({ id: asGameId(900), name: 'Old Mill' });

it('searches all games from three letters on, beyond the latest 50', async () => {
  const answer = ({ path, query }: ApiRequest): unknown => {
    if (path === '/games.json') return { games: query?.term ? [old] : [latest], meta: { count: 300 } };
    if (path.endsWith('/grey.json')) return {};
    return { game: buildGame({ id: asGameId(7), grey_enabled: true }) };
  };
  const { calls } = await stage('/games/grey/7', answer, { offered: [] });
  const asked = () => calls.filter(({ path }) => path === '/games.json').map(({ query }) => query);
  await clickOn(screen.getByRole('button', { name: 'Copy another brand' }));
  const choice = await screen.findByRole('combobox', { name: 'Game' });
  await waitFor(() => expect(asked()).toMatchObject([{ per_page: 50, page: 1 }]));
  expect(asked()[0]).not.toMatchObject({ term: expect.anything() });
  jest.useFakeTimers();
  const typeAndWait = async (text: string, time: number) => {
    fireEvent.change(choice, { target: { value: text } });
    await act(() => jest.advanceTimersByTimeAsync(time));
  };
  await typeAndWait('mi', 1000);
  await typeAndWait('mill', 240);
  expect(asked()).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(20));
  jest.useRealTimers();
  expect(asked()[1]).toMatchObject({ term: 'mill', per_page: 50, page: 1 });
  await userEvent.click(await screen.findByRole('option', { name: /^Old Mill/ }));
  expect((choice as HTMLInputElement).value).toBe('Old Mill');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy brand' }).disabled).toBe(false);
});

/** Opens the dialog and chooses the other game. */
async function choose() {
  await clickOn(screen.getByRole('button', { name: 'Copy another brand' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy brand' }).disabled).toBe(true);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Game' }));
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(await screen.findByRole('option', { name: /^Two Bridges/ }));
}

it('copies the brand of another game in one write, without its pictures', async () => {
  const { writes } = await openBranding();
  await choose();
  await userEvent.click(screen.getByRole('button', { name: 'Copy brand' }));
  await waitFor(() => expect(field('Body tint').value).toBe('#0B6A60'));
  const body = { body_tint_color: '#0B6A60', font_bold: 'Caveat', menu_help_title: 'Ask us' };
  await waitFor(() => expect(writes().map((call) => call.body)).toEqual([body]));
});

it('copies nothing once cancelled, even if the other brand arrives later', async () => {
  const { backend, calls, notices, reported, writes } = await openBranding();
  let respond = () => {};
  backend.held = new Promise((resolve) => {
    respond = resolve;
  });
  await choose();
  const before = field('Body tint').value;
  await userEvent.click(screen.getByRole('button', { name: 'Copy brand' }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/games/8/grey.json'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(async () => respond());
  expect([field('Body tint').value, writes(), notices, reported]).toEqual([before, [], [], []]);
  expect(calls.find(({ path }) => path === '/games/8/grey.json')?.signal?.aborted).toBe(true);
});
