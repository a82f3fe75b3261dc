import { makeRoom } from './make-room';

/** A field at this distance from the top of a phone's window. */
function fieldAt(top: number): { readonly field: HTMLElement; readonly scrolled: () => number | undefined } {
  const field = document.createElement('div');
  document.body.append(field);
  field.style.setProperty('--page-top', '52px');
  field.getBoundingClientRect = () => ({ top, bottom: top + 48 }) as DOMRect;
  window.innerHeight = 844;
  const scrollBy = jest.fn();
  document.documentElement.scrollBy = scrollBy;
  return { field, scrolled: () => scrollBy.mock.calls[0]?.[0].top };
}

test('a field in the middle of a phone scrolls up until the calendar fits below it', () => {
  const { field, scrolled } = fieldAt(400);
  makeRoom(field);
  // 844 - 448 - 16 = 380 px are below it, 500 are needed.
  expect(scrolled()).toBe(120);
});

test.each([
  ['below', 100],
  ['above', 720],
])('nothing scrolls if there is room %s', (_, top) => {
  const { field, scrolled } = fieldAt(top);
  makeRoom(field);
  expect(scrolled()).toBeUndefined();
});
