import { GAME_MODE, GAME_TYPE } from '@waymark/contract';
import type { GameRow, GameValues } from '../repo';

/** Maximum length of a name. */
const LONGEST_NAME = 255;

/**
 * The fields of a private copy: the game's own, but unlisted, not promoted, not scheduled, and without purchases or
 * liberated packages. Copies are edited before they are played, so that none is open from the beginning.
 */
export function privateCopyOf(game: GameRow, code: string): GameValues & { readonly name: string; code: string } {
  const { id: _, creator_id: __, created_at: ___, updated_at: ____, ...fields } = game;
  return {
    ...fields,
    code,
    name: shortened(`Copy of ${game.name}`),
    start_anytime: game.start_anytime === GAME_MODE.anytime ? GAME_MODE.scheduled : game.start_anytime,
    start_at: null,
    finish_at: null,
    searchability: 0,
    game_type: GAME_TYPE.standard,
    license_type: 1,
    grey_enabled: false,
    reels_enabled: false,
    dropbox_enabled: false,
    liberated_team: false,
    liberated_branding: false,
    liberated_library: false,
  };
}

/** Cuts between characters, because half an emoji cannot be stored. */
const shortened = (name: string): string => name.slice(0, LONGEST_NAME).replace(/[\uD800-\uDBFF]$/, '');
