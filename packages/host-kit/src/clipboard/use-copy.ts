import { useAnnouncer, useTranslate, useUi } from '@waymark/ui';
import { useHost } from '../host-context';

/** Copies a text; `copied` is announced if the text is too long to repeat. */
export type CopyText = (text: string, copied?: string) => Promise<void>;

/**
 * Copies texts to the clipboard and announces the result. If the browser refuses, the notice shows the text to select,
 * and stays.
 */
export function useCopy(): CopyText {
  const { notices } = useHost();
  const t = useTranslate();
  const announce = useAnnouncer();
  const { portal } = useUi();
  return async (text, copied = t('Copied {text}', { text })) => {
    const notice = await write(text).then(
      () => ({ tone: 'success', text: copied }) as const,
      () =>
        ({
          tone: 'warning',
          text: t("Couldn't copy. Select the text and copy it by hand: {text}", { text }),
          duration: 0,
        }) as const,
    );
    notices.show(notice);
    // Screen readers ignore the page's notices while a modal dialog is open.
    if (portal?.closest('dialog')) announce(notice.text);
  };
}

/** Also rejects on an insecure page, which has no clipboard. */
const write = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
