import { act, render, screen } from '@testing-library/react';
import { writable } from '@waymark/contract';
import { UiRoot } from '@waymark/ui';
import type { Services } from '../services/services';
import { ServicesContext } from '../services/services-context';
import { OfflineBanner } from './offline-banner';

const lose = (line: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(line);
    window.dispatchEvent(new Event(line ? 'online' : 'offline'));
  });

afterEach(() => jest.restoreAllMocks());

const shown = writable<object | undefined>(undefined);
const services = { errors: { shown } } as object as Services;

it('shows while offline, gives way to the dialog, and disappears on reconnection', () => {
  render(
    <UiRoot
      scope="part"
      brand="#0b6a60"
      theme="light"
      language="en"
      direction="ltr"
      translate={(phrase) => phrase}
      navigate={() => undefined}
    >
      <ServicesContext value={services}>
        <OfflineBanner />
      </ServicesContext>
    </UiRoot>,
  );
  const said = () => screen.queryByRole('status')?.textContent;
  expect(said()).toBeUndefined();
  lose(false);
  expect(said()).toContain("You're offline.");
  expect(said()).toContain('your changes stay here until they can be saved');
  act(() => shown.set({ title: 'Lost connection' }));
  expect(said()).toBeUndefined();
  act(() => shown.set(undefined));
  expect(said()).toContain("You're offline.");
  lose(true);
  expect(said()).toBeUndefined();
});
