import { Banner, Button, useTranslate } from '@waymark/ui';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useHost } from '../host-context';
import { lazyScreen } from './lazy-screen';
import { ScreenBoundary } from './screen-boundary';

/**
 * A part of a screen whose code is fetched when it is first shown. When it does not come, or breaks, that part alone says
 * so and offers to try again: everything around it stays as it is, with all that was typed.
 * @param waiting what stands in its place until it is there
 */
export function lazyScreenPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): ComponentType<P> & { preload(): void } {
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
  return Object.assign(LazyPart, { preload: Part.preload });
}

function BrokenPart({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslate();
  const retry = (
    <Button size="small" onClick={onRetry}>
      {t('Retry')}
    </Button>
  );
  return (
    <Banner tone="warning" action={retry}>
      <strong>{t("This part couldn't be loaded")}</strong>
      <p>{t('Everything else works, and nothing you typed is lost.')}</p>
    </Banner>
  );
}
