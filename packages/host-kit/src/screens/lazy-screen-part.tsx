import { useTranslate } from '@waymark/ui';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useHost } from '../host-context';
import { type LazyScreen, lazyScreen } from './lazy-screen';
import { RetryBanner } from './retry-banner';
import { ScreenBoundary } from './screen-boundary';
import { useBackOnline } from './use-back-online';

/**
 * A part of a screen whose code loads when it is first shown. If that fails, or the part breaks, only that part shows
 * an error with Retry: everything around it stays, with all that was typed. Back online, it retries automatically.
 * @param waiting placeholder while it loads
 */
export function lazyScreenPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): LazyScreen<P> {
  const Part = lazyScreen(load);
  function LazyPart(props: P) {
    const { errors } = useHost();
    return (
      <ScreenBoundary
        resetKey=""
        onError={(error, componentStack) => errors.report(error, { componentStack })}
        fallback={(_, retry) => <BrokenPart onRetry={retry} />}
      >
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </ScreenBoundary>
    );
  }
  return Object.assign(LazyPart, { preload: Part.preload, fetched: Part.fetched });
}

function BrokenPart({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslate();
  useBackOnline(onRetry, useHost().live.status);
  return (
    <RetryBanner onRetry={onRetry}>
      <strong>{t("This part couldn't be loaded")}</strong>
      <p>{t('Everything else works, and nothing you typed is lost.')}</p>
    </RetryBanner>
  );
}
