import type { Answer, GameId } from '@waymark/contract';
import { useHost, useReadable } from '@waymark/host-kit';
import { whenIdle } from '@waymark/ui';
import { useEffect, useMemo, useRef } from 'react';
import { withDecisions } from './decision';
import type { OutboxEntry } from './kept-decision';
import { type DeskEvents, deskOf, type ReviewDesk } from './review-desk';
import { fetchSending } from './sending';

/** Milliseconds after which decisions that wait for a connection are tried again. */
const RETRY = 15_000;

/** The desk of this account in a game. */
export function useReviewDesk(game: GameId): ReviewDesk {
  const host = useHost();
  const { id } = useReadable(host.session.me);
  return useMemo(() => deskOf(host, game, id), [host, game, id]);
}

/** Sends what waits whenever the connection may be back, while a screen is shown. */
export function useDeskOnline(desk: ReviewDesk): void {
  const { live } = useHost();
  const status = useReadable(live.status);
  const waits = useReadable(desk.outbox.entries).some(({ state }) => state === 'waiting');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another status of the live line is a reason to try
  useEffect(() => {
    const resume = () => void desk.outbox.resume();
    resume();
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [desk, status]);
  // Before somebody decides, and before the connection may go.
  useEffect(() => whenIdle(() => void fetchSending().catch(() => undefined)), []);
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => void desk.outbox.resume(), RETRY);
    return () => clearInterval(timer);
  }, [desk, waits]);
}

/** Hears what becomes of decisions while a screen is shown. */
export function useDeskEvents(desk: ReviewDesk, events: DeskEvents): void {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(
    () =>
      desk.listen({
        onSent: (decision, sent) => latest.current.onSent?.(decision, sent),
        onConflict: (entry) => latest.current.onConflict?.(entry),
        onRefused: (decision, failure) => latest.current.onRefused?.(decision, failure) ?? false,
      }),
    [desk],
  );
}

/** Answers as they were decided here, before the provider has confirmed it. A decision in conflict does not count. */
export function useDecided(desk: ReviewDesk, answers: readonly Answer[]): readonly Answer[] {
  const entries = useReadable(desk.outbox.entries);
  return useMemo(() => {
    const counting = entries.filter(({ state }) => state !== 'conflict');
    return counting.length === 0 ? answers : answers.map((answer) => withDecisions(answer, counting));
  }, [answers, entries]);
}

const THEIRS: readonly Answer[] = [];

/** Answers that somebody else decided first, as they are now: they stay on view until one chooses. */
export function useDisputed(desk: ReviewDesk): readonly Answer[] {
  const entries = useReadable(desk.outbox.entries);
  return useMemo(() => {
    const theirs = entries.flatMap((entry) => (entry.state === 'conflict' && entry.theirs ? [entry.theirs] : []));
    return theirs.length === 0 ? THEIRS : theirs;
  }, [entries]);
}

/** The decision about an answer that met somebody else's. */
export function useConflict(desk: ReviewDesk, answer: Answer | undefined): OutboxEntry | undefined {
  const entries = useReadable(desk.outbox.entries);
  return (
    answer && entries.find(({ state, answers }) => state === 'conflict' && answers.some(({ id }) => id === answer.id))
  );
}
