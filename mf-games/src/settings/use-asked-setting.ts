import { useLocation } from '@waymark/host-kit/router';
import { useEffect, useRef } from 'react';

const askedIn = (state: unknown): string | undefined => {
  const { field } = (typeof state === 'object' && state !== null ? state : {}) as { field?: unknown };
  return typeof field === 'string' ? field : undefined;
};

/** Focuses the field that another screen linked to, which is in the history state. */
export function useAskedSetting(leadTo: (field: string, replace: boolean) => void): void {
  const { key, state } = useLocation();
  const field = askedIn(state);
  const latest = useRef(leadTo);
  useEffect(() => {
    latest.current = leadTo;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent here again is asked again, whatever the field
  useEffect(() => {
    // Back must not lead to the same question.
    if (field !== undefined) latest.current(field, true);
  }, [field, key]);
}
