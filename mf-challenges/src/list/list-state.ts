import type { TaskId } from '@waymark/contract';
import { idsPerGame, perGame } from '@waymark/host-kit/screen-state';

/** Challenges that are selected, on whatever page. */
export const selectedTasks = idsPerGame<TaskId>();

/** Whether what is wrong with the challenges is listed above them. */
export const checkOpen = perGame(false);

/** Whether the map is unfolded where it has no place of its own. */
export const mapOpen = perGame(false);
