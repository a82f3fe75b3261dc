import { fields } from './pick-documented';

const URLS = fields('mp4', 'webm', 'gif', 'png');
const FILE = { ...fields('name', 'url'), urls: URLS };
const PLACEHOLDER = fields('key', 'uuid');
const TOUR = fields('url');
const REEL = fields('id', 'name', 'url');

/** The caller's role in a game: part 1 section 3, and the flags that [G23] requires. */
const GAME_USER = fields('access', 'super_admin', 'administrator', 'coordinator', 'judge');

const MENU_SECTIONS = [
  'challenges',
  'stream',
  'leaderboard',
  'reels',
  'rewards',
  'join',
  'notifications',
  'help',
  'custom',
];
/** The flat menu of [G65]. */
const MENU = fields(
  ...MENU_SECTIONS.flatMap((section) =>
    ['title', 'subtitle', 'visible', 'order'].map((field) => `menu_${section}_${field}`),
  ),
  'custom_url',
);

const GAME_ENTITY = {
  ...fields('id', 'code', 'category', 'game_type', 'license_type', 'photo_thumb', 'players', 'signed_legal', 'tz'),
  ...fields('start_at', 'finish_at', 'start_anytime', 'timer_visible'),
  ...fields('model_url', 'model_media_uuid', 'model_media_extension'),
  user: GAME_USER,
  tour: TOUR,
  assets: { photos: FILE, videos: FILE },
  placeholders: PLACEHOLDER,
};

/** A row of the games list. */
export const GAME_ROW = {
  ...GAME_ENTITY,
  ...fields('name', 'updated_at', 'export_player_enabled'),
  liberated: fields('team', 'branding', 'library'),
};

/** A game: its entity, the fields of the settings, and what part 2 reads. */
export const GAME = {
  ...GAME_ENTITY,
  ...fields('name', 'description', 'photo', 'cheats', 'primary_email', 'time_to_play', 'searchability'),
  ...fields('join_existing_team', 'leaderboard_visible', 'notifications_bidirectional', 'unlock_requires_network'),
  ...fields('shuffled', 'review', 'late', 'export_player_enabled', 'share_location', 'webhook'),
  ...fields('soundtrack', 'dropbox_enabled', 'export_url', 'export_finished_at', 'grey_enabled', 'reels_enabled'),
  reel: REEL,
  task_reels: REEL,
  team_reels: REEL,
  main_menu: MENU,
};

/** An AR item; its uuid and extension have the same names in requests and responses ([G38]). */
export const REALITY = {
  ...fields(
    'id',
    'model_url',
    'animation_name',
    'duration_seconds',
    'scale',
    'delay_seconds',
    'style',
    'chain',
    'file',
  ),
  ...fields('arrival_location_radius', 'model_media_uuid', 'model_media_extension'),
  assets: { models: FILE },
};

const FIVE = [1, 2, 3, 4, 5];

/**
 * A challenge; the documents show the choice of Timer Visibility in its editor, and `ai_transformation` is from [G41].
 */
export const TASK = {
  ...fields('id', 'name', 'description', 'photo', 'position', 'task_type', 'task_subtype', 'points'),
  ...fields('trivia', 'multiplechoice', ...FIVE.map((n) => `trivia_points_${n}`), 'trivia_points_unlimited'),
  ...fields('overlay', 'fullscreen', 'qr_url', 'video_length', 'timer', 'timer_visible', 'quantity'),
  ...fields('starts_at', 'ends_at', 'address', 'latitude', 'longitude'),
  ...fields('arrival_location_radius', 'arrival_image', 'arrival_video'),
  ...fields('unlock_by_task_id', 'unlock_by_task_ids', 'unlock_by_location_radius', 'hide_locked'),
  ...fields(...FIVE.flatMap((n) => [`hint_${n}`, `hint_${n}_points`]), 'reward_title', 'reward_description'),
  ...fields('hide_answers', 'reel_enabled', 'reel_intro', 'ai_transformation'),
  tags: fields('label'),
  tour: TOUR,
  placeholders: PLACEHOLDER,
  assets: { photos: FILE, videos: FILE, models: FILE },
  realities: REALITY,
};

/** A group. Its name is sent under both words ([G48]). */
export const GROUP = {
  ...fields('id', 'name', 'label', 'game_id'),
  teams: { ...fields('id', 'name'), assets: { photos: { url: true } } },
} as const;

const PERSON = fields('id', 'email', 'name');
const PHOTOS = { photos: FILE };

/** The response of GET /teams/organize.json, with the lists of [G91]. */
export const TEAMS = {
  teams: {
    ...fields('id', 'name'),
    users: {
      ...PERSON,
      password_generated: true,
      game: fields('code', 'administrator', 'coordinator', 'banned', 'creator', 'super_admin'),
    },
    assets: PHOTOS,
  },
  unassigned_users: PERSON,
  administrators: PERSON,
  coordinators: PERSON,
  banned: PERSON,
  invitations: PERSON,
} as const;

/** A submission. */
export const ANSWER = {
  ...fields('id', 'type', 'sub_type', 'address', 'duplicate', 'created_at', 'approved_at', 'featured_at'),
  ...fields('rejected_at', 'comment', 'late', 'latitude', 'longitude', 'points', 'regenerate', 'review_key'),
  ...fields('share_location', 'trivia', 'user_id', 'count'),
  assets: { photos: FILE, videos: FILE, audios: FILE },
  game: fields('id', 'name'),
  task: fields('id', 'name', 'description', 'points'),
  team: fields('id', 'name'),
};

const RANKED = { ...fields('id', 'name', 'points', 'points_place', 'place', 'completed'), assets: PHOTOS };
/** The response of the leaderboard. */
export const LEADERBOARD = { teams: RANKED, my: RANKED };

/** A reward. */
export const REWARD = {
  ...fields('id', 'title', 'description', 'photo', 'first', 'trig', 'style', 'push', 'points'),
};

/** The signed-in account, with its features ([G24]). */
export const CURRENT_USER = fields('id', 'email', 'super_admin', 'features');
/** The response of signing in and refreshing. */
export const TOKENS = fields('token', 'refresh_token', 'lifespan');
/** The statistics of a game. */
export const ANALYTICS = fields('teams', 'players', 'players_per_team');
