import { screen } from '@testing-library/react';
import type { ApiRequest } from '@waymark/contract';
import { buildGame, createFakeHost, type FakeHostOptions } from '@waymark/testing';
import { makeRoom, mountRemote } from '@waymark/testing/mount-remote';
import remote from '../remote';

/** Shows an address of the remote on a fake platform, in a wide window unless `phone`. The game is the caller's by default. */
export async function showArea(
  path: string,
  respond: (call: ApiRequest) => unknown,
  {
    title,
    game = {},
    phone = false,
    ...options
  }: FakeHostOptions & { readonly title?: string; readonly game?: object; readonly phone?: boolean } = {},
) {
  const fake = createFakeHost({
    path,
    respond: (call) => respond(call) ?? (call.path === '/games/7.json' ? { game: buildGame(game) } : {}),
    ...options,
  });
  if (!phone) makeRoom(fake.host.signal);
  const { element } = await mountRemote(remote, fake);
  if (title) await screen.findByRole('heading', { level: 1, name: title });
  return { ...fake, element, writes: () => fake.calls.filter(({ method }) => method !== 'GET') };
}
