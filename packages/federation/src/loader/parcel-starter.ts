import type { MountedRemote } from '@waymark/contract';
import { mountRootParcel } from 'single-spa';
import type { RemoteStarter } from './runtime';

/** What a parcel can reach of a mount. */
interface Place {
  readonly domElement: HTMLElement;
  readonly mount: () => Promise<void>;
  readonly unmount: () => void;
}

/**
 * single-spa keeps root parcels forever, even ended ones: their lifecycles reach a mount only through their props,
 * which are emptied when it ends.
 */
const LIFECYCLES = {
  bootstrap: () => Promise.resolve(),
  mount: ({ mount }: Place) => mount(),
  unmount: async ({ unmount }: Place) => unmount(),
};

/**
 * Starts remotes as single-spa root parcels: they have no routes, can time out, and can be started again by creating a
 * new one. Neither `registerApplication` nor `start` is used, so the page's history is not patched.
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
    // Each step of a parcel is a separate promise; only mounting is awaited.
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
        // One that is still mounting is not awaited: it removes itself when it is done.
        left = (mounted ? parcelLeft : Promise.resolve(null)).then(() => element.remove());
        return left;
      },
    };
  },
};
