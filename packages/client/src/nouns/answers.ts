import {
  type Answer,
  type AnswerId,
  acceptAnswer,
  answerSchema,
  emptyGame,
  featureAnswer,
  type GameId,
  getAnswer,
  listAnswers,
  PAGE_SIZE_DEFAULT,
  PAGE_SIZE_STREAM,
  type ReviewDecision,
  regenerateAnswer,
  rejectAnswer,
  rescoreGame,
  showAnswers,
  streamAnswers,
} from '@waymark/contract';
import { keys } from '../keys';
import { SHOWN, shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';
import { isApiFailure } from '../transport/failure';
import { type Page, readPage } from '../transport/paging';
import type { AnswersFilter, StreamOf } from './list-views';

/** The submissions of a game, unfiltered. */
export const ANSWERS_FILTER_DEFAULT: AnswersFilter = { page: 1, perPage: PAGE_SIZE_DEFAULT };

/** Query options of one page of a game's submissions, newest first, for reviewers. */
export const answersQuery = (api: Api, game: GameId, filter: AnswersFilter) => ({
  queryKey: keys.answersPage(game, filter),
  meta: shows(SHOWN.queue, game),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Page<Answer>> => {
    const { task, team, featured, page, perPage } = filter;
    const narrowed = { task_id: task, team_id: team, featured: featured ? ('1' as const) : undefined };
    const call = { params: { id: game }, query: { ...narrowed, page, per_page: perPage } };
    const answer = await callRoute(api, listAnswers, call, { signal });
    return readPage(answer, answer.answers, { page, perPage });
  },
});

/** Query options of one submission. */
export const answerQuery = (api: Api, game: GameId, id: AnswerId) => ({
  queryKey: keys.answer(game, id),
  meta: shows(SHOWN.answers, game),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Answer> =>
    (await callRoute(api, getAnswer, { params: { id }, query: { game_id: game } }, { signal, handles: [404] })).answer,
});

/** Options of a stream as an endless list: pages of 50, each after the last submission of the previous one ([G56]). */
export const streamList = (api: Api, game: GameId, { task, team }: StreamOf = {}) => ({
  queryKey: keys.stream(game, { task, team }),
  meta: shows(SHOWN.answers, game),
  load: async (after: Pick<Answer, 'id'> | undefined, signal: AbortSignal) => {
    const query = { per_page: PAGE_SIZE_STREAM, max_id: after?.id, task_id: task, team_id: team };
    const { answers } = await callRoute(api, streamAnswers, { params: { id: game }, query }, { signal });
    return { items: answers, isLast: answers.length < PAGE_SIZE_STREAM, count: undefined };
  },
});

/** The game's branding as everybody in it may see it. */
export interface SlideshowBrand {
  /** Colour of the player app's bar, such as `#831312`. */
  readonly colour: string | undefined;
  readonly logo: string | undefined;
}

/** One page of a slideshow. */
export interface SlideshowPart {
  /** Newest first. */
  readonly answers: readonly Answer[];
  /** Ids of featured submissions, at least of this page. */
  readonly featured: ReadonlySet<number>;
  /** Total number of submissions; undefined if unknown. */
  readonly count: number | undefined;
  /** An extra: undefined if the game has none, on later pages, and if the provider doesn't say. */
  readonly brand: SlideshowBrand | undefined;
}

/**
 * One page of a game's slideshow ([G57]). A provider may send fewer submissions than requested, so a short page need not
 * be the last one, which is empty or reaches `count`.
 * @param before smallest id of the previous page; undefined for the newest submissions
 * @throws {ApiFailure}
 */
export async function slideshowPart(
  api: Api,
  game: GameId,
  before: AnswerId | undefined,
  options?: CallOptions,
): Promise<SlideshowPart> {
  const call = { params: { id: game }, query: { per_page: PAGE_SIZE_STREAM, max_id: before } };
  const { answers, featured = [], count, brand } = await callRoute(api, showAnswers, call, options);
  const named = featured.map((one) => (typeof one === 'number' ? one : one.id));
  const marked = answers.filter(({ featured_at }) => featured_at).map(({ id }) => id);
  return { answers, featured: new Set([...named, ...marked]), count, brand: slideshowBrandOf(brand) };
}

function slideshowBrandOf(brand: unknown): SlideshowBrand | undefined {
  if (typeof brand !== 'object' || brand === null) return undefined;
  const { top_nav_background_color: colour, logo } = brand as Readonly<Record<string, unknown>>;
  return {
    colour: typeof colour === 'string' && /^#[0-9a-f]{3,8}$/i.test(colour) ? colour : undefined,
    logo: typeof logo === 'string' && logo !== '' ? logo : undefined,
  };
}

/** The extras of a decision. */
export interface Verdict {
  readonly points?: number | undefined;
  /** Message to the team. */
  readonly message?: string | undefined;
}

/** A submission after a decision, with an undo id if the provider has one. */
export interface DecidedAnswer {
  readonly answer: Answer | undefined;
  readonly undo: number | undefined;
}

const ROUTES = { accept: acceptAnswer, reject: rejectAnswer, feature: featureAnswer } as const;

/** Decides about a submission as it was seen. A rejection carries 0 points. @throws {ApiFailure} 409 for an outdated copy */
export async function decideAnswer(
  api: Api,
  game: GameId,
  { id, review_key = '' }: Pick<Answer, 'id' | 'review_key'>,
  decision: ReviewDecision,
  { points, message }: Verdict = {},
  options?: CallOptions,
): Promise<DecidedAnswer> {
  const worth = decision === 'reject' ? 0 : points;
  const body = {
    id,
    game_id: game,
    review_key,
    ...(worth === undefined ? {} : { points: worth }),
    ...(message === undefined ? {} : { message }),
  };
  const { answer, undo_id } = await callRoute(api, ROUTES[decision], { params: { id }, body }, options);
  return { answer, undo: undo_id };
}

/** The submission as decided by somebody else meanwhile, from a refusal; undefined if it isn't included. */
export function decidedMeanwhile(failure: unknown): Answer | undefined {
  if (!isApiFailure(failure) || failure.status !== 409) return undefined;
  const { answer } = (failure.data ?? {}) as { readonly answer?: unknown };
  const read = answerSchema.safeParse(answer);
  return read.success ? read.data : undefined;
}

/** Regenerates the pictures and stills of a submission. @returns it meanwhile, if the provider sends it */
export async function remakeAnswerMedia(api: Api, id: AnswerId, options?: CallOptions): Promise<Answer | undefined> {
  return (await callRoute(api, regenerateAnswer, { body: { id } }, options)).answer;
}

/** Deletes all submissions of a game. */
export async function removeAllAnswers(api: Api, game: GameId, options?: CallOptions): Promise<void> {
  await callRoute(api, emptyGame, { params: { id: game } }, options);
}

/** Recalculates the scores of a game. Failures are only logged. */
export async function recalculateScores(
  api: Api,
  game: GameId,
  options: CallOptions = { silent: true },
): Promise<void> {
  await callRoute(api, rescoreGame, { body: { game_id: game } }, options);
}
