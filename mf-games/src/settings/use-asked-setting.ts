import { useLocation, useNavigate } from '@waymark/host-kit/router';
import { useEffect, useRef } from 'react';

const askedIn = (state: unknown): string | undefined => {
  const { field } = (typeof state === 'object' && state !== null ? state : {}) as { field?: unknown };
  return typeof field === 'string' ? field : undefined;
};

/** Focuses the field that another screen linked to, which is in the history state. */
export function useAskedSetting(leadTo: (field: string, replace: boolean) => void): void {
  const { key, state, search, hash } = useLocation();
  const navigate = useNavigate();
  const field = askedIn(state);
  const latest = useRef(leadTo);
  useEffect(() => {
    latest.current = leadTo;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent here again is asked again, whatever the field
  useEffect(() => {
    if (field === undefined) return;
    // Neither Back nor a reload must lead to the same question. With a state, because unsaved input stays.
    navigate({ search, hash }, { replace: true, state: {} });
    latest.current(field, true);
  }, [field, key]);
}
