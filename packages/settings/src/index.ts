export type { Values } from './all-settings';
export { type ReadValues, readValues, type Variables } from './read-values';
export { settingsTable } from './settings-table';
export { wantsDemo } from './wants-demo';
