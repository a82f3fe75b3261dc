import { act, waitFor } from '@testing-library/react';
import type { ApiFailure, ApiRequest, LiveMessage } from '@waymark/contract';
import type { QueryClient } from '@waymark/host-kit/query';
import { createFakeHost, type FakeHostOptions, failure, hear, reloadTouched } from '@waymark/testing';
import remote from '../remote';

/** The code of a screen is compiled when it is first asked for, which takes as long as it takes. */
const PATIENCE = 20_000;
const endings: (() => void)[] = [];

/** Takes everything down that was staged; for afterEach. */
export async function endRendering(): Promise<void> {
  await act(async () => {
    for (const end of endings.splice(0)) end();
  });
  document.body.replaceChildren();
  sessionStorage.clear();
}

/** The remote in a page, on a fake host with a platform behind it, when nothing loads any more. */
export async function stage(path: string, answer: (call: ApiRequest) => unknown, options: FakeHostOptions = {}) {
  const fake = createFakeHost({ path, respond: answer, ...options });
  const element = document.body.appendChild(document.createElement('main'));
  const portal = document.body.appendChild(document.createElement('div'));
  let pending: ReturnType<typeof remote.mount> | undefined;
  await act(async () => {
    pending = remote.mount({ element, portal, styleRoot: document }, fake.host, { basename: '' });
  });
  await pending;
  endings.push(fake.abort);
  await waitFor(
    () => {
      if (element.querySelector('[aria-busy="true"]')) throw new Error('Something is still loading.');
      if (element.textContent === '') throw new Error('Nothing is there yet.');
    },
    { timeout: PATIENCE },
  );
  const client = fake.host.queries.client as QueryClient;
  const hears = (message: LiveMessage) => act(() => hear(fake, message));
  const refresh = (message: LiveMessage) => act(async () => reloadTouched(fake, message));
  const writes = () => fake.calls.filter(({ method }) => method !== 'GET');
  return { ...fake, client, element, hear: hears, refresh, writes };
}

/** A refusal of which the call site said that it deals with it. */
export const refusal = (status: number, data: unknown = undefined, message?: string): ApiFailure => ({
  ...failure(status, data, message),
  handled: true,
});
