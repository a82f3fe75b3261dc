import { lazyScreen, ScreenBoundary, useHasBeenIdle } from '@waymark/host-kit';
import { Suspense } from 'react';
import type { WaitingCountProps } from './waiting-count';

const WaitingCount = lazyScreen(async () => (await import('./waiting-count')).WaitingCount);

/** How many answers are waiting; loads after the screen, because nothing depends on it. */
export function LazyWaitingCount(props: WaitingCountProps) {
  const rested = useHasBeenIdle();
  return (
    <ScreenBoundary resetKey="" onError={() => undefined} fallback={() => null}>
      <Suspense fallback={null}>{rested && <WaitingCount {...props} />}</Suspense>
    </ScreenBoundary>
  );
}
