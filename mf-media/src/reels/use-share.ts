import { useCopy, useTranslate } from '@waymark/host-kit';

/** What is shared: a film under its address. */
interface Shared {
  readonly title: string;
  readonly url: string;
}

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Shares a film with the device's own dialog; where there is none, or none may open, its link is copied. */
export function useShare() {
  const t = useTranslate();
  const copy = useCopy();
  return async ({ title, url }: Shared): Promise<void> => {
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        // A frame of another origin may have the dialog and not be allowed to open it.
        if (isCancelled(error)) return;
      }
    }
    await copy(url, t('Copied the link'));
  };
}
