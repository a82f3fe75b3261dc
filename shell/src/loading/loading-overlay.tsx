import { useReadable } from '@waymark/host-kit';
import { type ComponentType, useEffect, useState } from 'react';
import { usePage } from '../services/page-context';

/** Shorter loads go unnoticed. */
const NOTICEABLE = 400;
/** How long the screen shows completion; the page is already usable. */
const FAREWELL = 500;

/** Shows the loading screen while the application loads for longer than a moment. */
export function LoadingOverlay() {
  const loading = useReadable(usePage().loading) > 0;
  const [shown, setShown] = useState(false);
  const [Screen, setScreen] = useState<ComponentType<{ done: boolean }>>();
  useEffect(() => {
    if (loading === shown) return;
    const timer = setTimeout(() => setShown(loading), loading ? NOTICEABLE : FAREWELL);
    return () => clearTimeout(timer);
  }, [loading, shown]);
  useEffect(() => {
    // Decoration: if its code fails to load, the page's skeleton is enough.
    if (shown && !Screen)
      import('./loading-screen').then(
        (file) => setScreen(() => file.LoadingScreen),
        () => undefined,
      );
  }, [shown, Screen]);
  return shown && Screen ? <Screen done={!loading} /> : null;
}
