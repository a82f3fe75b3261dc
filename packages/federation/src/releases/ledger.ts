import * as z from 'zod/mini';
import type { StoreFiles } from './files/store-files';
import { readDocument } from './read-document';

const moveSchema = z.object({
  at: z.number(),
  remote: z.string(),
  /** The kind of change. */
  what: z.enum(['release', 'promote', 'rollback', 'canary', 'turned-back', 'unpin', 'build']),
  /** The release that came into service or on trial; absent when a trial ended. */
  version: z.optional(z.string()),
  /** The release it replaced. */
  before: z.optional(z.string()),
  why: z.optional(z.string()),
});
const ledgerSchema = z.object({ moves: z.array(moveSchema) });

/** A change of a channel. */
export type Move = z.infer<typeof moveSchema>;

/** Entries are kept long enough for all commands. */
const KEPT_MOVES = 1000;
const TURNS = 20;

const keyOf = (channel: string): string => `registry/${channel}.moves.json`;

/** All changes of a channel, oldest first. */
export async function readMoves(files: StoreFiles, channel: string): Promise<readonly Move[]> {
  return (await readDocument(files, keyOf(channel), ledgerSchema))?.content.moves ?? [];
}

/** Records a change before it happens, so that nothing that was ever in service counts as unused. */
export async function recordMove(files: StoreFiles, channel: string, move: Move): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const stored = await readDocument(files, keyOf(channel), ledgerSchema);
    const moves = [...(stored?.content.moves ?? []), move].slice(-KEPT_MOVES);
    const text = `${JSON.stringify({ moves }, null, 2)}\n`;
    if (await files.swap(keyOf(channel), stored?.tag, Buffer.from(text))) return;
  }
  throw new Error(`${keyOf(channel)} keeps being written by others`);
}

const DAY_MS = 24 * 60 * 60_000;
/** Pages stay open this long; the files of their releases stay served. */
export const KEPT_DAYS = 30;

/** Versions of a remote that were in service or on trial in the last days. */
export function recentVersions(
  moves: readonly Move[],
  remote: string,
  now: number,
  days = KEPT_DAYS,
): ReadonlySet<string> {
  const lately = moves.filter((move) => move.remote === remote && now - move.at <= days * DAY_MS);
  return new Set(lately.flatMap(({ version, before }) => [version, before].filter((name) => name !== undefined)));
}
