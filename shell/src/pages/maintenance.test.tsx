import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openShell } from '../testing/open-shell';

const CHECK = 'GET /services/maintenance.json';
const goesOn = () => waitFor(() => expect(window.location.pathname).toBe('/sign-in'));

beforeAll(() => import('../builder'));

async function refresh(answers: Parameters<typeof openShell>[1]) {
  const shell = await openShell('/maintenance', answers);
  fireEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(shell.of(CHECK)).toHaveLength(1));
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
}

describe('Refresh on the maintenance page', () => {
  it.each([
    ['maintenance goes on', { [CHECK]: { status: 200, body: { maintenance: true } } }],
    ['it answers 503', { [CHECK]: 503 }],
  ])('stays while %s', async (_, answers) => {
    await refresh(answers);
    expect(window.location.pathname).toBe('/maintenance');
  });

  it.each([
    ['maintenance is over', { [CHECK]: { status: 200, body: { maintenance: false } } }],
    ['the platform has no such check', { [CHECK]: 404 }],
    ['the check itself is broken', { [CHECK]: 500 }],
    ['nobody answers the check', {}],
  ])('leaves when %s', async (_, answers) => {
    await refresh(answers);
    await goesOn();
  });
});
