import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useQueryClient } from '../query';
import { RecordMutations, type RecordWriteOptions } from './record-mutations';
import { useSaveQueue } from './use-field-save';

/** The writes of a record whose screen follows them part by part: nothing is drawn anew for them here. */
export function useRecordMutations<R extends object, Body, Field extends string>(
  options: RecordWriteOptions<R, Body>,
): RecordMutations<R, Body, Field> {
  const client = useQueryClient();
  const saves = useSaveQueue<Field>();
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const place = JSON.stringify([options.record, options.lists]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: keys are written anew with every drawing; what they say counts
  const desk = useMemo(() => {
    latest.current = options;
    return new RecordMutations<R, Body, Field>(client, saves, () => latest.current);
  }, [client, saves, place]);
  useEffect(() => desk.optimistic.watch(), [desk]);
  return desk;
}
