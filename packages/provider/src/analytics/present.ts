/** The figures of a game as they travel; the average to two places. */
export function presentAnalytics(teams: number, players: number) {
  const players_per_team = teams === 0 ? 0 : Math.round((players / teams) * 100) / 100;
  return { analytics: { teams, players, players_per_team } };
}
