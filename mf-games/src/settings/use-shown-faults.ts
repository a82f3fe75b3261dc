import { type RefObject, useEffect, useState } from 'react';

/**
 * The sections in which a fault is shown, by their element ids: also one that only its field knows of, because what
 * is wrong is not sent.
 * @param place anything beside the sections
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
