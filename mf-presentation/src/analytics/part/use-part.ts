import type { AnalyticsPart } from '@waymark/client';
import { asGroupId } from '@waymark/contract';
import { useOffered } from '@waymark/host-kit';
import { useSearchParams } from '@waymark/host-kit/router';
import { useMemo } from 'react';
import { readNumber } from './read-number';

/** Query parameters of the filters: seconds since 1970, and a group id. */
const NAMES = { from: 'from', until: 'until', group: 'group' } as const;

function readPart(from: string | null, until: string | null, group: string | null): AnalyticsPart {
  const id = readNumber(group);
  return { from: readNumber(from), until: readNumber(until), group: id === undefined ? undefined : asGroupId(id) };
}

const NOTHING: AnalyticsPart = {};

/** The filters in the address, and a setter. */
export function usePart() {
  const isOffered = useOffered('analytics-filters');
  const [search, setSearch] = useSearchParams();
  const [from, until, group] = [search.get(NAMES.from), search.get(NAMES.until), search.get(NAMES.group)];
  const part = useMemo(() => (isOffered ? readPart(from, until, group) : NOTHING), [isOffered, from, until, group]);
  const change = (to: AnalyticsPart): void =>
    setSearch(
      (before) => {
        for (const [name, value] of Object.entries({ ...part, ...to })) {
          if (value === undefined) before.delete(name);
          else before.set(name, String(value));
        }
        return before;
      },
      { replace: true },
    );
  return { part, change, isOffered, isWhole: Object.values(part).every((value) => value === undefined) };
}
