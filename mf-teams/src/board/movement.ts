import type { RankedTeam, TeamId } from '@waymark/contract';

/** How a team has moved lately. */
export interface Movement {
  /** Places it went up; negative for down. */
  readonly places: number;
  /** Points it got; negative for lost. */
  readonly points: number;
  /** When, so that the same again counts as new. */
  readonly at: number;
}

/** Movements by team. */
export type Movements = ReadonlyMap<TeamId, Movement>;

/** No team has moved yet. */
export const STILL: Movements = new Map();

/**
 * The movements after a board was loaded again: a team keeps its last one until it moves once more.
 * @param before the board as it was; undefined for the first one
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

/** The teams that changed their place just now, the best placed first. */
export const movedNow = (teams: readonly RankedTeam[], movements: Movements, at: number): readonly RankedTeam[] =>
  teams.filter(({ id }) => {
    const movement = movements.get(id);
    return movement?.at === at && movement.places !== 0;
  });
