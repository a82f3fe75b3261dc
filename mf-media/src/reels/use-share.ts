import { useCopy, useTranslate } from '@waymark/host-kit';

/** A shared film and its URL. */
interface Shared {
  readonly title: string;
  readonly url: string;
}

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Shares a film with the device's own dialog; if that is missing or blocked, copies its link. */
export function useShare() {
  const t = useTranslate();
  const copy = useCopy();
  return async ({ title, url }: Shared): Promise<void> => {
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        // A cross-origin frame may have the dialog without being allowed to open it.
        if (isCancelled(error)) return;
      }
    }
    await copy(url, t('Copied the link'));
  };
}
