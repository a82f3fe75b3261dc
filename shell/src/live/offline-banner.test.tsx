import { act, render, screen } from '@testing-library/react';
import { type LiveStatus, writable } from '@waymark/contract';
import { UiRoot } from '@waymark/ui';
import type { Services } from '../services/services';
import { ServicesContext } from '../services/services-context';
import { OfflineBanner } from './offline-banner';

const lose = (line: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(line);
    window.dispatchEvent(new Event(line ? 'online' : 'offline'));
  });

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 26, 14, 32) }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** Shows the banner of a page whose socket is as told. */
function show(status: LiveStatus = 'live') {
  const shown = writable<object | undefined>(undefined);
  const connection = writable<LiveStatus>(status);
  const reload = jest.fn();
  const services = {
    errors: { shown },
    connection: { status: connection },
    phrases: { capability: { language: writable('en') } },
    live: { reloadEverything: reload },
  } as object as Services;
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
  return { shown, connection, reload, said: () => screen.queryByRole('status')?.textContent };
}

it('says offline how old the data is and what happens to input, and disappears on reconnection', () => {
  const { shown, said: statusText } = show();
  expect(statusText()).toBeUndefined();
  lose(false);
  expect(statusText()).toMatch(/^You're offline\. What you see is from 0?2:32.PM; your changes stay here until/);
  // A dialog that says so is enough.
  act(() => shown.set({ title: 'Lost connection' }));
  expect(statusText()).toBeUndefined();
  act(() => shown.set(undefined));
  // Minutes later it is no newer.
  act(() => void jest.advanceTimersByTime(600_000));
  lose(false);
  expect(statusText()).toMatch(/2:32/);
  lose(true);
  expect(statusText()).toBeUndefined();
});

it('shows the day and time of stored responses, and reloads everything on reconnection', () => {
  const worker = Object.assign(new EventTarget(), {
    startMessages: () => undefined,
    controller: { postMessage: jest.fn() },
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  const { connection, reload, said: statusText } = show('reconnecting');
  expect(worker.controller.postMessage).toHaveBeenCalledWith({ ask: true });
  expect(statusText()).toBeUndefined();
  const keptSince = new Date(2026, 10, 25, 9, 5).getTime();
  act(() => void worker.dispatchEvent(new MessageEvent('message', { data: { keptSince } })));
  expect(statusText()).toMatch(/^The platform can't be reached\. What you see is from Wed Nov 25 2026, 0?9:05/);
  act(() => void jest.advanceTimersByTime(60_000));
  expect(reload).not.toHaveBeenCalled();
  act(() => connection.set('live'));
  act(() => void jest.advanceTimersByTime(2000));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(statusText()).toBeUndefined();
});
