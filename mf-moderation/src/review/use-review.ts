import { isApiFailure, reasonOf } from '@waymark/client';
import type { Answer, GameId, ReviewDecision, TaskId, Unsubscribe } from '@waymark/contract';
import { useHost, useOffered, useReadable, useTranslate } from '@waymark/host-kit';
import { useVoice } from '@waymark/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useSteady } from '../use-steady';
import { type Decision, isReviewable, startingPoints } from './decision';
import type { TakenBack } from './review-desk';
import { useDeskEvents, useDeskOnline, useReviewDesk } from './use-review-desk';
import { useVerdictWords } from './use-verdict-words';

/** How the answers of a game are decided on a screen. */
export type Review = ReturnType<typeof useReview>;

/** What a screen does besides, when something is decided. */
export interface ReviewOptions {
  /** Points may be given by hand; otherwise every answer keeps its own. */
  readonly setsPoints: boolean;
  /** A decision was taken back: these answers are as they were. */
  readonly onBack?: (ids: readonly number[]) => void;
}

/** Decides about answers at once, says so with a way back for seven seconds, and tells what went wrong. */
export function useReview(game: GameId, { setsPoints, onBack }: ReviewOptions) {
  const { notices, errors } = useHost();
  const t = useTranslate();
  const say = useVoice();
  const words = useVerdictWords();
  const desk = useReviewDesk(game);
  const offersUndo = useOffered('answer-undo');
  const undoable = useReadable(desk.undoable);
  const notice = useRef<Unsubscribe>(undefined);
  useEffect(() => () => notice.current?.(), []);
  useDeskOnline(desk);

  const show = (text: string, made?: Decision): void => {
    // One notice at a time: the next decision speaks for itself.
    notice.current?.();
    const action = made && { action: { label: t('Undo'), run: () => void takeBack(made) } };
    notice.current = notices.show({ tone: 'info', text, ...action });
    say(text, 'review');
  };

  const took = ({ ids, kept }: TakenBack): void => {
    onBack?.(ids);
    if (ids.length > 0) show(t('Undone.'));
    if (kept.length > 0) {
      const text = t("Somebody has decided again since. That decision wasn't undone.");
      notices.show({ tone: 'warning', text });
    }
  };

  const takeBack = async (made: Decision): Promise<void> => {
    try {
      const taken = await desk.takeBack(made);
      if (taken) took(taken);
      else onBack?.(made.answers.map(({ id }) => id));
    } catch (error) {
      errors.report(error);
    }
  };

  useDeskEvents(desk, {
    onConflict: (entry) => {
      const text = t('Somebody else decided first. Look at both and choose.');
      notices.show({ tone: 'warning', text });
      say(`${words(entry)} ${text}`, 'review');
    },
    onSent: (_, { left }) => {
      if (left.length === 0) return;
      const text = t('{n} answers were left out because somebody else decided them first.', { n: left.length });
      notices.show({ tone: 'warning', text });
    },
    onRefused: (made, failure) => {
      notice.current?.();
      if (!isApiFailure(failure) || ![403, 404, 422].includes(Number(failure.status))) return false;
      notices.show({ tone: 'danger', text: `${words(made)} ${t("Couldn't save.")} ${reasonOf(failure)}` });
      return true;
    },
  });

  /** Decides about answers as they are on view. @returns whether there was anything to decide */
  const decide = (decision: ReviewDecision, answers: readonly Answer[], points?: number): boolean => {
    const meant = answers.filter(
      (answer) => isReviewable(answer) && !(decision === 'feature' && (answer.featured_at || answer.rejected_at)),
    );
    const [only] = meant;
    if (!only) return false;
    const draft = desk.drafts.of(only.id);
    const worth = meant.length === 1 ? worthOf(only, decision, draft.points, setsPoints) : points;
    const made = desk.decide({
      decision,
      answers: meant.map(({ id, review_key }) => ({ id, review_key })),
      points: decision === 'reject' ? 0 : worth,
      message: draft.message ?? '',
    });
    show(words(made, meant), offersUndo || !navigator.onLine ? made : undefined);
    return true;
  };

  /** Decides about everything that waits for a challenge, in one request. */
  const decideAllOf = (decision: ReviewDecision, task: TaskId, points?: number): void => {
    const worth = decision === 'reject' ? 0 : points;
    const made = desk.decide({ decision, answers: [], allOf: task, points: worth, message: '' });
    show(words(made), offersUndo ? made : undefined);
  };

  const canUndo = undoable.length > 0;
  const steady = {
    decide: useSteady(decide),
    decideAllOf: useSteady(decideAllOf),
    show: useSteady(show),
    took: useSteady(took),
    takeBack: useSteady(takeBack),
    /** Takes the latest decision back. @returns whether there is one */
    undoLast: useSteady((): boolean => {
      const last = undoable.at(-1);
      if (last) void takeBack(last);
      return last !== undefined;
    }),
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: its handlers stay the same
  return useMemo(() => ({ desk, canUndo, ...steady }), [desk, canUndo]);
}

/** The points of one decision. A feature leaves them alone unless somebody has chosen some. */
function worthOf(
  answer: Answer,
  decision: ReviewDecision,
  chosen: number | undefined,
  setsPoints: boolean,
): number | undefined {
  if (decision === 'feature') return setsPoints ? chosen : undefined;
  return setsPoints && chosen !== undefined ? chosen : startingPoints(answer);
}
