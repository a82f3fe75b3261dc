import type { GameRow } from './repo';

/** When a game begins and ends, as it travels. */
export const writeClock = ({ start_at, finish_at }: Pick<GameRow, 'start_at' | 'finish_at'>) => ({
  start_at: start_at?.toISOString() ?? null,
  finish_at: finish_at?.toISOString() ?? null,
});
