import { answersIn, TASK_TYPE } from '@waymark/contract';
import { type Template, templatesIn } from '@waymark/provider/data';
import type { Challenge } from './challenge';

/** The challenges of a provider template; undefined if there is none of that name. */
export const templateChallenges = (name: string): readonly Challenge[] | undefined =>
  templatesIn([])
    .find((template) => template.name === name)
    ?.tasks.map(challengeOf);

function challengeOf(task: Template['tasks'][number]): Challenge {
  const { name, task_type: type, points, description = '', after, latitude, longitude } = task;
  const choices = answersIn(task.multiplechoice ?? '');
  const attempts = [task.trivia_points_1, task.trivia_points_2].filter((one) => typeof one === 'number');
  const valid = type === TASK_TYPE.qrCode ? task.qr_url : task.trivia;
  return {
    name,
    type,
    points,
    description,
    tags: [],
    written: [],
    subtype: (task.task_subtype ?? 0) as 0 | 1 | 2,
    attempts,
    ...(valid === undefined ? {} : { valid }),
    ...(choices.length > 0 ? { choices } : {}),
    ...(task.hint_1 ? { hints: [[task.hint_1, task.hint_1_points ?? 0]] } : {}),
    ...(task.video_length ? { videoLength: task.video_length as NonNullable<Challenge['videoLength']> } : {}),
    ...(task.timer ? { timer: task.timer } : {}),
    ...(after ? { after: [after.number, ...(after.answers ?? [])], hideLocked: true } : {}),
    ...(task.reward_title ? { reward: [task.reward_title, task.reward_description ?? ''] } : {}),
    ...(typeof latitude === 'number' && typeof longitude === 'number'
      ? { at: [task.address ?? '', latitude, longitude, task.arrival_location_radius ?? 0, 0] }
      : {}),
  };
}
