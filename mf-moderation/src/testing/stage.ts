import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LiveMessage, LiveSource } from '@waymark/contract';
import { createFakeHost, deliver, type FakeHostOptions } from '@waymark/testing';
import { clickOn, mountRemote, settled, unmountRemotes } from '@waymark/testing/mount-remote';
import remote from '../remote';
import { MonitorScreen, SingleAnswerScreen, StreamScreen } from '../screens';
import type { Platform } from './platform';

/** Lazy parts of the screens. */
const PARTS = [
  () => import('../no-game'),
  () => import('../monitor/monitor-filters'),
  () => import('../monitor/monitor-menu'),
  () => import('../monitor/monitor-pages'),
  () => import('../monitor/thumb-bar'),
  () => import('../monitor/grid/answer-grid'),
  () => import('../monitor/dialogs/delete-all'),
  () => import('../monitor/dialogs/decisions-dialog'),
  () => import('../monitor/dialogs/judge-links-dialog'),
  () => import('../monitor/dialogs/ready-messages-dialog'),
  () => import('../review/answer-history'),
  () => import('../review/review-panel'),
];

/** Preloads the screens and unmounts them after each test. Call at the top of a test file. */
export function prepareScreens(): void {
  beforeAll(() => Promise.all([MonitorScreen.fetched(), SingleAnswerScreen.fetched(), StreamScreen.fetched()]), 60_000);
  beforeAll(() => Promise.all(PARTS.map((load) => load())), 60_000);
  // Large screens need more than the default five seconds on a busy machine.
  jest.setTimeout(30_000);
  afterEach(unmountRemotes);
}

/** Makes the window high enough to show every item of a stream, until mocks are restored. */
export function makeHigh(): void {
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(100_000);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100_000);
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top: 0, left: 0, width: 700, height: 100_000 } as DOMRect);
}

/** Mounts the remote on a fake platform. */
export async function open(path: string, platform: Platform, options: FakeHostOptions = {}) {
  const fake = createFakeHost({ path, respond: platform.answer, ...options });
  const { element } = await mountRemote(remote, fake);
  const hears = (source: LiveSource, detail: LiveMessage['detail'] = {}) =>
    act(() => deliver(fake, { id: `${Math.random()}`, source, detail: { user_id: 2, game: { id: 7 }, ...detail } }));
  /** Calls with this method and path. */
  const of = (method: string, at: string | RegExp) =>
    fake.calls.filter(
      (call) => call.method === method && (typeof at === 'string' ? call.path === at : at.test(call.path)),
    );
  await settled(element);
  return { ...fake, element, hears, of };
}

/** The monitor of game 7. */
export const openMonitor = (
  platform: Platform,
  { query = '', ...options }: FakeHostOptions & { query?: string } = {},
) => open(`/answers/monitor/7${query}`, platform, options);

/** The queue beside the large answer, by team. */
export const queued = () =>
  within(screen.getByRole('navigation', { name: 'Queue' }))
    .queryAllByRole('button')
    .map((item) => item.querySelector('[dir] + span')?.textContent);

/** The review of the answer in front. */
export const review = () => within(screen.getByRole('complementary', { name: 'Review' }));

/** Waits for the next frame, which renders the review. */
export const painted = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Clicks something that may load a lazy part. */
export async function click(element: HTMLElement): Promise<void> {
  await clickOn(element);
  await painted();
}

/** Presses a button of the review. */
export const press = (name: string | RegExp) => click(review().getByRole('button', { name }));

/** Presses a key where no field has the focus. */
export async function key(keys: string): Promise<void> {
  await userEvent.keyboard(keys);
  await painted();
}

/** The points field. */
export const points = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Points' });

/** The message field. */
export const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to the team' });
