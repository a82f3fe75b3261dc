import { useDeferredValue, useState } from 'react';

/**
 * The position shown by the controls. It isn't updated while they are hidden, so a change of slides doesn't re-render
 * them; while visible it follows a frame later.
 */
export function usePosition(position: number, isShown: boolean): number {
  const [shown, setShown] = useState(position);
  if (isShown && shown !== position) setShown(position);
  return useDeferredValue(shown);
}
