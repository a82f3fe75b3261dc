import { act, waitFor } from '@testing-library/react';
import type { ApiFailure, ApiRequest, LiveMessage } from '@waymark/contract';
import type { QueryClient } from '@waymark/host-kit/query';
import { createFakeHost, type FakeHostOptions, failure, hear, reloadTouched } from '@waymark/testing';
import remote from '../remote';
import { GamesListScreen } from '../screens';
import { SettingsScreen } from '../settings/settings-screen';

/** A screen's code is compiled on first use, which takes a while. */
const PATIENCE = 10_000;

const endings: (() => void)[] = [];

/** Unmounts everything staged; for afterEach. */
export async function endRendering(): Promise<void> {
  await act(async () => {
    for (const end of endings.splice(0)) end();
  });
  document.body.replaceChildren();
  sessionStorage.clear();
  jest.useRealTimers();
}

/** The remote in a page, on a fake host whose responses can be changed. */
export async function stage(path: string, answer: (call: ApiRequest) => unknown, options: FakeHostOptions = {}) {
  const platform = { answer };
  const fake = createFakeHost({ path, respond: (call) => platform.answer(call), ...options });
  // Prefetched, so that navigating doesn't wait.
  GamesListScreen.preload();
  SettingsScreen.preload();
  const element = document.body.appendChild(document.createElement('main'));
  const portal = document.body.appendChild(document.createElement('div'));
  let pending: ReturnType<typeof remote.mount> | undefined;
  await act(async () => {
    pending = remote.mount({ element, portal, styleRoot: document }, fake.host, { basename: '' });
  });
  await pending;
  endings.push(fake.abort);
  const client = fake.host.queries.client as QueryClient;
  const hears = (message: LiveMessage) => act(() => hear(fake, message));
  /** What a Refresh would replace, as the screen reports it. */
  const differences = async (message: LiveMessage) => await fake.screens.at(-1)?.differences?.([message]);
  /** What the shell does when the organiser chose Ignore. */
  const ignore = () => act(() => fake.screens.at(-1)?.onSettled?.());
  /** What the shell does on Refresh. */
  const refresh = (message: LiveMessage, keep: readonly string[] = []) =>
    act(async () => {
      fake.screens.at(-1)?.onSettled?.();
      fake.screens.at(-1)?.onRefresh?.(message, keep);
      await reloadTouched(fake, message);
    });
  /** The page goes away as on a reload: nothing is asked, and nothing runs afterwards. */
  const drop = () =>
    act(async () => {
      fake.abort();
      element.remove();
      portal.remove();
    });
  return { ...fake, platform, client, element, hear: hears, differences, ignore, refresh, drop };
}

/** Waits until nothing on the page is loading. */
export const settled = (element: HTMLElement) =>
  waitFor(
    () => {
      if (element.querySelector('[aria-busy="true"]')) throw new Error('Something is still loading.');
      if (element.textContent === '') throw new Error('Nothing is there yet.');
    },
    { timeout: PATIENCE },
  );

/** A refusal that the call site handles. */
export const refusal = (status: number, data: unknown, message?: string): ApiFailure => ({
  ...failure(status, data, message),
  handled: true,
});
