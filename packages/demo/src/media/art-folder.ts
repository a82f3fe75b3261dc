import { fileURLToPath } from 'node:url';

/** Folder of the drawn pictures, clips and sounds. */
export const ART = fileURLToPath(new URL('../art/', import.meta.url));
