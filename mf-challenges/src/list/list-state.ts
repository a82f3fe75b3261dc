import type { TaskId } from '@waymark/contract';
import { idsPerGame, perGame } from '@waymark/host-kit/screen-state';

/** Selected challenges, on any page. */
export const selectedTasks = idsPerGame<TaskId>();

/** Whether the readiness panel is open. */
export const checkOpen = perGame(false);

/** Whether the map above the list is expanded. */
export const mapOpen = perGame(false);

/** Text of the map's search. */
export const mapSearch = perGame('');

/** Whether the list shows only the open challenges. */
export const onlyOpen = perGame(false);
