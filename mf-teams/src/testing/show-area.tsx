import { act, screen } from '@testing-library/react';
import type { ApiRequest } from '@waymark/contract';
import { buildGame, createFakeHost, type FakeHostOptions } from '@waymark/testing';
import remote from '../remote';

const endings: (() => void)[] = [];

/** Takes away what a test has shown. */
export async function clearAreas(): Promise<void> {
  await act(async () => {
    for (const end of endings.splice(0)) end();
  });
  document.body.replaceChildren();
}

/** Shows an address of the remote, with the platform played; a game of the caller unless told otherwise. */
export async function showArea(
  path: string,
  respond: (call: ApiRequest) => unknown,
  { title, game = {}, ...options }: FakeHostOptions & { readonly title?: string; readonly game?: object } = {},
) {
  const fake = createFakeHost({
    path,
    respond: (call) => respond(call) ?? (call.path === '/games/7.json' ? { game: buildGame(game) } : {}),
    ...options,
  });
  const element = document.body.appendChild(document.createElement('main'));
  const portal = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    void remote.mount({ element, portal, styleRoot: document }, fake.host, { basename: '' });
  });
  endings.push(fake.abort);
  if (title) await screen.findByRole('heading', { level: 1, name: title });
  return { ...fake, element, writes: () => fake.calls.filter(({ method }) => method !== 'GET') };
}
