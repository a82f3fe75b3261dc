import type { Team } from '@waymark/contract';

/** Minutes without an answer after which a team is stuck. */
const STUCK_AFTER = 15;
const MINUTE = 60_000;

/** When a team last answered. */
interface Answered {
  /** In milliseconds; 0 for never. */
  readonly last: number;
  /** Whole minutes since then. */
  readonly minutes: number;
  readonly stuck: boolean;
}

/**
 * When a team last answered, and whether it is stuck: not if the provider says that it has no challenges left.
 * @param heard when the screen last received a live answer of the team, in milliseconds
 */
export function answeredOf(
  team: Partial<Pick<Team, 'last_answer_at' | 'challenges_left'>>,
  heard: number | undefined,
  now: number,
): Answered {
  const last = Math.max(heard ?? 0, team.last_answer_at ? Date.parse(team.last_answer_at) : 0);
  const minutes = Math.max(0, Math.floor((now - last) / MINUTE));
  const stuck = last > 0 && minutes >= STUCK_AFTER && team.challenges_left !== false;
  return { last, minutes, stuck };
}
