import { useState } from 'react';
import { useHost, useReadable } from '../host-context';
import { useBackOnline } from '../screens/use-back-online';
import { type FieldSaves, SaveQueue } from './save-queue';

/** The saves of a screen, re-rendering with their state. */
export function useFieldSaves<Field extends string>(): FieldSaves<Field> {
  const host = useHost();
  const [queue] = useState(() => new SaveQueue<Field>(host));
  useBackOnline(queue.retryUnanswered);
  useReadable(queue.states);
  return queue;
}
