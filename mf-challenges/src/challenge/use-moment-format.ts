import { useEffect, useState } from 'react';
import type { MomentFormat } from './moment-format';

/**
 * The format of a game's moments; undefined until loaded. The table of zones is large and only games with timed
 * challenges show moments, so it loads after the list.
 * @param tz the game's zone as the game stores it
 */
export function useMomentFormat(tz: string | undefined): MomentFormat | undefined {
  const [known, setKnown] = useState<{ readonly tz: string; readonly format: MomentFormat }>();
  useEffect(() => {
    if (!tz) return;
    let gone = false;
    import('./moment-format').then(
      ({ momentFormat }) => !gone && setKnown({ tz, format: momentFormat(tz) }),
      // No times are shown; the editor, which needs the table to save, reports the failure.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [tz]);
  return known?.tz === tz ? known?.format : undefined;
}
