import { lazyScreen, ScreenBoundary, useHasBeenIdle, useReadable } from '@waymark/host-kit';
import { Suspense, useSyncExternalStore } from 'react';
import { online } from '../live/online';
import { useServices } from '../services/services-context';

const Overlays = lazyScreen(async () => (await import('./overlays')).Overlays);

/**
 * What lies over the page. Its code loads after the first screen, or as soon as there is an error or a notice; a failed
 * load is repeated at the next one, and when the browser is online again.
 */
export function LazyOverlays() {
  const { errors, notices } = useServices();
  const rested = useHasBeenIdle();
  const hasError = useReadable(errors.shown) !== undefined;
  const noticeCount = useSyncExternalStore(notices.subscribe, notices.get).length;
  const isOnline = useReadable(online);
  const isWanted = rested || hasError || noticeCount > 0;
  return (
    <ScreenBoundary
      resetKey={`${isOnline} ${hasError} ${noticeCount}`}
      // A dialog about a missing dialog could not be shown either.
      onError={() => undefined}
      fallback={() => null}
    >
      {isWanted && (
        <Suspense fallback={null}>
          <Overlays />
        </Suspense>
      )}
    </ScreenBoundary>
  );
}
