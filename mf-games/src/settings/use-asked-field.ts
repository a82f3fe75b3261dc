import { useLocation } from '@waymark/host-kit/router';
import { useEffect, useRef } from 'react';

/** Goes to the field for which the screen was opened, as what another screen finds wrong with the game asks for. */
export function useAskedField(lead: (field: string) => void): void {
  const { key, state } = useLocation();
  const latest = useRef(lead);
  useEffect(() => {
    latest.current = lead;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is asked for, the same one as well
  useEffect(() => {
    const asked = fieldOf(state);
    if (asked) latest.current(asked);
  }, [key]);
}

function fieldOf(state: unknown): string | undefined {
  const { field } = (typeof state === 'object' && state !== null ? state : {}) as { field?: unknown };
  return typeof field === 'string' ? field : undefined;
}
