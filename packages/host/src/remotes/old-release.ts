import type { ReleaseAge } from '@waymark/federation/loader';
import type { NoticeList } from '@waymark/ui';
import { leaveRecalled, type Shown } from './recalled-release';

/** Milliseconds after which a switch that had to wait for unsaved edits is tried again. */
const RETRY_MS = 500;

/** A release that is displayed and no longer the one in service. */
export interface OldRelease {
  readonly age: Exclude<ReleaseAge, 'current'>;
  readonly shown: Shown;
  /** Replaces it; false while there are unsaved edits. */
  readonly renew: () => boolean;
  /** Where the newer one is offered, if it is. */
  readonly notices: NoticeList | undefined;
  readonly t: (phrase: string) => string;
}

/** Leaves a release that was taken back; offers the one after it, without a hurry: the next entry takes it anyway. */
export function attendOld({ age, shown, renew, notices, t }: OldRelease, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (age === 'recalled') {
    leaveRecalled(shown, renew, signal);
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = () => {
    if (!renew()) timer = setTimeout(take, RETRY_MS);
  };
  const close = notices?.show({
    tone: 'info',
    text: t('There is a newer version of this page.'),
    action: { label: t('Use it now'), run: take },
    duration: 0,
  });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    close?.();
  });
}
