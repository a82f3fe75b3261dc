import { type ScrollPlace, ScrollWatch } from './scroll-watch';

/** An element that can be scrolled, and time that passes on demand. */
function setUp() {
  jest.useFakeTimers();
  const element = document.createElement('div');
  const watch = new ScrollWatch();
  const stop = watch.watch(element);
  const seen: string[] = [];
  const noted = (name: string) => (place: ScrollPlace) =>
    void seen.push(`${name} ${place.top}${place.isMoving ? ' moving' : ''}`);
  watch.follow(noted('follow'));
  watch.prepare(noted('rows'));
  watch.prepare(noted('head'));
  seen.length = 0;
  return {
    seen,
    stop,
    scrollTo(top: number) {
      element.scrollTop = top;
      element.dispatchEvent(new Event('scroll'));
    },
  };
}
const FRAME = 17;
const STILL = 120;

afterEach(() => jest.useRealTimers());

it('near where it stood, everything moves along, and is prepared once it stands still', () => {
  const { seen, scrollTo } = setUp();
  scrollTo(40);
  jest.advanceTimersByTime(FRAME);
  expect(seen).toEqual(['follow 40']);
  jest.advanceTimersByTime(STILL + 3 * FRAME);
  expect(seen).toEqual(['follow 40', 'rows 40', 'head 40', 'follow 40']);
});

it('moves from 64 pixels away until it has stood still and every part is ready, each in a frame of its own', () => {
  const { seen, scrollTo } = setUp();
  scrollTo(40);
  jest.advanceTimersByTime(FRAME);
  scrollTo(900);
  jest.advanceTimersByTime(FRAME);
  // Back near the start, but on its way.
  scrollTo(20);
  jest.advanceTimersByTime(FRAME);
  expect(seen.splice(0)).toEqual(['follow 40', 'follow 900 moving', 'follow 20 moving']);
  jest.advanceTimersByTime(STILL - FRAME);
  expect(seen.splice(0)).toEqual(['rows 20']);
  jest.advanceTimersByTime(FRAME);
  expect(seen.splice(0)).toEqual(['head 20']);
  jest.advanceTimersByTime(FRAME);
  expect(seen).toEqual(['follow 20']);
});

it('goes on moving when it is scrolled before every part is ready', () => {
  const { seen, scrollTo } = setUp();
  scrollTo(900);
  jest.advanceTimersByTime(STILL);
  scrollTo(1000);
  jest.advanceTimersByTime(FRAME);
  expect(seen).toEqual(['follow 900 moving', 'rows 900', 'follow 1000 moving']);
});

it('tells nothing once it is stopped', () => {
  const { seen, scrollTo, stop } = setUp();
  scrollTo(900);
  stop();
  jest.advanceTimersByTime(STILL);
  scrollTo(1000);
  jest.advanceTimersByTime(STILL);
  expect(seen).toEqual([]);
});
