import { CAPABILITY_VERSIONS, CONTRACT_VERSION, type Host, satisfies } from '@waymark/contract';
import type { ConformanceBench } from './bench';
import { must, mustBe } from './expectations';
import { watchedQueries, watchTraces } from './traces';

/** A requirement for every remote, whatever its host. */
export interface Check {
  readonly title: string;
  run(bench: ConformanceBench): Promise<void>;
}

const textOf = ({ element }: { readonly element: Element }): string => element.textContent ?? '';

/** Everything a host may rely on. The same checks run on sources in unit tests and on built releases in a browser. */
export const CHECKS: readonly Check[] = [
  {
    title: 'has a valid manifest and needs only what the contract describes',
    async run({ remote: { manifest }, given: { api } }) {
      must(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(manifest.id), `"${manifest.id}" is not a valid id of a remote`);
      must(satisfies(CONTRACT_VERSION, manifest.contract), `it needs contract ${manifest.contract}`);
      must(
        api === undefined || satisfies(api, manifest.api),
        `its manifest says API ${manifest.api}, but it is written for ${api}`,
      );
      for (const [name, range] of Object.entries({ ...manifest.requires, ...manifest.optional })) {
        const version = CAPABILITY_VERSIONS[name as keyof typeof CAPABILITY_VERSIONS];
        must(satisfies(version ?? '', range), `it needs ${name} ${range}, but the contract has ${version}`);
      }
      must(manifest.routes.length > 0, 'it has no routes');
      for (const { path } of manifest.routes) must(path.startsWith('/'), `"${path}" is not a path`);
    },
  },
  {
    title: 'has rendered when mount resolves, only inside its element',
    async run(bench) {
      const before = document.body.children.length;
      const target = bench.plant();
      await bench.mount(target, bench.fake());
      must(textOf(target) !== '', 'nothing was rendered');
      mustBe(document.body.children.length, before + 1, 'elements in the body');
    },
  },
  {
    title: 'mounts twice at once, independently',
    async run(bench) {
      const [first, second] = [bench.plant(), bench.plant()];
      const one = await bench.mount(first, bench.fake());
      await bench.mount(second, bench.fake());
      await bench.unmount(one);
      mustBe(first.element.childNodes.length, 0, 'nodes left in the first element');
      must(textOf(second) !== '', 'unmounting the first emptied the second');
    },
  },
  {
    title: 'applies an update without remounting',
    async run(bench) {
      const target = bench.plant();
      const mounted = await bench.mount(target, bench.fake());
      const root = target.element.firstElementChild;
      await bench.doing(() => mounted.update({ basename: '' }));
      must(target.element.firstElementChild === root, 'it was mounted again');
    },
  },
  {
    title: 'leaves nothing behind',
    async run(bench) {
      const target = bench.plant();
      const fake = bench.fake();
      const mounted = await bench.mount(target, fake);
      must(fake.leftovers() > 0, 'it subscribed to nothing of its host, so this check proves nothing');
      await bench.unmount(mounted);
      mustBe(target.element.childNodes.length, 0, 'nodes left');
      mustBe(target.portal.childNodes.length, 0, 'nodes left in the portal');
      mustBe(fake.leftovers(), 0, 'subscriptions left');
      mustBe(watchedQueries(fake), 0, 'observed queries');
      await bench.unmount(mounted);
    },
  },
  {
    title: 'leaves the page unchanged: listeners, timers, sockets, head, globals',
    async run(bench) {
      // Libraries initialise once per page.
      const settling = bench.plant();
      await bench.unmount(await bench.mount(settling, bench.fake()));
      const traces = watchTraces();
      try {
        const target = bench.plant();
        const before = traces.now();
        for (let turn = 0; turn < 2; turn += 1) await bench.unmount(await bench.mount(target, bench.fake()));
        mustBe(traces.now(), before, 'listeners, timers and other traces');
      } finally {
        traces.stop();
      }
    },
  },
  {
    title: 'unmounts when the signal of its host aborts',
    async run(bench) {
      const target = bench.plant();
      const fake = bench.fake();
      await bench.mount(target, fake);
      await bench.doing(() => fake.abort());
      mustBe(target.element.childNodes.length, 0, 'nodes left');
      mustBe(fake.leftovers(), 0, 'subscriptions left');
      mustBe(watchedQueries(fake), 0, 'observed queries');
    },
  },
  {
    title: 'follows the host to another path and back',
    async run(bench) {
      const target = bench.plant();
      const fake = bench.fake();
      await bench.mount(target, fake);
      for (const address of [bench.given.otherPath, bench.given.path]) {
        await bench.doing(() => fake.go(address));
        must(textOf(target) !== '', `nothing is rendered at ${address}`);
      }
      mustBe(
        fake.reported.map(({ error }) => String(error)),
        [],
        'errors',
      );
    },
  },
  {
    title: 'works in a shadow root and keeps its styles there',
    async run(bench) {
      const sheets = () => document.head.querySelectorAll('style').length;
      const before = sheets();
      const target = bench.plant(true);
      await bench.mount(target, bench.fake());
      must(textOf(target) !== '', 'nothing was rendered');
      mustBe(sheets(), before, 'style sheets in the head');
    },
  },
  {
    title: 'works without each optional capability',
    async run(bench) {
      for (const name of Object.keys(bench.remote.manifest.optional)) {
        const { [name as keyof Host]: _, ...without } = bench.fake().host;
        const target = bench.plant();
        await bench.mount(target, { host: Object.freeze(without as Host) });
        must(textOf(target) !== '', `nothing is rendered without ${name}`);
      }
    },
  },
  {
    title: 'renders right to left, in the dark theme and in another language',
    async run(bench) {
      const target = bench.plant(true);
      const fake = bench.fake({ direction: 'rtl', language: 'ar', theme: 'dark' });
      await bench.mount(target, fake);
      must(target.element.querySelector('[dir="rtl"]') !== null, 'it is rendered left to right');
      must(target.element.querySelector('[data-theme="dark"]') !== null, 'it is rendered in the light theme');
      mustBe(
        fake.reported.map(({ error }) => String(error)),
        [],
        'errors',
      );
    },
  },
  {
    title: 'shows a message when the platform does not respond',
    async run(bench) {
      const target = bench.plant();
      await bench.mount(target, bench.fake({ respond: failing }));
      await bench.doing(() => undefined);
      must(textOf(target) !== '', 'nothing was rendered');
    },
  },
];

function failing(): never {
  const message = 'The platform did not answer.';
  throw { name: 'ApiFailure', status: 'none', message, data: undefined, handled: false };
}
