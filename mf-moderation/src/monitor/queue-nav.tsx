import { useTranslate } from '@waymark/host-kit';
import { memo } from 'react';
import { QueueStrip, type QueueStripProps } from './queue-strip';

/** Props of QueueNav. */
export interface QueueNavProps extends QueueStripProps {
  /** Number of waiting answers; undefined if the provider doesn't report it. */
  readonly count: number | undefined;
  /** The number is still loading. */
  readonly isCounting: boolean;
  /** Position of the answer in front, across pages. */
  readonly at: number;
}

/** The queue and the position in it, rendered after the large answer. */
export const QueueNav = memo(function QueueNav({ count, isCounting, at, ...strip }: QueueNavProps) {
  const t = useTranslate();
  return (
    <nav aria-label={t('Queue')}>
      <header>
        <strong>{t('Queue')}</strong>
        {/* The position alone would shift when the count arrives. */}
        <span>{count === undefined ? !isCounting && at : t('{n} of {count}', { n: at, count })}</span>
      </header>
      <QueueStrip {...strip} />
    </nav>
  );
});
