import * as z from '@waymark/contract/schema';
import { number } from './shape';

const figures = { teams: number(), players: number(), players_per_team: number() };

/** The statistics of a game. Providers send them inside `analytics` or flat ([G70]). */
export const analyticsAnswerSchema = z.looseObject({
  analytics: z.catch(z.optional(z.looseObject(figures)), undefined),
  ...figures,
});

/** The statistics of a game: numbers of teams and players, and average players per team. */
export interface Analytics {
  readonly teams: number;
  readonly players: number;
  readonly playersPerTeam: number;
}

/** Parses either form; missing numbers count as 0. */
export function readAnalytics(answer: z.infer<typeof analyticsAnswerSchema>): Analytics {
  const source = answer.analytics ?? answer;
  return {
    teams: source.teams ?? 0,
    players: source.players ?? 0,
    playersPerTeam: source.players_per_team ?? 0,
  };
}
