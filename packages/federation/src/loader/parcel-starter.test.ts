/** @jest-environment jsdom */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Host, MountTarget, Remote } from '@waymark/contract';
import { parcelStarter } from './parcel-starter';

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Mounts and unmounts a remote, and returns only what the caller may still reach. */
async function mountAndEnd() {
  const host = { name: 'host' } as unknown as Host;
  const target = { element: document.createElement('div') } as unknown as MountTarget;
  const remote = {
    manifest: { id: 'mf-games' },
    mount: async () => ({ update: () => {}, unmount: () => {}, canLeave: () => true }),
  } as unknown as Remote;
  const running = parcelStarter.start(remote, target, host, { basename: '' }, 1000);
  await running.mounted;
  await running.unmount();
  return { host: new WeakRef(host), children: target.element.childElementCount };
}

it('retains nothing of a finished mount', async () => {
  const { host, children } = await mountAndEnd();
  expect(children).toBe(0);
  // Objects held by one turn of the event loop are released in the next.
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    collectGarbage();
  }
  expect(host.deref()).toBeUndefined();
});
