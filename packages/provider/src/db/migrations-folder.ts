import { fileURLToPath } from 'node:url';

/** Folder of the migrations. */
export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
