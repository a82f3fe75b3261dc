import type { Personalization } from '@waymark/contract';
import { useEffect, useRef } from 'react';
import { isStored } from './rows';

type Waiting = readonly [identity: number, proceed: (row: Personalization | undefined) => void];

/** Rows added here are shown before the provider gives them an id. */
export function useNewRows(rows: readonly Personalization[]) {
  const next = useRef(-1);
  /** The ids under which they were first shown, by key until they are stored, then by their own. */
  const firstIds = useRef(new Map<string | number, number>());
  const waiting = useRef<readonly Waiting[]>([]);

  /** Stays the same when a new row gets its id, so that it keeps the focus and its open menu. */
  const identityOf = ({ id, key }: Personalization): number =>
    firstIds.current.get(id) ?? firstIds.current.get(key) ?? id;
  const rowOf = (identity: number) => rows.find((row) => identityOf(row) === identity);

  useEffect(() => {
    for (const row of rows) {
      const first = firstIds.current.get(row.key);
      if (first === undefined || !isStored(row)) continue;
      firstIds.current.set(row.id, first);
      firstIds.current.delete(row.key);
    }
    const before = waiting.current;
    waiting.current = before.filter(([identity]) => {
      const row = rowOf(identity);
      return row && !isStored(row);
    });
    for (const one of before) if (!waiting.current.includes(one)) one[1](rowOf(one[0]));
  });

  return {
    identityOf,
    /** The id under which a row with this key is shown until it has its own. */
    firstShown: (key: string): number => {
      const id = next.current--;
      firstIds.current.set(key, id);
      return id;
    },
    /** The row once it has its id; undefined if it could not be added, or is gone. */
    stored: (identity: number): Promise<Personalization | undefined> =>
      new Promise((proceed) => {
        const row = rowOf(identity);
        if (row && !isStored(row)) waiting.current = [...waiting.current, [identity, proceed]];
        else proceed(row);
      }),
  };
}
