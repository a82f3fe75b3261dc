import { screen } from '@testing-library/react';
import type { ApiRequest } from '@waymark/contract';
import { buildGame, createFakeHost, type FakeHostOptions } from '@waymark/testing';
import { mountRemote } from '@waymark/testing/mount-remote';
import remote from '../remote';

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
  const { element } = await mountRemote(remote, fake);
  if (title) await screen.findByRole('heading', { level: 1, name: title });
  return { ...fake, element, writes: () => fake.calls.filter(({ method }) => method !== 'GET') };
}
