import type { RankedTeam } from '@waymark/contract';

const COLUMNS = ['Place', 'Team', 'Points', 'Completed'] as const;

/** A board as CSV, in its order. Column names are English in every language, for other programs. */
export async function boardCsv(teams: readonly RankedTeam[]): Promise<Blob> {
  // Loaded on demand.
  const { csvOf } = await import('@waymark/contract/sheets');
  const rows = teams.map(({ place = 0, name = '', points = 0, completed = 0 }) => [place, name, points, completed]);
  return new Blob([csvOf([[...COLUMNS], ...rows])], { type: 'text/csv' });
}
