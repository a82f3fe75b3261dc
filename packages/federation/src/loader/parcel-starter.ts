import type { MountedRemote } from '@waymark/contract';
import { mountRootParcel } from 'single-spa';
import type { RemoteStarter } from './runtime';

/** What a parcel reaches of a mount. */
interface Place {
  readonly domElement: HTMLElement;
  readonly mount: () => Promise<void>;
  readonly unmount: () => void;
}

/**
 * single-spa keeps root parcels for good, those that have ended as well: their lifecycles reach a mount through their props
 * alone, which are emptied when it is over.
 */
const LIFECYCLES = {
  bootstrap: () => Promise.resolve(),
  mount: ({ mount }: Place) => mount(),
  unmount: async ({ unmount }: Place) => unmount(),
};

/**
 * Starts remotes as root parcels of single-spa: parcels have no routes, may be timed out, and can be started again by
 * making a new one. Neither `registerApplication` nor `start` is used, so the page's history is not patched.
 */
export const parcelStarter: RemoteStarter = {
  start(remote, target, host, props, timeoutMs) {
    const element = target.element.ownerDocument.createElement('div');
    element.dataset.remoteRoot = remote.manifest.id;
    target.element.append(element);

    let mounted: MountedRemote | undefined;
    let ended = false;
    const place: Place = {
      domElement: element,
      async mount() {
        const result = await remote.mount({ ...target, element }, host, props);
        if (ended) result.unmount();
        else mounted = result;
      },
      unmount: () => mounted?.unmount(),
    };
    const config = {
      ...LIFECYCLES,
      name: remote.manifest.id,
      timeouts: { mount: { millis: timeoutMs, dieOnTimeout: true, warningMillis: timeoutMs } },
    };
    const parcel = mountRootParcel(config, place);
    const letGo = () => {
      for (const name of Object.keys(place)) Reflect.deleteProperty(place, name);
    };
    // Each step of a parcel is a promise of its own; only the mount is waited for.
    for (const step of [parcel.loadPromise, parcel.bootstrapPromise, parcel.mountPromise, parcel.unmountPromise]) {
      step.catch(() => {});
    }

    let left: Promise<void> | undefined;
    return {
      mounted: parcel.mountPromise.then(() => {
        if (!mounted) throw new Error('Unmounted before it was mounted');
        return mounted;
      }),
      async update(next) {
        mounted?.update(next);
      },
      unmount() {
        ended = true;
        if (left) return left;
        const parcelLeft = parcel
          .unmount()
          .catch(() => null)
          .finally(letGo);
        // One that is still being mounted is not waited for: it takes itself away when it comes.
        left = (mounted ? parcelLeft : Promise.resolve(null)).then(() => element.remove());
        return left;
      },
    };
  },
};
