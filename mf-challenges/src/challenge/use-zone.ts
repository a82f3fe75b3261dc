import { useEffect, useState } from 'react';

/**
 * The IANA zone of a game by the id it stores; undefined until it is known. The table of zones is large and only games with
 * timed challenges show a moment, so it is loaded after the list.
 */
export function useZone(tz: string | undefined): string | undefined {
  const [known, setKnown] = useState<{ readonly tz: string; readonly zone: string }>();
  useEffect(() => {
    if (!tz) return;
    let gone = false;
    import('./zones').then(
      ({ ianaZoneOf }) => !gone && setKnown({ tz, zone: ianaZoneOf(tz) ?? 'UTC' }),
      // Nothing is said of moments; the editor, which needs the table to save, says that it did not load.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [tz]);
  return known?.tz === tz ? known?.zone : undefined;
}
