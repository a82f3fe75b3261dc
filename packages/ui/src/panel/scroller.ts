/** The scroll container of an element: its nearest scrolling ancestor, or the page. */
export function scrollerOf(place: Element | null): Element {
  for (let element = place?.parentElement; element; element = element.parentElement) {
    if (element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY))
      return element;
  }
  return document.scrollingElement ?? document.documentElement;
}
