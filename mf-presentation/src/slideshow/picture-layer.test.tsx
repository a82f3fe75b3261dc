import { act } from '@testing-library/react';
import { type ApiRequest, asGameId } from '@waymark/contract';
import { buildGame, createFakeHost } from '@waymark/testing';
import { mountRemote, unmountRemotes } from '@waymark/testing/mount-remote';
import remote from '../remote';
import { SlideshowScreen } from '../screens';
import { buildAnswer } from '../testing/answers';

/** An observer that finds a screen of 16:9. */
class WideScreen implements ResizeObserver {
  readonly #report: ResizeObserverCallback;
  constructor(report: ResizeObserverCallback) {
    this.#report = report;
  }
  observe(): void {
    const entry = { contentRect: { width: 1600, height: 900 } };
    this.#report([entry as ResizeObserverEntry], this);
  }
  unobserve(): void {}
  disconnect(): void {}
}

beforeAll(async () => {
  await SlideshowScreen.fetched();
  HTMLImageElement.prototype.decode = async () => {};
  globalThis.ResizeObserver = WideScreen;
});
beforeEach(() => void jest.useFakeTimers());
afterEach(async () => {
  await unmountRemotes();
  jest.restoreAllMocks();
});

it.each([
  ['keeps what is important in a photo that fills the screen', 1200, 900, 'calc(70% + 20% / 2) calc(10% + 10% / 2)'],
  ['centres a photo that is shown whole', 900, 1200, ''],
])('%s', async (_, width, height, position) => {
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height);
  const photos = [{ name: 'standard', url: '/media/1.jpg#xywh=percent:70,10,20,10' }];
  const answer = { ...buildAnswer({ id: 1 }), assets: { photos, videos: [] } };
  const respond = ({ path }: ApiRequest) =>
    path === '/answers/slideshow/7.json'
      ? { answers: [answer], featured: [], count: 1 }
      : { game: buildGame({ id: asGameId(7) }) };
  const { element } = await mountRemote(remote, createFakeHost({ path: '/games/slideshow/7', respond }));
  for (let second = 0; second < 6; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(element.querySelector<HTMLElement>('[data-answer] img')?.style.objectPosition).toBe(position);
});
