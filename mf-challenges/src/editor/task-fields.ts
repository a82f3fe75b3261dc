import { type TaskAssetName, type TaskWrite, taskWriteSchema } from '@waymark/contract';
import { type EditsOf, editingOf, type FieldRow, type FieldsOfKind, wallTimes } from '@waymark/host-kit';
import type { TabName } from './tabs/tabs';

/** The five slots of attempts and hints. */
export const FIVE = [1, 2, 3, 4, 5] as const;

const LINE = { max: 255 } as const;
const RICH = { limit: 100_000 } as const;

const attempt = (n: number) =>
  ({ section: 'basics', label: 'Points of attempt {n}', n, kind: 'number', empty: null }) as const;
const hint = (n: number) => ({ section: 'hints', label: 'Hint {n}', n, kind: 'text', rule: LINE }) as const;
const deduction = (n: number) => ({ section: 'hints', label: 'Deduction of hint {n}', n, kind: 'number' }) as const;
const tour = (n: number) => ({ section: 'basics', label: 'Tour picture {n}', n, kind: 'apart' }) as const;

/** Files have two fields each, and the position is changed in the list. */
type Edited = Exclude<keyof TaskWrite, `${string}_media_${string}` | 'position'>;

/** The fields of the editor with tab, label and kind. */
export const TASK_FIELDS = {
  standard: { section: 'basics', label: 'Image', kind: 'apart' },
  name: { section: 'basics', label: 'Headline', kind: 'text', rule: LINE },
  task_type: { section: 'basics', label: 'Completion type', kind: 'choice', empty: 0 },
  task_subtype: { section: 'basics', label: 'Shared as', kind: 'choice', empty: 0 },
  points: { section: 'basics', label: 'Points', kind: 'number' },
  trivia: { section: 'basics', label: 'Valid answers', kind: 'text', rule: LINE },
  multiplechoice: { section: 'basics', label: 'Answers', kind: 'text', rule: { limit: 255 } },
  trivia_points_1: attempt(1),
  trivia_points_2: attempt(2),
  trivia_points_3: attempt(3),
  trivia_points_4: attempt(4),
  trivia_points_5: attempt(5),
  trivia_points_unlimited: {
    section: 'basics',
    label: 'Points of each further attempt',
    kind: 'number',
    empty: null,
  },
  overlay: { section: 'basics', label: 'Overlay image', kind: 'apart' },
  qr_url: { section: 'basics', label: 'QR address', kind: 'text', rule: { max: 1024, whole: true } },
  video_length: { section: 'basics', label: 'Video length', kind: 'choice', empty: null },
  ai_transformation: { section: 'basics', label: 'AI transformation', kind: 'text', rule: LINE },
  description: { section: 'basics', label: 'Description', kind: 'text', rule: RICH },
  fullscreen: { section: 'basics', label: 'Full screen', kind: 'flag' },
  tour_1: tour(1),
  tour_2: tour(2),
  tour_3: tour(3),
  tour_4: tour(4),
  arrival_image: { section: 'arrival', label: 'Arrival image', kind: 'apart' },
  arrival_video: { section: 'arrival', label: 'Arrival video', kind: 'apart' },
  reel_enabled: { section: 'reels', label: 'Include in reels', kind: 'flag' },
  reel_intro: { section: 'reels', label: 'Reel intro', kind: 'text', rule: LINE },
  unlock_by_task_id: { section: 'locks', label: 'Lock by challenge', kind: 'choice', empty: null },
  unlock_by_task_ids: { section: 'locks', label: 'Lock by challenge', kind: 'choice', empty: '' },
  unlock_by_location_radius: { section: 'locks', label: 'Lock by radius', kind: 'choice', empty: 0 },
  address: { section: 'location', label: 'Location', kind: 'choice', empty: '' },
  latitude: { section: 'location', label: 'Location', kind: 'choice', empty: null },
  longitude: { section: 'location', label: 'Location', kind: 'choice', empty: null },
  arrival_location_radius: { section: 'location', label: 'Arrival radius', kind: 'choice', empty: 0 },
  hint_1: hint(1),
  hint_2: hint(2),
  hint_3: hint(3),
  hint_4: hint(4),
  hint_5: hint(5),
  hint_1_points: deduction(1),
  hint_2_points: deduction(2),
  hint_3_points: deduction(3),
  hint_4_points: deduction(4),
  hint_5_points: deduction(5),
  reward_title: { section: 'rewards', label: 'Reward title', kind: 'text', rule: LINE },
  reward: { section: 'rewards', label: 'Reward image', kind: 'apart' },
  reward_description: { section: 'rewards', label: 'Reward description', kind: 'text', rule: RICH },
  starts_at: { section: 'timing', label: 'Start', kind: 'moment' },
  ends_at: { section: 'timing', label: 'Finish', kind: 'moment' },
  timer: { section: 'timers', label: 'Timer', kind: 'number' },
  timer_visible: { section: 'timers', label: 'Timer Visibility', kind: 'flag' },
  hide_locked: { section: 'visibility', label: 'Hide while locked', kind: 'flag' },
  hide_answers: { section: 'visibility', label: 'Hide answers', kind: 'flag' },
  tags: { section: 'tags', label: 'Tags', kind: 'apart' },
  quantity: { section: 'quantity', label: 'Number available', kind: 'number' },
  correct: { section: 'post-completion', label: 'Image for correct answers', kind: 'apart' },
  incorrect: { section: 'post-completion', label: 'Image for incorrect answers', kind: 'apart' },
  ya: { section: 'post-completion', label: 'Video for correct answers', kind: 'apart' },
  naw: { section: 'post-completion', label: 'Video for incorrect answers', kind: 'apart' },
} as const satisfies Readonly<Record<Edited | TaskAssetName | 'tags', FieldRow<TabName>>>;

type TaskFields = typeof TASK_FIELDS;
/** The names of the editor's fields, files included. */
export type TaskField = keyof TaskFields;
/** Fields that are saved by separate calls: files and labels. */
export type ApartField = FieldsOfKind<TaskFields, 'apart'>;
/** The text fields, each with a draft of its own. */
export type TextField = FieldsOfKind<TaskFields, 'text'>;
/** The switches. */
export type SwitchField = FieldsOfKind<TaskFields, 'flag'>;
/** The numbers that are typed. */
export type NumberField = FieldsOfKind<TaskFields, 'number'>;
/** The edits of a challenge, as the screen holds them. */
export type TaskEdits = EditsOf<TaskFields, TaskWrite>;

/** The editing of a challenge's fields. */
export const TASK_EDITING = editingOf(TASK_FIELDS, taskWriteSchema, wallTimes);

/** Whether the editor has a field of this name. */
export const isTaskField = (field: string): field is TaskField => field in TASK_FIELDS;

/** Whether a field is edited as a value, and not by separate calls. */
export const isEdited = (field: TaskField): field is Exclude<TaskField, ApartField> =>
  TASK_FIELDS[field].kind !== 'apart';

/** The tab of a field, also by the names of its file's fields. */
export function tabOf(field: string): TabName {
  const name = field.replace(/_media_(uuid|extension)$/, '');
  return isTaskField(name) ? TASK_FIELDS[name].section : 'basics';
}
