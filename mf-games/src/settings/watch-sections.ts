import { sectionId } from './settings-section';

/** Called with what the index shows; often with what it shows already. */
export interface SectionListeners {
  /** The section at the top of the window. */
  readonly onView: (id: string) => void;
  /** Sections that show an error, by element id, including errors only their field knows; separated by commas. */
  readonly onFaulty: (sections: string) => void;
}

/** The upper half of the window, below the bar. */
const VIEW = '-72px 0px -50% 0px';

/**
 * Watches the sections around their index: which one is at the top of the window, and which show an error.
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
  const view: IntersectionObserverCallback = (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) visible.add(target.id);
      else visible.delete(target.id);
    }
    const first = ids.find((id) => visible.has(sectionId(id)));
    if (!first) return;
    onView(first);
    showEntry(index, ids.indexOf(first));
  };
  const views =
    typeof IntersectionObserver === 'undefined' ? undefined : new IntersectionObserver(view, { rootMargin: VIEW });
  const waiting = new Set(ids);
  const look = (): void => {
    // Some sections load later than their index.
    for (const id of waiting) {
      const section = around.querySelector(`#${sectionId(id)}`);
      if (section && waiting.delete(id)) views?.observe(section);
    }
    const notes = [...around.querySelectorAll('[data-field-note="error"]')];
    onFaulty([...new Set(notes.map((note) => note.closest('section')?.id))].join());
  };
  const changes = new MutationObserver(look);
  changes.observe(around, { childList: true, subtree: true, attributeFilter: ['data-field-note'] });
  look();
  return () => {
    views?.disconnect();
    changes.disconnect();
  };
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
