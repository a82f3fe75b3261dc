import * as z from '@waymark/contract/schema';
import { gameSettings } from './game-settings';
import { gameUserSchema } from './game-user';
import { gameId } from './ids';
import { assetsSchema, placeholderSchema, tourSchema } from './media';
import { flag, instant, instantOrNull, list, number, numberOrNull, text, textOrNull } from './shape';

/** Categories of a game, in filter order. */
export const GAME_CATEGORIES = ['Template', 'Draft', 'Active', 'Archive'] as const;
/** Category of a game. Only a label: it affects neither promotion nor search. */
export type GameCategory = (typeof GAME_CATEGORIES)[number];

/** How somebody joined a game. `Created` and `Managing` administer it. */
export const ACCESS_VALUES = ['Invited', 'Created', 'Joined', 'Managing'] as const;
/** How somebody joined a game. */
export type Access = (typeof ACCESS_VALUES)[number];

/** Game modes by their code in `start_anytime`. */
export const GAME_MODE = { scheduled: 0, anytime: 1, stopped: 2 } as const;
/** Code of a game's mode. */
export type GameMode = (typeof GAME_MODE)[keyof typeof GAME_MODE];

/** Game types by code; only super administrators set the featured ones. */
export const GAME_TYPE = { standard: 1, featuredOpen: 2, featuredWithPassword: 3 } as const;
/** Code of a game's type. */
export type GameType = (typeof GAME_TYPE)[keyof typeof GAME_TYPE];

/** Initial values of a new game (spec part 1, section 9). */
export const GAME_DEFAULTS = {
  category: 'Active',
  game_type: GAME_TYPE.standard,
  license_type: 1,
  signed_legal: 1,
  tz: 'Eastern Time (US & Canada)',
  review: 'post',
  leaderboard_visible: 1,
  notifications_bidirectional: 1,
  join_existing_team: 0,
  searchability: 1,
} as const;

/** Minimum length of an entry code. */
export const ENTRY_CODE_MIN = 3;

const reelSchema = z.looseObject({
  id: number(),
  name: text(),
  url: textOrNull(),
  /** Beyond the documents: a poster, and the same video in a square. */
  poster: z.catch(z.optional(z.string()), undefined),
  square_url: z.catch(z.optional(z.string()), undefined),
  /** The team or challenge it is about. */
  of: z.catch(z.optional(z.number()), undefined),
});

const gameFields = {
  id: gameId(),
  code: text(),
  name: text(),
  user: z.catch(z.optional(gameUserSchema), undefined),
  category: text(),
  game_type: number(),
  license_type: number(),
  photo_thumb: textOrNull(),
  players: number(),
  start_anytime: numberOrNull(),
  start_at: instantOrNull(),
  finish_at: instantOrNull(),
  tz: text(),
  updated_at: instant(),
  export_player_enabled: number(),
  teams_count: number(),
  answers_count: number(),
  waiting_count: number(),
  challenges_count: number(),
};

/** A row of the games list. Counts are present for games that are live or start today. */
export const gameRowSchema = z.looseObject({
  ...gameFields,
  liberated: z.catch(z.optional(z.looseObject({ team: flag(), branding: flag(), library: flag() })), undefined),
});
/** A row of the games list. */
export type GameRow = z.infer<typeof gameRowSchema>;

/** A game with everything its screens need. */
export const gameSchema = z.looseObject({
  ...gameFields,
  ...gameSettings,
  tour: tourSchema,
  assets: z.catch(z.optional(assetsSchema), undefined),
  placeholders: list(placeholderSchema),
  model_url: textOrNull(),
  model_media_uuid: textOrNull(),
  model_media_extension: textOrNull(),
  reel: z.catch(z.optional(z.nullable(reelSchema)), undefined),
  task_reels: list(reelSchema),
  team_reels: list(reelSchema),
  dropbox_enabled: flag(),
  export_url: textOrNull(),
  export_finished_at: instantOrNull(),
  /** When the link ends, from providers that say so; otherwise 30 days after the export finished. */
  export_expires_at: instantOrNull(),
  grey_enabled: flag(),
  reels_enabled: flag(),
  main_menu: z.catch(z.optional(z.looseObject({})), undefined),
});
/** A game with everything its screens need. */
export type Game = z.infer<typeof gameSchema>;

/** A deleted game that can be restored until `restore_until`. */
export const trashedGameSchema = z.looseObject({
  id: gameId(),
  name: text(),
  deleted_at: instant(),
  restore_until: text(),
});
/** A deleted game that can be restored. */
export type TrashedGame = z.infer<typeof trashedGameSchema>;

/** Packages of a game that a super administrator can liberate. */
export const LIBERATION_PACKAGES = ['team', 'branding', 'library'] as const;
/** Code of such a package. */
export type LiberationPackage = (typeof LIBERATION_PACKAGES)[number];

/** Orders of the games list; a minus reverses. An extra, `games-sort`: the documented order is `-updated`. */
export const GAME_ORDERS = ['-updated', 'updated', 'name', '-name', 'code', '-code', 'id', '-id'] as const;
/** Order of the games list. */
export type GameOrder = (typeof GAME_ORDERS)[number];

/** Time windows of the games list in days ([G20]); 3650 is the default. */
export const HISTORY_WINDOWS = [
  { label: 'View Week', days: 7 },
  { label: 'View Month', days: 30 },
  { label: 'View Year', days: 365 },
  { label: 'View All', days: 3650 },
] as const;
/** Default window of the games list in days. */
export const HISTORY_DEFAULT = 3650;
