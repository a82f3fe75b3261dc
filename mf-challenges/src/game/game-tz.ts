import { GAME_DEFAULTS } from '@waymark/contract';

/** The zone of a game as it stores it, or the default of games; undefined while the game is unknown. */
export const gameTz = (game: { readonly tz?: string | undefined } | undefined): string | undefined =>
  game && (game.tz || GAME_DEFAULTS.tz);
