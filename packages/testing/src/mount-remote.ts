import { act, configure, fireEvent, waitFor } from '@testing-library/react';
import type { Remote } from '@waymark/contract';
import type { FakeHost } from './fake-host';

/** Milliseconds in which a screen loads. Its code is compiled on first use, which takes a while. */
const PATIENCE = 20_000;

// Parts of screens load later, and are compiled then.
configure({ asyncUtilTimeout: 10_000 });

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
 * Clicks on what may show a part of the screen whose code is still to come. React forgets a part that comes after an
 * act that nobody awaited, and warns of it.
 */
export async function clickOn(element: HTMLElement): Promise<void> {
  await act(async () => {
    element.focus();
    fireEvent.click(element);
  });
}

/** Waits until nothing on the page is loading. */
export const settled = (element: HTMLElement): Promise<void> =>
  waitFor(
    () => {
      if (element.querySelector('[aria-busy="true"]')) throw new Error('Something is still loading.');
      if (element.textContent === '') throw new Error('Nothing is there yet.');
    },
    { timeout: PATIENCE },
  );

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
