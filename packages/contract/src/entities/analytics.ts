import * as z from '@waymark/contract/schema';
import { number } from './shape';

const figures = { teams: number(), players: number(), players_per_team: number() };

/** The figures of a game. Providers answer them inside `analytics` or flat ([G70]). */
export const analyticsAnswerSchema = z.looseObject({
  analytics: z.catch(z.optional(z.looseObject(figures)), undefined),
  ...figures,
});

/** The figures of a game: how many teams and players take part, and players per team on average. */
export interface Analytics {
  readonly teams: number;
  readonly players: number;
  readonly playersPerTeam: number;
}

/** Reads either form of the answer; a missing figure counts as 0. */
export function readAnalytics(answer: z.infer<typeof analyticsAnswerSchema>): Analytics {
  const source = answer.analytics ?? answer;
  return {
    teams: source.teams ?? 0,
    players: source.players ?? 0,
    playersPerTeam: source.players_per_team ?? 0,
  };
}
