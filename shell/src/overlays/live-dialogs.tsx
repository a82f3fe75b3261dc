import { lazyScreen, ScreenBoundary, useReadable } from '@waymark/host-kit';
import { whenIdle } from '@waymark/ui';
import { Suspense, useEffect } from 'react';
import { useServices } from '../services/services-context';

const ChangeDetected = lazyScreen(async () => (await import('../live/change-detected')).ChangeDetected);
const ReadinessNotice = lazyScreen(async () => (await import('../live/readiness-notice')).ReadinessNotice);
const ReelComplete = lazyScreen(async () => (await import('../live/reel-complete')).ReelComplete);

/** Questions and news from live messages. The dialogs load when the page is first idle, not before its first render. */
export function LiveDialogs() {
  const { readinessMessage, errors, live, reels } = useServices();
  const question = useReadable(live.pending);
  const finished = useReadable(reels.finished);
  const readiness = useReadable(readinessMessage);
  useEffect(
    () =>
      whenIdle(() => {
        ChangeDetected.preload();
        ReelComplete.preload();
      }),
    [],
  );
  return (
    <ScreenBoundary
      resetKey={`${question?.messages.length}`}
      onError={(error, componentStack) => errors.report(error, { componentStack })}
      fallback={() => null}
    >
      <Suspense fallback={null}>
        {question && <ChangeDetected />}
        {finished && <ReelComplete />}
        {readiness && <ReadinessNotice message={readiness} />}
      </Suspense>
    </ScreenBoundary>
  );
}
