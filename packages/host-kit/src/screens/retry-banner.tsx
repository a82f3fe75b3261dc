import { Banner, Button, useTranslate } from '@waymark/ui';
import type { ReactNode } from 'react';

/** Props of RetryBanner. */
export interface RetryBannerProps {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Says that a part of a screen couldn't be loaded, with a Retry button. */
export function RetryBanner({ onRetry, children }: RetryBannerProps) {
  const t = useTranslate();
  const retry = (
    <Button size="small" onClick={onRetry}>
      {t('Retry')}
    </Button>
  );
  return (
    <Banner tone="warning" action={retry}>
      {children}
    </Banner>
  );
}
