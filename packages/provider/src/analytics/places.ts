import { type GamePlaces, PLACE_CELLS_MAX } from '@waymark/contract';
import type { Queries } from '../db/database';
import { type CountedGame, eachTeam } from './each-team';
import { NOWHERE, PER_DEGREE } from './packed-answers';
import type { Slice } from './slice';

/** Cells per degree: about fifty metres in width and height. */
const CELLS_PER_DEGREE = 2000;
const CELL = PER_DEGREE / CELLS_PER_DEGREE;
/** Base for combining row and column into one number: more cells than fit around the world. */
const COLUMNS = 2 ** 20;

/** Answers given close to each other. */
interface Cell {
  answers: number;
  latitudes: number;
  longitudes: number;
  teams: number;
  lastTeam: number;
  /** Number of answers per challenge. */
  readonly given: Map<number, number>;
}

/** Finds where the answers of a game were given. */
export async function findPlaces(queries: Queries, game: CountedGame, slice: Slice): Promise<GamePlaces> {
  const cells = new Map<number, Cell>();
  let [located, total] = [0, 0];
  await eachTeam(queries, game, slice, (team, answers) => {
    while (answers.next()) {
      total += 1;
      const { latitude, longitude, challenge } = answers;
      if (latitude === NOWHERE || longitude === NOWHERE) continue;
      located += 1;
      const cell = cellAt(cells, Math.round(latitude / CELL) * COLUMNS + Math.round(longitude / CELL));
      cell.answers += 1;
      cell.latitudes += latitude;
      cell.longitudes += longitude;
      cell.given.set(challenge, (cell.given.get(challenge) ?? 0) + 1);
      if (cell.lastTeam === team) continue;
      cell.lastTeam = team;
      cell.teams += 1;
    }
  });
  const busiest = [...cells.values()].map(({ answers, latitudes, longitudes, teams, given }) => ({
    latitude: latitudes / answers / PER_DEGREE,
    longitude: longitudes / answers / PER_DEGREE,
    answers,
    teams,
    task_id: mostGiven(given),
  }));
  busiest.sort(
    (one, other) => other.answers - one.answers || one.latitude - other.latitude || one.longitude - other.longitude,
  );
  return { cells: busiest.slice(0, PLACE_CELLS_MAX), located, answers: total };
}

function cellAt(cells: Map<number, Cell>, at: number): Cell {
  const known = cells.get(at);
  if (known) return known;
  const made: Cell = { answers: 0, latitudes: 0, longitudes: 0, teams: 0, lastTeam: 0, given: new Map() };
  cells.set(at, made);
  return made;
}

/** The challenge with the most answers; on a tie, the oldest. */
function mostGiven(given: ReadonlyMap<number, number>): number {
  let [best, most] = [0, 0];
  for (const [id, count] of given) {
    if (count > most || (count === most && id < best)) [best, most] = [id, count];
  }
  return best;
}
