import { useReadable, useTranslate } from '@waymark/host-kit';
import { useEffect } from 'react';
import { useServices } from '../services/services-context';
import { useLater } from '../services/use-later';

const loadPalette = () => import('./command-palette').then((file) => file.CommandPalette);

/** Opens and closes the command palette with Ctrl or Cmd and K, except over a dialog that asks something. */
export function LazyPalette() {
  const { palette, notices } = useServices();
  const open = useReadable(palette);
  const t = useTranslate();
  const Palette = useLater(loadPalette, open, () => {
    palette.set(false);
    notices.show({ tone: 'danger', text: t("Couldn't load the search. Check your connection and try again.") });
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.shiftKey || event.altKey || event.defaultPrevented) return;
      event.preventDefault();
      if (palette.get()) palette.set(false);
      else if (!document.querySelector('dialog[open]')) palette.set(true);
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
      palette.set(false);
    };
  }, [palette]);
  return Palette ? <Palette onClose={() => palette.set(false)} /> : null;
}
