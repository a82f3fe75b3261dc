import { lazyScreen, ScreenBoundary, useHasBeenIdle, useReadable } from '@waymark/host-kit';
import { Suspense } from 'react';
import { online } from './online';

const OfflineBanner = lazyScreen(async () => (await import('./offline-banner')).OfflineBanner);

/** The offline banner. Its code loads after the first screen, while there is still a connection. */
export function LazyOfflineBanner() {
  const rested = useHasBeenIdle();
  const isOnline = useReadable(online);
  return (
    <ScreenBoundary resetKey={String(isOnline)} onError={() => undefined} fallback={() => null}>
      <Suspense fallback={null}>{(rested || !isOnline) && <OfflineBanner />}</Suspense>
    </ScreenBoundary>
  );
}
