import { asTaskId, hasRealities } from '@waymark/contract';
import { compactGame, type GameContent, type TaskToCheck } from '@waymark/contract/readiness';
import { presentLocks, presentReality } from '../challenges/present';
import { findTaskParts, type TaskParts } from '../challenges/repo';
import type { Queries } from '../db/database';
import { writeClock } from '../games/clock';
import type { GameRow } from '../games/repo';
import { presentKind, presentPlaceholders } from '../media/present';
import { type RowToCheck, readContent } from './repo';

/** Dependencies of the readiness check. */
export interface Looking {
  /** This provider's address, for links to photos. */
  readonly origin: () => string;
  readonly now: () => Date;
}

/** A game as the rules read it. */
export async function contentOf(queries: Queries, game: GameRow, { origin, now }: Looking): Promise<GameContent> {
  const { rows, keys, rewards, teams } = await readContent(queries, game.id);
  const parts = await findTaskParts(
    queries,
    rows.map(({ id }) => id),
  );
  const { name, code, category, tz, start_anytime } = game;
  return compactGame({
    game: { name, code, category, tz, start_anytime, ...writeClock(game) },
    tasks: rows.map((row) => taskToCheck(row, parts, origin())),
    keys,
    rewards,
    alternatives: true,
    now: now().getTime(),
    // Before anyone has joined, the number of players is unknown.
    ...(teams > 0 ? { teams } : {}),
  });
}

/** A challenge as the rules read it; most have nothing besides their row. */
function taskToCheck(row: RowToCheck, parts: TaskParts, origin: string): TaskToCheck {
  const files = parts.files.get(row.id);
  const items = hasRealities(row.task_type) ? parts.realities.get(row.id) : undefined;
  return {
    ...row,
    ...presentLocks(parts.locks.get(row.id) ?? []),
    id: asTaskId(row.id),
    starts_at: asInstant(row.starts_at),
    ends_at: asInstant(row.ends_at),
    ...(files && {
      assets: { photos: presentKind(origin, files, 'image') },
      placeholders: presentPlaceholders(files),
    }),
    ...(items && { realities: items.map((item) => presentReality(item, parts.models.get(item.id) ?? [], origin)) }),
  };
}

const asInstant = (moment: string | null): string | null => moment && new Date(moment).toISOString();
