/** The statistics of a game as sent to clients; the average has two decimals. */
export function presentAnalytics(teams: number, players: number) {
  const players_per_team = teams === 0 ? 0 : Math.round((players / teams) * 100) / 100;
  return { analytics: { teams, players, players_per_team } };
}
