import { isApiFailure, reasonOf } from '@waymark/client';
import type { Answer, GameId, ReviewDecision, TaskId, Unsubscribe } from '@waymark/contract';
import { useHost, useOffered, useReadable, useTranslate } from '@waymark/host-kit';
import { useAnnouncer } from '@waymark/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useSteady } from '../use-steady';
import { type Decision, isReviewable, startingPoints } from './decision';
import type { Undone } from './game-decisions';
import { useDecisionEvents, useGameDecisions, useResendOnline } from './use-decisions';
import { useVerdictWords } from './use-verdict-words';

/** Reviewing a game's answers on a screen. */
export type Review = ReturnType<typeof useReview>;

/** Options of a screen's review. */
export interface ReviewOptions {
  /** Points can be set; otherwise each answer keeps its own. */
  readonly setsPoints: boolean;
  /** Called after an undo, with the restored answers. */
  readonly onBack?: (ids: readonly number[]) => void;
}

/** What a decision carries instead of the draft's. */
interface GivenParts {
  readonly points?: number;
  readonly message?: string;
}

/** The notice of the latest decision, or of an undo. */
interface ShownVerdict {
  readonly key: string | undefined;
  readonly close: Unsubscribe;
}

/** Reviews answers immediately, with a notice that offers Undo, and reports failures. */
export function useReview(game: GameId, { setsPoints, onBack }: ReviewOptions) {
  const { notices, errors } = useHost();
  const t = useTranslate();
  const say = useAnnouncer();
  const words = useVerdictWords();
  const decisions = useGameDecisions(game);
  const offersUndo = useOffered('answer-undo');
  const undoable = useReadable(decisions.undoable);
  const notice = useRef<ShownVerdict>(undefined);
  useEffect(() => () => notice.current?.close(), []);
  useResendOnline(decisions);

  const show = (text: string, made?: Decision, canBeUndone = false): void => {
    // One notice at a time: the next decision replaces it.
    notice.current?.close();
    const action = made && canBeUndone && { action: { label: t('Undo'), run: () => void undo(made) } };
    notice.current = { key: made?.key, close: notices.show({ tone: 'info', text, ...action }) };
    say(text, 'review');
  };

  /** Closes the notice of a decision that doesn't count after all. */
  const hide = ({ key }: Decision): void => {
    if (notice.current?.key === key) notice.current.close();
  };

  const showUndone = ({ ids, kept }: Undone): void => {
    onBack?.(ids);
    if (ids.length > 0) show(t('Undone.'));
    if (kept.length > 0) {
      const text = t("Couldn't undo: someone has reviewed this since.");
      notices.show({ tone: 'warning', text });
    }
  };

  const undo = async (made: Decision): Promise<void> => {
    try {
      const undone = await decisions.undo(made);
      if (undone) showUndone(undone);
      else notices.show({ tone: 'warning', text: t("It's too late to undo this.") });
    } catch (error) {
      errors.report(error);
    }
  };

  useDecisionEvents(decisions, {
    onConflict: (entry) => {
      hide(entry);
      const text = t('Someone else reviewed this first. Compare and choose.');
      notices.show({ tone: 'warning', text });
      say(`${words(entry)} ${text}`, 'review');
    },
    onSent: (_, { left }) => {
      if (left.length === 0) return;
      const text = t('Skipped {n}: already reviewed.', { n: left.length });
      notices.show({ tone: 'warning', text });
    },
    onRefused: (made, failure) => {
      hide(made);
      if (!isApiFailure(failure) || failure.status !== 422) return false;
      notices.show({ tone: 'danger', text: `${words(made)} ${t("Couldn't save.")} ${reasonOf(failure)}` });
      return true;
    },
  });

  /** Reviews answers. @returns whether any could be reviewed */
  const decide = (decision: ReviewDecision, answers: readonly Answer[], given: GivenParts = {}): boolean => {
    const meant = answers.filter((answer) => isReviewable(answer) && !(decision === 'feature' && answer.featured_at));
    const [first, ...others] = meant;
    if (!first) return false;
    // A draft is for its own answer only.
    const only = others.length === 0 ? first : undefined;
    const parts = { ...(only && decisions.drafts.of(only.id)), ...given };
    const worth = only ? worthOf(only, decision, parts.points, setsPoints) : parts.points;
    const fresh = {
      decision,
      answers: meant.map((one) => ({ id: one.id, review_key: one.review_key, points: startingPoints(one) })),
      points: decision === 'reject' ? 0 : worth,
      message: (parts.message ?? '').trim(),
      who: only && (only.team?.name || only.task?.name),
    };
    if (only && decisions.isRepeated(fresh, only)) return false;
    const made = decisions.decide(fresh);
    show(words(made), made, offersUndo || !navigator.onLine);
    return true;
  };

  /** Reviews all waiting answers for a challenge, in one request. */
  const decideAllOf = (decision: ReviewDecision, task: TaskId): void => {
    const points = decision === 'reject' ? 0 : undefined;
    const made = decisions.decide({ decision, answers: [], allOf: task, points, message: '' });
    show(words(made), made, offersUndo);
  };

  const canUndo = undoable.length > 0;
  const steady = {
    decide: useSteady(decide),
    decideAllOf: useSteady(decideAllOf),
    show: useSteady(show),
    showUndone: useSteady(showUndone),
    /** Undoes the latest decision. @returns whether there is one */
    undoLast: useSteady((): boolean => {
      const last = undoable.at(-1);
      if (last) void undo(last);
      return last !== undefined;
    }),
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: its handlers are stable
  return useMemo(() => ({ decisions, canUndo, ...steady }), [decisions, canUndo]);
}

/** The points of one decision. Featuring keeps them unless some were chosen. */
function worthOf(
  answer: Answer,
  decision: ReviewDecision,
  chosen: number | undefined,
  setsPoints: boolean,
): number | undefined {
  if (decision === 'feature') return setsPoints ? chosen : undefined;
  return setsPoints && chosen !== undefined ? chosen : startingPoints(answer);
}
