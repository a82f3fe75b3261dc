import { act, render, screen } from '@testing-library/react';
import { type LiveStatus, writable } from '@waymark/contract';
import { UiRoot } from '@waymark/ui';
import type { Services } from '../services/services';
import { ServicesContext } from '../services/services-context';
import { ConnectionStatus } from './connection-status';

it('shows "Connecting" from the first paint for a signed-in user, then the current status', () => {
  const signedIn = writable(true);
  const status = writable<LiveStatus>('idle');
  const services = { session: { signedIn }, connection: { status } } as object as Services;
  render(
    <UiRoot language="de" translate={(phrase) => ({ Connecting: 'Verbinden' })[phrase] ?? phrase}>
      <ServicesContext value={services}>
        <ConnectionStatus />
      </ServicesContext>
    </UiRoot>,
  );
  const statusText = () => screen.getByRole('status').textContent;
  expect(statusText()).toBe('Verbinden');
  act(() => status.set('live'));
  expect(statusText()).toBe('Connected');
  act(() => status.set('idle'));
  act(() => signedIn.set(false));
  expect(statusText()).toBe('Offline');
});

it('shows only problems on a phone, with the rest for screen readers', () => {
  const status = writable<LiveStatus>('live');
  const services = { session: { signedIn: writable(true) }, connection: { status } } as object as Services;
  render(
    <UiRoot language="en" translate={(phrase) => phrase}>
      <ServicesContext value={services}>
        <ConnectionStatus quiet />
      </ServicesContext>
    </UiRoot>,
  );
  const line = screen.getByRole('status');
  const isSeen = () => line.childNodes.length > 1;
  expect([line.textContent, isSeen()]).toEqual(['Connected', false]);
  act(() => status.set('reconnecting'));
  expect([line.textContent, isSeen()]).toEqual(['Reconnecting', true]);
});
