import { act, render, screen } from '@testing-library/react';
import { type MountTarget, writable } from '@waymark/contract';
import type { MakeHost, ReleaseAge, RemoteLoader, RemoteState } from '@waymark/federation/loader';
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
  const renewed: string[] = [];
  const registry = writable({});
  let age: ReleaseAge = 'current';
  let isSaved = true;
  const loader = {
    registry,
    state: () => state,
    age: () => age,
    renew: (id: string) => isSaved && renewed.push(id) > 0,
    mount: (_: string, { element }: MountTarget) => {
      element.append(document.createElement('input'), document.createElement('button'));
      return { unmount: async () => undefined };
    },
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
  return {
    retried,
    renewed,
    /** The registry now says how old the release is. */
    ages: (now: ReleaseAge) =>
      act(async () => {
        age = now;
        registry.set({});
      }),
    hasUnsaved: (unsaved: boolean) => {
      isSaved = !unsaved;
    },
    is: (next: RemoteState) => act(async () => state.set(next)),
    go: (to: string) => rerender(at(to)),
  };
}

it('retries a broken remote at the next address only', async () => {
  const { retried, is, go } = stage();
  await is(BROKEN);
  expect(screen.getByRole('alert')).toBeTruthy();
  go('/games/edit/7');
  expect(retried).toEqual([]);
  go('/dashboard');
  expect(retried).toEqual(['mf-games']);
  // It broke there as well, so its card stays until the next address.
  await is(BROKEN);
  go('/dashboard');
  expect(retried).toHaveLength(1);
  go('/games/edit/8');
  expect(retried).toHaveLength(2);
});

it('leaves any other failure to Retry, whatever the address', async () => {
  const { retried, is, go } = stage();
  await is({ status: 'failed', failure: { kind: 'not-found', remote: 'mf-games', message: 'Gone' } });
  go('/dashboard');
  await is(ready);
  go('/games/edit/7');
  expect(retried).toEqual([]);
});

describe('a recalled release', () => {
  beforeAll(() => import('./old-release'));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const later = () => act(async () => jest.advanceTimersByTime(3000));

  it('is replaced at once if nobody is interrupted; a merely outdated one stays', async () => {
    const { ages, renewed } = stage();
    await ages('outdated');
    await later();
    expect(renewed).toEqual([]);
    await ages('recalled');
    expect(renewed).toEqual(['mf-games']);
    await later();
    expect(renewed).toHaveLength(1);
  });

  it('stays while the user types, has unsaved changes or answers a dialog', async () => {
    const { ages, renewed, hasUnsaved } = stage();
    screen.getByRole('textbox').focus();
    await ages('recalled');
    await later();
    expect(renewed).toEqual([]);
    hasUnsaved(true);
    screen.getByRole('button').focus();
    await later();
    expect(renewed).toEqual([]);
    hasUnsaved(false);
    const portal = document.querySelector('[data-remote]')?.nextElementSibling;
    const dialog = portal?.appendChild(document.createElement('div'));
    await later();
    expect(renewed).toEqual([]);
    dialog?.remove();
    await later();
    expect(renewed).toEqual(['mf-games']);
  });
});
