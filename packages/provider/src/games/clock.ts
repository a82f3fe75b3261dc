import type { GameRow } from './repo';

/** Start and finish of a game as sent to clients. */
export const writeClock = ({ start_at, finish_at }: Pick<GameRow, 'start_at' | 'finish_at'>) => ({
  start_at: start_at?.toISOString() ?? null,
  finish_at: finish_at?.toISOString() ?? null,
});
