import { fileURLToPath } from 'node:url';

/** Where the drawn pictures, clips and sounds lie. */
export const ART = fileURLToPath(new URL('../art/', import.meta.url));
