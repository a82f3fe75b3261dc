import { useEffect, useState } from 'react';

/** The zone of a game by the name it has there. The table comes in a script of its own: it is for moments on hover alone. */
export function useZone(name: string | undefined): string | undefined {
  const [known, setKnown] = useState<{ readonly name: string; readonly zone: string | undefined }>();
  useEffect(() => {
    if (!name) return;
    let isWanted = true;
    import('./zone-table').then(
      ({ ianaZoneOf }) => isWanted && setKnown({ name, zone: ianaZoneOf(name) }),
      // Without it moments are told in the browser's zone.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [name]);
  return known?.name === name ? known?.zone : undefined;
}
