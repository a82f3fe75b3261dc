import { and, count, desc, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { answers, tasks, teams } from '../db/schema';

/** An answer as it is stored. */
export type AnswerRow = typeof answers.$inferSelect;

/** An answer with what it names. */
export type NamedAnswer = Awaited<ReturnType<typeof listAnswerRows>>[number];

/** What answers of a game are asked for. */
export interface AnswerFilter {
  readonly gameId: number;
  readonly taskId?: number | undefined;
  readonly teamId?: number | undefined;
  readonly featured?: boolean | undefined;
  /** Those with smaller ids. */
  readonly before?: number | undefined;
  /** What everybody may see, in a game with this moderation. */
  readonly shownBy?: string | undefined;
}

const matching = ({ gameId, taskId, teamId, featured, before, shownBy }: AnswerFilter): SQL | undefined =>
  and(
    eq(answers.game_id, gameId),
    taskId === undefined ? undefined : eq(answers.task_id, taskId),
    teamId === undefined ? undefined : eq(answers.team_id, teamId),
    featured ? isNotNull(answers.featured_at) : undefined,
    before === undefined ? undefined : lt(answers.id, before),
    shownBy === undefined ? undefined : isShown(shownBy),
  );

/** What streams show: what counts, of challenges whose answers are not hidden, of teams that are there. */
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
      team: { id: teams.id, name: teams.name },
      hidden: tasks.hide_answers,
      teamDeletedAt: teams.deleted_at,
    })
    .from(answers)
    .innerJoin(tasks, eq(tasks.id, answers.task_id))
    .innerJoin(teams, eq(teams.id, answers.team_id));

/** Answers of a game, newest first. */
export const listAnswerRows = (
  queries: Queries,
  filter: AnswerFilter,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
) => named(queries).where(matching(filter)).orderBy(desc(answers.id)).limit(limit).offset(offset);

/** How many answers of a game fit. */
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

/** One answer of a game; undefined when the game has no such answer. */
export async function findAnswer(queries: Queries, gameId: number, id: number): Promise<NamedAnswer | undefined> {
  const [found] = await named(queries).where(and(eq(answers.game_id, gameId), eq(answers.id, id)));
  return found;
}

/** The answer a device sent with this key before. */
export async function findSubmitted(queries: Queries, teamId: number, key: string): Promise<AnswerRow | undefined> {
  const [found] = await queries
    .select()
    .from(answers)
    .where(and(eq(answers.team_id, teamId), eq(answers.submit_key, key)));
  return found;
}

/** What a team answered to one challenge. */
export const listOwnAnswers = (queries: Queries, teamId: number, taskId?: number) =>
  queries
    .select()
    .from(answers)
    .where(and(eq(answers.team_id, teamId), taskId === undefined ? undefined : eq(answers.task_id, taskId)));
