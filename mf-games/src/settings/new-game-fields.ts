import { GAME_DEFAULTS, type GameWrite, gameWriteSchema } from '@waymark/contract';
import { type EditsOf, editingOf, wallTimes } from '@waymark/host-kit';
import { GAME_FIELDS } from './game-fields';

const FILE = { section: 'basics', label: 'Photo', kind: 'choice', empty: '' } as const;
/** The fields of a new game: including its photo, which an existing game saves by a separate call. */
const NEW_GAME_FIELDS = { ...GAME_FIELDS, standard_media_uuid: FILE, standard_media_extension: FILE };

/** The edits of a new game. */
export type NewGameEdits = EditsOf<typeof NEW_GAME_FIELDS, GameWrite>;
/** The editing of a new game. */
export const NEW_GAME_EDITING = editingOf(NEW_GAME_FIELDS, gameWriteSchema, wallTimes);

/** The defaults that the form shows, because a provider may have others. The zone goes with a mode. */
const { tz: DEFAULT_ZONE, ...STARTING_POINT } = GAME_DEFAULTS;

/**
 * The request to create a game. Without a mode, start, finish and zone are left out ([G31]); 0 (scheduled) is a mode.
 */
export function newGameFields(edits: NewGameEdits): GameWrite {
  const tz = edits.tz ?? DEFAULT_ZONE;
  const { start_at, finish_at, tz: _, code, ...others } = NEW_GAME_EDITING.toWrite(edits, tz);
  // An entry code that was cleared again is generated, like one that was never typed.
  const filled = { ...others, ...(code && { code }) };
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
