import { useEffect, useState } from 'react';
import { useHost, useReadable } from '../host-context';
import { type FieldSaves, SaveQueue } from './save-queue';

/** The saves of a screen whose parts follow them by themselves: nothing is drawn anew for them here. */
export function useSaveQueue<Field extends string>(): SaveQueue<Field> {
  const host = useHost();
  const [desk] = useState(() => new SaveQueue<Field>(host));
  useEffect(() => {
    window.addEventListener('online', desk.retryUnanswered);
    return () => window.removeEventListener('online', desk.retryUnanswered);
  }, [desk]);
  return desk;
}

/** The saves of a screen, which is drawn anew as they go on. */
export function useFieldSaves<Field extends string>(): FieldSaves<Field> {
  const desk = useSaveQueue<Field>();
  useReadable(desk.states);
  return desk;
}
