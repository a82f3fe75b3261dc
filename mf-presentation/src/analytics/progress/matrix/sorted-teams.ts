import { type GameProgress, PROGRESS_STATE } from '@waymark/contract';

/** A team with a letter for each challenge. */
export interface TeamProgress {
  readonly id: number;
  readonly name: string;
  readonly states: string;
  readonly done: number;
}

/** By name, by completed challenges, or by one challenge; `down` reverses it. */
export interface TeamOrder {
  readonly by: 'name' | 'done' | number;
  readonly down: boolean;
}

const RANK = [PROGRESS_STATE.missing, PROGRESS_STATE.rejected, PROGRESS_STATE.waiting, PROGRESS_STATE.done].join('');

/** How often a state occurs. Splitting at it would make as many texts. */
function count(states: string, state: string): number {
  let found = 0;
  for (let at = states.indexOf(state); at >= 0; at = states.indexOf(state, at + 1)) found += 1;
  return found;
}

/** The teams of a game with their states, sorted by name. */
export function teamsOf({ teams, states }: GameProgress, language: string): TeamProgress[] {
  const byName = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  return teams
    .map(({ id = 0, name = '' }, at) => {
      const own = states[at] ?? '';
      return { id, name, states: own, done: count(own, PROGRESS_STATE.done) };
    })
    .sort((one, other) => byName.compare(one.name, other.name));
}

/** Sorts teams that are sorted by name; equal ones stay by name. Comparing names is slow, so it happens only once. */
export function sortedTeams(byName: readonly TeamProgress[], { by, down }: TeamOrder): readonly TeamProgress[] {
  if (by === 'name') return down ? [...byName].reverse() : byName;
  const worth = (team: TeamProgress) =>
    by === 'done' ? team.done : RANK.indexOf(team.states[by] ?? PROGRESS_STATE.missing);
  const turn = down ? -1 : 1;
  return [...byName].sort((one, other) => (worth(one) - worth(other)) * turn);
}

/** The number of cells in each state, over all teams. */
export function totalsOf(teams: readonly TeamProgress[]) {
  const all = (state: string) => teams.reduce((sum, { states }) => sum + count(states, state), 0);
  return {
    done: teams.reduce((sum, { done }) => sum + done, 0),
    waiting: all(PROGRESS_STATE.waiting),
    rejected: all(PROGRESS_STATE.rejected),
    missing: all(PROGRESS_STATE.missing),
  };
}

/** The number of teams that have completed each challenge. */
export const solvedBy = (teams: readonly TeamProgress[], challenges: number): number[] =>
  Array.from(
    { length: challenges },
    (_, at) => teams.filter(({ states }) => states[at] === PROGRESS_STATE.done).length,
  );
