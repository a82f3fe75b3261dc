import { useTranslate } from '@waymark/host-kit';
import { memo } from 'react';
import { QueueStrip, type QueueStripProps } from './queue-strip';

/** Props of QueueNav. */
export interface QueueNavProps extends QueueStripProps {
  /** How many wait; undefined where nobody says. */
  readonly count: number | undefined;
  /** Somebody may still say how many wait. */
  readonly isCounting: boolean;
  /** The place of the answer in front, over all pages. */
  readonly at: number;
}

/** The queue beside the large answer, and how far one has come in it. It is drawn after the answer. */
export const QueueNav = memo(function QueueNav({ count, isCounting, at, ...strip }: QueueNavProps) {
  const t = useTranslate();
  return (
    <nav aria-label={t('Queue')}>
      <header>
        <strong>{t('Queue')}</strong>
        {/* Not the place alone while the count is coming: it would move then. */}
        <span>{count === undefined ? !isCounting && at : t('{n} of {count}', { n: at, count })}</span>
      </header>
      <QueueStrip {...strip} />
    </nav>
  );
});
