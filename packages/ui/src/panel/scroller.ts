/** What scrolls an element: the nearest scroller around it, else the page. */
export function scrollerOf(place: Element | null): Element {
  for (let element = place?.parentElement; element; element = element.parentElement) {
    if (element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY))
      return element;
  }
  return document.scrollingElement ?? document.documentElement;
}
