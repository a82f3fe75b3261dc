import { useReadable } from '@waymark/host-kit';
import { useLayoutEffect } from 'react';
import { useServices } from '../services/services-context';

let typed = '';

/**
 * Keeps what is typed until the palette has loaded from the page, whose keys would act on it: on the monitor, a letter
 * decides.
 */
export function useTypedAhead(): void {
  const { palette } = useServices();
  const isOpen = useReadable(palette);
  useLayoutEffect(() => {
    typed = '';
    if (!isOpen) return;
    const keep = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      // It has loaded.
      if (document.querySelector('dialog[open]')) return;
      if (ctrlKey || metaKey || altKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (key === 'Escape') palette.set(false);
      else if (key.length === 1) typed += key;
    };
    window.addEventListener('keydown', keep, true);
    return () => window.removeEventListener('keydown', keep, true);
  }, [palette, isOpen]);
}

/** Takes what was typed for the palette that opens. */
export function takeTyped(): string {
  const text = typed;
  typed = '';
  return text;
}
