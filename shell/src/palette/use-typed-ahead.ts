import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps what is typed until the palette has loaded from the page, whose keys would act on it: on the monitor, a letter
 * decides.
 * @returns takes the text
 */
export function useTypedAhead(isAwaited: boolean, onEscape: () => void): () => string {
  const typed = useRef('');
  const close = useEffectEvent(onEscape);
  useLayoutEffect(() => {
    if (!isAwaited) return;
    typed.current = '';
    const keep = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (key === 'Escape') close();
      else if (key.length === 1) typed.current += key;
    };
    window.addEventListener('keydown', keep, true);
    return () => window.removeEventListener('keydown', keep, true);
  }, [isAwaited]);
  return () => {
    const text = typed.current;
    typed.current = '';
    return text;
  };
}
