import { lazyScreen, ScreenBoundary, useRested } from '@waymark/host-kit';
import { Suspense } from 'react';
import type { WaitingCountProps } from './waiting-count';

const WaitingCount = lazyScreen(async () => (await import('./waiting-count')).WaitingCount);

/** How many answers wait, once the screen is there: it is news, and nothing waits for it. */
export function LazyWaitingCount(props: WaitingCountProps) {
  const rested = useRested();
  return (
    <ScreenBoundary resetKey="" onError={() => undefined} fallback={() => null}>
      <Suspense fallback={null}>{rested && <WaitingCount {...props} />}</Suspense>
    </ScreenBoundary>
  );
}
