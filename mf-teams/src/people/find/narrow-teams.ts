import type { Team, TeamId } from '@waymark/contract';
import { matches } from '@waymark/host-kit';
import type { TeamOrder } from './teams-address';

/** Which teams are wanted, and in which order. */
export interface Wanted {
  readonly term: string;
  /** The teams of the chosen group; undefined for all. */
  readonly members?: ReadonlySet<TeamId> | undefined;
  /** Minutes since the last answer of those that are stuck; undefined where nobody can tell. */
  readonly stuckFor?: ((team: Team) => number | undefined) | undefined;
  readonly onlyStuck: boolean;
  readonly order: TeamOrder;
  /** Places on the leaderboard, by team. */
  readonly places?: ReadonlyMap<TeamId, number> | undefined;
}

const LAST = Number.MAX_SAFE_INTEGER;

/** The wanted teams of a game, found by their name, their code, or the name or address of a player. */
export function narrowTeams(teams: readonly Team[], wanted: Wanted): readonly Team[] {
  const { term, members, stuckFor, onlyStuck } = wanted;
  const found = teams.filter(
    (team) =>
      (!members || members.has(team.id)) &&
      (!onlyStuck || !stuckFor || stuckFor(team) !== undefined) &&
      (term === '' || matches(term, ...wordsOf(team))),
  );
  const rank = rankBy(wanted);
  if (!rank) return found;
  // The sort is stable: teams of one rank stay by name.
  return found
    .map((team) => ({ team, at: rank(team) }))
    .sort((one, other) => one.at - other.at)
    .map(({ team }) => team);
}

const wordsOf = ({ name, code, users }: Team): readonly (string | undefined)[] => [
  name,
  code ?? undefined,
  ...users.flatMap((player) => [player.name, player.email]),
];

function rankBy({ order, stuckFor, places }: Wanted): ((team: Team) => number) | undefined {
  if (order === 'stuck' && stuckFor) return (team) => -(stuckFor(team) ?? 0);
  if (order === 'place' && places) return ({ id }) => places.get(id) ?? LAST;
  if (order === 'players') return ({ users }) => users.length;
  return undefined;
}
