import { ClipboardPaste } from 'lucide';
import { IconButton } from '../button/icon-button';
import { useTranslate } from '../root/ui-context';

/** What a paste button is given. */
export interface PasteButtonProps {
  readonly onText: (text: string) => void;
  readonly disabled?: boolean;
}

/** Puts what is in the clipboard into a field. A browser that does not allow it is no error to show. */
export function PasteButton({ onText, disabled = false }: PasteButtonProps) {
  const t = useTranslate();
  const paste = async (): Promise<void> => {
    try {
      onText((await navigator.clipboard.readText()).trim());
    } catch (cause) {
      // biome-ignore lint/suspicious/noConsole: for whoever looks for the reason; people see nothing of it
      console.warn('The clipboard could not be read.', cause);
    }
  };
  return <IconButton icon={ClipboardPaste} label={t('Paste')} disabled={disabled} onClick={() => void paste()} />;
}
