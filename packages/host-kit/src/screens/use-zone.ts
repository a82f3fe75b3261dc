import { useEffect, useState } from 'react';

/**
 * A game's IANA zone by its name in the settings; undefined until the table is loaded, which is its own chunk: first
 * screens do without it.
 */
export function useZone(name: string | undefined): string | undefined {
  const [known, setKnown] = useState<{ readonly name: string; readonly zone: string | undefined }>();
  useEffect(() => {
    if (!name) return;
    let isWanted = true;
    import('./zone-table').then(
      ({ ianaZoneOf }) => isWanted && setKnown({ name, zone: ianaZoneOf(name) }),
      // Falls back to the browser's zone.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [name]);
  return known?.name === name ? known?.zone : undefined;
}
