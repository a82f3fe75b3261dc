import { act } from '@testing-library/react';
import type { ApiRequest, LiveMessage } from '@waymark/contract';
import type { QueryClient } from '@waymark/host-kit/query';
import { createFakeHost, deliver, type FakeHostOptions, reloadTouched } from '@waymark/testing';
import { mountRemote, settled } from '@waymark/testing/mount-remote';
import remote from '../remote';

/** Opens the remote in a page, on a fake host with a simulated platform, and waits until it is loaded. */
export async function stage(path: string, answer: (call: ApiRequest) => unknown, options: FakeHostOptions = {}) {
  const fake = createFakeHost({ path, respond: answer, ...options });
  const { element } = await mountRemote(remote, fake);
  await settled(element);
  const client = fake.host.queries.client as QueryClient;
  const hears = (message: LiveMessage) => act(() => deliver(fake, message));
  const refresh = (message: LiveMessage) => act(async () => reloadTouched(fake, message));
  const writes = () => fake.calls.filter(({ method }) => method !== 'GET');
  return { ...fake, client, element, hear: hears, refresh, writes };
}
