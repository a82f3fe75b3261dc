import { act, screen } from '@testing-library/react';
import { openShell } from '../testing/open-shell';

// Its code loads on the first visit, which is slow in a test.
beforeAll(() => import('../builder'));
beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const LONG = 120_000;
const signedIn = (expiration: number) => {
  const state = { user_id: '7', token: 't1', refresh_token: 'r1', expiration: String(expiration) };
  for (const [key, value] of Object.entries(state)) localStorage.setItem(key, value);
};
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

it('refreshes once, and requests nothing while the maintenance page shows', async () => {
  signedIn(Date.now() - 1);
  const { of, received } = await openShell('/dashboard', {
    'GET /services/maintenance.json': { status: 200, body: { maintenance: false } },
    'POST /users/refresh.json': 500,
  });
  await pass(LONG);
  expect(window.location.pathname).toBe('/maintenance');
  expect(of('POST /users/refresh.json')).toHaveLength(1);
  expect(received.map(({ call }) => call)).toEqual(['GET /services/maintenance.json', 'POST /users/refresh.json']);
});

it('forgets its account, and shows the one that another tab signed in to', async () => {
  signedIn(Date.now() + LONG * 10);
  const names = ['Maren', 'Priya'];
  const { of } = await openShell('/dashboard', {
    'GET /users/0.json': () => ({ status: 200, body: { id: 7, name: names.shift(), features: [] } }),
  });
  await pass(100);
  expect(screen.getByText('Maren')).toBeTruthy();
  localStorage.setItem('user_id', '8');
  localStorage.setItem('token', 't2');
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  await pass(100);
  expect(of('GET /users/0.json')).toHaveLength(2);
  expect(await screen.findByText('Priya')).toBeTruthy();
  expect(screen.queryByText('Maren')).toBeNull();
  expect(window.location.pathname).toBe('/dashboard');
});

it('stops requesting its account once it has lapsed', async () => {
  signedIn(Date.now() + LONG * 10);
  const { page, of } = await openShell('/dashboard', { 'GET /users/0.json': 500 });
  await pass(100);
  expect(of('GET /users/0.json')).toHaveLength(1);
  await act(async () => page.lapse());
  await pass(LONG);
  expect(window.location.href).toContain('/sign-in?expired');
  expect(of('GET /users/0.json')).toHaveLength(1);
});
