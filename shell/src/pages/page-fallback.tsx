import { isApiFailure } from '@waymark/client';
import { useTranslate } from '@waymark/host-kit';
import { Button } from '@waymark/ui';
import { MessagePage } from './message-page';
import { ServerError } from './server-error';

/** Shown instead of a page that broke; navigating resets it ([G88]). */
export function PageFallback({ error }: { error: unknown }) {
  const t = useTranslate();
  if (isApiFailure(error) && typeof error.status === 'number' && error.status >= 500) return <ServerError />;
  return (
    <MessagePage
      title="Something went wrong on this page"
      message={error instanceof Error ? error.message : String(error)}
    >
      <Button kind="primary" onClick={() => window.location.reload()}>
        {t('Refresh')}
      </Button>
    </MessagePage>
  );
}
