import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** A part whose code loads on first use. A failure is reported, and using it again retries. */
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
