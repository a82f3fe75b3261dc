import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keys } from '@waymark/client';
import { asGameId } from '@waymark/contract';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { field, latePartsOfBranding, openBranding } from '../../testing/open-branding';

jest.setTimeout(60_000);
beforeAll(latePartsOfBranding);
afterEach(unmountRemotes);

it('applies a saved brand in one write, and undo restores the previous one', async () => {
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

it('saves, renames and deletes a brand, the last after confirmation', async () => {
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

it('keeps a name typed while the previous one is being sent', async () => {
  const { backend } = await openBranding({}, {}, []);
  const hold = () => {
    let respond = () => {};
    backend.held = new Promise((resolve) => {
      respond = resolve;
    });
    return () => act(async () => respond());
  };
  const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
  const keep = hold();
  await screen.findByText('No saved brands yet');
  type('Name of this brand', 'Dock');
  await userEvent.click(screen.getByRole('button', { name: 'Save this brand' }));
  type('Name of this brand', 'Pier');
  await keep();
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Dock' }));
  expect(field('Name of this brand').value).toBe('Pier');
  const rename = hold();
  type('Name', 'Quay');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  type('Name', 'Quayside');
  await rename();
  await screen.findByRole('form', { name: 'Rename Quay' });
  expect(field('Name').value).toBe('Quayside');
});

const DOCK = { id: 1, name: 'Dock', by: 'Ada', mine: true, fields: {} };

it('shows a refused name until it is corrected, and Escape cancels', async () => {
  await openBranding({}, {}, [DOCK]);
  const rename = async () => userEvent.click(await screen.findByRole('button', { name: 'Rename Dock' }));
  const refuse = async () => {
    fireEvent.change(field('Name'), { target: { value: 'Taken' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Choose another name.');
  };
  const fault = () => screen.queryByText('Choose another name.');
  await rename();
  await refuse();
  fireEvent.change(field('Name'), { target: { value: 'Take' } });
  expect(fault()).toBeNull();
  await refuse();
  fireEvent.keyDown(field('Name'), { key: 'Escape', isComposing: true });
  expect(field('Name').value).toBe('Taken');
  fireEvent.keyDown(field('Name'), { key: 'Escape' });
  await rename();
  expect([field('Name').value, fault()]).toEqual(['Dock', null]);
});

it('counts a brand that is already gone as deleted', async () => {
  const { backend, reported } = await openBranding({}, {}, [DOCK]);
  await screen.findByText('Dock');
  backend.saves = [];
  await userEvent.click(screen.getByRole('button', { name: 'Delete Dock' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete' }));
  expect(await screen.findByText('No saved brands yet')).toBeTruthy();
  expect(reported).toEqual([]);
});

it('no longer lists a brand that is gone when it is renamed, and other games load the list again', async () => {
  const { backend, client, reported } = await openBranding({}, {}, [DOCK]);
  const elsewhere = [...keys.brands(asGameId(8))];
  client.setQueryData(elsewhere, [DOCK]);
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Dock' }));
  fireEvent.change(field('Name'), { target: { value: 'Pier' } });
  backend.saves = [];
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('No saved brands yet')).toBeTruthy();
  expect([reported.length, client.getQueryState(elsewhere)?.isInvalidated]).toEqual([1, true]);
});

it('offers to load the saved brands again if that failed', async () => {
  const { backend } = await openBranding({}, {}, [DOCK], { down: true });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByText('No saved brands yet')).toBeNull();
  backend.down = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Dock')).toBeTruthy();
});

it('hides saved brands without the capability', async () => {
  await openBranding();
  expect(screen.queryByText('Saved brands')).toBeNull();
});
