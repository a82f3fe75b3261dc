import { createRequire } from 'node:module';

/** Where the font's Latin file lies on disk, for a build that copies it. Node only. */
export const interLatinFile = (): string =>
  createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2');
