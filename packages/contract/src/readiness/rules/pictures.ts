import { TASK_TYPE } from '../../entities/task-type';
import type { Finding, GameContent, PhotoToCheck, TaskToCheck } from '../finding';

/** Recommended pixels on a photo's shorter side. */
const LEAST = 800;
const STICKERS = ['645x860', '1290x1720'];
const OVERLAID: readonly number[] = [TASK_TYPE.sticker, TASK_TYPE.backgroundPhoto, TASK_TYPE.backgroundVideo];

/** Whether something can be said about a photo without knowing the others. */
export const isPictureLookedAt = ({ name, width, height }: PhotoToCheck): boolean =>
  name === 'overlay' || (!!width && !!height && Math.min(width, height) < LEAST);

/** Missing photos, and those of unsuitable size. Unknown sizes are ignored. */
export function* checkPictures({ tasks }: GameContent): Iterable<Finding> {
  for (const task of tasks) {
    yield* checkOverlay(task);
    for (const photo of task.assets?.photos ?? []) {
      const { name = '', width, height } = photo;
      if (name === 'overlay' || !width || !height || !isPictureLookedAt(photo)) continue;
      const values = { width, height, least: LEAST };
      yield { rule: 'small-picture', level: 'advice', task: task.id, field: name, values };
    }
  }
}

function* checkOverlay({ id, task_type, overlay, assets, placeholders }: TaskToCheck): Iterable<Finding> {
  if (!OVERLAID.includes(task_type ?? -1)) return;
  const file = assets?.photos.find(({ name }) => name === 'overlay');
  const known = file || overlay || placeholders?.some(({ key }) => key === 'overlay');
  if (!known) yield { rule: 'no-overlay', level: 'advice', task: id, field: 'overlay' };
  const { width, height } = file ?? {};
  if (task_type === TASK_TYPE.sticker && width && height && !STICKERS.includes(`${width}x${height}`)) {
    yield { rule: 'sticker-size', level: 'advice', task: id, field: 'overlay', values: { width, height } };
  }
}
