import type { Team, TeamId } from '@waymark/contract';
import { matches } from '@waymark/host-kit';
import type { TeamOrder } from './teams-address';

/** Filters and order of the teams. */
export interface Wanted {
  readonly term: string;
  /** The teams of the chosen group; undefined for all. */
  readonly members?: ReadonlySet<TeamId> | undefined;
  /** Minutes since the last answer of a stuck team; undefined if unknown. */
  readonly stuckFor?: ((team: Team) => number | undefined) | undefined;
  readonly onlyStuck: boolean;
  readonly order: TeamOrder;
  /** Places on the leaderboard, by team. */
  readonly places?: ReadonlyMap<TeamId, number> | undefined;
}

const LAST = Number.MAX_SAFE_INTEGER;

/** Teams that match by name, code, or a player's name or e-mail address. */
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
  // The sort is stable: equal teams stay sorted by name.
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
