import { type RefObject, useEffect, useState } from 'react';

/**
 * Sections that show an error, by element id, including errors only their field knows because invalid values aren't
 * sent.
 * @param place any element next to the sections
 */
export function useShownFaults(place: RefObject<HTMLElement | null>): readonly string[] {
  const [faulty, setFaulty] = useState('');
  useEffect(() => {
    const around = place.current?.parentElement;
    if (!around) return;
    const look = (): void => {
      const notes = [...around.querySelectorAll('[data-field-note="error"]')];
      setFaulty([...new Set(notes.map((note) => note.closest('section')?.id))].join());
    };
    look();
    const watch = new MutationObserver(look);
    watch.observe(around, { childList: true, subtree: true, attributeFilter: ['data-field-note'] });
    return () => watch.disconnect();
  }, [place]);
  return faulty.split(',');
}
