import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openShell } from '../testing/open-shell';

beforeAll(() => import('../builder'));
beforeEach(() => localStorage.clear());

const side = () => within(screen.getByRole('navigation', { name: 'Main' }));

describe('the side navigation', () => {
  it('ends with Sign out, which ends the session and opens the sign-in page', async () => {
    localStorage.setItem('token', 't1');
    localStorage.setItem('refresh_token', 'r1');
    localStorage.setItem('expiration', String(Date.now() + 3_600_000));
    await openShell('/dashboard', {});
    const entries = await waitFor(() => side().getAllByRole('button'));
    const last = entries.at(-1);
    expect(last?.textContent).toBe('Sign out');
    // Awaited, because the sign-in page waits for its code.
    await act(async () => last?.click());
    expect(window.location.pathname + window.location.search).toBe('/sign-in');
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('the link to the content', () => {
  it('moves the focus and leaves the address alone', async () => {
    await openShell('/nowhere#part', {});
    const link = await screen.findByRole('link', { name: 'Skip to content' });
    // Prevented, so the browser doesn't follow it.
    expect(fireEvent.click(link)).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(window.location.hash).toBe('#part');
  });
});

describe('the footer', () => {
  it('names its links as the pages they open', async () => {
    await openShell('/sign-in', {});
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Privacy policy', '/privacy'],
      ['Terms of use', '/terms'],
    ]);
  });
});
