import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openShell } from '../testing/open-shell';

const OPENED = {
  status: 200,
  body: {
    token: 't1',
    refresh_token: 'r1',
    lifespan: 60,
    game: { id: 7, name: 'Quay Walk' },
    expires_at: '2036-11-22',
  },
};

// Their code loads on the first visit, which is slow in a test.
beforeAll(() => Promise.all([import('./judge-by-link'), import('../builder')]));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const start = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Start judging' });

describe('a judge link', () => {
  it('starts a session and opens the monitor, with the key in the body only', async () => {
    const { of, received } = await openShell('/judge#a-key', { 'POST /judge-links/open.json': OPENED });
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: ' Priya ' } });
    fireEvent.click(start());
    await waitFor(() => expect(window.location.pathname).toBe('/answers/monitor/7'));
    expect(JSON.parse(localStorage.getItem('guest') ?? '')).toEqual({
      endsAt: Date.parse(OPENED.body.expires_at),
      game: 7,
    });
    expect(of('POST /judge-links/open.json')).toMatchObject([{ body: { key: 'a-key', name: 'Priya' } }]);
    expect(received.every(({ query }) => !JSON.stringify(query).includes('a-key'))).toBe(true);
  });

  it('says that it has ended instead of asking again', async () => {
    await openShell('/judge#a-key', { 'POST /judge-links/open.json': 404 });
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Priya' } });
    fireEvent.click(start());
    expect(await screen.findByText('This link has ended. Ask the organiser for a new one.')).toBeTruthy();
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(screen.queryByText('This signs you out of your current session.')).toBeNull();
  });

  it.each([
    ['while they judge', 200],
    ['before their account is known', 401],
  ])('says so to a guest whose session ended with it %s, and asks for nothing', async (_, status) => {
    localStorage.setItem('token', 't1');
    localStorage.setItem('expiration', String(Date.now() + 3_600_000));
    localStorage.setItem('guest', JSON.stringify({ endsAt: Date.now() + 3_600_000 }));
    const body = { id: 9, name: 'Priya', features: [], by_link: true };
    const { page, of } = await openShell('/answers/monitor/7', { 'GET /users/0.json': () => ({ status, body }) });
    await waitFor(() => expect(of('GET /users/0.json')).toHaveLength(1));
    act(() => page.lapse());
    expect(await screen.findByText('This link has ended. Ask the organiser for a new one.')).toBeTruthy();
    expect(window.location.pathname).toBe('/judge');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says that its key is missing', async () => {
    await openShell('/judge', {});
    expect(await screen.findByText("This link isn't complete. Ask the organiser to send it again.")).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('a guest who judges a game already', () => {
  beforeEach(() => {
    localStorage.setItem('token', 't1');
    localStorage.setItem('expiration', String(Date.now() + 3_600_000));
    localStorage.setItem('guest', JSON.stringify({ endsAt: Date.now() + 3_600_000, game: 7 }));
  });
  const body = { id: 9, name: 'Priya', features: [], by_link: true };

  it('continues from the same link without becoming a second judge', async () => {
    const { of } = await openShell('/judge#a-key', { 'GET /users/0.json': { status: 200, body } });
    fireEvent.click(await screen.findByRole('button', { name: 'Continue judging' }));
    await waitFor(() => expect(window.location.pathname).toBe('/answers/monitor/7'));
    expect(of('POST /judge-links/open.json')).toEqual([]);
  });

  it.each(['/', '/dashboard', '/sign-in'])('is led from %s to that game', async (address) => {
    await openShell(address, { 'GET /users/0.json': { status: 200, body } });
    await waitFor(() => expect(window.location.pathname).toBe('/answers/monitor/7'));
  });
});
