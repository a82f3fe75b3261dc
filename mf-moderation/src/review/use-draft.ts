import { type Answer, POINTS_MAX } from '@waymark/contract';
import { useReadable } from '@waymark/host-kit';
import { useCallback } from 'react';
import { startingPoints } from './decision';
import type { GameDecisions } from './game-decisions';

/** The draft of an answer and its setters. */
export interface DraftEntry {
  readonly points: number;
  readonly message: string;
  readonly setPoints: (points: number) => void;
  readonly setMessage: (message: string) => void;
}

/** The draft of an answer. */
export function useDraft({ drafts }: GameDecisions, answer: Answer): DraftEntry {
  const { id } = answer;
  const draft = useReadable(drafts.all).get(id);
  return {
    points: draft?.points ?? startingPoints(answer),
    message: draft?.message ?? '',
    setPoints: useCallback(
      (points: number) => drafts.change(id, { points: Math.min(POINTS_MAX, Math.max(0, Math.round(points))) }),
      [drafts, id],
    ),
    setMessage: useCallback((message: string) => drafts.change(id, { message }), [drafts, id]),
  };
}
