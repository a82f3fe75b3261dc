import { sectionId, titleId } from './settings-section';

/** Called with what the index shows; often with what it shows already. */
export interface SectionListeners {
  /** The section at the top of the window, or the one the index led to, which near the end of the page is lower. */
  readonly onView: (id: string) => void;
  /** Sections that show an error, by element id, including errors only their field knows; separated by commas. */
  readonly onFaulty: (sections: string) => void;
}

/** Height of the bar above the sections, and a few pixels more than the gap below it. */
const BAR = 60;

/** A section whose title was focused, and where that title was then. */
interface Led {
  readonly id: string;
  readonly title: HTMLElement;
  readonly top: number;
}

/**
 * Watches the sections around their index: which one is current, and which show an error.
 * @param index the index, next to the sections
 * @param ids sections in their order
 * @returns a function that stops watching
 */
export function watchSections(
  index: HTMLElement,
  ids: readonly string[],
  { onView, onFaulty }: SectionListeners,
): () => void {
  const around = index.parentElement;
  if (!around) return () => undefined;
  const visible = new Set<string>();
  let led: Led | undefined;
  const show = (id: string): void => {
    onView(id);
    showEntry(index, ids.indexOf(id));
  };
  const view: IntersectionObserverCallback = (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) visible.add(target.id);
      else visible.delete(target.id);
    }
    // Not scrolled since.
    if (led && Math.abs(topOf(led.title) - led.top) < 2) return;
    const first = ids.find((id) => visible.has(sectionId(id)));
    if (first) show(first);
  };
  const follow = ({ target }: FocusEvent): void => {
    const title = target as HTMLElement;
    const id = ids.find((one) => titleId(one) === title.id);
    led = id === undefined ? undefined : { id, title, top: topOf(title) };
    if (led) show(led.id);
  };
  around.addEventListener('focusin', follow);
  let views: IntersectionObserver | undefined;
  const watch = (section: Element): void => {
    if (typeof IntersectionObserver === 'undefined') return;
    views ??= new IntersectionObserver(view, { rootMargin: upperHalf(section) });
    views.observe(section);
  };
  const waiting = new Set(ids);
  const look = (): void => {
    // Some sections load later than their index.
    for (const id of waiting) {
      const section = around.querySelector(`#${sectionId(id)}`);
      if (section && waiting.delete(id)) watch(section);
    }
    const notes = [...around.querySelectorAll('[data-field-note="error"]')];
    onFaulty([...new Set(notes.map((note) => note.closest('section')?.id))].join());
  };
  const changes = new MutationObserver(look);
  changes.observe(around, { childList: true, subtree: true, attributeFilter: ['data-field-note'] });
  look();
  return () => {
    around.removeEventListener('focusin', follow);
    views?.disconnect();
    changes.disconnect();
  };
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** The upper half of the window, from where the index scrolls a section to: below the bar, and on phones below itself. */
function upperHalf(section: Element): string {
  const title = section.querySelector('h2');
  const margin = title ? Number.parseFloat(getComputedStyle(title).scrollMarginTop) || 0 : 0;
  return `-${BAR + margin}px 0px -50% 0px`;
}

/** Scrolls the index, which is a single row on phones, to one of its entries. */
function showEntry(index: HTMLElement, place: number): void {
  const entry = index.querySelectorAll('button')[place];
  if (!entry || index.scrollWidth <= index.clientWidth) return;
  const middleOf = (element: HTMLElement): number => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  index.scrollBy({ left: middleOf(entry) - middleOf(index) });
}
