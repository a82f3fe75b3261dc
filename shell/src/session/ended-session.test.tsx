import { act, screen } from '@testing-library/react';
import { openShell } from '../testing/open-shell';

// Its code loads on the first visit, which is slow in a test.
beforeAll(() => import('../builder'));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
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
  const { of, received, page } = await openShell('/games/edit/7', {
    'GET /services/maintenance.json': { status: 200, body: { maintenance: false } },
    'POST /users/refresh.json': 500,
  });
  await pass(LONG);
  expect(window.location.pathname).toBe('/maintenance');
  expect(of('POST /users/refresh.json')).toHaveLength(1);
  expect(received.map(({ call }) => call)).toEqual(['GET /services/maintenance.json', 'POST /users/refresh.json']);
  expect(page.places.takeReferrer()).toBe('/games/edit/7');
});

it.each([
  ['reported maintenance', { 'GET /services/maintenance.json': { status: 200, body: { maintenance: true } } }],
  ['a refresh answered with 503', { 'POST /users/refresh.json': 503 }],
])('leads to the maintenance page on %s, past the question about unsaved changes', async (_, answers) => {
  signedIn(Date.now() + LONG);
  const { page } = await openShell('/dashboard', answers);
  const ask = jest.fn();
  page.history.block(() => true, ask);
  await pass(LONG);
  await act(async () => void page.session.freshToken().catch(() => undefined));
  await pass(100);
  expect([window.location.pathname, ask.mock.calls]).toEqual(['/maintenance', []]);
});

it.each([
  ['/games/edit/7?page=2#optional', '/games/edit/7?page=2#optional'],
  ['/games/donate/7', '/dashboard'],
  ['/maintenance', '/dashboard'],
])('maintenance noticed at %s leads back to %s', async (address, back) => {
  signedIn(Date.now() + LONG);
  const { page } = await openShell(address, { 'POST /users/refresh.json': 503 });
  await pass(LONG);
  await act(async () => void page.session.freshToken().catch(() => undefined));
  await pass(100);
  expect(window.location.href).toMatch(/\/maintenance$/);
  expect(page.places.takeReferrer()).toBe(back);
});

describe('a session that expires in another tab', () => {
  const lapseElsewhere = async (address: string) => {
    signedIn(Date.now() + LONG * 10);
    const { page } = await openShell(address, {});
    await pass(100);
    localStorage.clear();
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    await pass(100);
    return page;
  };
  const here = () => window.location.pathname + window.location.search;

  it('leads to the sign-in page, which says so and returns to the open page', async () => {
    const { places } = await lapseElsewhere('/games/edit/7?page=2#optional');
    expect(here()).toBe('/sign-in?expired');
    expect(places.takeReferrer()).toBe('/games/edit/7?page=2#optional');
  });

  it.each(['/games/donate/7', '/privacy', '/nowhere'])('leaves %s open, which needs no session', async (address) => {
    const { places } = await lapseElsewhere(address);
    expect([here(), places.signInAddress()]).toEqual([address, '/sign-in?expired']);
    expect(places.takeReferrer()).toBe('/dashboard');
  });
});

it.each([
  ['/games/edit/7?page=2#optional', '/games/edit/7?page=2#optional'],
  ['/games/donate/7', '/dashboard'],
  ['/nowhere', '/dashboard'],
  ['/maintenance', '/dashboard'],
])('a session that expires at %s leads back to %s', async (address, back) => {
  signedIn(Date.now() + LONG * 10);
  const { page } = await openShell(address, {});
  await pass(100);
  await act(async () => page.lapse());
  expect(window.location.pathname + window.location.search).toBe('/sign-in?expired');
  expect(page.places.takeReferrer()).toBe(back);
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
