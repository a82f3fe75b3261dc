import * as z from '@waymark/contract/schema';

/** Maximum length of a webhook's address. */
export const WEBHOOK_MAX = 1024;

const bit = () => z.optional(z.union([z.literal(0), z.literal(1)]));
const shortText = (max: number) => z.optional(z.string().check(z.maxLength(max)));
const mediaField = () => z.optional(z.string().check(z.maxLength(64)));

/**
 * The writable fields of a game; only changed ones are sent. Dates are `MM/dd/yyyy hh:mm am` in the game's zone
 * ([G32]), switches 1 and 0, a cleared date an empty text.
 */
export const gameWriteSchema = z.object({
  name: shortText(255),
  description: shortText(100_000),
  code: shortText(64),
  cheats: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(100))),
  primary_email: shortText(320),
  signed_legal: bit(),
  start_anytime: z.optional(z.nullable(z.union([z.literal(0), z.literal(1), z.literal(2)]))),
  start_at: shortText(40),
  finish_at: shortText(40),
  tz: shortText(64),
  time_to_play: z.optional(z.number().check(z.int(), z.gte(0), z.lte(100_000))),
  timer_visible: bit(),
  game_type: z.optional(z.union([z.literal(1), z.literal(2), z.literal(3)])),
  license_type: z.optional(z.number().check(z.int(), z.gte(0), z.lte(1000))),
  searchability: bit(),
  join_existing_team: bit(),
  leaderboard_visible: bit(),
  notifications_bidirectional: bit(),
  category: z.optional(z.enum(['Draft', 'Active', 'Template', 'Archive'])),
  unlock_requires_network: bit(),
  shuffled: bit(),
  review: z.optional(z.enum(['pre', 'post'])),
  blind_review: bit(),
  late: z.optional(z.enum(['', 'reject', 'approve'])),
  export_player_enabled: bit(),
  share_location: bit(),
  webhook: shortText(WEBHOOK_MAX),
  soundtrack: shortText(2),
  standard_media_uuid: mediaField(),
  standard_media_extension: mediaField(),
  tour_1_media_uuid: mediaField(),
  tour_1_media_extension: mediaField(),
  tour_2_media_uuid: mediaField(),
  tour_2_media_extension: mediaField(),
  tour_3_media_uuid: mediaField(),
  tour_3_media_extension: mediaField(),
  tour_4_media_uuid: mediaField(),
  tour_4_media_extension: mediaField(),
  model_media_uuid: mediaField(),
  model_media_extension: mediaField(),
});
/** The writable fields of a game. */
export type GameWrite = z.input<typeof gameWriteSchema>;
