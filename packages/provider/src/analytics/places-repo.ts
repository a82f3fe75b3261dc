import { type GamePlaces, PLACE_CELLS_MAX } from '@waymark/contract';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { answers } from '../db/schema';
import { readRows } from './progress-repo';

/** Cells per degree: about fifty metres in width and height. */
const PER_DEGREE = 2000;

interface Cell {
  readonly latitude: number;
  readonly longitude: number;
  readonly answers: number;
  readonly teams: number;
  readonly task_id: number | string;
  readonly located: number;
  readonly total: number;
}

/** Finds where the answers of a game were given. */
export async function findPlaces(queries: Queries, gameId: number): Promise<GamePlaces> {
  const rows = await readRows<Cell>(
    queries,
    sql`
    select avg(${answers.latitude}) as latitude, avg(${answers.longitude}) as longitude, count(*)::int as answers,
      count(distinct ${answers.team_id})::int as teams, mode() within group (order by ${answers.task_id}) as task_id,
      sum(count(*)) over ()::int as located,
      (select count(*)::int from ${answers} where ${answers.game_id} = ${gameId}) as total
    from ${answers}
    where ${answers.game_id} = ${gameId} and ${answers.latitude} is not null and ${answers.longitude} is not null
    group by round(${answers.latitude} * ${sql.raw(String(PER_DEGREE))}), round(${answers.longitude} * ${sql.raw(String(PER_DEGREE))})
    order by answers desc, latitude, longitude limit ${PLACE_CELLS_MAX}
  `,
  );
  const { located = 0, total = 0 } = rows[0] ?? {};
  return {
    cells: rows.map((row) => ({
      latitude: row.latitude,
      longitude: row.longitude,
      answers: row.answers,
      teams: row.teams,
      task_id: Number(row.task_id),
    })),
    located,
    answers: total,
  };
}
