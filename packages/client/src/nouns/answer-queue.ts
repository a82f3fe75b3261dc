import {
  type Answer,
  type AnswerId,
  type Claim,
  claimAnswer,
  claimNextAnswer,
  countQueue,
  type GameId,
  listQueue,
  PAGE_SIZE_DEFAULT,
  type RouteAnswer,
  releaseAnswer,
} from '@waymark/contract';
import { keys } from '../keys';
import { SHOWN, shows } from '../live/shown';
import { type CallOptions, callRoute } from '../transport/call';
import { callIfOffered, type OfferingApi } from '../transport/call-if-offered';
import { answersQuery } from './answers';
import type { QueueFilter } from './list-views';

/** A page of the review queue. */
export interface QueuePage {
  readonly answers: readonly Answer[];
  /** Cursor of the next page; undefined at the end. */
  readonly next: number | undefined;
}

const isWaiting = ({ approved_at, rejected_at, user_id }: Answer): boolean =>
  !approved_at && !rejected_at && user_id !== null;

/**
 * Query options of the review queue, page by page. Without a queue, waiting submissions are filtered out of all of
 * them, newest first; a page may then be empty although more follow.
 */
export const queueQuery = (
  api: OfferingApi,
  game: GameId,
  filter: QueueFilter,
  perPage: number = PAGE_SIZE_DEFAULT,
) => ({
  queryKey: keys.queue(game, filter, perPage),
  meta: shows(SHOWN.queue, game),
  initialPageParam: undefined as number | undefined,
  queryFn: ({
    pageParam,
    signal,
  }: {
    readonly pageParam: number | undefined;
    readonly signal: AbortSignal;
  }): Promise<QueuePage> =>
    callIfOffered(
      api,
      'answer-queue',
      async () => {
        const { order, task, team, free } = filter;
        const query = { order, task_id: task, team_id: team, after: pageParam, per_page: perPage };
        const wish = free ? { free: '1' as const } : {};
        const call = { params: { id: game }, query: { ...query, ...wish } };
        const { answers, next } = await callRoute(api, listQueue, call, { signal });
        return { answers, next: next ?? undefined };
      },
      () => pickWaiting(api, game, filter, pageParam ?? 1, perPage, signal),
    ),
  getNextPageParam: ({ next }: QueuePage): number | undefined => next,
});

async function pickWaiting(
  api: OfferingApi,
  game: GameId,
  { task, team }: QueueFilter,
  page: number,
  perPage: number,
  signal: AbortSignal,
): Promise<QueuePage> {
  const { items, pages } = await answersQuery(api, game, { task, team, page, perPage }).queryFn({ signal });
  return { answers: items.filter(isWaiting), next: page < pages ? page + 1 : undefined };
}

/** How much is waiting, since when, and how fast it is decided. */
export type QueueFigures = RouteAnswer<typeof countQueue>;

/** Query options of a queue's figures; null if the provider has none. */
export const queueFiguresQuery = (api: OfferingApi, game: GameId) => ({
  queryKey: keys.queueFigures(game),
  meta: shows(SHOWN.figures, game),
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<QueueFigures | null> =>
    callIfOffered(
      api,
      'answer-queue',
      () => callRoute(api, countQueue, { params: { id: game } }, { signal }),
      async () => null,
    ),
});

/** Query options of how many submissions are waiting; 0 if the provider doesn't say or fails. */
export const waitingCountQuery = (api: OfferingApi, game: GameId) => ({
  queryKey: keys.waitingCount(game),
  meta: shows(SHOWN.figures, game),
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<number> =>
    callIfOffered(
      api,
      'answer-queue',
      async () => (await callRoute(api, countQueue, { params: { id: game } }, { signal, silent: true })).waiting ?? 0,
      async () => 0,
    ).catch(() => 0),
});

/**
 * Claims a submission, or renews the claim; must be repeated well within `CLAIM_SECONDS`.
 * @returns undefined if the provider has no claims
 * @throws {ApiFailure} 409 if somebody else has claimed it
 */
export const claimSubmission = (
  api: OfferingApi,
  game: GameId,
  id: AnswerId,
  options: CallOptions = { silent: true },
): Promise<Claim | undefined> =>
  callIfOffered(
    api,
    'answer-claims',
    async () => (await callRoute(api, claimAnswer, { params: { id }, body: { game_id: game } }, options)).claim,
    async () => undefined,
  );

/** Releases the claim of a submission. */
export const releaseSubmission = (
  api: OfferingApi,
  game: GameId,
  id: AnswerId,
  options: CallOptions = { silent: true },
): Promise<void> =>
  callIfOffered(
    api,
    'answer-claims',
    async () => {
      await callRoute(api, releaseAnswer, { params: { id }, query: { game_id: game } }, options);
    },
    async () => undefined,
  );

/** Claims and returns the next unclaimed submission; requires `answer-claims`. */
export async function nextAnswer(
  api: OfferingApi,
  game: GameId,
  { order, task, team }: QueueFilter,
  after?: AnswerId,
  options?: CallOptions,
): Promise<Answer | undefined> {
  const narrowed = {
    ...(task === undefined ? {} : { task_id: task }),
    ...(team === undefined ? {} : { team_id: team }),
    ...(after === undefined ? {} : { after }),
  };
  const { answer } = await callRoute(api, claimNextAnswer, { body: { game_id: game, order, ...narrowed } }, options);
  return answer ?? undefined;
}
