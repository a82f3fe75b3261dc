import { asGameId, GAME_DEFAULTS, type Game, type GameRow } from '@waymark/contract';

let games = 4000;

/** A row of the games list in a response. */
export function buildGameRow(overrides: Partial<GameRow> = {}): GameRow {
  games += 1;
  return {
    id: asGameId(games),
    name: `Game ${games}`,
    code: `CODE${games}`,
    category: GAME_DEFAULTS.category,
    updated_at: '2026-11-20T10:00:00.000Z',
    start_anytime: 0,
    tz: GAME_DEFAULTS.tz,
    user: { access: 'Created', super_admin: false },
    export_player_enabled: 0,
    liberated: { team: false, branding: false, library: false },
    ...overrides,
  };
}

/** A game in a response. */
export function buildGame(overrides: Partial<Game> = {}): Game {
  const { liberated: _, ...row } = buildGameRow();
  return {
    ...row,
    description: 'Find the brass pilot.',
    cheats: [],
    game_type: GAME_DEFAULTS.game_type,
    license_type: GAME_DEFAULTS.license_type,
    signed_legal: GAME_DEFAULTS.signed_legal,
    review: GAME_DEFAULTS.review,
    leaderboard_visible: GAME_DEFAULTS.leaderboard_visible,
    start_at: '2026-11-21T19:30:00.000Z',
    finish_at: '2026-11-21T21:30:00.000Z',
    tour: [],
    assets: { photos: [], videos: [] },
    placeholders: [],
    task_reels: [],
    team_reels: [],
    ...overrides,
  };
}
