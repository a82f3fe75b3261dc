/** @jest-environment-options {"url": "https://builder.example/dashboard"} */
import { act, render, screen } from '@testing-library/react';
import { writable } from '@waymark/contract';
import { PageContext } from '../services/page-context';
import { ServicesContext } from '../services/services-context';
import { GuardedPanel } from './guarded-panel';

jest.mock('./platform-panel', () => ({ PlatformPanel: () => <aside>Releases</aside> }));

/** Draws the page's panel for this profile, with these staging hosts. */
async function draw(stagingHosts: readonly string[] = []) {
  const me = writable<{ readonly super_admin?: boolean }>({});
  const page = { config: { stagingHosts } };
  await act(async () => {
    render(
      <PageContext value={page as never}>
        <ServicesContext value={{ me } as never}>
          <GuardedPanel onClose={() => undefined} />
        </ServicesContext>
      </PageContext>,
    );
  });
  return me;
}

it('opens in production for super administrators only', async () => {
  const me = await draw();
  await act(async () => me.set({ super_admin: false }));
  expect(screen.queryByText('Releases')).toBeNull();
  await act(async () => me.set({ super_admin: true }));
  expect(await screen.findByText('Releases')).toBeTruthy();
});

it('opens on staging hosts for everybody', async () => {
  await draw(['builder.example']);
  expect(await screen.findByText('Releases')).toBeTruthy();
});
