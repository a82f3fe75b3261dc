import { reasonOf } from '@waymark/client';
import { Banner, Button, useTranslate } from '@waymark/ui';

/** Says that the next part of an endless list failed to load, and why. */
export function MoreFailed({ failure, onRetry }: { readonly failure: unknown; readonly onRetry: () => void }) {
  const t = useTranslate();
  const retry = (
    <Button size="small" onClick={onRetry}>
      {t('Retry')}
    </Button>
  );
  return (
    <Banner tone="warning" action={retry}>
      {t("Couldn't load more.")} {reasonOf(failure)}
    </Banner>
  );
}
