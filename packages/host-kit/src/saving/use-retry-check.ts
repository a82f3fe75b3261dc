import type { LiveMessage } from '@waymark/contract';
import { useTranslate } from '@waymark/ui';
import { useHost } from '../host-context';
import type { RetryCheck } from './record-mutations';

/**
 * The check of retries for a record whose changes the shell asks about (Change Detected): it asks here as well.
 * @param read loads the current record
 * @param source the message that somebody else has changed the record
 * @param detail which record; `fields` only if the message names others than those of the record
 */
export function useRetryCheck<R extends object>(
  read: (signal: AbortSignal) => Promise<R>,
  source: LiveMessage['source'],
  detail: LiveMessage['detail'],
): RetryCheck<R> {
  const { live, signal } = useHost();
  const t = useTranslate();
  return {
    read: () => read(signal),
    ask: (fields) => {
      live.ask?.({ id: 'found-here', source, detail: { fields: [...fields], ...detail } });
      return t('Somebody else has changed this. Retry to save your version.');
    },
  };
}
