import {
  answersIn,
  CHOICE_LENGTH,
  CHOICES_MAX,
  hasLockSign,
  POINTS_MAX,
  TASK_TYPE,
  taskWriteSchema,
  UNLIMITED,
  VIDEO_LENGTHS,
} from '@waymark/contract';
import { cleanTexts } from '../rich-text/clean-texts';
import type { WorkPool } from '../work/work-pool';
import { readWindow, type Window } from './check-times';
import { type Faults, fault, refuseFaults } from './faults';
import type { TaskRow, TaskValues } from './repo';
import { type CleanTaskBody, RICH, type TaskBody } from './task-body';

/** The current values that the checks need. */
export type TaskBefore = Pick<TaskRow, 'task_type' | 'points' | 'starts_at' | 'ends_at' | 'latitude' | 'longitude'>;

/** A new challenge before its first write. */
export const FRESH_TASK: TaskBefore = {
  task_type: TASK_TYPE.photo,
  points: 0,
  starts_at: null,
  ends_at: null,
  latitude: null,
  longitude: null,
};

const ATTEMPTS = [1, 2, 3, 4, 5] as const;
const CHECKED = [
  'position',
  'multiplechoice',
  'starts_at',
  'ends_at',
  'unlock_by_task_id',
  'unlock_by_task_ids',
] as const;
type AsItIs = Exclude<keyof CleanTaskBody, (typeof CHECKED)[number] | `${string}_media_${string}`>;

/** Fields stored as sent: all but locations, locks, times and files. Each has a column. */
const AS_THEY_ARE = Object.keys(taskWriteSchema.shape).filter(
  (field): field is keyof Pick<TaskValues, AsItIs> =>
    !(CHECKED as readonly string[]).includes(field) && !field.includes('_media_'),
);

/** Sanitises formatted texts; done before the transaction because it may be slow. */
export const cleanTask = <Body extends TaskBody>(
  work: WorkPool,
  by: number,
  body: Body,
): Promise<CleanTaskBody<Body>> => cleanTexts(work, by, body, RICH);

/**
 * Converts a body into stored values. Only checks single values; positions, locks and files involve other records.
 * @param zone of the game
 * @throws {ApiError} 422 naming every invalid field
 */
export function checkFields(body: CleanTaskBody, before: TaskBefore, tz: string): TaskValues {
  const faults: Faults = {};
  const window = readWindow(body, tz, faults);
  const read = readFields(body, before, window);
  refuseFaults({ ...faults, ...read.faults });
  return read.values;
}

/**
 * The same for callers that report errors themselves.
 * @param window the sent times, from `readWindow`
 */
export function readFields(
  body: CleanTaskBody,
  before: TaskBefore,
  window: Partial<Window>,
): { values: TaskValues; faults: Faults } {
  const faults: Faults = {};
  const values: TaskValues = { ...window };
  for (const field of AS_THEY_ARE) if (body[field] !== undefined) Object.assign(values, { [field]: body[field] });
  if (body.multiplechoice !== undefined) values.multiplechoice = body.multiplechoice.split(',').map(cut).join(',');
  const after = { ...before, ...values };
  checkPoints(body, after.task_type, faults);
  // Only trivia is unlimited.
  if (body.task_type !== undefined && after.task_type !== TASK_TYPE.trivia && body.points === undefined) {
    if (after.points > POINTS_MAX) values.points = POINTS_MAX;
  }
  checkAnswers(body, after.task_type, faults);
  // Without a location there is nothing to arrive at.
  if (body.latitude === null || body.longitude === null) {
    values.arrival_location_radius = 0;
    values.unlock_by_location_radius = 0;
  }
  if (body.unlock_by_location_radius && (after.latitude === null || after.longitude === null)) {
    faults.unlock_by_location_radius = fault('radius-without-place');
  }
  const touched = values.starts_at !== undefined || values.ends_at !== undefined;
  if (touched && after.starts_at && after.ends_at && after.ends_at <= after.starts_at) {
    faults.ends_at = fault('ends-first');
  }
  return { values, faults };
}

/** Cuts between characters, because half an emoji cannot be stored. */
function cut(answer: string): string {
  const letters = [...answer.trim()];
  return letters.length > CHOICE_LENGTH ? letters.slice(0, CHOICE_LENGTH).join('') : answer;
}

function checkPoints(body: CleanTaskBody, type: number, faults: Faults): void {
  const check = (field: keyof CleanTaskBody, most: number, unlimited: boolean) => {
    const value = body[field];
    if (typeof value !== 'number' || value <= most || (unlimited && value === UNLIMITED)) return;
    const range = { from: 0, to: most };
    faults[field] = unlimited ? fault('range-or-unlimited', { ...range, unlimited: UNLIMITED }) : fault('range', range);
  };
  check('points', POINTS_MAX, type === TASK_TYPE.trivia);
  for (const n of ATTEMPTS) {
    check(`trivia_points_${n}`, POINTS_MAX, true);
    check(`hint_${n}_points`, 99, true);
  }
  if (body.video_length && !VIDEO_LENGTHS.some((length) => length === body.video_length)) {
    faults.video_length = fault('seconds', { lengths: VIDEO_LENGTHS.join(', ') });
  }
}

function checkAnswers({ multiplechoice, qr_url }: CleanTaskBody, type: number, faults: Faults): void {
  const answers = answersIn(multiplechoice ?? '');
  const wrong = type === TASK_TYPE.splitPath ? answers.find(hasLockSign) : undefined;
  if (answers.length > CHOICES_MAX) faults.multiplechoice = fault('choices', { most: CHOICES_MAX });
  else if (wrong !== undefined) faults.multiplechoice = fault('split-signs', { answer: wrong });
  // Builders turn it into a link.
  if (qr_url !== undefined && /^(javascript|data|vbscript):/i.test([...qr_url].filter((sign) => sign > ' ').join(''))) {
    faults.qr_url = fault('qr-script');
  }
}
