import type { LeaveAttempt } from '@waymark/contract';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { useHost } from '../host-context';

/** Whether something would be lost if the remote were unmounted now, across all its screens. */
export class LeaveGuards {
  readonly #dirty = new Set<() => boolean>();

  /** Adds a check; true means something would be lost. */
  add(isDirty: () => boolean): () => void {
    this.#dirty.add(isDirty);
    return () => this.#dirty.delete(isDirty);
  }

  /** Whether nothing would be lost. */
  canLeave(): boolean {
    return ![...this.#dirty].some((isDirty) => isDirty());
  }
}

/** The guards of the surrounding remote. */
export const LeaveGuardsContext = createContext<LeaveGuards | undefined>(undefined);

/**
 * Blocks leaving while something would be lost.
 * @returns the blocked attempt, to ask the organiser about. It continues by itself once nothing would be lost
 */
export function useLeaveGuard(dirty: boolean): LeaveAttempt | undefined {
  const { navigation } = useHost();
  const guards = useContext(LeaveGuardsContext);
  const [attempt, setAttempt] = useState<LeaveAttempt>();
  const held = useRef<LeaveAttempt>(undefined);
  useEffect(() => {
    if (!dirty) {
      held.current?.proceed();
      return;
    }
    const forget = guards?.add(() => true);
    const unblock = navigation.block(
      () => true,
      (waiting) => {
        const answer = (how: 'proceed' | 'stay') => () => {
          if (held.current !== answerable) return;
          held.current = undefined;
          setAttempt(undefined);
          waiting[how]();
        };
        const answerable: LeaveAttempt = { proceed: answer('proceed'), stay: answer('stay') };
        held.current = answerable;
        setAttempt(answerable);
      },
    );
    return () => {
      forget?.();
      unblock();
    };
  }, [dirty, guards, navigation]);
  useEffect(() => () => held.current?.stay(), []);
  return attempt;
}
