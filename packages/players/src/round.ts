import type { Task } from '@waymark/contract';
import type { Random } from './chance';
import { type ApiTarget, type Person, withCode } from './person';
import { type TeamMove, teamMove } from './team';

/** A game, and for each team the unlock code of its answering player. */
export interface RoundOptions extends ApiTarget {
  readonly gameId: number;
  /** As organisers read them, with their solutions. */
  readonly tasks: readonly Task[];
  readonly teams: readonly { readonly name: string; readonly code: string }[];
  readonly random?: Random;
}

/** Concurrent calls. */
const AT_ONCE = 4;

/** Simulated teams of one game that move on demand. @returns a function that lets each team make a move */
export function seatTeams(options: RoundOptions): () => Promise<TeamMove[]> {
  const { gameId, tasks, teams, random = Math.random } = options;
  const seated = teams.map(({ name, code }): { name: string; player: Person } => ({
    name,
    player: withCode(options, code),
  }));
  return async () => {
    const moves: TeamMove[] = [];
    const waiting = [...seated];
    const play = async () => {
      for (let team = waiting.shift(); team; team = waiting.shift()) {
        moves.push(await teamMove(random, team, gameId, tasks));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, play));
    return moves;
  };
}
