import {
  type Answer,
  type AnswerId,
  type AnswerReview,
  decideAnswers,
  type GameId,
  listAnswerReviews,
  listReviews,
  PAGE_SIZE_DEFAULT,
  type Review,
  type ReviewDecision,
  type TaskId,
  undoReview,
} from '@waymark/contract';
import { keys } from '../keys';
import { SHOWN, shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';
import { callIfOffered, type OfferingApi } from '../transport/call-if-offered';
import { isApiFailure } from '../transport/failure';
import { type Page, readPage } from '../transport/paging';
import { decideAnswer, type Verdict } from './answers';

/** The result of deciding several submissions. */
export interface DecidedAnswers {
  readonly ids: readonly number[];
  /** Those left unchanged, because somebody else decided first. */
  readonly left: readonly number[];
  /** Undoes all of them; undefined if that isn't possible. */
  readonly undo: number | undefined;
}

/**
 * Decides several submissions as they were seen: in one call if supported, otherwise one by one. Accepted without points,
 * each keeps what it earned; the documented call needs points, so one by one they are sent with each.
 */
export const decideSeveral = (
  api: OfferingApi,
  game: GameId,
  answers: readonly Pick<Answer, 'id' | 'review_key' | 'points'>[],
  decision: ReviewDecision,
  verdict: Verdict = {},
  options?: CallOptions,
): Promise<DecidedAnswers> =>
  callIfOffered(
    api,
    'answer-bulk',
    async (): Promise<DecidedAnswers> => {
      const named = answers.map(({ id, review_key }) => ({ id, ...(review_key ? { review_key } : {}) }));
      return sendDecision(api, game, decision, { answers: named }, verdict, options);
    },
    async () => {
      const [ids, left]: [number[], number[]] = [[], []];
      for (const answer of answers) {
        try {
          const points = verdict.points ?? (decision === 'accept' ? answer.points : undefined);
          await decideAnswer(api, game, answer, decision, { ...verdict, points }, { handles: [404, 409, 422] });
          ids.push(answer.id);
        } catch (failure) {
          if (!isApiFailure(failure) || ![404, 409, 422].includes(Number(failure.status))) throw failure;
          left.push(answer.id);
        }
      }
      return { ids, left, undo: undefined };
    },
  );

/** Decides all waiting submissions of a challenge; requires `answer-bulk`. */
export const decideAllOf = (
  api: Api,
  game: GameId,
  task: TaskId,
  decision: ReviewDecision,
  verdict: Verdict = {},
  options?: CallOptions,
): Promise<DecidedAnswers> => sendDecision(api, game, decision, { task_id: task }, verdict, options);

async function sendDecision(
  api: Api,
  game: GameId,
  decision: ReviewDecision,
  which: { readonly answers?: { id: AnswerId; review_key?: string }[]; readonly task_id?: TaskId },
  { points, message }: Verdict,
  options?: CallOptions,
): Promise<DecidedAnswers> {
  const frame = {
    ...(points === undefined || decision === 'reject' ? {} : { points }),
    ...(message === undefined ? {} : { message }),
  };
  const body = { game_id: game, decision, ...which, ...frame };
  const { ids, left, undo_id } = await callRoute(api, decideAnswers, { body }, options);
  return { ids, left, undo: undo_id };
}

/** Undoes a decision; requires `answer-undo`. */
export async function undoDecision(
  api: Api,
  game: GameId,
  undo: number,
  options?: CallOptions,
): Promise<{ readonly ids: readonly number[]; readonly kept: readonly number[]; readonly redo: number | undefined }> {
  const body = { game_id: game, undo_id: undo };
  const { ids, kept, undo_id } = await callRoute(api, undoReview, { body }, options);
  return { ids, kept, redo: undo_id };
}

/** Query options of the decisions in a game, newest first; empty if the provider has none. */
export const reviewsQuery = (api: OfferingApi, game: GameId, page = 1, perPage = PAGE_SIZE_DEFAULT) => ({
  queryKey: keys.reviewsPage(game, { page, perPage }),
  meta: shows(SHOWN.decisions, game),
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<Page<Review>> =>
    callIfOffered(
      api,
      'answer-history',
      async () => {
        const call = { params: { id: game }, query: { page, per_page: perPage } };
        const answer = await callRoute(api, listReviews, call, { signal });
        return readPage(answer, answer.reviews, { page, perPage });
      },
      async () => ({ items: [], page: 1, pages: 1, count: 0 }),
    ),
});

/** Query options of the decisions about one submission, newest first; empty if the provider has none. */
export const answerReviewsQuery = (api: OfferingApi, game: GameId, id: AnswerId) => ({
  queryKey: keys.answerReviews(game, id),
  meta: shows(SHOWN.decisions, game),
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<readonly AnswerReview[]> =>
    callIfOffered(
      api,
      'answer-history',
      async () => {
        const call = { params: { id }, query: { game_id: game } };
        return (await callRoute(api, listAnswerReviews, call, { signal })).reviews;
      },
      async () => [],
    ),
});
