import { and, count, desc, eq, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
import { isAnyOf } from '../db/any-of';
import type { Queries } from '../db/database';
import { answers, tasks, teams, users } from '../db/schema';

/** An answer row. */
export type AnswerRow = typeof answers.$inferSelect;

/** An answer with the records it names. */
export type NamedAnswer = Awaited<ReturnType<typeof listAnswerRows>>[number];

/** Filters for the answers of a game. */
export interface AnswerFilter {
  readonly gameId: number;
  readonly taskId?: number | undefined;
  readonly teamId?: number | undefined;
  readonly featured?: boolean | undefined;
  /** Only answers that were accepted or rejected. */
  readonly decided?: boolean | undefined;
  /** Only answers with smaller ids. */
  readonly before?: number | undefined;
  /** Only answers that everybody may see under this kind of moderation. */
  readonly shownBy?: string | undefined;
}

const matching = ({ gameId, taskId, teamId, featured, decided, before, shownBy }: AnswerFilter): SQL | undefined =>
  and(
    eq(answers.game_id, gameId),
    taskId === undefined ? undefined : eq(answers.task_id, taskId),
    teamId === undefined ? undefined : eq(answers.team_id, teamId),
    featured ? isNotNull(answers.featured_at) : undefined,
    decided ? or(isNotNull(answers.approved_at), isNotNull(answers.rejected_at)) : undefined,
    before === undefined ? undefined : lt(answers.id, before),
    shownBy === undefined ? undefined : isShown(shownBy),
  );

/** What streams show: counted answers of existing teams, to challenges whose answers are not hidden. */
const isShown = (review: string): SQL | undefined =>
  and(
    isNull(answers.rejected_at),
    review === 'pre' ? isNotNull(answers.approved_at) : undefined,
    eq(tasks.hide_answers, 0),
    isNull(teams.deleted_at),
  );

const named = (queries: Queries) =>
  queries
    .select({
      answer: answers,
      task: { id: tasks.id, name: tasks.name, description: tasks.description, points: tasks.points },
      place: { latitude: tasks.latitude, longitude: tasks.longitude },
      team: { id: teams.id, name: teams.name },
      hidden: tasks.hide_answers,
      teamDeletedAt: teams.deleted_at,
      reviewer: { id: users.id, name: users.name },
    })
    .from(answers)
    .innerJoin(tasks, eq(tasks.id, answers.task_id))
    .innerJoin(teams, eq(teams.id, answers.team_id))
    .leftJoin(users, eq(users.id, answers.reviewed_by_id));

/** Answers of a game, newest first. */
export const listAnswerRows = (
  queries: Queries,
  filter: AnswerFilter,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
) => named(queries).where(matching(filter)).orderBy(desc(answers.id)).limit(limit).offset(offset);

/** Number of answers of a game that match. */
export async function countAnswers(queries: Queries, filter: AnswerFilter): Promise<number> {
  const [counted] = await queries
    .select({ n: count() })
    .from(answers)
    .innerJoin(tasks, eq(tasks.id, answers.task_id))
    .innerJoin(teams, eq(teams.id, answers.team_id))
    .where(matching(filter));
  return counted?.n ?? 0;
}

/** Ids of the featured answers that everybody may see, newest first. */
export async function listFeaturedIds(queries: Queries, gameId: number, review: string): Promise<number[]> {
  const rows = await queries
    .select({ id: answers.id })
    .from(answers)
    .innerJoin(tasks, eq(tasks.id, answers.task_id))
    .innerJoin(teams, eq(teams.id, answers.team_id))
    .where(matching({ gameId, featured: true, shownBy: review }))
    .orderBy(desc(answers.id));
  return rows.map(({ id }) => id);
}

/** Answers of a game in the order of these ids. */
export async function listAnswersById(
  queries: Queries,
  gameId: number,
  ids: readonly number[],
): Promise<NamedAnswer[]> {
  if (ids.length === 0) return [];
  const rows = await named(queries).where(and(eq(answers.game_id, gameId), isAnyOf(answers.id, ids)));
  const byId = new Map(rows.map((row) => [row.answer.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One answer of a game; undefined if the game does not have it. */
export async function findAnswer(queries: Queries, gameId: number, id: number): Promise<NamedAnswer | undefined> {
  const [found] = await named(queries).where(and(eq(answers.game_id, gameId), eq(answers.id, id)));
  return found;
}

/** An earlier answer that a device sent with the same key. */
export async function findSubmitted(queries: Queries, teamId: number, key: string): Promise<AnswerRow | undefined> {
  const [found] = await queries
    .select()
    .from(answers)
    .where(and(eq(answers.team_id, teamId), eq(answers.submit_key, key)));
  return found;
}

/** A team's answers to one challenge. */
export const listOwnAnswers = (queries: Queries, teamId: number, taskId?: number) =>
  queries
    .select()
    .from(answers)
    .where(and(eq(answers.team_id, teamId), taskId === undefined ? undefined : eq(answers.task_id, taskId)));
