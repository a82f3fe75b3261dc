import { reasonOf } from '@waymark/client';
import { useTranslate } from '@waymark/ui';
import { RetryBanner } from '../screens/retry-banner';

/** Says that the next part of an endless list failed to load, and why. */
export function MoreFailed({ failure, onRetry }: { readonly failure: unknown; readonly onRetry: () => void }) {
  const t = useTranslate();
  return (
    <RetryBanner onRetry={onRetry}>
      {t("Couldn't load more.")} {reasonOf(failure)}
    </RetryBanner>
  );
}
