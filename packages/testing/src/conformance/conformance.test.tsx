import type { Host, MountTarget, Remote } from '@waymark/contract';
import { act } from 'react';
import type { ConformanceCase } from './case';
import { runConformance } from './verdict';

const GIVEN = { path: '/a', otherPath: '/b', respond: () => ({}) };

/** A minimal remote that passes every check, and a test's changes to it. */
function remoteWith(breaks: (target: MountTarget, host: Host) => void, atTheEnd: () => void = () => {}): Remote {
  return {
    manifest: {
      id: 'mf-small',
      contract: '^1.0.0',
      requires: { navigation: '^1.0.0' },
      optional: {},
      api: '^1.0.0',
      routes: [{ path: '/a', screen: 'a' }],
      menu: [],
    },
    async mount(target, host) {
      const root = target.element.appendChild(document.createElement('p'));
      root.textContent = 'rendered';
      if ('phrases' in host) root.dir = host.phrases.direction.get();
      if ('brand' in host) root.dataset.theme = host.brand.theme.get();
      const follow = host.navigation.location.subscribe(() => undefined);
      const unmount = () => {
        follow();
        target.element.replaceChildren();
        atTheEnd();
      };
      host.signal.addEventListener('abort', unmount);
      breaks(target, host);
      return { update() {}, canLeave: () => true, unmount };
    },
  };
}

const failedBy = async (remote: Remote, more: Partial<ConformanceCase> = {}) => {
  const results = await runConformance(remote, { ...GIVEN, ...more }, (work) =>
    act(async () => {
      await work();
    }),
  );
  return results.flatMap(({ title, failure }) => (failure === undefined ? [] : [`${title}: ${failure}`]));
};

it('passes a remote that keeps every promise', async () => {
  expect(await failedBy(remoteWith(() => {}))).toEqual([]);
});

const LEFT = /leaves the page unchanged/;
const quiet = () => undefined;
it.each([
  ['a listener of the window', () => window.addEventListener('resize', () => undefined), LEFT],
  ['a listener of the document', () => document.addEventListener('keydown', () => undefined, true), LEFT],
  ['an interval', () => void setInterval(quiet, 1000), LEFT],
  ['a long timer', () => void setTimeout(quiet, 60_000), LEFT],
  ['a global variable', () => Object.assign(window, { [`left${Math.random()}`]: 1 }), LEFT],
  ['an element in the head', () => void document.head.append(document.createElement('style')), LEFT],
  ['an element in the page', () => void document.body.append(document.createElement('div')), /only inside its element/],
  [
    'a subscription',
    (_: MountTarget, host: Host) => void host.live.subscribe(['ss.game.update'], quiet),
    /leaves nothing behind/,
  ],
] as const)('fails a remote that leaves %s', async (_, leave, title) => {
  const failed = await failedBy(remoteWith(leave as (target: MountTarget, host: Host) => void));
  expect(failed).toEqual(expect.arrayContaining([expect.stringMatching(title)]));
});

it.each([
  ['^9.0.0', 'its manifest says API ^9.0.0, but it is written for 1.0.0'],
  ['v1', 'its manifest says API v1, but it is written for 1.0.0'],
])('fails a remote that claims the API %s but is written for another', async (api, why) => {
  const whole = remoteWith(() => {});
  const remote = { ...whole, manifest: { ...whole.manifest, api } };
  expect(await failedBy(remote, { api: '1.0.0' })).toEqual([expect.stringContaining(why)]);
  expect(await failedBy(remote)).toEqual([]);
});

it('fails a remote that renders nothing, and continues with the other checks', async () => {
  const failed = await failedBy(remoteWith(({ element }) => element.replaceChildren()));
  expect(failed.length).toBeGreaterThan(4);
  expect(failed.some((text) => text.startsWith('leaves nothing behind'))).toBe(false);
});
