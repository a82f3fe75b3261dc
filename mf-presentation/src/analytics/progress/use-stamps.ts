import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { type Inks, inksOf, type Stamps, stampsIn } from './stamps';

/** The marks in the colours of the page; `look` reads them again. Undefined until they were read. */
export function useStamps(sample: RefObject<SVGSVGElement | null>, ratio: number) {
  // As text, which is the same while the colours are.
  const [inks, setInks] = useState<string>();
  const look = useCallback(() => {
    if (sample.current) setInks(JSON.stringify(inksOf(sample.current)));
  }, [sample]);
  useLayoutEffect(look, [look]);
  const stamps = useMemo(
    (): Stamps | undefined => (inks === undefined ? undefined : stampsIn(JSON.parse(inks) as Inks, ratio)),
    [inks, ratio],
  );
  return { stamps, look };
}
