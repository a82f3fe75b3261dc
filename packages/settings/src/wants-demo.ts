import type { Values } from './all-settings';

/**
 * Whether an empty database gets the demo. Its passwords are public, so a server that others can reach, or with data
 * outside the data folder, must request it.
 */
export const wantsDemo = ({ WAYMARK_DEMO: asked, WAYMARK_URL: url, DATABASE_URL: database }: Values): boolean =>
  asked ?? (url === undefined && database === undefined);
