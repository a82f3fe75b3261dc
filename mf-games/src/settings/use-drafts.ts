import { useMemo, useRef, useState } from 'react';
import type { GameEdits } from './game-changes';

/** What was typed or chosen here and is not stored yet. */
export interface Drafts {
  /** As of the last drawing. */
  readonly shown: GameEdits;
  /** As of now. */
  latest(): GameEdits;
  put(edits: GameEdits): void;
  /** Forgets edits, but for fields that were edited again since. */
  drop(edits: GameEdits): void;
  clear(): void;
}

/** Keeps what was typed or chosen, readable at any time. */
export function useDrafts(): Drafts {
  const [shown, setShown] = useState<GameEdits>({});
  const latest = useRef<GameEdits>({});
  return useMemo(() => {
    const set = (next: GameEdits) => {
      latest.current = next;
      setShown(next);
    };
    return {
      shown,
      latest: () => latest.current,
      put: (edits) => set({ ...latest.current, ...edits }),
      drop: (edits) => {
        const settled = ([field, value]: [string, unknown]) =>
          field in edits && Object.is(edits[field as keyof GameEdits], value);
        set(Object.fromEntries(Object.entries(latest.current).filter((entry) => !settled(entry))));
      },
      clear: () => set({}),
    };
  }, [shown]);
}
