import { lazyScreen, ScreenBoundary, useReadable, useRested } from '@waymark/host-kit';
import { Suspense, useEffect } from 'react';
import { online } from './online';

const OfflineBanner = lazyScreen(async () => (await import('./offline-banner')).OfflineBanner);

/** The banner while offline. Its code loads after the first screen, while there is still a connection. */
export function LazyOfflineBanner() {
  const rested = useRested();
  const isOnline = useReadable(online);
  useEffect(() => {
    if (rested) OfflineBanner.preload();
  }, [rested]);
  return (
    <ScreenBoundary resetKey={String(isOnline)} onError={() => undefined} fallback={() => null}>
      <Suspense fallback={null}>{!isOnline && <OfflineBanner />}</Suspense>
    </ScreenBoundary>
  );
}
