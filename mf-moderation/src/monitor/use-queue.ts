import { answersQuery, type Page, queueFiguresQuery } from '@waymark/client';
import { type Answer, type GameId, gameOfMessage } from '@waymark/contract';
import {
  nextPage,
  type PagesQuery,
  pagesQuery,
  useHost,
  useLastPage,
  useLiveMessages,
  useOffered,
  useReadable,
} from '@waymark/host-kit';
import { keepPreviousData, useQuery, useQueryClient } from '@waymark/host-kit/query';
import { useEffect, useMemo, useRef } from 'react';
import { isWaiting } from '../review/decision';
import type { GameDecisions } from '../review/game-decisions';
import { reloadAnswers } from '../review/reload-answers';
import { useDecided, useDisputed } from '../review/use-decisions';
import { useSteady } from '../use-steady';
import { answersFilterAt, type MonitorPlace } from './monitor-address';
import { queuePageQuery } from './queue-pages';
import { useArrivals } from './use-arrivals';
import { useKept } from './use-kept';

/** Debounce in milliseconds for changes that aren't decisions: claims arrive in bursts. */
const GATHER = 2000;

/** With this many answers left on a page, the next ones are prefetched. */
const SHORT = 3;

/** Changes other than decisions: media that is ready and claims, and who may no longer review. */
const OTHERS = ['ss.answer.update', 'ss.admin.delete', 'ss.coordinator.delete', 'ss.user.ban'] as const;

const NOTHING: readonly Answer[] = [];

/** What the monitor lists. */
export type Queue = ReturnType<typeof useQueue>;

/** The submissions on view, with this device's decisions and without new arrivals. */
export function useQueue(
  game: GameId,
  place: MonitorPlace,
  decisions: GameDecisions,
  change: (to: { readonly page: number }, options: { readonly replace?: boolean }) => void,
) {
  const { api } = useHost();
  const client = useQueryClient();
  const hasQueue = useOffered('answer-queue');
  const waits = hasQueue && place.show === 'waiting' && place.featured === '';
  const pageQuery: PagesQuery<Page<Answer>> = waits
    ? queuePageQuery(api, game, place)
    : pagesQuery(place, (at) => answersQuery(api, game, { ...answersFilterAt(place), ...at }));
  const query = useQuery<Page<Answer>>({ ...pageQuery, placeholderData: keepPreviousData });
  const counted = useQuery({ ...queueFiguresQuery(api, game), enabled: hasQueue });
  const figures = counted.data ?? undefined;
  useOtherChanges(game, () => void reloadAnswers(client, game));

  const stored = query.data?.items ?? NOTHING;
  // A provider that doesn't know this filter sends all.
  const asked = useMemo(
    () => (place.featured === '' ? stored : stored.filter(({ featured_at }) => featured_at)),
    [stored, place.featured],
  );
  const decided = useDecided(decisions, asked);
  const disputed = useDisputed(decisions);
  const listed = useMemo(() => (waits ? waitingOf(decided, disputed) : decided), [decided, disputed, waits]);
  const arrivals = useArrivals(game, place, query.data && !query.isPlaceholderData ? listed : undefined);
  const { items, kept, follow } = useKept(game, place, decisions, arrivals.items ?? listed, query.isPlaceholderData);
  const pending = useReadable(decisions.outbox.entries);
  const hasMore = waits && (query.data?.pages ?? 1) > place.page;
  const { error, isFetching, refetch } = query;
  const isSettled = pending.every(({ state }) => state === 'conflict');
  // A failed reload isn't repeated.
  const isShort = hasMore && isSettled && !error && listed.length <= SHORT;
  useEffect(() => {
    // Waiting answers move up as others are reviewed.
    if (isShort && !isFetching) void refetch();
  }, [isFetching, isShort, refetch]);

  const isSending = pending.some(({ state }) => state === 'sending');
  const isEmptied = listed.length === 0 && kept === undefined;
  const isMovingUp = hasMore && isEmptied && (isShort || isFetching || isSending);
  const page = query.data && { ...query.data, items };
  const data = hasMore && isEmptied && error ? undefined : page;

  const count = waits ? waitingAt(figures, place) : query.data?.count;
  const pages = count === undefined ? (query.data?.pages ?? 1) : Math.max(1, Math.ceil(count / place.perPage));
  useLastPage({ data: lastPage(), isPlaceholderData: query.isPlaceholderData }, place.page, change);

  /** The last page; of waiting answers known only once it is passed or has none left. */
  function lastPage(): { readonly pages: number } | undefined {
    if (!query.data || !waits) return query.data;
    if (place.endless) return undefined;
    const before = isEmptied && !hasMore ? place.page - 1 : place.page;
    return { pages: Math.max(1, Math.min(before, query.data.page)) };
  }

  const next = nextPage({ page: query.data, query }, place);

  return {
    /** The state of loading, with the items on view; without data if the next answers failed to move up. */
    query: { data, error, isFetching, refetch, isPlaceholderData: query.isPlaceholderData || isMovingUp },
    items,
    kept,
    follow,
    /** The displayed page with its items. */
    page,
    /** The query, if the queue is endless. */
    more: pageQuery.after && pageQuery,
    /** The page that an endless queue grows to next. */
    next,
    /** Lets an endless queue grow. */
    grow: () => {
      if (next !== undefined) change({ page: next }, { replace: true });
    },
    /** Undefined if the provider doesn't report it. */
    count,
    pages: Math.max(pages, query.data?.pages ?? 1),
    figures,
    /** Loading for the first time. */
    figuresComing: counted.isLoading,
    /** Lists waiting answers only. */
    waits,
    hasQueue,
    news: arrivals.count,
    /** Stable. */
    refresh: useSteady(() => {
      arrivals.clear();
      void reloadAnswers(client, game);
    }),
  };
}

/** Answers waiting for a decision, or in conflict. */
function waitingOf(answers: readonly Answer[], disputed: readonly Answer[]): readonly Answer[] {
  const isDisputed = ({ id }: Answer) => disputed.some((other) => other.id === id);
  const gone = disputed.filter(({ id }) => !answers.some((other) => other.id === id));
  return [...gone, ...answers.filter((answer) => isWaiting(answer) || isDisputed(answer))];
}

/** Number of waiting answers; undefined if not counted. */
function waitingAt(
  figures:
    | {
        readonly waiting?: number | undefined;
        readonly challenges: readonly { id?: number | undefined; waiting?: number | undefined }[];
      }
    | undefined,
  { challenge, team }: MonitorPlace,
): number | undefined {
  if (!figures || team !== 0) return undefined;
  return challenge === 0 ? figures.waiting : (figures.challenges.find(({ id }) => id === challenge)?.waiting ?? 0);
}

/** Follows changes other than decisions. */
function useOtherChanges(game: GameId, reload: () => void): void {
  const { session } = useHost();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLiveMessages(OTHERS, (message) => {
    const { user_id, fields } = message.detail;
    const isOwnClaim = fields?.join() === 'claim' && user_id === session.me.get().id;
    if (gameOfMessage(message) !== game || isOwnClaim || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      reload();
    }, GATHER);
  });
}
