import {
  type ApiRequest,
  CAPABILITY_VERSIONS,
  CONTRACT_VERSION,
  type Host,
  type MountedRemote,
  type MountTarget,
  type Remote,
  satisfies,
} from '@waymark/contract';
import { act } from 'react';
import { createFakeHost, type FakeHost, type FakeHostOptions } from '../fake-host';

/** What the suite has to know of a remote to put it through its paces. */
export interface ConformanceCase {
  /** An address the remote draws. */
  readonly path: string;
  /** Another address of the same remote. */
  readonly otherPath: string;
  readonly respond: (call: ApiRequest) => unknown;
  readonly features?: readonly string[];
}

/** Checks that every remote must pass, against the fake host; called at the top of a remote's test file. */
export function describeConformance(remote: Remote, given: ConformanceCase): void {
  describe(`${remote.manifest.id} keeps the contract`, () => {
    const cleanups: (() => void)[] = [];
    const plant = (inShadow = false): MountTarget => {
      const outer = document.body.appendChild(document.createElement('div'));
      cleanups.push(() => outer.remove());
      const root = inShadow ? outer.attachShadow({ mode: 'open' }) : outer;
      const element = root.appendChild(document.createElement('div'));
      const portal = root.appendChild(document.createElement('div'));
      return { element, portal, styleRoot: inShadow ? (root as ShadowRoot) : document };
    };
    const fake = (options: FakeHostOptions = {}) =>
      createFakeHost({ path: given.path, respond: given.respond, features: given.features ?? [], ...options });
    const mount = async (target: MountTarget, { host }: Pick<FakeHost, 'host'>): Promise<MountedRemote> => {
      let pending: Promise<MountedRemote> | undefined;
      // Drawing is done when `act` ends, so the mount cannot be awaited inside.
      await act(async () => {
        pending = remote.mount(target, host, { basename: '' });
        pending.catch(() => undefined);
      });
      const mounted = await pending;
      if (!mounted) throw new Error('mount answered nothing');
      cleanups.push(mounted.unmount);
      return mounted;
    };
    const unmount = (mounted: MountedRemote) => act(async () => mounted.unmount());

    afterEach(async () => {
      await act(async () => {
        for (const clean of cleanups.splice(0).reverse()) clean();
      });
    });

    it('says what it is and needs only what the contract describes', () => {
      const { manifest } = remote;
      expect(manifest.id).toMatch(/^mf-[a-z]+$/);
      expect(satisfies(CONTRACT_VERSION, manifest.contract)).toBe(true);
      for (const [name, range] of Object.entries({ ...manifest.requires, ...manifest.optional })) {
        const version = CAPABILITY_VERSIONS[name as keyof typeof CAPABILITY_VERSIONS];
        expect([name, satisfies(version, range)]).toEqual([name, true]);
      }
      expect(manifest.routes.length).toBeGreaterThan(0);
      for (const { path } of manifest.routes) expect(path).toMatch(/^\//);
    });

    it('has drawn when mount resolves, inside its element only', async () => {
      const before = document.body.children.length;
      const target = plant();
      await mount(target, fake());
      expect(target.element.textContent).not.toBe('');
      expect(document.body.children.length).toBe(before + 1);
    });

    it('mounts twice at once, each by itself', async () => {
      const [first, second] = [plant(), plant()];
      const one = await mount(first, fake());
      await mount(second, fake());
      await unmount(one);
      expect(first.element.childNodes).toHaveLength(0);
      expect(second.element.textContent).not.toBe('');
    });

    it('takes an update without starting again', async () => {
      const target = plant();
      const mounted = await mount(target, fake());
      const root = target.element.firstElementChild;
      await act(async () => mounted.update({ basename: '' }));
      expect(target.element.firstElementChild).toBe(root);
    });

    it('leaves nothing behind', async () => {
      const target = plant();
      const host = fake();
      const mounted = await mount(target, host);
      expect(host.leftovers()).toBeGreaterThan(0);
      await unmount(mounted);
      expect(target.element.childNodes).toHaveLength(0);
      expect(target.portal.childNodes).toHaveLength(0);
      expect(host.leftovers()).toBe(0);
      await unmount(mounted);
    });

    it('ends with the signal of its host', async () => {
      const target = plant();
      const host = fake();
      await mount(target, host);
      await act(async () => host.abort());
      expect(target.element.childNodes).toHaveLength(0);
      expect(host.leftovers()).toBe(0);
    });

    it('follows the host to another address and back', async () => {
      const target = plant();
      const host = fake();
      await mount(target, host);
      await act(async () => host.go(given.otherPath));
      expect(target.element.textContent).not.toBe('');
      await act(async () => host.go(given.path));
      expect(target.element.textContent).not.toBe('');
      expect(host.reported).toEqual([]);
    });

    it('works in a shadow root and keeps its styles there', async () => {
      const sheets = document.head.querySelectorAll('style').length;
      const target = plant(true);
      await mount(target, fake());
      expect(target.element.textContent).not.toBe('');
      expect(document.head.querySelectorAll('style').length).toBe(sheets);
    });

    it('does without each capability that it calls optional', async () => {
      for (const name of Object.keys(remote.manifest.optional)) {
        const { [name as keyof Host]: _, ...without } = fake().host;
        const target = plant();
        await mount(target, { host: Object.freeze(without as Host) });
        expect([name, target.element.textContent]).not.toEqual([name, '']);
      }
    });

    it('draws right to left, in the dark, in another language', async () => {
      const target = plant(true);
      const host = fake({ direction: 'rtl', language: 'ar', theme: 'dark' });
      await mount(target, host);
      expect(target.element.querySelector('[dir="rtl"]')).not.toBeNull();
      expect(target.element.querySelector('[data-theme="dark"]')).not.toBeNull();
      expect(host.reported).toEqual([]);
    });

    it('shows a broken platform as a failure with a way on', async () => {
      const target = plant();
      const host = fake({
        respond: () => {
          throw {
            name: 'ApiFailure',
            status: 'none',
            message: 'The platform did not answer.',
            data: undefined,
            handled: false,
          };
        },
      });
      await mount(target, host);
      await act(async () => undefined);
      expect(target.element.textContent).not.toBe('');
    });

    it('writes nothing to the window', async () => {
      const before = new Set(Object.getOwnPropertyNames(window));
      await unmount(await mount(plant(), fake()));
      const added = Object.getOwnPropertyNames(window).filter((name) => !before.has(name));
      expect(added.filter((name) => !ALLOWED_GLOBALS.has(name))).toEqual([]);
    });
  });
}

/** What libraries put on the window, once per page, for their own bookkeeping. */
const ALLOWED_GLOBALS = new Set(['__REACT_DEVTOOLS_GLOBAL_HOOK__', 'scrollMaxY']);
