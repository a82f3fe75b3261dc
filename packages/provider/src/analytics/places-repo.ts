import { type GamePlaces, PLACE_CELLS_MAX } from '@waymark/contract';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { answers } from '../db/schema';
import { readRows } from './progress-repo';
import { isInSlice, type Slice } from './slice';

/** Cells per degree: about fifty metres in width and height. */
const PER_DEGREE = 2000;

/** Answers that were given in a cell; of those without a place it has none. */
interface Cell {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly answers: number;
  /** Their challenges and teams, 64 bits each. */
  readonly givers: Uint8Array;
  readonly located: number;
  readonly total: number;
}

/** Finds where the answers of a game were given, in one pass. */
export async function findPlaces(queries: Queries, gameId: number, slice: Slice): Promise<GamePlaces> {
  const rows = await readRows<Cell>(
    queries,
    sql`
    select avg(${answers.latitude}) as latitude, avg(${answers.longitude}) as longitude, count(*)::int as answers,
      coalesce(string_agg(int8send(${answers.task_id}) || int8send(${answers.team_id}), '')
        filter (where ${isLocated}), '') as givers,
      (sum(count(*) filter (where ${isLocated})) over ())::int as located, (sum(count(*)) over ())::int as total
    from ${answers} where ${isInSlice(gameId, slice)}
    group by case when ${isLocated} then round(${answers.latitude} * ${perDegree}) end,
      case when ${isLocated} then round(${answers.longitude} * ${perDegree}) end
    order by answers desc, latitude, longitude limit ${PLACE_CELLS_MAX + 1}
  `,
  );
  const { located = 0, total = 0 } = rows[0] ?? {};
  const cells = rows.filter(({ givers }) => givers.byteLength > 0).slice(0, PLACE_CELLS_MAX);
  return {
    cells: cells.map(({ latitude, longitude, answers: given, givers }) => ({
      latitude: latitude ?? 0,
      longitude: longitude ?? 0,
      answers: given,
      ...readGivers(givers),
    })),
    located,
    answers: total,
  };
}

const perDegree = sql.raw(String(PER_DEGREE));
const isLocated = sql`${answers.latitude} is not null and ${answers.longitude} is not null`;

/** How many teams there were, and the challenge that most answers are for. */
function readGivers(givers: Uint8Array): { readonly teams: number; readonly task_id: number } {
  const bytes = new DataView(givers.buffer, givers.byteOffset, givers.byteLength);
  const teams = new Set<number>();
  const given = new Map<number, number>();
  for (let at = 0; at < givers.byteLength; at += GIVER_BYTES) {
    const task = readId(bytes, at);
    given.set(task, (given.get(task) ?? 0) + 1);
    teams.add(readId(bytes, at + GIVER_BYTES / 2));
  }
  const [[task_id] = [0]] = [...given].sort(([id, one], [otherId, other]) => other - one || id - otherId);
  return { teams: teams.size, task_id };
}

const GIVER_BYTES = 16;
const readId = (bytes: DataView, at: number): number => bytes.getUint32(at) * 2 ** 32 + bytes.getUint32(at + 4);
