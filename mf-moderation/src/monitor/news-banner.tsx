import { useShortcut, useTranslate } from '@waymark/host-kit';
import { Banner, Button } from '@waymark/ui';
import { RefreshCw } from '@waymark/ui/icons';
import styled from 'styled-components';

const Place = styled.div`margin-block-end: 12px;`;

/** Props of NewsBanner. */
export interface NewsBannerProps {
  readonly count: number;
  readonly onRefresh: () => void;
}

/** Announces new submissions. The queue doesn't change until Refresh ([G87]). */
export function NewsBanner({ count, onRefresh }: NewsBannerProps) {
  const t = useTranslate();
  const key = useShortcut('n');
  if (count === 0) return null;
  return (
    <Place>
      <Banner
        tone="live"
        action={
          <Button icon={RefreshCw} shortcut={key} onClick={onRefresh}>
            {t('Refresh')}
          </Button>
        }
      >
        {t(count === 1 ? '{n} new submission is queued.' : '{n} new submissions are queued.', { n: count })}
      </Banner>
    </Place>
  );
}
