import { GAME_DEFAULTS, type GameWrite, gameWriteSchema } from '@waymark/contract';
import { type EditsOf, editingOf, fieldsOf, partOf, wallTimes } from '@waymark/host-kit';
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
  const filled = filledFields(edits, tz);
  return { ...STARTING_POINT, ...filled, ...(hasMode(filled) && { tz }) };
}

/**
 * What was typed besides name and zone, for a game made from a template: no defaults, and nothing that was cleared again.
 * @param tz the zone of the game
 */
export function fieldsBesideStart(edits: NewGameEdits, tz: string): GameWrite {
  const { name: _, ...others }: GameWrite = filledFields(edits, tz);
  const isCleared = (field: keyof typeof others) => field in NEW_GAME_EDITING.textRules && others[field] === '';
  return partOf(
    others,
    fieldsOf(others).filter((field) => !isCleared(field)),
  );
}

/** The edits as the API expects them, without the zone, and without start and finish if there is no mode. */
function filledFields(edits: NewGameEdits, zone: string): GameWrite {
  const { start_at, finish_at, tz: _, code, ...others } = NEW_GAME_EDITING.toWrite(edits, zone);
  // An entry code that was cleared again is generated, like one that was never typed.
  const filled = { ...others, ...(code && { code }) };
  if (!hasMode(filled)) return filled;
  return {
    ...filled,
    ...(start_at === undefined ? {} : { start_at }),
    ...(finish_at === undefined ? {} : { finish_at }),
  };
}

const hasMode = ({ start_anytime }: GameWrite): boolean => start_anytime !== undefined && start_anytime !== null;
