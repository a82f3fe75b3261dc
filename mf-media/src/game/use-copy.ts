import { useHost, useTranslate } from '@waymark/host-kit';

/** Puts a text on the clipboard and says so. */
export function useCopy(): (text: string, copied: string) => Promise<void> {
  const t = useTranslate();
  const { notices } = useHost();
  return async (text, copied) => {
    try {
      await navigator.clipboard.writeText(text);
      notices.show({ tone: 'info', text: copied });
    } catch {
      notices.show({ tone: 'warning', text: t("Couldn't copy. Select the text and copy it yourself.") });
    }
  };
}
