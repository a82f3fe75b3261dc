import type { GameContent } from '@waymark/contract/readiness';
import { presentTask } from '../challenges/present';
import { findTaskParts } from '../challenges/repo';
import type { Queries } from '../db/database';
import type { GameRow } from '../games/repo';
import { readContent } from './repo';

/** What is needed to look at a game. */
export interface Looking {
  /** Where this provider is reached: pictures are at addresses. */
  readonly origin: () => string;
  readonly now: () => Date;
}

/** A game as the rules look at it. */
export async function contentOf(queries: Queries, game: GameRow, { origin, now }: Looking): Promise<GameContent> {
  const { rows, keys, rewards, teams } = await readContent(queries, game.id);
  const parts = await findTaskParts(
    queries,
    rows.map(({ id }) => id),
  );
  const { name, code, category, tz, start_anytime } = game;
  return {
    game: {
      name,
      code,
      category,
      tz,
      start_anytime,
      start_at: game.start_at?.toISOString() ?? null,
      finish_at: game.finish_at?.toISOString() ?? null,
    },
    tasks: rows.map((row) => presentTask(row, parts, origin())),
    keys,
    rewards,
    now: now().getTime(),
    // Before anybody has joined, any number may come.
    ...(teams > 0 ? { teams } : {}),
  };
}
