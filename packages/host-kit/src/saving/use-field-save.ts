import { useEffect, useState } from 'react';
import { useHost, useReadable } from '../host-context';
import { type FieldSaves, SaveQueue } from './save-queue';

/** The saves of a screen, re-rendering with their state. */
export function useFieldSaves<Field extends string>(): FieldSaves<Field> {
  const host = useHost();
  const [queue] = useState(() => new SaveQueue<Field>(host));
  useRetryOnline(queue);
  useReadable(queue.states);
  return queue;
}

/** Back online: retries saves that got no response. */
export function useRetryOnline({ retryUnanswered }: Pick<SaveQueue<string>, 'retryUnanswered'>): void {
  useEffect(() => {
    window.addEventListener('online', retryUnanswered);
    return () => window.removeEventListener('online', retryUnanswered);
  }, [retryUnanswered]);
}
