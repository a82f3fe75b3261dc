import type { MountedRemote, MountTarget, Remote } from '@waymark/contract';
import { createFakeHost, type FakeHost, type FakeHostOptions } from '../fake-host';
import type { ConformanceCase } from './case';

/** Does something that draws, and resolves when the drawing is done. */
export type Doing = (work: () => unknown) => Promise<void>;

/** A screen may come in several steps: the answer of one asks for the next. */
const MOST_TURNS = 20;

/** What a check works with: places, hosts, and a remote to put there. It takes away after a check what that left. */
export class ConformanceBench {
  readonly #cleanups: (() => unknown)[] = [];

  constructor(
    readonly remote: Remote,
    readonly given: ConformanceCase,
    readonly doing: Doing,
  ) {}

  /** A place on the page, by itself in a shadow root if wanted. */
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
    // Drawing may be done when the doing ends, so the mount cannot be awaited inside.
    await this.doing(() => {
      pending = this.remote.mount(target, host, { basename: '' });
      pending.catch(() => undefined);
    });
    const mounted = await pending;
    if (!mounted) throw new Error('mount answered nothing');
    this.#cleanups.push(() => mounted.unmount());
    // What is fetched on the way arrives.
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
