import { hashKey, type QueryKey, useQueryClient } from '@waymark/host-kit/query';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Reloads a query at a readable pace, however many messages ask for it. As what is being loaded may be older than a
 * message, the last load starts after the last message.
 * @param reload joins a load that is under way
 * @param pause minimum milliseconds between reloads
 * @returns asks for a reload
 */
export function usePacedReload(queryKey: QueryKey, reload: () => unknown, pause: number): () => void {
  const client = useQueryClient();
  const hash = hashKey(queryKey);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** No load has started since the last message. */
  const isOld = useRef(false);
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });

  const plan = useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      if (isOld.current) latest.current();
    }, pause);
  }, [pause]);
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.query.queryHash !== hash) return;
        if (event.action.type === 'fetch') isOld.current = false;
        else if (isOld.current && event.query.state.fetchStatus === 'idle') plan();
      }),
    [client, hash, plan],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    isOld.current = true;
    plan();
  };
}
