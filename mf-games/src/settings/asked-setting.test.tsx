import { act, waitFor } from '@testing-library/react';
import { field, openSettings, prepareSettings } from '../testing/render-settings';

prepareSettings();

it('is asked for once: neither Back nor a reload leads to a setting of the open tab again', async () => {
  const { host, location } = await openSettings();
  const steps = jest.spyOn(host.navigation, 'navigate');
  const address = '/games/edit/7?from=list';
  await act(async () => host.navigation.navigate(address, { state: { field: 'name' } }));
  expect(document.activeElement).toBe(field('Name'));
  expect(location()).toMatchObject({ search: '?from=list', hash: '', state: {} });
  // With a state, because another one for the same address asks no question about unsaved changes.
  expect(steps.mock.calls.slice(1)).toEqual([[address, expect.objectContaining({ replace: true, state: {} })]]);
});

it('Back leaves a setting in the other tab that another screen led to', async () => {
  const { host, location } = await openSettings();
  const steps = jest.spyOn(host.navigation, 'navigate');
  await act(async () => host.navigation.navigate('/games/edit/7', { state: { field: 'webhook' } }));
  await waitFor(() => expect(document.activeElement).toBe(field('Webhook')));
  expect(location()).toMatchObject({ hash: '#optional', state: null });
  // The entry that asks for the field would ask again.
  expect(steps.mock.calls.slice(1)).toEqual([
    ['/games/edit/7', expect.objectContaining({ replace: true })],
    ['/games/edit/7#optional', expect.objectContaining({ replace: true })],
  ]);
});
