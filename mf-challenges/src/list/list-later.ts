/** What the list shows only once somebody does something with it: one script, fetched when the page rests. */
export { ReadinessMark } from '../readiness/readiness-mark';
export { ListDialogs } from './list-dialogs';
export { LastChangeLine } from './selection/last-change-line';
export { SelectionBar } from './selection/selection-bar';
export { RecentlyDeleted } from './trash/recently-deleted';
