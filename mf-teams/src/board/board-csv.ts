import type { RankedTeam } from '@waymark/contract';

const COLUMNS = ['Place', 'Team', 'Points', 'Completed'] as const;

/** A board as a CSV file, in its order. Columns are in English, as in every file that is read by machines again. */
export async function boardCsv(teams: readonly RankedTeam[]): Promise<Blob> {
  // Only who wants a file loads what writes it.
  const { csvOf } = await import('@waymark/contract/sheets');
  const rows = teams.map(({ place = 0, name = '', points = 0, completed = 0 }) => [place, name, points, completed]);
  return new Blob([csvOf([[...COLUMNS], ...rows])], { type: 'text/csv' });
}
