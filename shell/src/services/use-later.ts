import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/**
 * A part that comes in a file of its own once it is wanted. Its code may not come: that is told, and wanting it again
 * tries again.
 */
export function useLater<P>(
  load: () => Promise<ComponentType<P>>,
  wanted: boolean,
  onMissing: () => void,
): ComponentType<P> | undefined {
  const [Part, setPart] = useState<ComponentType<P>>();
  const missing = useEffectEvent(onMissing);
  useEffect(() => {
    if (!wanted || Part) return;
    let current = true;
    load().then(
      (loaded) => current && setPart(() => loaded),
      () => current && missing(),
    );
    return () => {
      current = false;
    };
  }, [wanted, Part, load]);
  return wanted ? Part : undefined;
}
