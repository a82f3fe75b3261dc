import type { TeamId } from '@waymark/contract';
import { useCallback, useEffect, useState } from 'react';

/** How long a new team is highlighted. */
const HIGHLIGHT = 1500;

/** Whether a team is highlighted, created on this screen, or neither. */
export type Freshness = 'highlighted' | 'made' | undefined;

/** Tracks the last team created on this screen and highlights it briefly. */
export function useFreshTeam() {
  const [made, setMade] = useState<TeamId>();
  const [highlighted, setHighlighted] = useState<TeamId>();
  useEffect(() => {
    if (highlighted === undefined) return;
    const timer = setTimeout(() => setHighlighted(undefined), HIGHLIGHT);
    return () => clearTimeout(timer);
  }, [highlighted]);
  const show = useCallback((team: TeamId) => {
    setMade(team);
    setHighlighted(team);
  }, []);
  const stateOf = (team: TeamId): Freshness =>
    team === highlighted ? 'highlighted' : team === made ? 'made' : undefined;
  return { show, stateOf };
}
