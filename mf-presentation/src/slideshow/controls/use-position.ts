import { useDeferredValue, useState } from 'react';

/**
 * The position that the controls show. Nobody sees it while they are hidden, so a change of slides does not draw them; while they
 * are shown they follow a frame later.
 */
export function usePosition(position: number, isShown: boolean): number {
  const [shown, setShown] = useState(position);
  if (isShown && shown !== position) setShown(position);
  return useDeferredValue(shown);
}
