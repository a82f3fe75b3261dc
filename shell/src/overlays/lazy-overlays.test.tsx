import { act, render, screen } from '@testing-library/react';
import { writable } from '@waymark/contract';
import { createNoticeList } from '@waymark/ui';
import type { Services } from '../services/services';
import { ServicesContext } from '../services/services-context';
import { LazyOverlays } from './lazy-overlays';

let loads = 0;
let works = true;
jest.mock('./overlays', () => {
  loads += 1;
  if (!works) throw new Error('Loading chunk 51 failed');
  return { Overlays: () => <p>overlays</p> };
});

/** A busy page: nothing loads because of idleness. */
function openBusy() {
  const shown = writable<object | undefined>(undefined);
  const notices = createNoticeList();
  const services = { errors: { shown }, notices } as object as Services;
  window.requestIdleCallback = () => 0;
  window.cancelIdleCallback = () => undefined;
  render(
    <ServicesContext value={services}>
      <LazyOverlays />
    </ServicesContext>,
  );
  return { shown, notices };
}

beforeEach(() => {
  loads = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('loads when there is an error to show, and retries on the next one after a failure', async () => {
  works = false;
  const { shown } = openBusy();
  expect(loads).toBe(0);
  await act(async () => shown.set({ title: 'Lost connection' }));
  expect([loads, screen.queryByText('overlays')]).toEqual([1, null]);
  works = true;
  await act(async () => shown.set(undefined));
  await act(async () => shown.set({ title: 'Server error' }));
  expect(await screen.findByText('overlays')).toBeDefined();
});

it('loads at once for a notice', async () => {
  const { notices } = openBusy();
  await act(async () => void notices.show({ tone: 'info', text: 'Copied' }));
  expect(await screen.findByText('overlays')).toBeDefined();
});
