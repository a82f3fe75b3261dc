import type { MountedRemote, MountTarget, Remote } from '@waymark/contract';
import { createFakeHost, type FakeHost, type FakeHostOptions } from '../fake-host';
import type { ConformanceCase } from './case';

/** Runs something that renders, and resolves when rendering is finished. */
export type ActRunner = (work: () => unknown) => Promise<void>;

/** A screen may render in steps, each after the response to the last. */
const MOST_TURNS = 20;

/** What a check works with: places, hosts, and a remote. Cleans up after each check. */
export class ConformanceBench {
  readonly #cleanups: (() => unknown)[] = [];

  constructor(
    readonly remote: Remote,
    readonly given: ConformanceCase,
    readonly doing: ActRunner,
  ) {}

  /** A place on the page, optionally in a shadow root. */
  plant(inShadow = false): MountTarget {
    const outer = document.body.appendChild(document.createElement('div'));
    this.#cleanups.push(() => outer.remove());
    const root = inShadow ? outer.attachShadow({ mode: 'open' }) : outer;
    const element = root.appendChild(document.createElement('div'));
    const portal = root.appendChild(document.createElement('div'));
    return { element, portal, styleRoot: inShadow ? (root as ShadowRoot) : document };
  }

  fake(options: FakeHostOptions = {}): FakeHost {
    const { path, respond, features = [] } = this.given;
    return createFakeHost({ path, respond, features, ...options });
  }

  async mount(target: MountTarget, { host }: Pick<FakeHost, 'host'>): Promise<MountedRemote> {
    let pending: Promise<MountedRemote> | undefined;
    // Rendering may only finish when the callback returns, so it cannot await the mount.
    await this.doing(() => {
      pending = this.remote.mount(target, host, { basename: '' });
      pending.catch(() => undefined);
    });
    const mounted = await pending;
    if (!mounted) throw new Error('mount answered nothing');
    this.#cleanups.push(() => mounted.unmount());
    // Pending responses arrive.
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      await this.doing(() => undefined);
      if (target.element.textContent !== '') break;
    }
    return mounted;
  }

  unmount(mounted: MountedRemote): Promise<void> {
    return this.doing(() => mounted.unmount());
  }

  async clean(): Promise<void> {
    await this.doing(async () => {
      for (const clean of this.#cleanups.splice(0).reverse()) await clean();
    });
  }
}
