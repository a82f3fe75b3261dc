import { act, render, screen } from '@testing-library/react';
import { writable } from '@waymark/contract';
import type { MakeHost, RemoteLoader, RemoteState } from '@waymark/federation/loader';
import { UiRoot } from '@waymark/ui';
import { RemoteStage } from './remote-stage';

const BROKEN: RemoteState = {
  status: 'failed',
  failure: { kind: 'render-crash', remote: 'mf-games', message: 'x is undefined' },
};
const ready: RemoteState = { status: 'ready', version: '1.0.0' };
const hostFor: MakeHost = () => {
  throw new Error('Not reached');
};

/** A stage at an address, with a loader whose state the test sets. */
function stage() {
  const state = writable<RemoteState>(ready);
  const retried: string[] = [];
  const loader = {
    state: () => state,
    mount: () => ({ unmount: async () => undefined }),
    retry: (id: string) => {
      retried.push(id);
      state.set({ status: 'retrying', attempt: retried.length });
    },
  } as unknown as RemoteLoader;
  const at = (address: string) => (
    <UiRoot scope="part" brand="#0b6a60" theme="light" language="en" direction="ltr" translate={(text) => text}>
      <RemoteStage
        id="mf-games"
        loader={loader}
        styleRoot={document}
        address={address}
        hostFor={hostFor}
        card={() => <p role="alert">It broke</p>}
      />
    </UiRoot>
  );
  const { rerender } = render(at('/games/edit/7'));
  return { retried, is: (next: RemoteState) => act(async () => state.set(next)), go: (to: string) => rerender(at(to)) };
}

it('tries a remote that broke at one address again at the next, and not before', async () => {
  const { retried, is, go } = stage();
  await is(BROKEN);
  expect(screen.getByRole('alert')).toBeTruthy();
  go('/games/edit/7');
  expect(retried).toEqual([]);
  go('/dashboard');
  expect(retried).toEqual(['mf-games']);
  // It broke there as well, so its card stays until somebody continues.
  await is(BROKEN);
  go('/dashboard');
  expect(retried).toHaveLength(1);
  go('/games/edit/8');
  expect(retried).toHaveLength(2);
});

it('leaves one that fails in another way to Retry, wherever somebody goes', async () => {
  const { retried, is, go } = stage();
  await is({ status: 'failed', failure: { kind: 'not-found', remote: 'mf-games', message: 'Gone' } });
  go('/dashboard');
  await is(ready);
  go('/games/edit/7');
  expect(retried).toEqual([]);
});
