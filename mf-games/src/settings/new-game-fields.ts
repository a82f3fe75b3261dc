import { GAME_DEFAULTS, type GameWrite } from '@waymark/contract';
import { type NewGameEdits, toWrite } from './game-changes';

/** What a new game starts from; the rest is the provider's to choose. */
const STARTING_POINT = {
  category: GAME_DEFAULTS.category,
  game_type: GAME_DEFAULTS.game_type,
  license_type: GAME_DEFAULTS.license_type,
  signed_legal: GAME_DEFAULTS.signed_legal,
} as const;

/**
 * What is sent to create a game. Without a mode, start, finish and zone are left out ([G31]); 0 (scheduled) is a mode.
 */
export function newGameFields(edits: NewGameEdits): GameWrite {
  const tz = edits.tz ?? GAME_DEFAULTS.tz;
  const { start_at, finish_at, tz: _, ...filled } = toWrite(edits, tz);
  const { start_anytime } = filled;
  if (start_anytime === undefined || start_anytime === null) return { ...STARTING_POINT, ...filled };
  return {
    ...STARTING_POINT,
    ...filled,
    ...(start_at === undefined ? {} : { start_at }),
    ...(finish_at === undefined ? {} : { finish_at }),
    tz,
  };
}
