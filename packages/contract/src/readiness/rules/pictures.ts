import { TASK_TYPE } from '../../entities/task-type';
import type { Finding, GameContent, PhotoToCheck, TaskToCheck } from '../finding';

/** Recommended pixels on a photo's shorter side. */
const LEAST = 800;
const STICKERS = ['645x860', '1290x1720'];
const OVERLAID: readonly number[] = [TASK_TYPE.sticker, TASK_TYPE.backgroundPhoto, TASK_TYPE.backgroundVideo];

const isSmall = ({ width, height }: PhotoToCheck): boolean => !!width && !!height && Math.min(width, height) < LEAST;
/** Whether people who cannot see a photo miss nothing. */
export const isDescribed = ({ alt, decorative }: PhotoToCheck): boolean => decorative === true || !!alt?.trim();
/** Whether something can be said about a photo without knowing the others. */
export const isPictureLookedAt = (photo: PhotoToCheck): boolean =>
  photo.name === 'overlay' || isSmall(photo) || !isDescribed(photo);

/** Missing photos, those of unsuitable size, and those without a description. Unknown sizes are ignored. */
export function* checkPictures({ tasks, alternatives = false }: GameContent): Iterable<Finding> {
  for (const task of tasks) {
    yield* checkOverlay(task);
    for (const photo of task.assets?.photos ?? []) {
      const { name = '', width, height } = photo;
      if (alternatives && !isDescribed(photo) && (name !== 'overlay' || isOverlaid(task))) {
        yield { rule: 'picture-without-text', level: 'advice', task: task.id, field: name };
      }
      if (name === 'overlay' || !width || !height || !isSmall(photo)) continue;
      const values = { width, height, least: LEAST };
      yield { rule: 'small-picture', level: 'advice', task: task.id, field: name, values };
    }
  }
}

const isOverlaid = ({ task_type }: TaskToCheck): boolean => OVERLAID.includes(task_type ?? -1);

function* checkOverlay(task: TaskToCheck): Iterable<Finding> {
  if (!isOverlaid(task)) return;
  const { id, task_type, overlay, assets, placeholders } = task;
  const file = assets?.photos.find(({ name }) => name === 'overlay');
  const known = file || overlay || placeholders?.some(({ key }) => key === 'overlay');
  if (!known) yield { rule: 'no-overlay', level: 'advice', task: id, field: 'overlay' };
  const { width, height } = file ?? {};
  if (task_type === TASK_TYPE.sticker && width && height && !STICKERS.includes(`${width}x${height}`)) {
    yield { rule: 'sticker-size', level: 'advice', task: id, field: 'overlay', values: { width, height } };
  }
}
