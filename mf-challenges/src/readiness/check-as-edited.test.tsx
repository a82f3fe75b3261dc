import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TASK_TYPE } from '@waymark/contract';
import { clickOn, unmountRemotes } from '@waymark/testing/mount-remote';
import { card, showList } from '../testing/render-list';

// Lazy parts are compiled ahead, so the first test doesn't wait.
jest.setTimeout(60_000);
beforeAll(() =>
  Promise.all([
    import('./readiness-panel'),
    import('./finding-notes'),
    import('../editor/challenge-editor'),
    import('../editor/tabs/advanced-tab'),
    import('../editor/ar/ar-items'),
  ]),
);
afterEach(unmountRemotes);

const NAME = 'Challenge 101';

/** Opens the first challenge with its headline focused and the panel next to it. */
async function edit(options: Parameters<typeof showList>[0] = {}) {
  const shown = await showList({ count: 2, overrides: () => ({ task_type: 1, points: 10 }), ...options });
  await clickOn(await screen.findByRole('button', { name: 'Ready' }));
  await clickOn(card(NAME).getByRole('button', { name: /^Edit/ }));
  const editor = screen.getByRole('region', { name: 'Challenge' });
  const headline = await within(editor).findByRole('textbox', { name: 'Headline' });
  const asked = () => shown.calls.filter(({ path }) => path.includes('readiness')).length;
  await userEvent.click(headline);
  await waitFor(() => expect(shown.calls.some(({ path }) => path.endsWith('/readiness/content.json'))).toBe(true));
  return { ...shown, editor, headline, asked };
}

it('finds a problem while it is typed, at its field and in the panel, until it is corrected', async () => {
  const { editor, headline, asked, platform } = await edit();
  platform.refuse = () => new Promise(() => undefined);
  const before = asked();
  await userEvent.type(headline, ' %{{nobody}');
  expect(await screen.findByRole('button', { name: '1 problem' })).toBeTruthy();
  expect((await within(editor).findByText(/^%\{nobody\} has no value\./)).closest('[data-field]')).toBe(
    headline.closest('[data-field]'),
  );
  const panel = within(screen.getByRole('region', { name: 'Is this game ready?' }));
  expect(panel.getByRole('button', { name: /1 · Challenge 101 %\{nobody\} · Headline/ })).toBeTruthy();
  await userEvent.type(headline, '{Backspace>10/}');
  expect(await screen.findByRole('button', { name: 'Ready' })).toBeTruthy();
  expect(within(editor).queryByText(/has no value/)).toBeNull();
  expect(asked()).toBe(before);
});

it('keeps showing a saved problem after its challenge is closed', async () => {
  const { headline, element } = await edit();
  await userEvent.clear(headline);
  await act(async () => headline.blur());
  expect(await screen.findByRole('button', { name: '1 problem' })).toBeTruthy();
  await userEvent.click(within(element).getAllByRole('button', { name: /^Close/ })[0] as HTMLElement);
  expect(screen.getByRole('button', { name: '1 problem' })).toBeTruthy();
});

it('reports a missing location at its field and each radius, and AR items without a model', async () => {
  const item = (id: number, more: object = {}) => ({ id, position: id, style: 'loop', chain: '', ...more });
  const near = { unlock_by_location_radius: 5, arrival_location_radius: 10 };
  const { editor } = await edit({
    features: ['ar'],
    overrides: (n) => ({
      task_type: TASK_TYPE.arPhoto,
      ...(n === 1
        ? { ...near, realities: [item(31, { model_url: '/media/a.wt3', arrival_location_radius: 5 })] }
        : { realities: [item(41), item(42)] }),
    }),
  });
  const placesOf = (words: RegExp) =>
    within(editor)
      .queryAllByText(words)
      .map((note) => note.closest('fieldset, [data-field]')?.getAttribute('data-field') ?? 'AR item');
  await waitFor(() => expect(placesOf(/^It has a radius but no location\./)).toEqual(['AR item']));
  await userEvent.click(within(editor).getByRole('tab', { name: /^Location/ }));
  await waitFor(() => expect(placesOf(/^It has a radius but no location\./)).toEqual(['address']));
  await userEvent.click(within(editor).getByRole('tab', { name: /^Locks/ }));
  await waitFor(() => expect(placesOf(/^It has a radius but no location\./)).toEqual(['unlock_by_location_radius']));
  await userEvent.click(card('Challenge 102').getByRole('button', { name: /^Edit/ }));
  const other = within(editor);
  const first = await other.findByRole('group', { name: 'AR item 1' });
  expect(await within(first).findByText(/^Its AR items have no model\./)).toBeTruthy();
  expect(
    within(first.closest('[data-editing]') as HTMLElement).getAllByText(/^Its AR items have no model\./),
  ).toHaveLength(1);
});
