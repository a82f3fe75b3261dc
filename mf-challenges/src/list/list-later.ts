/** What the list needs only after an interaction: one chunk, loaded when the page is idle. */
export { ReadinessMark } from '../readiness/readiness-mark';
export { saveSheet } from '../spreadsheets/save-sheet';
export { ListExtras } from './list-extras';
export { makeChallenge, outcomeOf } from './make-challenge';
export { SelectionBar } from './selection/selection-bar';
