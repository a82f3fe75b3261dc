import { and, asc, eq, isNull } from 'drizzle-orm';
import { listFeaturedIds } from '../answers/repo';
import { isAnyOf } from '../db/any-of';
import type { Queries } from '../db/database';
import { answers, tasks, teams } from '../db/schema';
import { fillerFor } from '../personalizations/fill';

/** The subject of a reel. */
export interface Subject {
  readonly of: 'game' | 'team' | 'task';
  readonly id: number;
  readonly name: string;
  /** On the title, below the name. */
  readonly intro: string;
  /** Ids of its featured answers, oldest first. */
  readonly answers: readonly number[];
}

interface FilmedGame {
  readonly id: number;
  readonly name: string;
  readonly review: string;
}

/**
 * The game, its teams and its challenges with their featured answers. Only challenges with the switch are included; if
 * none has it, all are.
 */
export async function listSubjects(queries: Queries, game: FilmedGame): Promise<readonly Subject[]> {
  const featured = await queries
    .select({ id: answers.id, taskId: answers.task_id, teamId: answers.team_id })
    .from(answers)
    .where(isAnyOf(answers.id, await listFeaturedIds(queries, game.id, game.review)))
    .orderBy(asc(answers.id));
  const challenges = await queries
    .select({ id: tasks.id, name: tasks.name, included: tasks.reel_enabled, intro: tasks.reel_intro })
    .from(tasks)
    .where(and(eq(tasks.game_id, game.id), isNull(tasks.deleted_at)))
    .orderBy(asc(tasks.position), asc(tasks.id));
  const crews = await queries
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(and(eq(teams.game_id, game.id), isNull(teams.deleted_at)))
    .orderBy(asc(teams.name), asc(teams.id));
  const chosen = challenges.filter(({ included }) => included === 1);
  const filmed = chosen.length > 0 ? chosen : challenges;
  const texts = filmed.flatMap(({ name, intro }) => [name, intro]);
  const fill = await fillerFor(queries, game.id, undefined, texts);
  const ids = new Set(filmed.map(({ id }) => id));
  const shown = featured.filter(({ taskId }) => ids.has(taskId));
  const of = (mine: (row: (typeof shown)[number]) => boolean) => shown.filter(mine).map(({ id }) => id);
  return [
    { of: 'game', id: game.id, name: game.name, intro: '', answers: of(() => true) },
    ...crews.map(
      ({ id, name }): Subject => ({
        of: 'team',
        id,
        name,
        intro: game.name,
        answers: of(({ teamId }) => teamId === id),
      }),
    ),
    ...filmed.map(
      ({ id, name, intro }): Subject => ({
        ...{ of: 'task', id, name: fill.text(name), intro: fill.text(intro) || game.name },
        answers: of(({ taskId }) => taskId === id),
      }),
    ),
  ];
}
