import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useHost } from '../host-context';
import { useQueryClient } from '../query';
import { useBackOnline } from '../screens/use-back-online';
import { RecordMutations, type RecordWriteOptions } from './record-mutations';

/** The saves of a record. Parts of its screen subscribe to them: nothing re-renders here. */
export function useRecordMutations<R extends object, Body, Field extends string>(
  options: RecordWriteOptions<R, Body>,
): RecordMutations<R, Body, Field> {
  const host = useHost();
  const client = useQueryClient();
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const place = JSON.stringify([options.record, options.lists]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: keys are new arrays with every render; their content counts
  const mutations = useMemo(() => {
    latest.current = options;
    return new RecordMutations<R, Body, Field>(host, client, () => latest.current);
  }, [host, client, place]);
  useBackOnline(mutations.retryUnanswered);
  useEffect(() => mutations.optimistic.watch(), [mutations]);
  return mutations;
}
