import { type Translate, useTranslate } from '@waymark/host-kit';
import { useCallback } from 'react';
import type { TaskField } from './task-edits';

type Numbered = `${'hint_' | 'trivia_points_' | 'tour_'}${number}` | `hint_${number}_points`;

const FIELD_LABELS = {
  name: 'Headline',
  description: 'Description',
  standard: 'Image',
  task_type: 'Completion type',
  task_subtype: 'Shared as',
  points: 'Points',
  trivia: 'Valid answers',
  multiplechoice: 'Answers',
  trivia_points_unlimited: 'Points of each further attempt',
  overlay: 'Overlay image',
  fullscreen: 'Full screen',
  qr_url: 'QR address',
  video_length: 'Video length',
  timer: 'Timer',
  timer_visible: 'Timer Visibility',
  quantity: 'Number available',
  starts_at: 'Start',
  ends_at: 'Finish',
  address: 'Location',
  latitude: 'Location',
  longitude: 'Location',
  arrival_location_radius: 'Arrival radius',
  arrival_image: 'Arrival image',
  arrival_video: 'Arrival video',
  unlock_by_task_id: 'Lock by challenge',
  unlock_by_task_ids: 'Lock by challenge',
  unlock_by_location_radius: 'Lock by radius',
  hide_locked: 'Hide while locked',
  hide_answers: 'Hide answers',
  reward_title: 'Reward title',
  reward_description: 'Reward description',
  reward: 'Reward image',
  reel_enabled: 'Include in reels',
  reel_intro: 'Reel intro',
  ai_transformation: 'AI transformation',
  correct: 'Image for correct answers',
  incorrect: 'Image for incorrect answers',
  ya: 'Video for right answers',
  naw: 'Video for wrong answers',
  tags: 'Tags',
} as const satisfies Readonly<Record<Exclude<TaskField, Numbered>, string>>;

const isNumbered = (field: TaskField): field is TaskField & Numbered => !(field in FIELD_LABELS);

function labelOf(field: TaskField, t: Translate): string {
  if (!isNumbered(field)) return t(FIELD_LABELS[field]);
  const n = Number(/\d/.exec(field)?.[0]);
  if (field.startsWith('hint_'))
    return field.endsWith('_points') ? t('Deduction of hint {n}', { n }) : t('Hint {n}', { n });
  return field.startsWith('tour_') ? t('Tour picture {n}', { n }) : t('Points of attempt {n}', { n });
}

/** Whether the editor has a field of this name. */
export const isTaskField = (field: string): field is TaskField =>
  field in FIELD_LABELS || /^(hint_\d(_points)?|trivia_points_\d|tour_\d)$/.test(field);

/** What the fields of the editor are called. */
export function useFieldLabel(): (field: TaskField) => string {
  const t = useTranslate();
  return useCallback((field: TaskField) => labelOf(field, t), [t]);
}
