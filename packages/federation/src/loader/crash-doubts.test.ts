import { createCrashDoubts } from './crash-doubts';

const REMOTE = 'mf-games';
let page: EventTarget;
let blamed: string[];

beforeEach(() => {
  page = new EventTarget();
  blamed = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** Doubts about a broken release while the previous one is displayed. */
function inDoubt() {
  const doubts = createCrashDoubts(page as Window);
  doubts.hold(REMOTE, () => blamed.push('the first'));
  doubts.drawn(REMOTE);
  return doubts;
}

it("end with the page: what hadn't broken by then is acquitted", () => {
  inDoubt();
  page.dispatchEvent(new Event('pagehide'));
  page.dispatchEvent(new Event('pagehide'));
  jest.advanceTimersByTime(60_000);
  expect(blamed).toEqual(['the first']);
});

it("don't expire before the previous release is on view", () => {
  const doubts = createCrashDoubts(page as Window);
  doubts.hold(REMOTE, () => blamed.push('the first'));
  jest.advanceTimersByTime(60_000);
  page.dispatchEvent(new Event('pagehide'));
  expect(blamed).toEqual([]);
  expect(doubts.acquit(REMOTE)).toBe(true);
  expect(doubts.acquit(REMOTE)).toBe(false);
});

it('concern one release at a time, and leave no listeners', () => {
  const listeners = new Set<unknown>();
  const counting = {
    addEventListener: (_: string, listener: unknown) => listeners.add(listener),
    removeEventListener: (_: string, listener: unknown) => listeners.delete(listener),
  } as unknown as Window;
  const doubts = createCrashDoubts(counting);
  doubts.hold(REMOTE, () => blamed.push('the first'));
  doubts.drawn(REMOTE);
  doubts.hold(REMOTE, () => blamed.push('the second'));
  doubts.drawn(REMOTE);
  expect([blamed, listeners.size]).toEqual([['the first'], 1]);
  doubts.settle(REMOTE);
  doubts.settle(REMOTE);
  expect([blamed, listeners.size]).toEqual([['the first', 'the second'], 0]);
});
