import { useReadable } from '@waymark/host-kit';
import { type ComponentType, useEffect, useState } from 'react';
import { usePage } from '../services/page-context';

/** Nobody notices a load that is over before this. */
const NOTICEABLE = 400;
/** How long the screen says that all is there; what is there can be used meanwhile. */
const FAREWELL = 500;

/** Shows the loading screen over the page while the application is loading for longer than a moment. */
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
    // Decoration: where its code does not come, the outline of the page has to do.
    if (shown && !Screen)
      import('./loading-screen').then(
        (file) => setScreen(() => file.LoadingScreen),
        () => undefined,
      );
  }, [shown, Screen]);
  return shown && Screen ? <Screen done={!loading} /> : null;
}
