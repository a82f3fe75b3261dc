import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, clearList, showList } from '../testing/list-stage';

// What is drawn later is compiled ahead: the first test is not to wait for it.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });
beforeAll(() =>
  Promise.all([import('./readiness-panel'), import('./finding-notes'), import('../editor/challenge-editor')]),
);
afterEach(clearList);

const NAME = 'Challenge 101';

/** The first challenge open, with somebody in its headline, and the panel beside it. */
async function edit(options: Parameters<typeof showList>[0] = {}) {
  const shown = await showList({ count: 2, overrides: () => ({ task_type: 1, points: 10 }), ...options });
  await userEvent.click(await screen.findByRole('button', { name: 'Can be played' }));
  await userEvent.click(card(NAME).getByRole('button', { name: /^Edit/ }));
  const article = screen.getByRole('article', { name: NAME });
  const headline = await within(article).findByLabelText('Headline');
  const asked = () => shown.calls.filter(({ path }) => path.includes('readiness')).length;
  await userEvent.click(headline);
  await waitFor(() => expect(shown.calls.some(({ path }) => path.endsWith('/readiness/content.json'))).toBe(true));
  return { ...shown, article, headline, asked };
}

it('finds what is typed before it is saved, at its field and in the panel, and lets go of it with the correction', async () => {
  const { article, headline, asked, platform } = await edit();
  platform.refuse = () => new Promise(() => undefined);
  const before = asked();
  await userEvent.type(headline, ' %{{nobody}');
  expect(await screen.findByRole('button', { name: '1 problem' })).toBeTruthy();
  expect((await within(article).findByText(/^%\{nobody\} stands for nothing\./)).closest('[data-field]')).toBe(
    headline.closest('[data-field]'),
  );
  const panel = within(screen.getByRole('region', { name: 'Is this game ready?' }));
  expect(panel.getByRole('button', { name: /1 · Challenge 101 %\{nobody\} · Headline/ })).toBeTruthy();
  await userEvent.type(headline, '{Backspace>10/}');
  expect(await screen.findByRole('button', { name: 'Can be played' })).toBeTruthy();
  expect(within(article).queryByText(/stands for nothing/)).toBeNull();
  expect(asked()).toBe(before);
});

it('keeps what was saved in sight after the challenge was closed, until the game is fetched again', async () => {
  const { headline, element } = await edit();
  await userEvent.clear(headline);
  await act(async () => headline.blur());
  expect(await screen.findByRole('button', { name: '1 problem' })).toBeTruthy();
  await userEvent.click(within(element).getAllByRole('button', { name: /^Close/ })[0] as HTMLElement);
  expect(screen.getByRole('button', { name: '1 problem' })).toBeTruthy();
});
