import { sectionId, titleId } from './settings-section';
import { watchSections } from './watch-sections';

const IDS = ['basics', 'when', 'after'];
const ENTRY = 150;

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

/** A page whose index is this wide, with a section that comes into view. */
function open(width: number, scrollMargin = 12) {
  let tell: IntersectionObserverCallback = () => undefined;
  let margin: string | undefined;
  class Observer {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      tell = callback;
      margin = options?.rootMargin;
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  const style = `scroll-margin-top: ${scrollMargin}px`;
  const sections = IDS.map(
    (id) => `<section id="${sectionId(id)}"><h2 id="${titleId(id)}" tabindex="-1" style="${style}"></h2></section>`,
  ).join('');
  document.body.innerHTML = `<div><nav>${'<button></button>'.repeat(IDS.length)}</nav>${sections}</div>`;
  const index = document.querySelector('nav') as HTMLElement;
  const scrollBy = jest.fn();
  Object.defineProperties(index, {
    clientWidth: { value: width },
    scrollWidth: { value: Math.max(width, IDS.length * ENTRY) },
    scrollBy: { value: scrollBy },
  });
  index.getBoundingClientRect = () => new DOMRect(0, 0, width, 44);
  for (const [at, entry] of [...index.children].entries())
    entry.getBoundingClientRect = () => new DOMRect(at * ENTRY, 0, ENTRY, 44);
  const onView = jest.fn();
  watchSections(index, IDS, { onView, onFaulty: () => undefined });
  const view = (id: string) =>
    tell([{ target: document.getElementById(sectionId(id)), isIntersecting: true } as never], undefined as never);
  const title = (id: string) => document.getElementById(titleId(id)) as HTMLElement;
  return { view, onView, scrollBy, title, margin };
}

it('moves the entry of the section in view to the middle of the row on a phone', () => {
  const { view, onView, scrollBy } = open(390);
  view('after');
  expect(onView).toHaveBeenCalledWith('after');
  // The third entry's middle is at 375, the row's at 195.
  expect(scrollBy.mock.calls).toEqual([[{ left: 180 }]]);
});

it('moves nothing where all entries are in view', () => {
  const { view, onView, scrollBy } = open(600);
  view('after');
  expect(onView).toHaveBeenCalledWith('after');
  expect(scrollBy).not.toHaveBeenCalled();
});

it('keeps the section the index led to, although another is at the top near the end of the page', () => {
  const { view, onView, title } = open(600);
  title('after').focus();
  view('when');
  expect(onView.mock.calls).toEqual([['after']]);
});

it('follows the window again when the page is scrolled', () => {
  const { view, onView, title } = open(600);
  title('after').focus();
  title('after').getBoundingClientRect = () => new DOMRect(0, 400, 600, 20);
  view('when');
  expect(onView).toHaveBeenLastCalledWith('when');
});

it('looks below the index where that is a row above the sections', () => {
  expect(open(600, 12).margin).toMatch(/^-72px /);
  expect(open(390, 56).margin).toMatch(/^-116px /);
});
