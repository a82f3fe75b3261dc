import type { ReleaseAge } from '@waymark/federation/loader';
import type { NoticeList } from '@waymark/ui';
import { leaveRecalled, type Shown } from './recalled-release';

/** Milliseconds before a switch postponed by unsaved edits is retried. */
const RETRY_MS = 500;

/** A displayed release that is no longer in service. */
export interface OldRelease {
  readonly age: Exclude<ReleaseAge, 'current'>;
  readonly shown: Shown;
  /** Replaces it; false while there are unsaved edits. */
  readonly renew: () => boolean;
  /** Where the newer one is offered, if at all. */
  readonly notices: NoticeList | undefined;
  readonly t: (phrase: string) => string;
}

/** Leaves a recalled release; merely offers a newer one, because the next visit uses it anyway. */
export function handleOldRelease({ age, shown, renew, notices, t }: OldRelease, signal: AbortSignal): void {
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
