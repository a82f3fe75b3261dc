/** What the list shows only once somebody does something with it: one script, fetched when the page rests. */
export { ReadinessMark } from '../readiness/readiness-mark';
export { saveSheet } from '../spreadsheets/save-sheet';
export { ListExtras } from './list-extras';
export { makeChallenge, outcomeOf } from './make-challenge';
export { SelectionBar } from './selection/selection-bar';
