import { useEffect, useState } from 'react';
import { useHost, useReadable } from '../host-context';
import { FieldSaveDesk, type FieldSaves } from './field-save-desk';

/** The saves of a screen whose parts follow them by themselves: nothing is drawn anew for them here. */
export function useFieldSaveDesk<Field extends string>(): FieldSaveDesk<Field> {
  const host = useHost();
  const [desk] = useState(() => new FieldSaveDesk<Field>(host));
  useEffect(() => {
    window.addEventListener('online', desk.retryUnanswered);
    return () => window.removeEventListener('online', desk.retryUnanswered);
  }, [desk]);
  return desk;
}

/** The saves of a screen, which is drawn anew as they go on. */
export function useFieldSaves<Field extends string>(): FieldSaves<Field> {
  const desk = useFieldSaveDesk<Field>();
  useReadable(desk.states);
  return desk;
}
