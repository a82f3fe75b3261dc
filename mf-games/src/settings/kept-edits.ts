import * as z from '@waymark/contract/schema';
import type { GameEdits } from './game-changes';

const text = () => z.catch(z.optional(z.string()), undefined);
const moment = () => z.catch(z.optional(z.nullable(z.string())), undefined);

const keptSchema = z.object({
  name: text(),
  description: text(),
  code: text(),
  start_anytime: z.catch(z.optional(z.union([z.literal(0), z.literal(1), z.literal(2)])), undefined),
  start_at: moment(),
  finish_at: moment(),
  time_to_play: z.catch(z.optional(z.number()), undefined),
  tz: text(),
  standard_media_uuid: text(),
  standard_media_extension: text(),
});

/** Takes over edits that were kept over a reload; leaves out what is none. */
export function readKeptEdits(kept: unknown): GameEdits {
  const read = keptSchema.safeParse(kept);
  if (!read.success) return {};
  return Object.fromEntries(Object.entries(read.data).filter(([, value]) => value !== undefined));
}
