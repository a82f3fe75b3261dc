import type { QueueOrder } from '@waymark/contract';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  isNotNull,
  isNull,
  lt,
  notExists,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { answerClaims, answers, tasks, teams } from '../../db/schema';

/** Filters and order of undecided answers. */
export interface QueueQuery {
  readonly gameId: number;
  readonly order: QueueOrder;
  readonly taskId?: number | undefined;
  readonly teamId?: number | undefined;
  /** Cursor: the last answer of the previous page, which may be decided by now. */
  readonly after?: number | undefined;
  /** Excludes answers claimed by other judges. */
  readonly freeFor?: { readonly userId: number; readonly now: Date } | undefined;
  readonly limit: number;
}

/** Undecided; matches the condition of the partial indexes. */
export const isWaiting = (): SQL | undefined =>
  and(isNull(answers.approved_at), isNull(answers.rejected_at), isNotNull(answers.user_id));

const ONE = { one: sql`1` };

/** In the queue: undecided, of an existing team and to an existing challenge. */
export const isQueued = (queries: Queries): SQL | undefined => {
  const itsTeam = and(eq(teams.id, answers.team_id), isNull(teams.deleted_at));
  const itsTask = and(eq(tasks.id, answers.task_id), isNull(tasks.deleted_at));
  return and(
    isWaiting(),
    exists(queries.select(ONE).from(teams).where(itsTeam)),
    exists(queries.select(ONE).from(tasks).where(itsTask)),
  );
};

/** Not claimed by another judge. */
export const isFreeFor = (queries: Queries, { userId, now }: { readonly userId: number; readonly now: Date }): SQL => {
  const others = and(
    eq(answerClaims.answer_id, answers.id),
    sql`${answerClaims.user_id} <> ${userId}::bigint`,
    gt(answerClaims.expires_at, now),
  );
  return notExists(queries.select(ONE).from(answerClaims).where(others));
};

/** Queued answers of a game or team, optionally without those claimed by others. */
const isOpen = (queries: Queries, { gameId, teamId, freeFor }: QueueQuery): SQL | undefined =>
  and(
    eq(answers.game_id, gameId),
    isQueued(queries),
    teamId === undefined ? undefined : eq(answers.team_id, teamId),
    freeFor && isFreeFor(queries, freeFor),
  );

/** Number of queued answers of a game, as part of another query. */
export const queuedIn = (queries: Queries, gameId: SQLWrapper) =>
  queries
    .select({ n: sql<number>`count(*)::int`.as('n') })
    .from(answers)
    .where(and(eq(answers.game_id, gameId), isQueued(queries)));

/** Ids of one page of undecided answers. Every order follows an index, so the cost does not grow with the queue. */
export function waitingIds(queries: Queries, query: QueueQuery) {
  return query.order === 'challenge' ? byChallenge(queries, query) : alongIndex(queries, query);
}

function alongIndex(queries: Queries, query: QueueQuery) {
  const { order, taskId, after, limit } = query;
  const behind: Record<Exclude<QueueOrder, 'challenge'>, (id: number) => SQL> = {
    newest: (id) => lt(answers.id, id),
    waiting: (id) => gt(answers.id, id),
    team: (id) =>
      sql`(${answers.team_id}, ${answers.id}) > ((select last.team_id from ${answers} as last where last.id = ${id}::bigint), ${id}::bigint)`,
  };
  const orders: Record<Exclude<QueueOrder, 'challenge'>, SQL[]> = {
    newest: [desc(answers.id)],
    waiting: [asc(answers.id)],
    team: [asc(answers.team_id), asc(answers.id)],
  };
  const along = order === 'challenge' ? 'waiting' : order;
  return queries
    .select({ id: answers.id })
    .from(answers)
    .where(
      and(
        isOpen(queries, query),
        taskId === undefined ? undefined : eq(answers.task_id, taskId),
        after === undefined ? undefined : behind[along](after),
      ),
    )
    .orderBy(...orders[along])
    .limit(limit);
}

/** Challenge by challenge, reading at most one page of each. */
function byChallenge(queries: Queries, query: QueueQuery) {
  const { gameId, taskId, after, limit } = query;
  const last = sql`(select task.position, task.id from ${answers} as last
    inner join ${tasks} as task on task.id = last.task_id where last.id = ${after ?? 0}::bigint)`;
  const its = queries
    .select({ id: answers.id })
    .from(answers)
    .where(
      and(
        eq(answers.task_id, tasks.id),
        isOpen(queries, query),
        after === undefined
          ? undefined
          : sql`((${tasks.position}, ${tasks.id}) <> ${last} or ${answers.id} > ${after}::bigint)`,
      ),
    )
    .orderBy(asc(answers.id))
    .limit(limit)
    .as('its');
  return queries
    .select({ id: its.id })
    .from(tasks)
    .crossJoinLateral(its)
    .where(
      and(
        eq(tasks.game_id, gameId),
        isNull(tasks.deleted_at),
        taskId === undefined ? undefined : eq(tasks.id, taskId),
        after === undefined ? undefined : sql`(${tasks.position}, ${tasks.id}) >= ${last}`,
      ),
    )
    .orderBy(asc(tasks.position), asc(tasks.id), asc(its.id))
    .limit(limit);
}
