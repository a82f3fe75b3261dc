import { fileURLToPath } from 'node:url';

/** Where the migrations lie. */
export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
