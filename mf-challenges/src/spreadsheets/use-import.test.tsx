import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { showList } from '../testing/render-list';

// Lazy parts are compiled ahead, so the test doesn't wait.
jest.setTimeout(60_000);
beforeAll(() => import('./import-dialog'));
afterEach(unmountRemotes);

const row = { row: 2, name: 'Masts', task_type: 1, duplicate_of: null, errors: [], cleared: [] };
const PREVIEW = { columns: [{ header: 'Headline', field: 'name' }], fields: [], rows: [row] };

it('an import reuses its idempotency key on a retry, but not for another file', async () => {
  const { platform, calls } = await showList();
  platform.preview = () => PREVIEW;
  platform.refuse = ({ path }) => {
    if (path === '/tasks/import.json') throw failure('none', undefined, 'The platform did not answer.');
  };
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  const item = await screen.findByRole('menuitem', { name: 'Import a spreadsheet' });
  await act(async () => item.click());
  const inside = within(await screen.findByRole('dialog', { name: 'Import challenges from a spreadsheet' }));
  const choose = (content: string) =>
    act(async () => {
      const input = document.querySelector('dialog input[type=file]') as HTMLInputElement;
      fireEvent.change(input, { target: { files: [new File([content], 'plan.csv')] } });
    });
  const tries = () => calls.filter(({ path }) => path === '/tasks/import.json');
  const importTimes = async (times: number) => {
    await userEvent.click(await inside.findByRole('button', { name: 'Import 1 row' }));
    await waitFor(() => expect(tries()).toHaveLength(times));
    expect(await inside.findByText('The platform did not answer.')).toBeTruthy();
  };
  await choose('Headline\nMasts');
  await importTimes(1);
  await importTimes(2);
  await userEvent.click(inside.getByRole('button', { name: 'Choose another file' }));
  await choose('Headline\nQuay wall');
  await importTimes(3);
  const [first, second, third] = tries().map(({ intent }) => intent);
  expect(first).toMatch(/^\w{32}$/);
  expect([second === first, third === first]).toEqual([true, false]);
});
