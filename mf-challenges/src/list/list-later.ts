/** What the list needs only after an interaction: one chunk, loaded when the page is idle. */
export { ReadinessMark } from '../readiness/readiness-mark';
export { ListExtras } from './list-extras';
export { makeOrTell, takeBack, tellCopy, tellSuggestion } from './make-challenge';
export { MoreMenu } from './more-menu';
export { SelectionBar } from './selection/selection-bar';
