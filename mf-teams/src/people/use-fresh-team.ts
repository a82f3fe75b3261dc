import type { TeamId } from '@waymark/contract';
import { useCallback, useEffect, useState } from 'react';

/** How long a new team is highlighted. */
const HIGHLIGHT = 1500;

/** How new a team is: just made and highlighted, made on this screen, or neither. */
export type Freshness = 'highlighted' | 'made' | undefined;

/** Remembers which team was made last on this screen, and highlights it for a moment. */
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
