import { ScreenBoundary, useHasBeenIdle } from '@waymark/host-kit';
import { type ReactNode, Suspense } from 'react';

/** A part of the bar that loads after the screen, because nothing depends on it. Without its code it is absent. */
export function AtRest({ children }: { readonly children: ReactNode }) {
  const rested = useHasBeenIdle();
  return (
    <ScreenBoundary resetKey="" onError={() => undefined} fallback={() => null}>
      <Suspense fallback={null}>{rested && children}</Suspense>
    </ScreenBoundary>
  );
}
