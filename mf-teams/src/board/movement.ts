import type { RankedTeam, TeamId } from '@waymark/contract';

/** The latest movement of a team. */
export interface Movement {
  /** Places gained; negative if lost. */
  readonly places: number;
  /** Points gained; negative if lost. */
  readonly points: number;
  /** Time, so that an equal movement counts as new. */
  readonly at: number;
}

/** Movements by team. */
export type Movements = ReadonlyMap<TeamId, Movement>;

/** No team has moved yet. */
export const STILL: Movements = new Map();

/**
 * The movements after a reload: a team keeps its last one until it moves again.
 * @param before the previous board; undefined at first
 */
export function movementsBetween(
  before: readonly RankedTeam[] | undefined,
  after: readonly RankedTeam[],
  known: Movements,
  at: number,
): Movements {
  if (!before) return known;
  const was = new Map(before.map((team) => [team.id, team]));
  const next = new Map(known);
  let moved = false;
  for (const { id, place = 0, points = 0 } of after) {
    const old = was.get(id);
    if (!old) continue;
    const step = { places: (old.place ?? 0) - place, points: points - (old.points ?? 0) };
    if (step.places === 0 && step.points === 0) continue;
    next.set(id, { ...step, at });
    moved = true;
  }
  return moved ? next : known;
}

/** Teams that just changed place, best first. */
export const movedNow = (teams: readonly RankedTeam[], movements: Movements, at: number): readonly RankedTeam[] =>
  teams.filter(({ id }) => {
    const movement = movements.get(id);
    return movement?.at === at && movement.places !== 0;
  });
