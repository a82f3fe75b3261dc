import type { NotShown } from '@waymark/host/remotes/failure-card';
import { lazyScreen, ScreenBoundary, useHasBeenIdle, useTranslate } from '@waymark/host-kit';
import { Failed } from '@waymark/ui';
import { Suspense, useEffect } from 'react';
import type { RemoteCardProps } from './remote-card';

const Card = lazyScreen(async () => (await import('./remote-card')).RemoteCard);

/** Loads the card after the first screen, while there is still a connection. */
export function usePreloadedCard(): void {
  const rested = useHasBeenIdle();
  useEffect(() => {
    if (rested) Card.preload();
  }, [rested]);
}

/** Says why an area isn't shown, and offers a way on; plain text if even that fails to load. */
export function LazyCard(props: RemoteCardProps) {
  const t = useTranslate();
  return (
    <ScreenBoundary
      resetKey={keyOf(props.state)}
      onError={() => undefined}
      fallback={() => (
        <div role="alert" data-failure="card">
          <Failed
            title={t("This page isn't available")}
            text={t("Couldn't load this page. Check your connection and try again.")}
            onRetry={props.onRetry}
          />
        </div>
      )}
    >
      <Suspense fallback={null}>
        <Card {...props} />
      </Suspense>
    </ScreenBoundary>
  );
}

const keyOf = (state: NotShown): string => (state.status === 'failed' ? `failed ${state.failure.kind}` : state.status);
