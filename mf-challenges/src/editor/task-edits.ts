import {
  formatWallTime,
  ianaZoneOf,
  TASK_ASSET_NAMES,
  type Task,
  type TaskAssetName,
  type TaskWrite,
} from '@waymark/contract';

type Times = 'starts_at' | 'ends_at';
type Files = `${TaskAssetName}_media_${'uuid' | 'extension'}`;

/** What an organiser edits in a challenge, as the screen holds it: instants in ISO 8601, nothing set as null. */
export type TaskEdits = Readonly<Omit<TaskWrite, Times | Files | 'position'> & { [Field in Times]?: string | null }>;

/** The fields of the editor: what is edited by name, and the files by the name under which a challenge keeps them. */
export type TaskField = keyof TaskEdits | TaskAssetName | 'tags';

/** The text fields, each with a draft of its own. */
export type TextField =
  | 'name'
  | 'description'
  | 'trivia'
  | 'multiplechoice'
  | 'qr_url'
  | 'reward_title'
  | 'reward_description'
  | 'reel_intro'
  | 'ai_transformation'
  | HintField;
/** The messages of the hints. */
export type HintField = `hint_${1 | 2 | 3 | 4 | 5}`;
/** Switches: 1 is on, 0 is off. */
export type SwitchField = 'fullscreen' | 'timer_visible' | 'hide_locked' | 'hide_answers' | 'reel_enabled';

/** The five places of attempts and hints. */
export const FIVE = [1, 2, 3, 4, 5] as const;

/**
 * Edits as they are written: dates as wall time of the game's zone ([G32]), an emptied date as an empty text.
 * @param tz zone of the game, as the game names it
 */
export function toWrite({ starts_at, ends_at, ...edits }: TaskEdits, tz: string | undefined): TaskWrite {
  const zone = ianaZoneOf(tz) ?? 'UTC';
  const wallTime = (instant: string | null) => (instant === null ? '' : formatWallTime(instant, zone));
  return {
    ...edits,
    ...(starts_at === undefined ? {} : { starts_at: wallTime(starts_at) }),
    ...(ends_at === undefined ? {} : { ends_at: wallTime(ends_at) }),
  };
}

const NOTHING = new Set<string>(['starts_at', 'ends_at', 'latitude', 'longitude', 'video_length', 'unlock_by_task_id']);
const NUMBERS = new Set<string>([
  'task_type',
  'task_subtype',
  'points',
  'fullscreen',
  'timer',
  'timer_visible',
  'quantity',
  'arrival_location_radius',
  'unlock_by_location_radius',
  'hide_locked',
  'hide_answers',
  'reel_enabled',
]);

/** What a field that holds nothing is written as. */
export function emptyOf(field: string): unknown {
  if (NOTHING.has(field) || field.startsWith('trivia_points_')) return null;
  return NUMBERS.has(field) || field.endsWith('_points') ? 0 : '';
}

/** The parts of a challenge that tell of files: they come from the save itself, without another read. */
export function filesOf(task: Task): Partial<Task> {
  const { photo, overlay, arrival_image, arrival_video, tour, assets, placeholders } = task;
  return { photo, overlay, arrival_image, arrival_video, tour, assets, placeholders };
}

/** Whether a field of the editor is one of the files. */
export const isFile = (field: string): field is TaskAssetName =>
  (TASK_ASSET_NAMES as readonly string[]).includes(field);
