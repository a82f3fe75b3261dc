import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Remote } from '@waymark/contract';
import * as React from 'react';
import type { FakeHost } from './fake-host';

export { makeRoom } from './make-room';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/** React's private queue of pending work of an act; null outside of acts. */
const internals = (React as unknown as Record<typeof INTERNALS, { readonly actQueue: object | null }>)[INTERNALS];
// When a changed field loses focus, user-event dispatches its change event in a separate act. If React itself moves the
// focus, for instance into a dialog, that act would end the current one too early.
configure(({ eventWrapper }) => ({
  eventWrapper: (dispatch) => (internals.actQueue ? dispatch() : eventWrapper(dispatch)),
}));

const endings: (() => void)[] = [];

/** Where a remote is mounted in the page. */
export interface MountedPage {
  readonly element: HTMLElement;
  readonly portal: HTMLElement;
}

/** Mounts a remote into an empty page, on a fake host; resolves once it has rendered, perhaps still loading. */
export async function mountRemote(remote: Remote, { host, abort }: FakeHost): Promise<MountedPage> {
  const element = document.body.appendChild(document.createElement('main'));
  const portal = document.body.appendChild(document.createElement('div'));
  endings.push(abort);
  let pending: ReturnType<Remote['mount']> | undefined;
  // Awaited outside of act: the remote renders only when act ends.
  await act(async () => {
    pending = remote.mount({ element, portal, styleRoot: document }, host, { basename: '' });
  });
  await pending;
  return { element, portal };
}

/**
 * Clicks something that shows a lazily loaded part of the screen. React forgets a part that arrives after an act that
 * nobody awaited, and warns about it.
 */
export async function clickOn(element: HTMLElement): Promise<void> {
  await act(async () => {
    element.focus();
    fireEvent.click(element);
  });
}

/** An entry of the open menu, whether or not it can be checked. */
export const menuEntry = (name: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const roles = ['menuitem', 'menuitemradio', 'menuitemcheckbox'];
    const [entry] = roles.flatMap((role) => screen.queryAllByRole(role, { name }));
    if (!entry) throw new Error(`No menu entry ${name}`);
    return entry;
  });

/** Waits until nothing on the page is loading; busy buttons are ignored. */
export const settled = (element: HTMLElement): Promise<void> =>
  waitFor(() => {
    if (element.querySelector('[aria-busy="true"]:not(button)')) throw new Error('Something is still loading.');
    if (element.textContent === '') throw new Error('Nothing is there yet.');
  });

/** Unmounts every remote and clears the page, its storage and the clock; for afterEach. */
export async function unmountRemotes(): Promise<void> {
  await act(async () => {
    for (const end of endings.splice(0)) end();
  });
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  jest.useRealTimers();
}
