import { act, render, screen } from '@testing-library/react';
import { writable } from '@waymark/contract';
import type { Page } from '../services/page';
import { PageContext } from '../services/page-context';
import { JOKES } from './jokes';
import { LoadingOverlay } from './loading-overlay';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const statusText = () => screen.queryByRole('status')?.textContent ?? undefined;

it('announces the start, the jokes and the end of loading', async () => {
  const loading = writable(1);
  const page = { loading, config: { brand: { name: 'Harbour Hunts', logo: '' } } } as unknown as Page;
  render(
    <PageContext value={page}>
      <LoadingOverlay />
    </PageContext>,
  );
  expect(statusText()).toBeUndefined();
  await pass(400);
  await pass(0);
  expect(statusText()).toBe('Loading Your Adventure…');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
  await pass(1200);
  const first = statusText();
  expect(JOKES).toContain(first);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('10');
  await pass(5900);
  expect(statusText()).toBe(first);
  await pass(100);
  expect(JOKES).toContain(statusText());
  expect(statusText()).not.toBe(first);
  await act(async () => loading.set(0));
  expect(statusText()).toBe('Ready to Go!');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
  await pass(600);
  expect(statusText()).toBeUndefined();
});
