import { answerQuery, isApiFailure } from '@waymark/client';
import { type Answer, type AnswerId, asAnswerId, type GameId } from '@waymark/contract';
import { useHost, viewOf } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useAtomValue } from '@waymark/host-kit/screen-state';
import { useMemo, useRef } from 'react';
import { isWaiting } from '../review/decision';
import type { GameDecisions } from '../review/game-decisions';
import { useDecided } from '../review/use-decisions';
import { useSteady } from '../use-steady';
import type { MonitorPlace } from './monitor-address';
import { inFront } from './use-position';

/** A waiting answer in front, as last seen in the list. */
interface Front {
  readonly answer: Answer;
  readonly at: number;
  readonly view: string;
  readonly chosen: AnswerId | undefined;
}

const NOTHING: readonly Answer[] = [];

/**
 * The list with the answer in front, also if it has left the list because someone else decided it: what this judge types
 * and presses next is meant for it. It stays until they step, choose, decide or filter, or it is deleted.
 * @param isComing another page is loading, with the last one still on view
 */
export function useKept(
  game: GameId,
  place: MonitorPlace,
  decisions: GameDecisions,
  listed: readonly Answer[],
  isComing: boolean,
) {
  const { api } = useHost();
  const chosen = useAtomValue(inFront(game));
  const view = viewOf(place);
  const front = useRef<Front>(undefined);
  const { answer: seen, at = 0 } = front.current ?? {};
  const isHere = front.current?.chosen === chosen && (isComing || front.current?.view === view);
  const left = seen && isHere && !listed.some(({ id }) => id === seen.id) ? seen : undefined;
  // Unless this judge has decided it.
  const isOpen = useDecided(decisions, useOne(left)).some(isWaiting);
  const stored = useQuery({ ...answerQuery(api, game, left?.id ?? asAnswerId(0)), enabled: isOpen });
  const isDeleted = isApiFailure(stored.error) && stored.error.status === 404;
  const [now] = useDecided(decisions, useOne(stored.data ?? left));
  const kept = isOpen && !isDeleted ? now : undefined;
  const items = useMemo(
    () => (kept ? [...listed.slice(0, at), kept, ...listed.slice(at)] : listed),
    [listed, kept, at],
  );
  return {
    items,
    /** The answer that has left the list. */
    kept: kept?.id,
    /** Remembers the answer in front and its place in the list. Stable. */
    follow: useSteady((answer: Answer | undefined, index: number): void => {
      if (answer && (isComing || answer.id === kept?.id)) return;
      front.current = answer && isWaiting(answer) ? { answer, at: index, view, chosen } : undefined;
    }),
  };
}

const useOne = (answer: Answer | undefined): readonly Answer[] =>
  useMemo(() => (answer ? [answer] : NOTHING), [answer]);
