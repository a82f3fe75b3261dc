import { ClipboardPaste } from 'lucide';
import { IconButton } from '../button/icon-button';
import { useTranslate } from '../root/ui-context';

/** Props of PasteButton. */
export interface PasteButtonProps {
  readonly onText: (text: string) => void;
  readonly disabled?: boolean;
}

/** Pastes the clipboard into a field. If the browser denies access, only the console shows it. */
export function PasteButton({ onText, disabled = false }: PasteButtonProps) {
  const t = useTranslate();
  const paste = async (): Promise<void> => {
    try {
      const text = (await navigator.clipboard.readText()).trim();
      // A picture has no text; nothing must not replace what is there.
      if (text !== '') onText(text);
    } catch (cause) {
      // biome-ignore lint/suspicious/noConsole: helps debugging; users see nothing
      console.warn('The clipboard could not be read.', cause);
    }
  };
  return <IconButton icon={ClipboardPaste} label={t('Paste')} disabled={disabled} onClick={() => void paste()} />;
}
