import { GAME_CATEGORIES } from '@waymark/contract';
import * as z from '@waymark/contract/schema';
import type { NewGameEdits } from './game-changes';

const text = () => z.catch(z.optional(z.string()), undefined);
const moment = () => z.catch(z.optional(z.nullable(z.string())), undefined);
const bit = () => z.catch(z.optional(z.union([z.literal(0), z.literal(1)])), undefined);

const keptSchema = z.object({
  name: text(),
  description: text(),
  code: text(),
  primary_email: text(),
  webhook: text(),
  cheats: z.catch(z.optional(z.array(z.string())), undefined),
  start_anytime: z.catch(z.optional(z.union([z.literal(0), z.literal(1), z.literal(2)])), undefined),
  start_at: moment(),
  finish_at: moment(),
  time_to_play: z.catch(z.optional(z.number()), undefined),
  tz: text(),
  game_type: z.catch(z.optional(z.union([z.literal(1), z.literal(2), z.literal(3)])), undefined),
  category: z.catch(z.optional(z.enum(GAME_CATEGORIES)), undefined),
  review: z.catch(z.optional(z.enum(['pre', 'post'])), undefined),
  late: z.catch(z.optional(z.enum(['', 'reject', 'approve'])), undefined),
  signed_legal: bit(),
  timer_visible: bit(),
  searchability: bit(),
  join_existing_team: bit(),
  leaderboard_visible: bit(),
  notifications_bidirectional: bit(),
  unlock_requires_network: bit(),
  shuffled: bit(),
  export_player_enabled: bit(),
  share_location: bit(),
  standard_media_uuid: text(),
  standard_media_extension: text(),
});

/** Takes over edits that were kept over a reload; leaves out what is none. */
export function readKeptEdits(kept: unknown): NewGameEdits {
  const read = keptSchema.safeParse(kept);
  if (!read.success) return {};
  return Object.fromEntries(Object.entries(read.data).filter(([, value]) => value !== undefined));
}
