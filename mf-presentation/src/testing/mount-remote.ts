import { act } from '@testing-library/react';
import type { createFakeHost } from '@waymark/testing';
import remote from '../remote';

/** Mounts the remote into an empty page; resolves once the current screen is drawn. @returns the element it draws in */
export async function mountRemote({ host }: ReturnType<typeof createFakeHost>): Promise<HTMLElement> {
  const element = document.body.appendChild(document.createElement('main'));
  const portal = document.body.appendChild(document.createElement('div'));
  let pending: ReturnType<typeof remote.mount> | undefined;
  // Awaited outside of act, which would wait for a screen that waits for it.
  await act(async () => {
    pending = remote.mount({ element, portal, styleRoot: document }, host, { basename: '' });
  });
  await pending;
  return element;
}
