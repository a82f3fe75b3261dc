import { act } from '@testing-library/react';
import type { ApiRequest, LiveMessage } from '@waymark/contract';
import type { QueryClient } from '@waymark/host-kit/query';
import { createFakeHost, deliver, type FakeHostOptions, reloadTouched } from '@waymark/testing';
import { mountRemote } from '@waymark/testing/mount-remote';
import remote from '../remote';
import { GamesListScreen } from '../screens';
import { SettingsScreen } from '../settings/settings-screen';

/** The remote in a page, on a fake host whose responses can be changed. */
export async function stage(path: string, answer: (call: ApiRequest) => unknown, options: FakeHostOptions = {}) {
  const platform = { answer };
  const fake = createFakeHost({ path, respond: (call) => platform.answer(call), ...options });
  // Prefetched, so that navigating doesn't wait.
  GamesListScreen.preload();
  SettingsScreen.preload();
  const { element, portal } = await mountRemote(remote, fake);
  const client = fake.host.queries.client as QueryClient;
  const hears = (message: LiveMessage) => act(() => deliver(fake, message));
  /** What a Refresh would replace, as the screen reports it. */
  const differences = (message: LiveMessage) => act(async () => await fake.screens.at(-1)?.differences?.([message]));
  /** What the shell does on Ignore. */
  const ignore = () => act(() => fake.screens.at(-1)?.onSettled?.());
  /** What the shell does on Refresh. */
  const refresh = (message: LiveMessage, keep: readonly string[] = []) =>
    act(async () => {
      fake.screens.at(-1)?.onSettled?.();
      fake.screens.at(-1)?.onRefresh?.(message, keep);
      await reloadTouched(fake, message);
    });
  /** Unloads the page as on a reload: nothing is asked, and nothing runs afterwards. */
  const drop = () =>
    act(async () => {
      fake.abort();
      element.remove();
      portal.remove();
    });
  return { ...fake, platform, client, element, hear: hears, differences, ignore, refresh, drop };
}
