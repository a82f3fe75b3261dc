import { useEffect, useState } from 'react';
import { sectionId } from './settings-section';

/** Returns which of these sections is at the top of the window. */
export function useSectionOnView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const names = ids.join();
  useEffect(() => {
    const sections = names.split(',').map((id) => ({ id, element: document.getElementById(sectionId(id)) }));
    setCurrent(sections[0]?.id);
    if (typeof IntersectionObserver === 'undefined') return;
    const onView = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) onView.add(target);
          else onView.delete(target);
        }
        const first = sections.find(({ element }) => element && onView.has(element));
        if (first) setCurrent(first.id);
      },
      { rootMargin: '-72px 0px -50% 0px' },
    );
    for (const { element } of sections) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [names]);
  return current;
}
