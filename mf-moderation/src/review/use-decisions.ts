import type { Answer, GameId } from '@waymark/contract';
import { useHost, useReadable } from '@waymark/host-kit';
import { whenIdle } from '@waymark/ui';
import { useEffect, useMemo, useRef } from 'react';
import { withDecisions } from './decision';
import { decisionsOf } from './decisions-of';
import type { DecisionEvents, GameDecisions } from './game-decisions';
import type { OutboxEntry } from './kept-decision';
import { fetchSending } from './sending';

/** Retry interval in milliseconds for decisions waiting for a connection. */
const RETRY = 15_000;

/** The decisions of this account in a game. */
export function useGameDecisions(game: GameId): GameDecisions {
  const host = useHost();
  const { id } = useReadable(host.session.me);
  return useMemo(() => decisionsOf(host, game, id), [host, game, id]);
}

/** Resends waiting decisions whenever the connection may be back. */
export function useResendOnline(decisions: GameDecisions): void {
  const { live } = useHost();
  const status = useReadable(live.status);
  const waits = useReadable(decisions.outbox.entries).some(({ state }) => state === 'waiting');
  // biome-ignore lint/correctness/useExhaustiveDependencies: retries when the live status changes
  useEffect(() => {
    const resume = () => void decisions.outbox.resume();
    resume();
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [decisions, status]);
  // Before the first decision, while there is a connection.
  useEffect(() => whenIdle(() => void fetchSending().catch(() => undefined)), []);
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => void decisions.outbox.resume(), RETRY);
    return () => clearInterval(timer);
  }, [decisions, waits]);
}

/** Subscribes the screen to the outcome of decisions. */
export function useDecisionEvents(decisions: GameDecisions, events: DecisionEvents): void {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(
    () =>
      decisions.listen({
        onSent: (decision, sent) => latest.current.onSent?.(decision, sent),
        onConflict: (entry) => latest.current.onConflict?.(entry),
        onRefused: (decision, failure) => latest.current.onRefused?.(decision, failure) ?? false,
      }),
    [decisions],
  );
}

/** Answers with this device's unconfirmed decisions applied, except those in conflict. */
export function useDecided(decisions: GameDecisions, answers: readonly Answer[]): readonly Answer[] {
  const entries = useReadable(decisions.outbox.entries);
  return useMemo(() => {
    const counting = entries.filter(({ state }) => state !== 'conflict');
    return counting.length === 0 ? answers : answers.map((answer) => withDecisions(answer, counting));
  }, [answers, entries]);
}

/** Whether a decision on an answer is kept until there is a connection. */
export const useIsKept = ({ outbox }: GameDecisions, { id }: Answer): boolean =>
  useReadable(outbox.entries).some(
    ({ state, answers }) => state === 'waiting' && answers.some((answer) => answer.id === id),
  );

const THEIRS: readonly Answer[] = [];

/** Answers someone else reviewed first, in their current state: shown until the judge chooses. */
export function useDisputed(decisions: GameDecisions): readonly Answer[] {
  const entries = useReadable(decisions.outbox.entries);
  return useMemo(() => {
    const theirs = entries.flatMap((entry) => (entry.state === 'conflict' && entry.theirs ? [entry.theirs] : []));
    return theirs.length === 0 ? THEIRS : theirs;
  }, [entries]);
}

/** The conflicting decision on an answer. */
export function useConflict(decisions: GameDecisions, answer: Answer | undefined): OutboxEntry | undefined {
  const entries = useReadable(decisions.outbox.entries);
  return (
    answer && entries.find(({ state, answers }) => state === 'conflict' && answers.some(({ id }) => id === answer.id))
  );
}
